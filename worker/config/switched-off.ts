import type { Env } from '../env.ts';

/** Parts of the product that a deployment may do without, and may switch off while their secrets are still there. */
export const PARTS = ['payments', 'mail', 'google', 'human_check'] as const;
export type Part = (typeof PARTS)[number];

type Switches = Pick<Env, 'SWITCHED_OFF'>;

const named = ({ SWITCHED_OFF }: Switches) => (SWITCHED_OFF ?? '').split(',').filter((name) => name !== '');

export const isSwitchedOff = (env: Switches, part: Part): boolean => named(env).includes(part);

/** Words of the setting that name no part: a mistyped one must not leave a part on. */
export const unknownSwitches = (env: Switches): string[] =>
  named(env).filter((name) => !PARTS.some((part) => part === name));
