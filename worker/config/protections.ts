import type { Env } from '../env.ts';

/** Value of a setting that switches its protection off. */
export const NO_CAP = 'none';

/**
 * Settings that production refuses to start without, so that none is forgotten: the daily caps bound what strangers can cost,
 * Turnstile keeps programs from opening accounts. `none` switches one off on purpose.
 */
export const PROTECTIONS = [
  'DAILY_STORIES',
  'DAILY_SPOKEN_CHARACTERS',
  'TURNSTILE_SECRET_KEY',
] as const satisfies (keyof Env)[];

/** Turnstile's secret; null where Turnstile is not set up. */
export const turnstileSecretOf = ({ TURNSTILE_SECRET_KEY: secret }: Env): string | null =>
  secret && secret !== NO_CAP ? secret : null;
