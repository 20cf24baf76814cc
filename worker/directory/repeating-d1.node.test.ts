import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from './client.ts';
import { examples, tombstones } from './schema.ts';

let waited: number[];
beforeEach(() => {
  waited = [];
  vi.stubGlobal('scheduler', { wait: async (ms: number) => waited.push(ms) });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A database whose first calls throw these errors, one after another. */
function throwing(errors: Error[]) {
  let calls = 0;
  const ask = async () => {
    calls += 1;
    const error = errors.shift();
    if (error) throw error;
    return [];
  };
  const statement = (): object => ({
    bind: statement,
    raw: ask,
    first: ask,
    all: async () => ({ results: await ask() }),
    run: async () => ({ results: await ask() }),
  });
  const batch = async (statements: object[]) => {
    await ask();
    return statements.map(() => ({ results: [] }));
  };
  const db = database({ prepare: statement, batch } as unknown as D1Database);
  return { db, calls: () => calls };
}

const lost = () => new Error('D1_ERROR: Network connection lost.');
const row = { digest: 'a', deletedAt: 1 };

const WRITES = {
  'a read': [({ db }) => db.query.examples.findFirst(), true],
  'a select': [({ db }) => db.select().from(examples), true],
  'a write that is repeatable': [({ db }) => db.repeatable.insert(tombstones).values(row), true],
  'a write that is not': [({ db }) => db.once.insert(tombstones).values(row), false],
  'a batch of repeatable writes and reads': [
    ({ db }) => db.batch([db.repeatable.insert(tombstones).values(row), db.select().from(examples).limit(1)]),
    true,
  ],
  'a batch with a write that is not repeatable': [
    ({ db }) =>
      db.batch([db.repeatable.insert(tombstones).values(row), db.once.insert(tombstones).values(row)]),
    false,
  ],
} satisfies Record<string, [(made: ReturnType<typeof throwing>) => Promise<unknown>, boolean]>;

test.each(Object.entries(WRITES))('%s is sent again where it may be', async (_, [write, isRepeatable]) => {
  const made = throwing([lost(), lost()]);
  const answered = await write(made).then(
    () => true,
    () => false,
  );
  expect([answered, made.calls(), waited.length]).toEqual(isRepeatable ? [true, 3, 2] : [false, 1, 0]);
});

/** D1's own errors (developers.cloudflare.com/d1/observability/debug-d1), and how often a statement is sent. */
test.each([
  ['D1_ERROR: D1 DB reset because its code was updated.', 3],
  ['D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.', 3],
  ['Error: D1_ERROR: Network connection lost.', 3],
  ['Network connection lost.', 3],
  ['D1_ERROR: Internal error in D1 DB storage caused object to be reset.', 3],
  ['D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.', 3],
  ["D1_ERROR: Can't read from request stream because client disconnected.", 3],
  ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 2],
  ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 2],
  ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', 1],
  ["D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.", 1],
  ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 1],
  ['D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT', 1],
  ['D1_ERROR: near "Network connection lost.": syntax error at offset 0: SQLITE_ERROR', 1],
  ["D1_TYPE_ERROR: Type 'undefined' not supported for value 'undefined'", 1],
])('%s', async (message, times) => {
  const made = throwing(Array.from({ length: 5 }, () => new Error(message)));
  await expect(Promise.resolve(made.db.select().from(examples))).rejects.toThrow();
  expect(made.calls()).toBe(times);
});

test('a write without a declaration does not compile', () => {
  const { db } = throwing([]);
  // @ts-expect-error: neither `repeatable` nor `once`
  expect(() => db.insert(tombstones).values(row)).not.toThrow();
});
