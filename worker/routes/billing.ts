import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import {
  type CheckoutAnswer,
  checkoutRequest,
  type PaymentAnswer,
  type PortalAnswer,
  portalRequest,
  type SubscriptionChange,
} from '../../contract/schemas/billing.ts';
import {
  type Change,
  cancel as cancelSubscription,
  resume as resumeSubscription,
} from '../billing/cancellation.ts';
import { startCheckout } from '../billing/checkout.ts';
import { paymentState } from '../billing/payment.ts';
import { presentSubscription } from '../billing/present-subscription.ts';
import { syncSubscription } from '../billing/sync.ts';
import { mainOriginOfApp, pageOfApp } from '../config/origins.ts';
import { ApiError } from '../errors/refusal.ts';
import { billingDeps } from '../home/billing-deps.ts';
import { logLine } from '../logging/log.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody } from '../middleware/validate.ts';
import { isStale } from '../plan/entitlement.ts';
import { presentUser } from '../plan/present-user.ts';
import { PaymentsUnavailable } from '../providers/payments-unavailable.ts';
import { stripeGateway } from '../providers/stripe.ts';

const { createHandlers } = createFactory<App>();

const depsOf = (c: Context<App>) => billingDeps(c.env, Date.now());

const language = (c: Context<App>) => languageOf(c.req.header('accept-language'));

/** @throws ApiError when a return address is not a page of the app */
function checkReturn(c: Context<App>, field: string, address: string): string {
  const page = pageOfApp(c.env, address);
  if (page !== null) return page;
  throw new ApiError('return_url_not_allowed', { fields: { [field]: 'origin_not_allowed' } });
}

export const createCheckoutSession = createHandlers(jsonBody(checkoutRequest), async (c) => {
  const { email, requestsStart = false, ...pages } = c.req.valid('json');
  const user = await c.get('home').user();
  if (!email) throw new ApiError('email_required');
  if (email !== user.email) throw new ApiError('email_not_yours');
  const successUrl = checkReturn(c, 'successUrl', pages.successUrl);
  const cancelUrl = checkReturn(c, 'cancelUrl', pages.cancelUrl);
  const wish = { successUrl, cancelUrl, language: language(c), requestsStart };
  const checkout = await startCheckout(depsOf(c), user.id, wish);
  if (!checkout.ok) throw new ApiError(checkout.code);
  const answer: CheckoutAnswer = { url: checkout.url };
  return c.json(answer);
});

export const success = createHandlers(async (c) => {
  const deps = depsOf(c);
  const { state, user } = await paymentState(deps, await c.get('home').user(), c.req.query('session_id'));
  const answer: PaymentAnswer = {
    state,
    success: state === 'confirmed',
    user: presentUser(user, deps.now),
  };
  return c.json(answer);
});

/** The stored subscription; read from Stripe again when its period has ended. */
export const read = createHandlers(async (c) => {
  const deps = depsOf(c);
  const stored = await c.get('home').user();
  if (!isStale(stored, deps.now)) return c.json(presentSubscription(stored, deps.now));
  try {
    const synced = await syncSubscription(deps, stored.id);
    return c.json(presentSubscription(synced?.user ?? stored, deps.now));
  } catch (error) {
    const isBusy = error instanceof ApiError && error.code === 'billing_busy';
    if (!(isBusy || error instanceof PaymentsUnavailable)) throw error;
    logLine('warn', { subscription: 'shown as stored', error: error.message });
    return c.json(presentSubscription(stored, deps.now));
  }
});

function answerChange(c: Context<App>, change: Change, now: number): Response {
  if (!change.ok) throw new ApiError(change.code);
  const answer: SubscriptionChange = {
    ...presentSubscription(change.user, now),
    success: true,
    user: presentUser(change.user, now),
  };
  return c.json(answer);
}

export const cancel = createHandlers(async (c) => {
  const deps = depsOf(c);
  const { id } = await c.get('home').user();
  return answerChange(c, await cancelSubscription(deps, id), deps.now);
});

export const resume = createHandlers(async (c) => {
  const deps = depsOf(c);
  const { id } = await c.get('home').user();
  return answerChange(c, await resumeSubscription(deps, id), deps.now);
});

export const portal = createHandlers(jsonBody(portalRequest), async (c) => {
  const { stripeCustomerId } = await c.get('home').user();
  const wish = c.req.valid('json').returnUrl ?? `${mainOriginOfApp(c.env)}/profile`;
  const returnUrl = checkReturn(c, 'returnUrl', wish);
  if (stripeCustomerId === null) throw new ApiError('no_subscription');
  const answer: PortalAnswer = {
    url: await stripeGateway(c.env).portalUrl(stripeCustomerId, returnUrl, language(c)),
  };
  return c.json(answer);
});
