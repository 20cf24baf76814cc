import type { Env } from '../env.ts';

/** Value that disables a protection. */
export const NO_CAP = 'none';

/**
 * Settings without which production refuses to start: daily caps limit the costs caused by strangers, Turnstile blocks
 * automated registrations. `none` disables one deliberately.
 */
export const PROTECTIONS = [
  'DAILY_STORIES',
  'DAILY_SPOKEN_CHARACTERS',
  'TURNSTILE_SECRET_KEY',
] as const satisfies (keyof Env)[];

/** Turnstile's secret; null when the check is off. */
export const turnstileSecretOf = ({ TURNSTILE_SECRET_KEY: secret }: Env): string | null =>
  secret && secret !== NO_CAP ? secret : null;
