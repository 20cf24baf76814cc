import { Link } from 'react-router-dom';
import type { User } from '../../../../contract/schemas/auth.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { usePortal } from './leaving.ts';
import { ResumeButton } from './ResumeButton.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';

function AlreadyPremium({ user }: { user: User }) {
  const { t } = useWords('subscription');
  return (
    <Notice title={t('subscribe.already.title')}>
      <p>{t('subscribe.already.body', { count: user.storiesRemaining })}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link className="button button-primary" to={paths.home()}>
          {t('subscribe.already.create')}
        </Link>
        <Link className="button button-quiet" to={paths.profile()}>
          {t('subscribe.already.profile')}
        </Link>
      </div>
    </Notice>
  );
}

function Overdue() {
  const { t } = useWords('subscription');
  const { opening, open } = usePortal();
  return (
    <Notice kind="problem" title={t('subscribe.overdue.title')}>
      <p>{t('subscribe.overdue.body')}</p>
      <Button className="mt-4" busy={opening} onClick={open}>
        {t('subscribe.overdue.action')}
      </Button>
    </Notice>
  );
}

/** Next step to Premium, by the state of the subscription. */
export function SubscribeChoice({ user }: { user: User }) {
  const { t } = useWords('subscription');
  switch (user.subscriptionState) {
    case 'active':
      return <AlreadyPremium user={user} />;
    case 'past_due':
      return <Overdue />;
    case 'cancelled':
      return (
        <Notice title={t('premium.until', { date: dayInWords(user.accessUntil ?? '') })}>
          <p className="mb-4">{t('subscribe.resumable')}</p>
          <ResumeButton />
        </Notice>
      );
    case 'paused':
      return <Notice kind="problem">{t('subscribe.paused')}</Notice>;
    case 'none':
    case 'given':
    case 'ended':
      return <SubscribeButton user={user} />;
  }
}
