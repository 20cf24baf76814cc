import { PREMIUM_STORIES_PER_MONTH } from '../../../contract/limits.ts';
import { useUser } from '../api/use-user.ts';
import { Features, Price } from '../features/subscription/Plan.tsx';
import { StorySky } from '../features/subscription/StorySky.tsx';
import { SubscribeChoice } from '../features/subscription/SubscribeChoice.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import '../features/subscription/subscription.css';

export default function SubscribePage() {
  const { t } = useWords('subscription');
  const user = useUser();
  usePageTitle(t('subscribe.title'));
  // Between sign-out and the login page.
  if (!user) return null;
  return (
    <div className="book book-open mt-4">
      <div className="page flex flex-col justify-center gap-5">
        <StorySky
          total={PREMIUM_STORIES_PER_MONTH}
          lit={PREMIUM_STORIES_PER_MONTH}
          label={t('subscribe.skyLabel')}
          className="story-sky"
        />
        <h1 className="text-4xl">{t('subscribe.title')}</h1>
        <p className="text-lg text-ink-soft">{t('subscribe.lead')}</p>
        <Price />
      </div>
      <div className="page subscribe-page flex flex-col gap-6">
        <Features />
        <SubscribeChoice user={user} />
        <div className="field-hint flex flex-col gap-2">
          <p>{t('subscribe.cancelInfo')}</p>
          <p>{t('subscribe.paymentInfo')}</p>
        </div>
      </div>
    </div>
  );
}
