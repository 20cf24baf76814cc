import type { Mutation } from './mutation.ts';

const area = 'billing';
const tests = ['worker/routes/billing.test.ts'];

/** What is sold, charged and ended. */
export const BILLING: readonly Mutation[] = [
  {
    id: 'billing-two-subscriptions',
    area,
    fault: 'an overdue subscription goes on charging beside the new one',
    file: 'worker/billing/checkout.ts',
    find: 'if (synced.held && mayCharge(synced.held))',
    replace: 'if (synced.held && !mayCharge(synced.held))',
    tests,
    only: ['the grace ends by the clock while Stripe still tries, and a new subscription stops those tries'],
  },
  {
    id: 'billing-wrong-amount',
    area,
    fault: 'a price that is not five euros is sold',
    file: 'worker/billing/checkout.ts',
    find: 'made.amount !== PREMIUM_PRICE.amount ||',
    replace: '',
    tests,
  },
];
