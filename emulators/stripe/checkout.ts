import type { Books } from './books.ts';
import { newId } from './ids.ts';
import { bill, collect } from './invoicing.ts';
import type { CheckoutSession } from './objects/checkout-session.ts';
import { type Customer, newCustomer } from './objects/customer.ts';
import { type Card, newPaymentMethod } from './objects/payment-method.ts';
import { newSubscription } from './objects/subscription.ts';

function buyer(books: Books, session: CheckoutSession, name: string | null, now: number): Customer {
  const known = books.world.customers[session.customer ?? ''];
  if (known) return known;
  const customer = newCustomer({
    id: newId('cus'),
    email: session.customer_email,
    name,
    description: null,
    locales: [],
    metadata: {},
    now,
  });
  books.world.customers[customer.id] = customer;
  session.customer = customer.id;
  books.announce('customer.created', customer, now);
  return customer;
}

/**
 * Pays an open session: creates the subscription, its first invoice and the events of both.
 * @returns false when the card was declined, which leaves the session open
 */
export function pay(books: Books, session: CheckoutSession, card: Card): boolean {
  const { world } = books;
  const order = world.checkoutOrders[session.id];
  const price = world.prices[order?.price ?? ''];
  if (!order || !price) throw new Error(`${session.id} sells nothing`);
  const now = books.clock(session.customer);
  const probe = newPaymentMethod(card, '', now);
  if (probe.behaviour === 'declines') return false;

  const customer = buyer(books, session, card.name, now);
  const method = { ...probe, customer: customer.id };
  world.paymentMethods[method.id] = method;
  const subscription = newSubscription({
    customer: customer.id,
    price,
    paymentMethod: method.id,
    metadata: order.subscriptionMetadata,
    now,
  });
  world.subscriptions[subscription.id] = subscription;
  const invoice = bill(books, subscription, 'subscription_create', now);
  books.announce('customer.subscription.created', subscription, now);
  if (!collect(books, invoice, subscription, now)) throw new Error('a card that is not declined must pay');

  session.status = 'complete';
  session.payment_status = invoice.status === 'paid' ? 'paid' : 'unpaid';
  session.url = null;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  session.customer_details = {
    address: null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: card.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  books.announce('checkout.session.completed', session, now);
  return true;
}

/** Return address after paying. */
export function successUrlOf(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
