import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PREMIUM_STORIES_PER_MONTH } from '../../../contract/limits.ts';
import { rememberUser } from '../api/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/use-user.ts';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import { paymentQuery } from '../features/subscription/payment-query.ts';
import {
  PaymentConfirmed,
  PaymentOfVisitor,
  PaymentProcessing,
  PaymentUnknown,
} from '../features/subscription/PaymentStates.tsx';
import { StorySky } from '../features/subscription/StorySky.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import '../features/subscription/subscription.css';
import { Spinner } from '../ui/Spinner.tsx';

export default function SuccessPage() {
  const { t } = useWords('subscription');
  const [search] = useSearchParams();
  const user = useUser();
  const sessionId = search.get('session_id') ?? '';
  const { data, error, refetch } = useQuery(paymentQuery(user?.id, sessionId), queryClient);
  usePageTitle(t('success.title'));

  // Updates the badge and the limits, here and in the tab where the payment started.
  useEffect(() => {
    if (data) rememberUser(data.user);
  }, [data]);

  if (sessionId === '') return <PaymentUnknown />;
  if (!user) return <PaymentOfVisitor />;
  if (!data && error) {
    return (
      <div className="my-8">
        <LoadFailed error={error} onRetry={refetch} />
      </div>
    );
  }
  if (!data) return <Spinner label={t('success.looking')} className="mx-auto my-16 block" />;
  switch (data.state) {
    case 'confirmed': {
      const stars = PREMIUM_STORIES_PER_MONTH;
      return (
        <PaymentConfirmed
          user={data.user}
          drawing={
            <StorySky total={stars} lit={stars} label={t('subscribe.skyLabel')} className="story-sky" />
          }
        />
      );
    }
    case 'processing':
      return <PaymentProcessing />;
    case 'unknown':
      return <PaymentUnknown />;
  }
}
