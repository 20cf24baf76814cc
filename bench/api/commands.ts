import type { UserCopy } from '../../worker/home-storage/user.ts';

/** Commands of the measured Workers, in addition to the product's requests. */

/** Milliseconds there and back. */
export type Distances = { d1: number; r2: number; home: number };

export type Value = string | number | null;
export type Statement = { query: string; bindings?: Value[] };
/** Runs statements in a user's home, which is begun for a given copy. */
export type HomeOrder = { userId: string; copy?: UserCopy; statements: Statement[] };
/** Rows of the first statement, and bytes of the storage. */
export type HomeState = { rows: Record<string, Value>[]; bytes: number };
