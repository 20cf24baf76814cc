import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { errorReference, errorWords } from '../api/error-words.ts';
import { asProblem, Problem } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { verificationQuery } from '../features/email-verification/verification-query.ts';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { useUser } from '../features/session/use-session.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SmallBook } from '../ui/SmallBook.tsx';
import { Spinner } from '../ui/Spinner.tsx';

function Verification() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = useQuery({ ...verificationQuery(token), enabled: token !== '' }, queryClient);
  const user = useUser();

  // Opened once more, a used link has still done what it was for.
  const wasDone = token !== '' && query.isError && user?.emailVerified === true;
  if (query.isSuccess || wasDone) {
    return (
      <Notice title={t('verifyEmail.done')}>
        <p className="mb-4">{t('verifyEmail.doneBody')}</p>
        <Link className="button button-primary" to={paths.home()}>
          {t('verifyEmail.home')}
        </Link>
      </Notice>
    );
  }
  if (token !== '' && query.isPending) {
    return (
      <p className="flex items-center gap-3" role="status">
        <Spinner />
        {t('verifyEmail.checking')}
      </p>
    );
  }
  const { facts } = query.error ? asProblem(query.error) : new Problem({ code: 'link_invalid' });
  return (
    <Notice kind="problem" title={t('verifyEmail.failed')}>
      <p>{errorWords(t, facts)}</p>
      {facts.code === 'link_invalid' ? null : (
        <Button className="mt-3" onClick={() => query.refetch()}>
          {t('common.retry')}
        </Button>
      )}
      <Link className="link inline-flex min-h-11 items-center" to={paths.profile()}>
        {t('verifyEmail.profile')}
      </Link>
      <p className="error-code">{errorReference(t, facts)}</p>
    </Notice>
  );
}

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  usePageTitle(t('verifyEmail.title'));
  return (
    <SmallBook>
      <h1 className="text-3xl">{t('verifyEmail.title')}</h1>
      <Verification />
    </SmallBook>
  );
}
