import type { ErrorCode } from '../../contract/errors.ts';

const refusals = new WeakMap<object, readonly ErrorCode[]>();

/** Declares the codes that a guard may answer with, for the OpenAPI description. */
export function declareRefusals<Guard extends object>(codes: readonly ErrorCode[], guard: Guard): Guard {
  refusals.set(guard, codes);
  return guard;
}

/** Codes declared for a guard; none for any other handler. */
export const refusalsOf = (guard: object): readonly ErrorCode[] => refusals.get(guard) ?? [];
