import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { SubscriptionChange } from '../../../../contract/schemas/billing.ts';
import { refreshUser, rememberUser } from '../../api/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifyThrown } from '../toasts/notify.ts';
import { subscriptionQuery } from './subscription-queries.ts';

/** Subscription of the signed-in user. Changes of the plan also update the user. */
export function useSubscription(user: User) {
  const query = useQuery(subscriptionQuery(user), queryClient);
  const { data, isPlaceholderData } = query;
  const known = user.subscriptionState;
  useEffect(() => {
    if (data && !isPlaceholderData && data.subscriptionState !== known) refreshUser();
  }, [data, isPlaceholderData, known]);
  return query;
}

/** Cancels or resumes; the badge and the limits change with the server's answer. */
export function useSubscriptionChange(
  change: () => Promise<SubscriptionChange>,
  onDone: (answer: SubscriptionChange) => void,
) {
  return useMutation(
    {
      mutationFn: change,
      onSuccess: (answer) => {
        rememberUser(answer.user);
        queryClient.setQueryData(subscriptionQuery(answer.user).queryKey, answer);
        onDone(answer);
      },
      onError: (thrown) => {
        // The change may already have been made in another tab or in Stripe's portal.
        queryClient.invalidateQueries({ queryKey: ['subscription'] });
        refreshUser();
        notifyThrown(thrown);
      },
    },
    queryClient,
  );
}
