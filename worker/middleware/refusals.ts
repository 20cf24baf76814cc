import type { ErrorCode } from '../../contract/errors.ts';

const refusals = new WeakMap<object, readonly ErrorCode[]>();

/** Says with which codes a guard may answer instead of the route behind it, for the description of the API. */
export function declareRefusals<Guard extends object>(codes: readonly ErrorCode[], guard: Guard): Guard {
  refusals.set(guard, codes);
  return guard;
}

/** What was said of a guard by `declareRefusals`; nothing of any other handler. */
export const refusalsOf = (guard: object): readonly ErrorCode[] => refusals.get(guard) ?? [];
