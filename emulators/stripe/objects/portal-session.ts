import type Stripe from 'stripe';
import { newId } from '../ids.ts';

export type PortalSession = Stripe.BillingPortal.Session;
/** As far as it is read. */
export type PortalConfiguration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'active' | 'created' | 'is_default' | 'metadata'
>;

export function newPortalSession(fields: {
  customer: string;
  configuration: string | null;
  returnUrl: string | null;
  locale: string | null;
  pageUrl: (id: string) => string;
  now: number;
}): PortalSession {
  const id = newId('bps', 24);
  return {
    id,
    object: 'billing_portal.session',
    configuration: fields.configuration ?? 'bpc_default',
    created: fields.now,
    customer: fields.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: fields.locale,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: fields.pageUrl(id),
  };
}
