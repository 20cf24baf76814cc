import { useState } from 'react';
import { Link } from 'react-router-dom';
import { STORIES_LENT_AT_RENEWAL } from '../../../../contract/limits.ts';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { Subscription } from '../../../../contract/schemas/billing.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { moneyInWords } from '../../i18n/money.ts';
import { useWords } from '../../i18n/words.ts';
import { hasPart } from '../../lib/parts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LoadFailed } from '../problems/LoadFailed.tsx';
import { usePortal } from '../subscription/leaving.ts';
import { PremiumBadge } from '../subscription/PremiumBadge.tsx';
import { ResumeButton } from '../subscription/ResumeButton.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import '../subscription/subscription.css';
import { CancelDialog } from './CancelDialog.tsx';
import MonthPicture from './MonthPicture.tsx';
import { Section } from './Section.tsx';
import { hasPremiumQuota, useStoriesLeft } from './stories-left.ts';

/** Dates of the subscription: until when the remaining stories can be used, and what follows. */
function Dates({ subscription }: { subscription: Subscription }) {
  const { t } = useWords('profile');
  const { t: tSubscription } = useWords('subscription');
  const { subscriptionState, renewsAt, renewalPending, accessUntil, endedAt, price } = subscription;
  if (renewalPending) {
    return <Notice>{t('profile.plan.renewing', { lent: STORIES_LENT_AT_RENEWAL })}</Notice>;
  }
  if (subscriptionState === 'cancelled' && accessUntil) {
    return (
      <Notice title={tSubscription('premium.until', { date: dayInWords(accessUntil) })}>
        <p>{t('profile.plan.cancelledBody')}</p>
      </Notice>
    );
  }
  if (subscriptionState === 'given' && accessUntil) {
    return <Notice>{tSubscription('premium.until', { date: dayInWords(accessUntil) })}</Notice>;
  }
  if (subscriptionState === 'past_due' && accessUntil) {
    return <Notice kind="problem">{t('profile.plan.overdue', { date: dayInWords(accessUntil) })}</Notice>;
  }
  if (subscriptionState === 'paused') {
    return <Notice kind="problem">{t('profile.plan.pausedBody')}</Notice>;
  }
  if (renewsAt) {
    return <p>{t('profile.plan.renews', { date: dayInWords(renewsAt), price: moneyInWords(price) })}</p>;
  }
  return endedAt ? <p>{t('profile.plan.endedOn', { date: dayInWords(endedAt) })}</p> : null;
}

function Actions({ subscription }: { subscription: Subscription }) {
  const { t } = useWords('profile');
  const { t: tSubscription } = useWords('subscription');
  const [cancelling, setCancelling] = useState(false);
  const portal = usePortal();
  const { canSubscribe, canResume, canCancel, hasPortal } = subscription;
  return (
    <div className="flex flex-wrap gap-2">
      {canSubscribe && hasPart('payments') ? (
        <Link className="button button-primary" to={paths.subscribe()}>
          {tSubscription('limit.subscribe')}
        </Link>
      ) : null}
      {canResume && hasPart('payments') ? <ResumeButton /> : null}
      {hasPortal ? (
        <Button busy={portal.opening} onClick={portal.open}>
          {t('profile.plan.invoices')}
        </Button>
      ) : null}
      {canCancel ? (
        <Button variant="plain" onClick={() => setCancelling(true)}>
          {t('profile.plan.cancel')}
        </Button>
      ) : null}
      {cancelling ? <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} /> : null}
    </div>
  );
}

/** Subscription, remaining stories, and the actions on both. */
export function PlanSection({ user }: { user: User }) {
  const { t } = useWords('profile');
  const { data: subscription, error, refetch } = useSubscription(user);
  const states: Record<User['subscriptionState'], string> = {
    none: t('profile.plan.none'),
    active: t('profile.plan.active'),
    cancelled: t('profile.plan.cancelled'),
    past_due: t('profile.plan.past_due'),
    paused: t('profile.plan.paused'),
    ended: t('profile.plan.ended'),
    given: t('profile.plan.given'),
  };
  const until = subscription?.periodEnd;
  const isMonth = hasPremiumQuota(user);
  const left = useStoriesLeft(user);
  return (
    <Section title={t('profile.plan.title')}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-ink-soft">{`${t('profile.plan.status')}:`}</span>
        <strong>{states[user.subscriptionState]}</strong>
        {user.isPremium ? <PremiumBadge /> : null}
      </p>
      <MonthPicture user={user} left={left} hasCaption className="story-sky" />
      <p>
        <span className="plan-number block">{t('profile.plan.left', { count: left })}</span>{' '}
        <span>{isMonth && until ? t('profile.plan.untilDate', { date: dayInWords(until) }) : null}</span>
        <span>{!isMonth && left > 0 ? t('profile.plan.freeUntil') : null}</span>
      </p>
      {subscription ? (
        <>
          <Dates subscription={subscription} />
          <Actions subscription={subscription} />
          {hasPart('payments') || user.subscriptionState !== 'none' ? (
            <Link className="link inline-flex min-h-11 items-center" to={paths.withdraw()}>
              {t('profile.plan.withdraw')}
            </Link>
          ) : null}
        </>
      ) : null}
      {!subscription && error ? (
        <LoadFailed title={t('profile.error')} error={error} onRetry={refetch} />
      ) : null}
      {!subscription && !error ? <Spinner label={t('common.loading')} /> : null}
    </Section>
  );
}
