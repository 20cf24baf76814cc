import type { Language } from '../../contract/options.ts';
import { PREMIUM_PRICE } from '../../contract/schemas/billing.ts';
import { setCustomer } from '../directory/billing.ts';
import { hasWithdrawnBefore } from '../directory/earlier-withdrawals.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import type { BillingGateway, HeldCheckout } from './gateway.ts';
import { mayCharge } from './subscription-state.ts';
import { type SyncDeps, syncSubscription } from './sync.ts';

export type CheckoutDeps = SyncDeps & { stripe: BillingGateway };

export type CheckoutWish = {
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** Whether the user has asked that Premium begins within the period of withdrawal. */
  requestsStart: boolean;
};

/** Stripe's placeholder for the session's id. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** The success page's address with Stripe's placeholder, which must not be encoded. */
function withSessionId(successUrl: string): string {
  if (successUrl.includes(SESSION_ID)) return successUrl;
  const url = new URL(successUrl);
  const { hash } = url;
  url.hash = '';
  return `${url.href}${url.href.includes('?') ? '&' : '?'}session_id=${SESSION_ID}${hash}`;
}

/**
 * The user's Stripe customer, created when missing.
 * @returns null when the account is deleted
 */
async function customerOf(
  deps: CheckoutDeps,
  user: SignedInUser,
  language: Language,
): Promise<string | null> {
  const { db, stripe } = deps;
  const previous = user.stripeCustomerId;
  if (previous !== null && (await stripe.customerExists(previous))) return previous;
  const made = await stripe.createCustomer(
    { userId: user.id, email: user.email, language },
    `customer ${user.id} after ${previous ?? 'none'}`,
  );
  const stored = await setCustomer(db, user.id, previous, made);
  // Another page was faster, or the account was deleted meanwhile: no row leads to this one, which has their address.
  if (stored?.stripeCustomerId !== made) await stripe.deleteCustomer(made);
  return stored && (await deps.handOver(stored)).stripeCustomerId;
}

/** Whether a checkout has the current price; an older one may differ. */
const costsPremium = ({ amount, currency, interval }: HeldCheckout) =>
  amount === PREMIUM_PRICE.amount &&
  currency === PREMIUM_PRICE.currency &&
  interval === PREMIUM_PRICE.interval;

const sells = (checkout: HeldCheckout, successUrl: string, wish: CheckoutWish) =>
  checkout.url !== null &&
  checkout.successUrl === successUrl &&
  checkout.cancelUrl === wish.cancelUrl &&
  checkout.locale === wish.language &&
  (checkout.startRequestedAt !== null) === wish.requestsStart &&
  costsPremium(checkout);

/**
 * Address of a page to pay for Premium: a checkout, or the portal for a subscription to resume or pay. Reuses an open
 * session so that two tabs cannot pay twice: at most one checkout is open, an unsuitable one is closed first, and
 * parallel requests create one.
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
  if (state === 'paused') return { ok: false, code: 'subscription_paused' };
  const { stripeCustomerId } = synced.user;
  if ((state === 'cancelled' || state === 'past_due') && stripeCustomerId !== null) {
    return { ok: true, url: await stripe.portalUrl(stripeCustomerId, wish.cancelUrl, wish.language) };
  }
  // After the grace period Stripe may still retry the old subscription; cancelled, so that it never charges for two.
  if (synced.held && mayCharge(synced.held)) await stripe.cancelNow(synced.held.id);

  // After a withdrawal in the last year a further one pays for the time of use, if that was asked for.
  const isRepeated = await hasWithdrawnBefore(deps.db, userId, now);
  if (isRepeated && !wish.requestsStart) return { ok: false, code: 'start_request_required' };

  const customerId = await customerOf(deps, synced.user, wish.language);
  if (customerId === null) return { ok: false, code: 'session_ended' };
  const successUrl = withSessionId(wish.successUrl);
  const earlier = await stripe.checkoutsOf(customerId);
  const open = earlier.filter(({ status }) => status === 'open');
  const wanted = { ...wish, requestsStart: isRepeated };
  const good = open.find((checkout) => sells(checkout, successUrl, wanted));
  for (const checkout of open) if (checkout !== good) await stripe.expireCheckout(checkout.id);
  if (good?.url) return { ok: true, url: good.url };

  const made = await stripe.createCheckout({
    customerId,
    userId,
    successUrl,
    cancelUrl: wish.cancelUrl,
    language: wish.language,
    startRequestedAt: isRepeated ? now : null,
    // Depends on the latest session, so that a new session follows each closed one.
    idempotencyKey: `checkout ${customerId} after ${earlier[0]?.id ?? 'none'} ${wish.language}`,
  });
  if (!costsPremium(made)) {
    await stripe.expireCheckout(made.id);
    const price = `${made.amount} ${made.currency} each ${made.interval}`;
    throw new Error(`STRIPE_PRICE_ID costs ${price}, not what the app says`);
  }
  if (!made.url) throw new Error(`checkout session ${made.id} has no page`);
  return { ok: true, url: made.url };
}
