import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { User } from '../../../../contract/schemas/auth.ts';
import { queryClient } from '../../api/query-client.ts';
import { useUser } from '../../api/use-user.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { hasPart } from '../../lib/parts.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { subscriptionQuery } from './subscription-queries.ts';

function LibraryLink() {
  const { t } = useWords('subscription');
  return (
    <Link className="link inline-flex min-h-11 items-center" to={paths.library()}>
      {t('limit.library')}
    </Link>
  );
}

function MonthUsedUp({ user }: { user: User }) {
  const { t } = useWords('subscription');
  const { data } = useQuery(subscriptionQuery(user), queryClient);
  // Without a next payment known the month still ends, unless Premium does (`accessUntil`).
  const renews = data?.renewsAt ?? (user.accessUntil === null ? data?.periodEnd : null);
  return (
    <Notice className="mb-6" title={t('limit.monthTitle')}>
      {data?.renewalPending ? <p>{t('limit.monthRenewing')}</p> : null}
      {renews && !data?.renewalPending ? <p>{t('limit.monthUntil', { date: dayInWords(renews) })}</p> : null}
      {user.accessUntil ? <p>{t('limit.monthEnds', { date: dayInWords(user.accessUntil) })}</p> : null}
      <LibraryLink />
    </Notice>
  );
}

/** No stories left, with the next step by plan. */
export default function LimitReached() {
  const { t } = useWords('subscription');
  const { t: tErrors } = useWords('errors');
  const user = useUser();
  if (user && (user.isPremium || user.accessUntil !== null)) return <MonthUsedUp user={user} />;
  return (
    <Notice className="mb-6" title={t('limit.freeTitle')}>
      {hasPart('payments') ? (
        <>
          <p className="mb-3">{tErrors('error.story_limit_reached')}</p>
          <Link className="button button-primary" to={paths.subscribe()}>
            {t('limit.subscribe')}
          </Link>
        </>
      ) : (
        <LibraryLink />
      )}
    </Notice>
  );
}
