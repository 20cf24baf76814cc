import type { CheckoutOrder, CheckoutSession } from './objects/checkout-session.ts';
import type { Customer } from './objects/customer.ts';
import type { Dispute } from './objects/dispute.ts';
import type { StripeEvent } from './objects/event.ts';
import type { InvoicePayment } from './objects/invoice-payment.ts';
import type { Invoice } from './objects/invoice.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { PortalConfiguration, PortalSession } from './objects/portal-session.ts';
import { type Price, type Product, premiumPrice, premiumProduct } from './objects/price.ts';
import type { Refund } from './objects/refund.ts';
import type { Subscription } from './objects/subscription.ts';
import type { WebhookEndpoint } from './objects/webhook-endpoint.ts';

/** State of the emulator as plain data, stored in the file. Ids are the keys. */
export type World = {
  customers: Record<string, Customer>;
  /** Deletion times by id, in seconds since 1970. */
  deletedCustomers: Record<string, number>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  paymentMethods: Record<string, PaymentMethod>;
  checkoutSessions: Record<string, CheckoutSession>;
  /** By session. */
  checkoutOrders: Record<string, CheckoutOrder>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  invoicePayments: Record<string, InvoicePayment>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  portalSessions: Record<string, PortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  webhookEndpoints: Record<string, WebhookEndpoint>;
  events: Record<string, StripeEvent>;
  /** Offsets of all clocks, and of single customers' clocks, in seconds. */
  clock: { everybody: number; customers: Record<string, number> };
};

/** Initial state: no customers, and the one price. */
export function newWorld(now: number): World {
  const product = premiumProduct(now);
  const price = premiumPrice(now, product.id);
  return {
    customers: {},
    deletedCustomers: {},
    products: { [product.id]: product },
    prices: { [price.id]: price },
    paymentMethods: {},
    checkoutSessions: {},
    checkoutOrders: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    portalConfigurations: {},
    webhookEndpoints: {},
    events: {},
    clock: { everybody: 0, customers: {} },
  };
}
