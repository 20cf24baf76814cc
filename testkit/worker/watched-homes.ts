import { env } from 'cloudflare:workers';
import type { Env } from '../../worker/env.ts';
import type { HomeRpc } from '../../worker/home/rpc.ts';

/** One call of a home's method. */
export type HomeCall = {
  jurisdiction: string | null;
  /** The name that the object was found by. */
  name: string;
  locationHint: string | null;
  method: string;
};

/** Calls that fail: without an effect, or after they took effect. */
type Fault = { when: 'before' | 'after'; error: Error; times: number };

type Address = Pick<HomeCall, 'jurisdiction' | 'name'>;

/**
 * The namespace of homes with jurisdictions, which the local runtime lacks: a name has other objects in each, and an id
 * of another one is refused. Records what is asked, and fails calls.
 */
export class WatchedHomes {
  readonly calls: HomeCall[] = [];
  /** Names of objects that were looked up. */
  readonly names: string[] = [];
  #fault: Fault | null = null;
  readonly #addresses = new WeakMap<DurableObjectId, Address>();

  /** Bindings with this namespace. */
  get env(): Env {
    return { ...env, HOMES: this.#namespace(null) };
  }

  /** The same in a deployment, which uses jurisdictions. */
  get deployedEnv(): Env {
    return { ...this.env, EU_JURISDICTION: 'true' };
  }

  /** Fails the next call, or a few. */
  failNext(when: Fault['when'], error: Error, { times = 1 } = {}): void {
    this.#fault = { when, error, times };
  }

  #namespace(jurisdiction: string | null): Env['HOMES'] {
    const namespace: Partial<Env['HOMES']> = {
      jurisdiction: (name) => this.#namespace(name),
      idFromName: (name) => {
        this.names.push(name);
        const id = env.HOMES.idFromName(jurisdiction === null ? name : `${jurisdiction} ${name}`);
        this.#addresses.set(id, { jurisdiction, name });
        return id;
      },
      get: (id, options) => {
        const address = this.#addresses.get(id);
        if (address?.jurisdiction !== jurisdiction) throw new TypeError('an id of another jurisdiction');
        const locationHint = options?.locationHint ?? null;
        return this.#stub(env.HOMES.get(id), { ...address, locationHint });
      },
    };
    return namespace as Env['HOMES'];
  }

  #stub(stub: DurableObjectStub<HomeRpc>, about: Omit<HomeCall, 'method'>): DurableObjectStub<HomeRpc> {
    return new Proxy(stub, {
      get: (target, method) => {
        const called = Reflect.get(target, method, target);
        if (typeof method !== 'string' || typeof called !== 'function') return called;
        return async (...args: unknown[]) => {
          this.calls.push({ ...about, method });
          const fault = this.#takeFault();
          if (fault?.when === 'before') throw fault.error;
          const answer = await Reflect.apply(called, target, args);
          if (fault) throw fault.error;
          return answer;
        };
      },
    });
  }

  #takeFault(): Fault | null {
    const fault = this.#fault;
    if (!fault || fault.times === 0) return null;
    fault.times -= 1;
    return fault;
  }
}
