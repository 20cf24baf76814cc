import type { Env } from '../env.ts';
import { turnstileSecretOf } from './protections.ts';
import { isSwitchedOff, PARTS, type Part } from './switched-off.ts';

/** Settings of each part of the product that a deployment may do without. */
const SETTINGS = {
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  mail: ['MAIL_FROM'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
} as const satisfies Record<string, (keyof Env)[]>;

const hasSettings = (env: Env, part: keyof typeof SETTINGS) => SETTINGS[part].every((name) => env[name]);

/** Whether a part has all of its settings and is not switched off. */
export const hasPart = (env: Env, part: Part): boolean =>
  part === 'human_check'
    ? turnstileSecretOf(env) !== null
    : !isSwitchedOff(env, part) && hasSettings(env, part);

/**
 * Whether contracts can be served: paid, refunded, cancelled and withdrawn from. Those that were made before payments
 * were switched off go on.
 */
export const servesContracts = (env: Env): boolean => hasSettings(env, 'payments');

/** Parts that this deployment does without. */
export const lackingParts = (env: Env): Part[] => PARTS.filter((part) => !hasPart(env, part));

/**
 * Settings of payments that are missing although others are there: half of them would take money and not
 * record it.
 */
export function missingOfPayments(env: Env): string[] {
  const missing = SETTINGS.payments.filter((name) => !env[name]);
  return missing.length < SETTINGS.payments.length ? missing : [];
}
