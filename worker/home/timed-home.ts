import { measured } from '../logging/request-scope.ts';

/** A stub of a home that adds its waiting time to the request's `Server-Timing`. */
export function timedHome<Stub extends object>(stub: Stub): Stub {
  return new Proxy(stub, {
    get(target, name) {
      const method = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => measured('home', async () => Reflect.apply(method, target, args));
    },
  });
}
