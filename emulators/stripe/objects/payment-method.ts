import { newId } from '../ids.ts';

/** Card payment method with the fields that a subscription needs, and its simulated behaviour. */
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
  billing_details: { name: string | null; email: string | null };
  card: { brand: 'visa'; last4: string; exp_month: number; exp_year: number; funding: 'credit' };
  /** Not Stripe's: result of charges after the first. */
  behaviour: CardBehaviour;
};

export type CardBehaviour = 'succeeds' | 'declines' | 'fails at renewal' | 'pays later';

/**
 * Stripe's test numbers. The third one pays at first and fails from the first renewal on. The fourth is ours: its
 * payments are on their way until `/__emulator/payments-arrive`, like a bank's debit.
 */
const TEST_CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000000341': 'fails at renewal',
  '4000000000000077': 'pays later',
};

export type Card = { number: string; expMonth: number; expYear: number; name: string | null };

export type CardProblem = 'number' | 'expiry' | 'cvc';

/**
 * Parses a card form.
 * @param now seconds since 1970
 */
export function readCard(
  fields: { number: string; expiry: string; cvc: string; name: string },
  now: number,
): { ok: true; card: Card } | { ok: false; problem: CardProblem } {
  const number = fields.number.replace(/\D/g, '');
  if (!(number in TEST_CARDS)) return { ok: false, problem: 'number' };
  const expiry = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(fields.expiry);
  const expMonth = Number(expiry?.[1]);
  const expYear = 2000 + Number(expiry?.[2]);
  const isMonth = expMonth >= 1 && expMonth <= 12;
  // A card is valid until the end of its month.
  if (!isMonth || Date.UTC(expYear, expMonth, 1) / 1000 <= now) return { ok: false, problem: 'expiry' };
  if (!/^\s*\d{3}\s*$/.test(fields.cvc)) return { ok: false, problem: 'cvc' };
  return { ok: true, card: { number, expMonth, expYear, name: fields.name.trim() || null } };
}

export function newPaymentMethod(card: Card, customer: string, now: number): PaymentMethod {
  return {
    id: newId('pm', 24),
    object: 'payment_method',
    type: 'card',
    customer,
    created: now,
    livemode: false,
    metadata: {},
    billing_details: { name: card.name, email: null },
    card: {
      brand: 'visa',
      last4: card.number.slice(-4),
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
    },
    behaviour: TEST_CARDS[card.number] ?? 'declines',
  };
}
