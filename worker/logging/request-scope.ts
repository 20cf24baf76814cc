import { AsyncLocalStorage } from 'node:async_hooks';

/** Parts of a request's time. */
export type Measured = 'auth' | 'db' | 'home';

/** Context of all work for one request. */
export type RequestScope = {
  requestId: string;
  /** Milliseconds. In production a Worker's clock only advances while waiting, so this measures waiting. */
  spent: Map<Measured, number>;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs work in a request's scope. A Durable Object's jobs keep the id of the request that started them. */
export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return scopes.run({ requestId, spent: new Map() }, work);
}

/** @returns null outside a request */
export const currentRequest = (): RequestScope | null => scopes.getStore() ?? null;

/** Adds the duration of work to the current request's times. */
export async function measured<Result>(what: Measured, work: () => Promise<Result>): Promise<Result> {
  const scope = currentRequest();
  if (!scope) return work();
  const began = Date.now();
  try {
    return await work();
  } finally {
    scope.spent.set(what, (scope.spent.get(what) ?? 0) + Date.now() - began);
  }
}
