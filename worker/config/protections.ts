import type { Env } from '../env.ts';
import { isSwitchedOff } from './switched-off.ts';

/** Value that disables a protection. */
export const NO_CAP = 'none';

/**
 * Settings without which production refuses to start: daily caps limit the costs caused by strangers, Turnstile blocks
 * automated registrations, the jurisdiction keeps the homes of users from the EU there. `none` disables one
 * deliberately.
 */
export const PROTECTIONS = [
  'DAILY_STORIES',
  'DAILY_SPOKEN_CHARACTERS',
  'TURNSTILE_SECRET_KEY',
  'EU_JURISDICTION',
] as const satisfies (keyof Env)[];

/** Turnstile's secret; null when the check is off. */
export const turnstileSecretOf = (env: Env): string | null => {
  const { TURNSTILE_SECRET_KEY: secret } = env;
  return secret && secret !== NO_CAP && !isSwitchedOff(env, 'human_check') ? secret : null;
};

/** Whether the homes of users from the EU are in its jurisdiction. */
export const hasEuJurisdiction = ({ EU_JURISDICTION }: Pick<Env, 'EU_JURISDICTION'>): boolean =>
  EU_JURISDICTION === 'true';
