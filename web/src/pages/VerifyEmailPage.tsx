import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { asProblem } from '../api/problem.ts';
import { useUser } from '../api/use-user.ts';
import { PasswordField } from '../features/account/sign-in/PasswordField.tsx';
import { PasswordHelp } from '../features/account/sign-in/PasswordHelp.tsx';
import { confirmEmail } from '../features/account/verification/verification-requests.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Notice } from '../ui/Notice.tsx';
import { SmallBook } from '../ui/SmallBook.tsx';

/**
 * Email confirmation by a button: opening the link confirms nothing, because the owner of the address may open the link
 * of an account that a stranger registered with it. It also takes the account's session or password.
 */
export default function VerifyEmailPage() {
  const { t } = useWords('account');
  const { t: tErrors } = useWords('errors');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const user = useUser();
  const [error, setError] = useState<string | null>(null);
  /** Signed in as another account than the link's. */
  const [isOther, setOther] = useState(false);
  const [isDone, setDone] = useState(false);
  usePageTitle(t('verifyEmail.title'));

  const link = (
    <Link className="link inline-flex min-h-11 items-center" to={paths.profile()}>
      {t('verifyEmail.profile')}
    </Link>
  );
  if (token === '') {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('verifyEmail.title')}</h1>
        <Notice kind="problem">
          <p>{tErrors('error.link_invalid')}</p>
          <p>{link}</p>
        </Notice>
      </SmallBook>
    );
  }
  if (isDone) {
    return (
      <SmallBook>
        <h1 className="text-3xl">{t('verifyEmail.title')}</h1>
        <Notice title={t('verifyEmail.done')}>
          <p className="mb-4">{t('verifyEmail.doneBody')}</p>
          <Link className="button button-primary" to={paths.home()}>
            {t('verifyEmail.home')}
          </Link>
        </Notice>
      </SmallBook>
    );
  }
  const needsPassword = !user || isOther;
  return (
    <PasswordHelp
      title={t('verifyEmail.title')}
      lead={t(needsPassword ? 'verifyEmail.leadPassword' : 'verifyEmail.lead')}
      submitLabel={t('verifyEmail.confirm')}
      busyLabel={t('verifyEmail.checking')}
      check={(fields) => {
        const isMissing = needsPassword && fields('password') === '';
        setError(isMissing ? t('login.passwordRequired') : null);
        return !isMissing;
      }}
      send={async (fields) => {
        const password = needsPassword ? fields('password') : undefined;
        const outcome = await confirmEmail(token, password).catch((thrown) => {
          // A used link has confirmed the address already.
          if (user?.emailVerified && asProblem(thrown).code === 'link_invalid') return 'confirmed';
          throw thrown;
        });
        if (outcome === 'password required') setOther(true);
        else setDone(true);
      }}
      afterProblem={({ code }) => (code === 'link_invalid' ? link : null)}
      footer={
        needsPassword ? (
          <Link className="link inline-flex min-h-11 items-center" to={paths.forgotPassword()}>
            {t('verifyEmail.forgot')}
          </Link>
        ) : undefined
      }
    >
      {needsPassword ? (
        <PasswordField
          label={t('common.password')}
          name="password"
          autoComplete="current-password"
          error={error}
        />
      ) : null}
      <p className="text-ink-soft">{t('verifyEmail.notYours')}</p>
    </PasswordHelp>
  );
}
