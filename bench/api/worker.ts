import { app } from '../../worker/app.ts';
import type { Env } from '../../worker/env.ts';
import { Home as Product } from '../../worker/home/home.ts';
import { type Counts, noCounts } from './counts.ts';

/**
 * The product's Worker with counted bindings. `GET /__counts` answers the operations since its last call; all other
 * requests go to the product.
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

const counted = (env: Env): Env => ({ ...env, DB: countD1(env.DB), FILES: countR2(env.FILES) });

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
    const { sql } = ctx.storage;
    const exec = sql.exec.bind(sql);
    const note = (cursor: SqlStorageCursor<Record<string, SqlStorageValue>>) => {
      counts.objectRowsRead += cursor.rowsRead;
      counts.objectRowsWritten += cursor.rowsWritten;
    };
    // Cursors count while they are read: record them with the next statement.
    let last: SqlStorageCursor<Record<string, SqlStorageValue>> | null = null;
    Object.defineProperty(sql, 'exec', {
      value: (query: string, ...bindings: unknown[]) => {
        if (last) note(last);
        last = exec(query, ...bindings);
        return last;
      },
    });
    const waitUntil = ctx.waitUntil.bind(ctx);
    super(ctx, counted(env));
    Object.defineProperty(ctx, 'waitUntil', {
      value: (promise: Promise<unknown>) => {
        this.#begin();
        waitUntil(promise.finally(() => this.#end()));
      },
    });
  }

  override ask(...args: Parameters<Product['ask']>) {
    counts.objectCalls += 1;
    return super.ask(...args);
  }

  override open(...args: Parameters<Product['open']>) {
    counts.objectCalls += 1;
    return super.open(...args);
  }

  override begin(...args: Parameters<Product['begin']>) {
    counts.objectCalls += 1;
    return super.begin(...args);
  }

  override exchange(...args: Parameters<Product['exchange']>) {
    counts.objectCalls += 1;
    return super.exchange(...args);
  }

  override take(...args: Parameters<Product['take']>) {
    counts.objectCalls += 1;
    return super.take(...args);
  }

  #begin(): void {
    if (this.#busy++ === 0) this.#busySince = Date.now();
  }

  #end(): void {
    if (--this.#busy === 0) counts.objectMs += Date.now() - this.#busySince;
  }

  override async alarm(): Promise<void> {
    counts.alarms += 1;
    await super.alarm();
  }

  /** Runs one statement in the home. */
  execute(statement: string, ...bindings: SqlStorageValue[]): void {
    this.ctx.storage.sql.exec(statement, ...bindings);
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname === '/__counts') {
      const answer = Response.json(counts);
      Object.assign(counts, noCounts() satisfies Counts);
      return answer;
    }
    counts.workerRequests += 1;
    return app.fetch(request, counted(env), ctx);
  },
};
