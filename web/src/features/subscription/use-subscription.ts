import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { SubscriptionChange } from '../../../../contract/schemas/billing.ts';
import { refreshUser, rememberUser } from '../../api/current-user.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notifyProblem } from '../toasts/notify.ts';
import { subscriptionQuery } from './subscription-queries.ts';

/** The subscription of the signed-in person. What it shows to be new about the person is followed up. */
export function useSubscription(user: User) {
  const query = useQuery(subscriptionQuery(user), queryClient);
  const { data, isPlaceholderData } = query;
  const known = user.subscriptionState;
  useEffect(() => {
    if (data && !isPlaceholderData && data.subscriptionState !== known) refreshUser();
  }, [data, isPlaceholderData, known]);
  return query;
}

/** Cancels or resumes; the badge and the limits are right as soon as the server has answered. */
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
        // Another tab, or Stripe's own page, may have been there first.
        queryClient.invalidateQueries({ queryKey: ['subscription'] });
        refreshUser();
        notifyProblem(asProblem(thrown));
      },
    },
    queryClient,
  );
}
