import { LANGUAGES } from '../../contract/options.ts';
import type { BoughtState } from '../../contract/schemas/auth.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** A refund or dispute that was made elsewhere. */
export type Reversal = {
  kind: 'refund' | 'dispute_opened' | 'dispute_closed';
  /** Stripe's id, by which its dashboard finds the payment. */
  chargeId: string;
  /** Null for a deleted account. */
  userId: string | null;
  /** State of the user's subscription now. */
  state: BoughtState;
};

/** In every language: the administrator's is unknown. Names the account by its id only. */
export function paymentReversalNotice({ kind, chargeId, userId, state }: Reversal): Letter {
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: inEveryLanguage('notices.reversal.subject'),
    paragraphs: LANGUAGES.map((language) =>
      [
        t(language, `notices.reversal.kinds.${kind}`),
        t(language, `notices.reversal.states.${state}`),
        t(language, 'notices.reversal.rest'),
      ].join(' '),
    ),
    footnote: [chargeId, userId].filter(Boolean).join(' · '),
  });
}
