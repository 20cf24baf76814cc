import { z } from 'zod';
import { PERSON_NAME_MAX_LENGTH } from '../limits.ts';
import { emailAddress, mailToken } from './auth.ts';
import { typedLine } from './typed-line.ts';

/**
 * Letters, spaces, hyphens and apostrophes, with a dot after an initial: the name is mailed to an address that anybody
 * may type. Not Lisu, whose tone letters look like dots, commas and colons.
 */
const NAME = /^(?:(?!\p{Script=Lisu})[\p{L}\p{M}ªº'’-]|\.(?=\s|$)| )*$/u;

/** A signed-in user states without both; a visitor states both. */
export const withdrawalRequest = z
  .object({
    name: typedLine(PERSON_NAME_MAX_LENGTH).regex(NAME).min(1).optional(),
    email: emailAddress.optional(),
  })
  // For the description: a missing address has a refusal of its own.
  .meta({
    anyOf: [
      { title: 'A visitor', required: ['name', 'email'] },
      { title: 'A signed-in user', properties: { name: false, email: false } },
    ],
  });

/** Token of the link in the acknowledgement of a visitor's statement. */
export const confirmWithdrawalRequest = z.object({ token: mailToken });

/**
 * What a withdrawal has led to. `unconfirmed`: the link in its mail was not pressed. `pending`: payments are not
 * reachable and are tried again. `refunded`: Premium has ended and the money is on its way back. `ended`: there was no
 * money to return. `cancelled`: more than fourteen days after the payment, so Premium ends with the paid month.
 * `nothing`: there was no contract.
 */
export const WITHDRAWAL_OUTCOMES = [
  'unconfirmed',
  'pending',
  'refunded',
  'ended',
  'cancelled',
  'nothing',
] as const;
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number];

const instant = z.iso.datetime();

export const withdrawal = z.object({
  /** Time that counts, to the second, in UTC. */
  statedAt: instant,
  /** Address of the acknowledgement. */
  email: z.string(),
  outcome: z.enum(WITHDRAWAL_OUTCOMES),
  /** Cents. */
  refund: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  /** End of Premium after `cancelled`. */
  endsAt: instant.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;
