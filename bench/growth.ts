import { type Api, startApi } from './api/miniflare.ts';
import { BenchPerson, now } from './person.ts';
import { median, type Row } from './statistics.ts';

const LIBRARIES = [10, 100, 1_000, 10_000];
const USERS = [1_000, 100_000];
const TRIES = 60;

/** Inserts `count` rows made by SQLite itself. */
async function fill(api: Api, sql: string, count: number, ...bindings: unknown[]): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  await api.db
    .prepare(`${sql.replace('SELECT', `${numbers} SELECT`)} FROM n`)
    .bind(...bindings)
    .run();
}

/** The typical time of a request in milliseconds, and the rows of D1 it makes read. */
async function cost(api: Api, ask: () => Promise<Response>): Promise<{ ms: number; rowsRead: number }> {
  const counts = async () => (await (await fetch(`${api.origin}/__counts`)).json()) as { d1RowsRead: number };
  const times: number[] = [];
  for (let n = 0; n < 5; n++) await (await ask()).arrayBuffer();
  await counts();
  for (let n = 0; n < TRIES; n++) {
    const start = now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    times.push(now() - start);
  }
  return { ms: median(times), rowsRead: (await counts()).d1RowsRead / TRIES };
}

const inWords = (sizes: number[], costs: { ms: number; rowsRead: number }[]) =>
  sizes
    .map(
      (size, n) =>
        `${size.toLocaleString('en')}: ${costs[n]!.ms.toFixed(1)} ms, ${costs[n]!.rowsRead.toFixed(0)} rows`,
    )
    .join('; ');

/** What one look costs as libraries and the number of people grow. */
export async function growth(): Promise<Row[]> {
  const api = await startApi('worker');
  try {
    const pages = [];
    const deepPages = [];
    for (const size of LIBRARIES) {
      const person = await BenchPerson.register(api.origin);
      await fill(
        api,
        `INSERT INTO stories (id, user_id, title, language, options, text_hash, folded_title, folded_words,
           created_at)
         SELECT ?1 || '-' || i, ?1, 'Un faro', 'es', '{}', ?1 || '-' || i, 'un faro', 'un faro y la luna', i`,
        size,
        person.id,
      );
      pages.push(await cost(api, () => person.get('/api/stories')));
      // The last page there is: oldest stories, after everything else.
      deepPages.push(await cost(api, () => person.get(`/api/stories?cursor=9.x`)));
    }
    const looks = [];
    let users = LIBRARIES.length;
    for (const size of USERS) {
      await fill(
        api,
        `INSERT INTO users (id, email, created_at) SELECT ?1 || i, ?1 || i || '@example.org', i`,
        size - users,
        crypto.randomUUID(),
      );
      users = size;
      const person = await BenchPerson.register(api.origin);
      looks.push(await cost(api, () => person.get('/api/auth/me')));
    }
    const grown = (costs: { ms: number }[]) => [costs.at(-1)!.ms / costs[0]!.ms];
    // A page of ten stories is smaller than the full one; from a hundred on all pages are alike.
    const full = pages.slice(1);
    return [
      {
        what: 'a page of a library of 10,000 stories ÷ of 100',
        unit: '',
        values: grown(full),
        budget: 1.5,
        note: inWords(LIBRARIES, pages),
      },
      {
        what: 'the last page of a library of 10,000 stories ÷ of 10',
        unit: '',
        values: grown(deepPages),
        budget: 1.5,
        note: inWords(LIBRARIES, deepPages),
      },
      {
        what: '/api/auth/me with 100,000 users ÷ with 1,000',
        unit: '',
        values: grown(looks),
        budget: 1.5,
        note: inWords(USERS, looks),
      },
    ];
  } finally {
    await api.stop();
  }
}
