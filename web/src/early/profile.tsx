import type { DeviceSessions } from '../../../contract/schemas/account.ts';
import type { Subscription } from '../../../contract/schemas/billing.ts';
import { session } from '../api/session.ts';
import { linksQuery } from '../features/links/link-requests.ts';
import { accountQuery, devicesQuery } from '../features/profile/account-queries.ts';
import { feedQuery } from '../features/profile/feed-requests.ts';
import { sayingsQuery } from '../features/sayings/saying-requests.ts';
import { subscriptionQuery } from '../features/subscription/subscription-queries.ts';
import ProfilePage from '../pages/ProfilePage.tsx';
import { answerTo, show } from './show.tsx';
import { setAnswer } from './stand-ins.tsx';

void show(async () => {
  const user = session.readAgain()?.user;
  if (!user) throw new Error('nobody');
  const { id } = user;
  const [subscription, { sessions }, ...others] = await Promise.all([
    answerTo<Subscription>('/api/subscription'),
    answerTo<DeviceSessions>('/api/account/sessions'),
    answerTo('/api/account'),
    answerTo('/api/links'),
    answerTo('/api/sayings'),
    answerTo('/api/feed'),
  ]);
  if (subscription.subscriptionState !== user.subscriptionState) throw new Error('another plan by now');
  setAnswer(subscriptionQuery(user), subscription);
  setAnswer(devicesQuery(id), sessions);
  for (const [n, query] of [accountQuery, linksQuery, sayingsQuery, feedQuery].entries())
    setAnswer(query(id), others[n]);
  return ProfilePage;
});
