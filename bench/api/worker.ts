import { app } from '../../worker/app.ts';
import type { Env } from '../../worker/env.ts';
import { Home as Product } from '../../worker/home/home.ts';
import type { HomeOrder, HomeState, Statement } from './commands.ts';
import { type Counts, noCounts } from './counts.ts';

/**
 * The product's Worker with counted bindings. `GET /__counts` answers the operations since its last call;
 * `POST /__home` runs statements in a user's home, which it begins for a given copy; `POST /__evict` takes a home out
 * of memory. All other requests go to the product.
 */

const counts = noCounts();

function countMeta({ meta }: D1Result): void {
  counts.d1RowsRead += meta.rows_read;
  counts.d1RowsWritten += meta.rows_written;
}

/**
 * Counts the calls of a D1 statement, which stays the same object because `batch` refuses others. The product does not
 * use `first`.
 */
function countStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const run = statement.run.bind(statement);
  const all = statement.all.bind(statement);
  const noted = async (ask: () => Promise<D1Result<Record<string, unknown>>>) => {
    counts.d1Statements += 1;
    const result = await ask();
    countMeta(result);
    return result;
  };
  return Object.assign(statement, {
    bind: (...values: unknown[]) => countStatement(bind(...values)),
    run: () => noted(run),
    all: () => noted(all),
    // The runtime counts rows for `all` only; other methods are derived from it.
    raw: async () => (await noted(all)).results.map((row) => Object.values(row)),
  });
}

function countD1(db: D1Database): D1Database {
  return {
    prepare: (sql: string) => countStatement(db.prepare(sql)),
    async batch(statements: D1PreparedStatement[]) {
      counts.d1Statements += statements.length;
      const results = await db.batch(statements);
      results.forEach(countMeta);
      return results;
    },
  } as unknown as D1Database;
}

function countR2(bucket: R2Bucket): R2Bucket {
  return {
    get: (...args: Parameters<R2Bucket['get']>) => {
      counts.r2ClassB += 1;
      return bucket.get(...args);
    },
    head: (key: string) => {
      counts.r2ClassB += 1;
      return bucket.head(key);
    },
    put: (key: string, value: ArrayBuffer | ArrayBufferView | string, options?: R2PutOptions) => {
      counts.r2ClassA += 1;
      counts.r2BytesWritten += typeof value === 'string' ? value.length : value.byteLength;
      return bucket.put(key, value, options);
    },
    list: (options?: R2ListOptions) => {
      counts.r2ClassA += 1;
      return bucket.list(options);
    },
    delete: (keys: string | string[]) => bucket.delete(keys),
  } as unknown as R2Bucket;
}

/** One for each Worker and object, since what is checked and made of the settings is kept for them. */
const known = new WeakMap<Env, Env>();

function counted(env: Env): Env {
  const made = known.get(env) ?? { ...env, DB: countD1(env.DB), FILES: countR2(env.FILES) };
  known.set(env, made);
  return made;
}

const providerFetch = globalThis.fetch;
globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/audio/speech')) {
    const { input: text, instructions } = await request
      .clone()
      .json<{ input: string; instructions: string }>();
    counts.speechCalls += 1;
    counts.speechCharacters += text.length + instructions.length;
  } else if (pathname.endsWith('/moderations')) counts.moderationCalls += 1;
  else if (pathname.endsWith('/chat/completions')) {
    const { messages, response_format: format } = await request
      .clone()
      .json<{ messages: { content: string }[]; response_format?: object }>();
    const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
    // Only the second opinion requests a closed schema.
    const what = format ? 'opinion' : 'story';
    counts[`${what}Calls`] += 1;
    counts[`${what}CharactersIn`] += characters;
  }
  return providerFetch(request);
};

export class Home extends Product {
  #busy = 0;
  #busySince = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    const { storage } = ctx;
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    // Cursors count while they are read: each is recorded with the next statement, or at the end of the work.
    let last: SqlStorageCursor<Record<string, SqlStorageValue>> | null = null;
    const note = () => {
      counts.objectRowsRead += last?.rowsRead ?? 0;
      counts.objectRowsWritten += last?.rowsWritten ?? 0;
      last = null;
    };
    const setAlarm = storage.setAlarm.bind(storage);
    Object.defineProperties(storage, {
      setAlarm: {
        value: (...args: Parameters<DurableObjectStorage['setAlarm']>) => {
          // Billed as a row.
          counts.objectRowsWritten += 1;
          return setAlarm(...args);
        },
      },
    });
    Object.defineProperty(sql, 'exec', {
      value: (query: string, ...bindings: unknown[]) => {
        note();
        last = exec(query, ...bindings);
        return last;
      },
    });
    const waitUntil = ctx.waitUntil.bind(ctx);
    super(ctx, counted(env));
    this.#note = note;
    Object.defineProperty(ctx, 'waitUntil', {
      value: (promise: Promise<unknown>) => waitUntil(this.busy(() => promise)),
    });
  }

  #note: () => void;

  /** Counts the time while the object works, for several calls at once that of the longest. */
  async busy<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#busy++ === 0) this.#busySince = Date.now();
    try {
      return await work();
    } finally {
      this.#note();
      if (--this.#busy === 0) counts.objectMs += Date.now() - this.#busySince;
    }
  }

  run(statements: Statement[]): HomeState {
    const { sql } = this.ctx.storage;
    const [rows = []] = statements.map(({ query, bindings = [] }) => sql.exec(query, ...bindings).toArray());
    return { rows: rows as HomeState['rows'], bytes: sql.databaseSize };
  }

  /** Takes the object out of memory. */
  async evict(): Promise<void> {
    await this.ctx.storage.sync();
    this.ctx.abort('evicted');
  }
}

/** Every call of the product's object, and every alarm, counts as a request of it. */
for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(Product.prototype))) {
  if (name === 'constructor') continue;
  Object.defineProperty(Home.prototype, name, {
    value(this: Home, ...args: unknown[]) {
      counts[name === 'alarm' ? 'alarms' : 'objectCalls'] += 1;
      return this.busy(() => method.apply(this, args));
    },
  });
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    const homes = env.HOMES as unknown as DurableObjectNamespace<Home>;
    const homeOf = (userId: string) => homes.get(homes.idFromName(userId));
    if (pathname === '/__counts') {
      const answer = Response.json(counts);
      Object.assign(counts, noCounts() satisfies Counts);
      return answer;
    }
    if (pathname === '/__home') {
      const { userId, copy, statements } = await request.json<HomeOrder>();
      const device = { userAgent: null, tokenLifetime: 'hour' } as const;
      if (copy) await homeOf(userId).begin(copy, device, crypto.randomUUID(), true);
      return Response.json(await homeOf(userId).run(statements));
    }
    if (pathname === '/__evict') {
      // The call fails by the eviction itself.
      await homeOf(await request.text())
        .evict()
        .catch(() => {});
      return new Response(null, { status: 204 });
    }
    counts.workerRequests += 1;
    return app.fetch(request, counted(env), ctx);
  },
};
