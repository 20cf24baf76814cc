import type { ErrorCode } from '../../contract/errors.ts';

const refusals = new WeakMap<object, readonly ErrorCode[]>();

/** Declares the codes with which a guard may answer instead of the route behind it, for the description of the API. */
export function declareRefusals<Guard extends object>(codes: readonly ErrorCode[], guard: Guard): Guard {
  refusals.set(guard, codes);
  return guard;
}

/** The codes declared for a guard; none for any other handler. */
export const refusalsOf = (guard: object): readonly ErrorCode[] => refusals.get(guard) ?? [];
