import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the time of a request went: each adds up. */
export type Measured = 'auth' | 'db';

/** What all the work for one request has in common, however deep below the route it is done. */
export type RequestScope = {
  requestId: string;
  /** Milliseconds. In production a Worker's clock stands still but for waiting: what is measured is waiting. */
  spent: Map<Measured, number>;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Does some work for this request. The work of a storyteller goes on under the id of the request that began it. */
export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return scopes.run({ requestId, spent: new Map() }, work);
}

/** @returns null outside any request */
export const currentRequest = (): RequestScope | null => scopes.getStore() ?? null;

/** Adds the time that this takes to what the request under way has spent. */
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
