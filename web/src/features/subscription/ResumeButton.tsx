import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../toasts/notify.ts';
import { resumeSubscription } from './subscription-queries.ts';
import { useSubscriptionChange } from './use-subscription.ts';

/** Withdraws a cancellation. */
export function ResumeButton() {
  const { t } = useWords('subscription');
  const resume = useSubscriptionChange(resumeSubscription, () => notify(t('premium.resumed'), 'success'));
  return (
    <Button variant="primary" busy={resume.isPending} onClick={() => resume.mutate()}>
      {t('premium.resume')}
    </Button>
  );
}
