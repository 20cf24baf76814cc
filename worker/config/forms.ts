import { z } from 'zod';
import { NO_CAP } from './protections.ts';

/**
 * Forms of single settings: in the Worker's environment, and in `owner.json`, which `npm run deploy` reads with them.
 */

/** Characters that would begin a line of their own in a mail's foot or header, or hide in one. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export const oneLine = z
  .string({ error: 'a text' })
  .trim()
  .min(1, 'a text that is not empty')
  .refine((text) => !UNSEEN.test(text), 'a text of one line, without invisible characters');

export const mailAddress = z.email({ error: 'an e-mail address' });

/** A daily cap as the Worker's setting: longer numbers are a mistake. */
export const capSetting = z
  .string()
  .regex(/^(\d{1,12}|none)$/, `a whole number of at most 12 digits, or "${NO_CAP}"`);

/** Another word must not make homes outside the jurisdiction, where they would stay. */
export const jurisdictionSetting = z.enum(['true', NO_CAP], { error: `"true" or "${NO_CAP}"` });

/** Who reckons the VAT (docs/billing.md). */
export const taxSetting = z.enum(['automatic_tax', 'managed_payments', 'none'], {
  error: '"automatic_tax", "managed_payments" or "none"',
});
