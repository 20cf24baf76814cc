import type { Env } from '../../../worker/env.ts';
import { event, farCall, homeCall, isMeasuring } from './virtual-time.ts';

/** Settings of production that lead to more calls than the tests' own. */
const CAPS = { DAILY_STORIES: '500', DAILY_SPOKEN_CHARACTERS: '400000' };

/**
 * Marking a hand-over, reporting a provider and counting go on behind every answer; if their way took time, time would
 * pass for an answer that waits for something that is no event, such as encoding.
 */
const IS_BEHIND = /^update "users" set "handed_version"|^(insert into|update) "(provider_status|tallies)"/i;

const ASKING = ['all', 'run', 'raw', 'first'] as const;
const R2_CALLS: ReadonlySet<string | symbol> = new Set(['get', 'head', 'put', 'list', 'delete']);

/** The statement stays the same object, since `batch` refuses others. */
function farStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const asking = ASKING.map((name) => {
    const ask = statement[name].bind(statement) as (...options: unknown[]) => Promise<unknown>;
    return [name, (...options: unknown[]) => farCall('d1', () => ask(...options))];
  });
  return Object.assign(statement, {
    bind: (...values: unknown[]) => farStatement(bind(...values)),
    ...Object.fromEntries(asking),
  });
}

/** A binding with some of its members replaced; the others keep their `this`. */
const changed = <Binding extends object>(
  binding: Binding,
  memberOf: (name: string | symbol) => unknown,
): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const member = memberOf(name);
      if (member !== undefined) return member;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const farD1 = (db: D1Database): D1Database =>
  changed(db, (name) => {
    if (name === 'prepare')
      return (sql: string) => (IS_BEHIND.test(sql) ? db.prepare(sql) : farStatement(db.prepare(sql)));
    if (name === 'batch') return (all: D1PreparedStatement[]) => farCall('d1', () => db.batch(all));
  });

const farR2 = (files: R2Bucket): R2Bucket =>
  changed(files, (name) => {
    if (!R2_CALLS.has(name)) return undefined;
    return (...args: unknown[]) => {
      const call = Reflect.get(files, name, files) as (...args: unknown[]) => Promise<unknown>;
      return farCall('r2', () => call.apply(files, args));
    };
  });

const farStub = <Stub extends object>(stub: Stub): Stub =>
  new Proxy(stub, {
    get(target, name) {
      const method = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => homeCall(async () => Reflect.apply(method, target, args));
    },
  });

const farHomes = (homes: Env['HOMES']): Env['HOMES'] =>
  changed(homes, (name) => {
    if (name === 'get') return (...args: Parameters<Env['HOMES']['get']>) => farStub(homes.get(...args));
    if (name === 'getByName')
      return (...args: Parameters<Env['HOMES']['getByName']>) => farStub(homes.getByName(...args));
  });

/** One for each binding, since a database client is kept for its binding. */
const known = new WeakMap<object, object>();

function onceFor<Binding extends object>(binding: Binding, make: (binding: Binding) => Binding): Binding {
  const made = (known.get(binding) as Binding | undefined) ?? make(binding);
  known.set(binding, made);
  return made;
}

/** The bindings of a Worker or an object as measurements see them; without one they act as ever. */
export function farEnv(env: Env): Env {
  const far: Env = {
    ...env,
    DB: onceFor(env.DB, farD1),
    FILES: onceFor(env.FILES, farR2),
    HOMES: onceFor(env.HOMES, farHomes),
  };
  for (const [name, cap] of Object.entries(CAPS)) {
    let own = env[name as keyof typeof CAPS];
    Object.defineProperty(far, name, {
      get: () => (isMeasuring() ? cap : own),
      // Tests change settings of a running object.
      set: (value) => {
        own = value;
      },
      enumerable: true,
    });
  }
  return far;
}

/** A body whose reading is an event. */
function eventful(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await event(() => reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * `fetch` to the providers, whose answers and their bodies are events: virtual time stands still meanwhile.
 * @param asked is called with each request before it is sent
 */
export function eventfulFetch(
  providers: typeof fetch,
  asked: (request: Request) => Promise<void>,
): typeof fetch {
  return async (input, init) => {
    if (!isMeasuring()) return providers(input, init);
    const request = new Request(input, init);
    const answer = await event(async () => {
      await asked(request.clone());
      return providers(request);
    });
    return answer.body ? new Response(eventful(answer.body), answer) : answer;
  };
}
