import type { Language } from '../../contract/options.ts';
import { PREMIUM_PRICE } from '../../contract/schemas/billing.ts';
import { setCustomer } from '../db/billing.ts';
import type { Database } from '../db/client.ts';
import type { UserRow } from '../db/users.ts';
import type { Refusal } from '../errors/refusal.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway, HeldCheckout } from './gateway.ts';
import { mayCharge } from './subscription-state.ts';
import { syncSubscription } from './sync.ts';

export type CheckoutDeps = { db: Database; stripe: BillingGateway; now: number };

export type CheckoutWish = { successUrl: string; cancelUrl: string; language: Language };

/** Where Stripe puts the session's id when it sends the buyer back. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** The success page's address with a place for the session's id, written so that it is not encoded. */
function withSessionId(successUrl: string): string {
  if (successUrl.includes(SESSION_ID)) return successUrl;
  const url = new URL(successUrl);
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.href.includes('?') ? '&' : '?'}session_id=${SESSION_ID}${hash}`;
}

/** The person's customer at Stripe, made when there is none or it is gone. @returns null when the account is gone */
async function customerOf(deps: CheckoutDeps, user: UserRow, language: Language): Promise<string | null> {
  const { db, stripe } = deps;
  const previous = user.stripeCustomerId;
  if (previous !== null && (await stripe.customerExists(previous))) return previous;
  const made = await stripe.createCustomer(
    { userId: user.id, email: user.email, language },
    `customer ${user.id} after ${previous ?? 'none'}`,
  );
  return setCustomer(db, user.id, previous, made);
}

/** Whether a page costs what the app says. It may be of a day with another price. */
const costsPremium = ({ amount, currency }: HeldCheckout) =>
  amount === PREMIUM_PRICE.amount && currency === PREMIUM_PRICE.currency;

const sells = (checkout: HeldCheckout, successUrl: string, wish: CheckoutWish) =>
  checkout.url !== null &&
  checkout.successUrl === successUrl &&
  checkout.cancelUrl === wish.cancelUrl &&
  checkout.locale === wish.language &&
  costsPremium(checkout);

/**
 * A page where the person can pay for Premium: a new subscription, or in the portal what they have already, which is
 * resumed there after a cancellation and paid when a payment is overdue. At most one page that sells is open at a time, so that two tabs lead to the same and
 * nobody pays twice: one that is still good is given again, another is closed first, and two requests at once make one.
 */
export async function startCheckout(
  deps: CheckoutDeps,
  userId: string,
  wish: CheckoutWish,
): Promise<{ ok: true; url: string } | Refusal> {
  const { stripe, now } = deps;
  const synced = await syncSubscription(deps, userId);
  if (!synced) return { ok: false, code: 'session_ended' };
  const { state } = entitlementOf(synced.user, now);
  if (state === 'active') return { ok: false, code: 'already_subscribed' };
  const { stripeCustomerId } = synced.user;
  if ((state === 'cancelled' || state === 'past_due') && stripeCustomerId !== null) {
    return { ok: true, url: await stripe.portalUrl(stripeCustomerId, wish.cancelUrl, wish.language) };
  }
  // Past its grace, Stripe may still be trying to charge for the old one: never for two.
  if (synced.held && mayCharge(synced.held)) await stripe.cancelNow(synced.held.id);

  const customerId = await customerOf(deps, synced.user, wish.language);
  if (customerId === null) return { ok: false, code: 'session_ended' };
  const successUrl = withSessionId(wish.successUrl);
  const earlier = await stripe.checkoutsOf(customerId);
  const open = earlier.filter(({ status }) => status === 'open');
  const good = open.find((checkout) => sells(checkout, successUrl, wish));
  for (const checkout of open) if (checkout !== good) await stripe.expireCheckout(checkout.id);
  if (good?.url) return { ok: true, url: good.url };

  const made = await stripe.createCheckout({
    customerId,
    userId,
    successUrl,
    cancelUrl: wish.cancelUrl,
    language: wish.language,
    // The latest session before makes it another order after each one that was closed.
    idempotencyKey: `checkout ${customerId} after ${earlier[0]?.id ?? 'none'} ${wish.language}`,
  });
  if (!costsPremium(made)) {
    await stripe.expireCheckout(made.id);
    throw new Error(`STRIPE_PRICE_ID costs ${made.amount} ${made.currency}, not what the app says`);
  }
  if (!made.url) throw new Error(`checkout session ${made.id} has no page`);
  return { ok: true, url: made.url };
}
