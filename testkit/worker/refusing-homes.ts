import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../../worker/app.ts';
import type { Env } from '../../worker/env.ts';
import { ORIGIN } from './person.ts';

/** The bindings with homes that answer every call except a hand-over. @param userId the only home that refuses */
export const withoutHandOver = (userId?: string): Env => ({
  ...env,
  HOMES: new Proxy(env.HOMES, {
    get(homes, name) {
      const value = Reflect.get(homes, name, homes);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result = value.apply(homes, args);
        if (name !== 'get') return result;
        const isRefusing = userId === undefined || String(args[0]) === String(homes.idFromName(userId));
        return isRefusing ? refusing(result) : result;
      };
    },
  }),
});

const refusing = (stub: DurableObjectStub) =>
  new Proxy(stub, {
    get(target, name) {
      if (name === 'take') return () => Promise.reject(new Error('the home is away'));
      const value = Reflect.get(target, name, target);
      // An RPC method has no `bind`.
      return typeof value === 'function' ? (...args: unknown[]) => Reflect.apply(value, target, args) : value;
    },
  });

/** One request to the Worker while no home acknowledges a hand-over. */
export async function requestWithoutHandOver(
  path: string,
  { json, ...init }: RequestInit & { json?: unknown } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? init.body : JSON.stringify(json);
  const ctx = createExecutionContext();
  const asked = { ...init, headers, ...(body != null && { body }) };
  const answer = await app.request(`${ORIGIN}${path}`, asked, withoutHandOver(), ctx);
  await waitOnExecutionContext(ctx);
  return answer;
}
