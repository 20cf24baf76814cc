import type { BoughtState } from '../../contract/schemas/auth.ts';
import { composeLetter, type Letter } from './letter.ts';

/** A refund or dispute that was made elsewhere. */
export type Reversal = {
  kind: 'refund' | 'dispute_opened' | 'dispute_closed';
  /** Stripe's id, by which its dashboard finds the payment. */
  chargeId: string;
  userId: string;
  /** State of the user's subscription now. */
  state: BoughtState;
};

type Words = {
  kinds: Record<Reversal['kind'], string>;
  states: Record<BoughtState, string>;
  rest: string;
};

const WORDS: Record<'es' | 'en', Words> = {
  es: {
    kinds: {
      refund: 'En Stripe se ha devuelto un pago de Premium, o una parte.',
      dispute_opened:
        'Un banco ha abierto una disputa por un pago de Premium. Contesta en Stripe antes de la fecha que dice allí.',
      dispute_closed: 'Una disputa por un pago de Premium está decidida; Stripe dice cómo.',
    },
    states: {
      none: 'Esa cuenta no tiene Premium.',
      active: 'Premium sigue.',
      cancelled: 'Premium sigue hasta el final del mes pagado.',
      past_due: 'Premium sigue, con un pago pendiente.',
      paused: 'Premium está en pausa hasta que se decida.',
      ended: 'Premium ha terminado y no se cobrará nada más.',
    },
    rest: 'No hay que hacer nada más en Cuéntame.',
  },
  en: {
    kinds: {
      refund: 'A payment for Premium, or a part of it, was refunded in Stripe.',
      dispute_opened:
        'A bank has opened a dispute about a payment for Premium. Answer in Stripe before its date.',
      dispute_closed: 'A dispute about a payment for Premium is decided; Stripe says how.',
    },
    states: {
      none: 'That account has no Premium.',
      active: 'Premium goes on.',
      cancelled: 'Premium goes on until the end of the paid month.',
      past_due: 'Premium goes on, with a payment overdue.',
      paused: 'Premium is on hold until it is decided.',
      ended: 'Premium has ended, and nothing more will be charged.',
    },
    rest: 'Nothing else has to be done in Cuéntame.',
  },
};

/** In both languages: the administrator's is unknown. Names the account by its id only. */
export function paymentReversalNotice({ kind, chargeId, userId, state }: Reversal): Letter {
  const words = (own: 'es' | 'en') => {
    const { kinds, states, rest } = WORDS[own];
    return `${kinds[kind]} ${states[state]} ${rest}`;
  };
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: 'Pago devuelto o en disputa · Payment refunded or disputed',
    paragraphs: [words('es'), words('en')],
    footnote: `${chargeId} · ${userId}`,
  });
}
