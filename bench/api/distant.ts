import { app } from '../../worker/app.ts';
import type { Env } from '../../worker/env.ts';
import { Home as Product } from '../../worker/home/home.ts';
import type { Distances } from './commands.ts';

/**
 * The product's Worker with D1, R2 and the Homes at a distance. `POST /__distances` sets milliseconds there and back
 * for each, `GET /__waited` answers the waiting since then, and `POST /__evict` takes every Home out of memory; all
 * other requests go to the product.
 */

type Place = keyof Distances;

let distances: Distances = { d1: 0, r2: 0, home: 0 };

const ASKING = ['all', 'run', 'raw', 'first'] as const;
const R2_CALLS: readonly string[] = ['get', 'head', 'put', 'list', 'delete'];

type Span = { from: number; to: number };
/** Times on the way, as long as they should take whatever the machine's load, and until a provider's first byte. */
let trips: Span[] = [];
let provided: Span[] = [];

async function travel<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const ms = distances[place];
  if (ms > 0) {
    trips.push({ from, to: from + ms });
    await scheduler.wait(ms);
  }
  return work();
}

/** Milliseconds until now in which something was on its way and no provider was at work. */
function waited(): number {
  const now = performance.now();
  const times = [...trips, ...provided].flatMap(({ from, to }) => [from, Math.min(to, now)]);
  const sorted = [...new Set(times)].sort((a, b) => a - b);
  const isIn = (spans: Span[], at: number) => spans.some(({ from, to }) => from <= at && at < to);
  return sorted.reduce((sum, at, n) => {
    const next = sorted[n + 1] ?? at;
    return isIn(trips, at) && !isIn(provided, at) ? sum + next - at : sum;
  }, 0);
}

const providerFetch = globalThis.fetch;
globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const span = { from: performance.now(), to: Number.POSITIVE_INFINITY };
  provided.push(span);
  const begun = () => {
    span.to = Math.min(span.to, performance.now());
  };
  const answer = await providerFetch(input, init).catch((error) => {
    begun();
    throw error;
  });
  const noted = new TransformStream({
    transform(chunk, controller) {
      begun();
      controller.enqueue(chunk);
    },
    flush: begun,
  });
  if (!answer.body) begun();
  return new Response(answer.body?.pipeThrough(noted) ?? null, answer);
};

/** A binding with some of its members replaced; the others keep their `this`. */
const changed = <Binding extends object>(binding: Binding, memberOf: (name: string) => unknown): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const member = typeof name === 'string' ? memberOf(name) : undefined;
      if (member !== undefined) return member;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** All methods of a binding, or those named, after the way to it. */
const far = <Binding extends object>(binding: Binding, place: Place, names?: readonly string[]): Binding =>
  changed(binding, (name) => {
    const method = Reflect.get(binding, name, binding);
    if (typeof method !== 'function' || names?.includes(name) === false) return undefined;
    return (...args: unknown[]) => travel(place, async () => Reflect.apply(method, binding, args));
  });

/** The statement stays the same object, since `batch` refuses others. */
function farStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const asking = ASKING.map((name) => {
    const ask = statement[name].bind(statement) as (...options: unknown[]) => Promise<unknown>;
    return [name, (...options: unknown[]) => travel('d1', () => ask(...options))];
  });
  return Object.assign(statement, {
    bind: (...values: unknown[]) => farStatement(bind(...values)),
    ...Object.fromEntries(asking),
  });
}

const farD1 = (db: D1Database): D1Database =>
  changed(far(db, 'd1', ['batch']), (name) =>
    name === 'prepare' ? (sql: string) => farStatement(db.prepare(sql)) : undefined,
  );

const farHomes = (homes: Env['HOMES']): Env['HOMES'] =>
  changed(homes, (name) =>
    name === 'get'
      ? (...args: Parameters<Env['HOMES']['get']>) => far(homes.get(...args), 'home')
      : undefined,
  );

/** One for each Worker and object, since clients are kept for their binding. */
const known = new WeakMap<Env, Env>();

/** With production's caps, which lead to more calls. */
function distantEnv(env: Env): Env {
  const caps = { DAILY_STORIES: '1000000', DAILY_SPOKEN_CHARACTERS: '1000000000' };
  const made = known.get(env) ?? {
    ...env,
    DB: farD1(env.DB),
    FILES: far(env.FILES, 'r2', R2_CALLS),
    HOMES: farHomes(env.HOMES),
    ...caps,
  };
  known.set(env, made);
  return made;
}

/** Homes in memory. */
const present = new Map<string, DurableObjectId>();

export class Home extends Product {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, distantEnv(env));
    present.set(ctx.id.toString(), ctx.id);
  }

  async evict(): Promise<void> {
    await this.ctx.storage.sync();
    present.delete(this.ctx.id.toString());
    this.ctx.abort('evicted');
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/__distances') {
      distances = await request.json<Distances>();
      trips = [];
      provided = [];
      return new Response(null, { status: 204 });
    }
    if (pathname === '/__waited') return Response.json(waited());
    if (pathname === '/__evict') {
      const homes = env.HOMES as unknown as DurableObjectNamespace<Home>;
      // Every call fails by the eviction itself.
      await Promise.allSettled([...present.values()].map((id) => homes.get(id).evict()));
      return new Response(null, { status: present.size === 0 ? 204 : 500 });
    }
    return app.fetch(request, distantEnv(env), ctx);
  },
};
