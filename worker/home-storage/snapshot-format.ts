import { z } from 'zod';
import { MIGRATIONS } from './migrations.ts';

/**
 * Snapshot of a home's SQLite: gzip of JSON lines. The first line is the header, each further one a row
 * (`[index of its table, ...values]`), the last one the number of rows of each table.
 */

const header = z.object({
  format: z.literal(1),
  userId: z.string(),
  /** Of the user's row that the home had. The row itself is the directory's. */
  userVersion: z.int(),
  /** As in its key. */
  number: z.int().positive(),
  /** Milliseconds since the epoch. */
  madeAt: z.int(),
  /** Names of the schema's steps, in order. */
  migrations: z.array(z.string()),
  /** In the order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).nonempty() })),
});
const row = z.tuple([z.int().nonnegative()], z.union([z.string(), z.number(), z.null()]));
const end = z.object({ rows: z.array(z.int().nonnegative()) });

export type SnapshotHeader = z.infer<typeof header>;
export type TableColumns = SnapshotHeader['tables'][number];
type Value = string | number | null;
export type Snapshot = SnapshotHeader & { /** Of each table, in the order of `tables`. */ rows: Value[][][] };

/** Uncompressed bytes that are handed to the compressor at once. */
const BLOCK_BYTES = 64 * 1024;

/** Compresses lines as they come; only the compressed bytes are kept. */
export class LineWriter {
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #compressed: Promise<ArrayBuffer>;
  readonly #encoder = new TextEncoder();
  #text = '';

  constructor() {
    const { readable, writable } = new CompressionStream('gzip');
    this.#writer = writable.getWriter();
    this.#compressed = new Response(readable).arrayBuffer();
    // An abandoned writer leaves no unhandled rejection.
    this.#compressed.catch(() => {});
  }

  async add(line: unknown): Promise<void> {
    this.#text += `${JSON.stringify(line)}\n`;
    if (this.#text.length >= BLOCK_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    const block = this.#encoder.encode(this.#text);
    this.#text = '';
    await this.#writer.write(block);
  }

  async end(): Promise<ArrayBuffer> {
    await this.#flush();
    await this.#writer.close();
    return this.#compressed;
  }

  /** Drops what was written. */
  async abandon(): Promise<void> {
    await this.#writer.abort().catch(() => {});
  }
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const texts = stream
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('its last line is cut off');
}

/**
 * Reads a snapshot and checks that it is whole, of this user, and of a schema that this code knows.
 * @param expected.name for messages
 * @throws Error that names the snapshot and says what is wrong with it
 */
export async function readSnapshot(
  stream: ReadableStream<Uint8Array>,
  expected: { userId: string; number: number; name: string },
): Promise<Snapshot> {
  try {
    return await parsed(linesOf(stream), expected);
  } catch (error) {
    // In the message, since RPC drops the cause.
    const reason = error instanceof Error ? error.message : 'not readable';
    throw new Error(`the snapshot ${expected.name} cannot be used: ${reason}`);
  }
}

async function parsed(
  lines: AsyncGenerator<string>,
  { userId, number }: { userId: string; number: number },
): Promise<Snapshot> {
  const first = await lines.next();
  if (first.done) throw new Error('it is empty');
  const facts = jsonOf(header, first.value);
  if (facts.userId !== userId) throw new Error('it is of another user');
  if (facts.number !== number) throw new Error('it has the number of another one');
  for (const [position, name] of facts.migrations.entries())
    if (MIGRATIONS[position]?.name !== name) throw new Error(`its schema has an unknown step: ${name}`);
  const rows: Value[][][] = facts.tables.map(() => []);
  let counts: number[] | null = null;
  for await (const line of lines) {
    if (counts !== null) throw new Error('it goes on after its end');
    if (line.startsWith('{')) {
      counts = jsonOf(end, line).rows;
      continue;
    }
    const [table, ...values] = jsonOf(row, line);
    if (values.length !== facts.tables[table]?.columns.length)
      throw new Error('a row does not fit its table');
    rows[table]!.push(values);
  }
  if (counts === null) throw new Error('its end is missing');
  if (counts.length !== rows.length || counts.some((count, table) => count !== rows[table]!.length))
    throw new Error('rows are missing');
  return { ...facts, rows };
}

/** @throws Error without the text, which may be a user's */
function jsonOf<Value>(schema: z.ZodType<Value>, line: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error('a line is not JSON');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`a line is invalid at ${result.error.issues[0]?.path.join('.')}`);
  return result.data;
}
