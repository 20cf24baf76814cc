import { DurableObject } from 'cloudflare:workers';

/**
 * Calls of the campaign's objects past the test plugin's wrapper. At each call the wrapper imports the Worker's main
 * module in another object, which takes five times as long as the call.
 */

/** Running instances by their state, which the wrapper shares with the instance. */
const instances = new WeakMap<DurableObjectState, object>();

/** Makes an instance callable past its wrapper; its class has a method `started`. */
export function registerInstance(ctx: DurableObjectState, instance: object): void {
  instances.set(ctx, instance);
}

type Wrapper = { ctx: DurableObjectState; started(): Promise<void> };
type Methods = Record<string, (...values: unknown[]) => unknown>;

/** Inherited by the wrappers, and so callable over RPC. */
Object.assign(DurableObject.prototype, {
  async callDirectly(this: Wrapper, name: string, values: unknown[]): Promise<unknown> {
    // A method that the base class does not have: the wrapper makes the instance.
    if (!instances.has(this.ctx)) await this.started();
    return (instances.get(this.ctx) as Methods)[name]!(...values);
  },
  /** Does nothing, also to an object that is not running. */
  nothing() {},
});

type Stub = {
  callDirectly(name: string, values: unknown[]): Promise<unknown>;
  nothing(): Promise<void>;
};

/** A stub whose methods are called past the wrapper. */
export const directStub = <Methods extends object>(stub: object): Methods =>
  new Proxy({} as Methods, {
    get:
      (_, name: string) =>
      (...values: unknown[]) =>
        (stub as Stub).callDirectly(name, values),
  });

/** An empty call, answered after what the object sent before. */
export const callNothing = (stub: object): Promise<void> => (stub as Stub).nothing();

/** @returns undefined when the object was killed meanwhile */
export async function unlessKilled<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (String(error).includes('killed by the campaign')) return undefined;
    throw error;
  }
}
