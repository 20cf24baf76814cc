import type { Env } from '../env.ts';

/** A setting whose name is itself read from a setting or a table. */
export const settingOf =
  (env: Env) =>
  (name: string): unknown =>
    (env as unknown as Record<string, unknown>)[name];
