import type { User } from '../../../../contract/schemas/auth.ts';
import type { CheckoutAnswer } from '../../../../contract/schemas/billing.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { asProblem, type ProblemFacts } from '../../api/problem.ts';
import { paths } from '../../paths.ts';

export type CheckoutDeps = {
  client: ApiClient;
  /** Rejects when the payment provider's script cannot be loaded. */
  loadStripe: () => Promise<void>;
  /** Origin of this page, which the payment page returns to. */
  origin: string;
};

/** `url` is the address of the payment page. */
export type Checkout =
  | { ok: true; url: string }
  | { ok: false; reason: 'email_missing' | 'stripe_missing' | 'no_url' }
  | { ok: false; reason: 'refused'; problem: ProblemFacts };

/**
 * Opens a checkout session for Premium.
 * @param requestsStart the user's express request that it begins within the period of withdrawal
 */
export async function openCheckout(
  deps: CheckoutDeps,
  user: Pick<User, 'email'>,
  requestsStart = false,
): Promise<Checkout> {
  const { client, loadStripe, origin } = deps;
  if (!user.email) return { ok: false, reason: 'email_missing' };
  const isLoaded = await loadStripe().then(
    () => true,
    () => false,
  );
  if (!isLoaded) return { ok: false, reason: 'stripe_missing' };
  try {
    const answer = await client.call<Partial<CheckoutAnswer> | undefined>(
      '/api/stripe/create-checkout-session',
      {
        method: 'POST',
        body: {
          email: user.email,
          successUrl: origin + paths.success(),
          cancelUrl: origin + paths.subscribe(),
          ...(requestsStart && { requestsStart }),
        },
      },
    );
    return answer?.url ? { ok: true, url: answer.url } : { ok: false, reason: 'no_url' };
  } catch (thrown) {
    return { ok: false, reason: 'refused', problem: asProblem(thrown).facts };
  }
}
