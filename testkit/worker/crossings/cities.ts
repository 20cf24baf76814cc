import type { Distances } from './virtual-time.ts';

/**
 * Milliseconds there and back from the data centre next to a person, with D1 and R2 in western Europe. A Home is where
 * its person first was; those of South America live in eastern North America.
 */
export const CITIES = {
  Madrid: { d1: 25, r2: 25, home: 5 },
  'São Paulo': { d1: 190, r2: 190, home: 115 },
  Sydney: { d1: 270, r2: 270, home: 10 },
} as const satisfies Record<string, Distances>;

export type City = keyof typeof CITIES;
