import type { Subscription } from '../../../../contract/schemas/billing.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cancelSubscription } from '../subscription/subscription-queries.ts';
import { useSubscriptionChange } from '../subscription/use-subscription.ts';
import { notify } from '../toasts/notify.ts';

type CancelDialogProps = { subscription: Subscription; onClose: () => void };

/** Confirmation of a cancellation, with what stays available. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useWords('profile');
  const cancellation = useSubscriptionChange(cancelSubscription, ({ accessUntil }) => {
    notify(
      accessUntil
        ? t('profile.plan.cancelled_toast', { date: dayInWords(accessUntil) })
        : t('profile.plan.ended_toast'),
      'success',
    );
    onClose();
  });
  const { subscriptionState, periodEnd } = subscription;
  const endsNow = subscriptionState === 'past_due' || subscriptionState === 'paused' || periodEnd === null;
  return (
    <ConfirmDialog
      title={t('profile.plan.cancelTitle')}
      body={
        endsNow
          ? t('profile.plan.cancelNowBody')
          : t('profile.plan.cancelBody', { date: dayInWords(periodEnd) })
      }
      confirmLabel={t('profile.plan.cancelConfirm')}
      cancelLabel={t('profile.plan.keep')}
      busy={cancellation.isPending}
      onConfirm={() => cancellation.mutate()}
      onCancel={onClose}
    />
  );
}
