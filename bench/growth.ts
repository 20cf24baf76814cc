import type { Counts } from './api/counts.ts';
import { type Api, startApi } from './api/miniflare.ts';
import { BenchPerson, now } from './person.ts';
import { median, type Row } from './statistics.ts';

/** Stories. A page has 24, so that of ten is the smaller answer. */
const LIBRARIES = [10, 100, 1_000, 10_000];
const USERS = [1_000, 100_000];
const ROUNDS = 5;
const TRIES = 20;

/** Statement that inserts `count` rows made by SQLite itself. */
function filling(sql: string, count: number): string {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  return `${sql.replace('SELECT', `${numbers} SELECT`)} FROM n`;
}

/** A document of 3 kB, as a short story's. */
const DOCUMENT = JSON.stringify({
  language: 'es',
  sentences: [{ index: 0, paragraph: 0, text: 'El faro no dormía. '.repeat(150) }],
});

type Cost = { ms: number; rowsRead: number };

/** Median time of a request in milliseconds, and the rows it reads in the home and in D1. */
async function cost(api: Api, ask: () => Promise<Response>): Promise<Cost> {
  const counts = async () => {
    const { objectRowsRead, d1RowsRead } = (await (await fetch(`${api.origin}/__counts`)).json()) as Counts;
    return objectRowsRead + d1RowsRead;
  };
  const times: number[] = [];
  await (await ask()).arrayBuffer();
  await counts();
  for (let n = 0; n < TRIES; n++) {
    const start = now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    times.push(now() - start);
  }
  return { ms: median(times), rowsRead: (await counts()) / TRIES };
}

/** Alternates between the smallest and the largest size, so that noise of the machine affects both. */
async function compare(api: Api, asks: (() => Promise<Response>)[]) {
  const costs: Cost[][] = asks.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, ask] of asks.entries()) costs[n]!.push(await cost(api, ask));
  }
  return {
    ratios: costs.at(-1)!.map(({ ms }, round) => ms / costs[0]![round]!.ms),
    typical: costs.map((some) => ({
      ms: median(some.map(({ ms }) => ms)),
      rowsRead: median(some.map(({ rowsRead }) => rowsRead)),
    })),
  };
}

const inWords = (sizes: number[], costs: Cost[]) =>
  sizes
    .map(
      (size, n) =>
        `${size.toLocaleString('en')}: ${costs[n]!.ms.toFixed(1)} ms, ${costs[n]!.rowsRead.toFixed(0)} rows`,
    )
    .join('; ');

/** Cost of a page as libraries and the number of users grow. */
export async function growth(): Promise<Row[]> {
  const api = await startApi('worker');
  try {
    const people: BenchPerson[] = [];
    for (const size of LIBRARIES) {
      const person = await BenchPerson.register(api.origin);
      const stories = filling(
        `INSERT INTO stories (id, title, language, options, text_hash, folded_title, folded_words, created_at,
           document, stored_at)
         SELECT ?1 || '-' || i, 'Un faro', 'es', '{}', ?1 || '-' || i, 'un faro', 'un faro y la luna', i, ?2, i`,
        size,
      );
      await api.inHome(person.id, stories, person.id, DOCUMENT);
      people.push(person);
    }
    const pages = await compare(
      api,
      people.map((person) => () => person.get('/api/stories')),
    );
    // The page of the oldest stories.
    const lastPages = await compare(
      api,
      people.map((person) => () => person.get('/api/stories?cursor=9.x')),
    );

    // Inserted users stay: each number is compared with a route that reads no user.
    const looks: Cost[] = [];
    const ratios: number[][] = [];
    let users = LIBRARIES.length;
    await compare(api, [() => people[0]!.get('/test'), () => people[0]!.get('/api/auth/me')]);
    for (const size of USERS) {
      const rows = filling(
        `INSERT INTO users (id, email, mailbox, created_at) SELECT ?1 || i, ?1 || i || '@example.org', ?1 || i, i`,
        size - users,
      );
      await api.db.prepare(rows).bind(crypto.randomUUID()).run();
      users = size;
      const person = await BenchPerson.register(api.origin);
      const look = await compare(api, [() => person.get('/test'), () => person.get('/api/auth/me')]);
      looks.push(look.typical[1]!);
      ratios.push(look.ratios);
    }
    return [
      {
        what: 'a page of a library of 10,000 stories ÷ of 10',
        unit: '',
        values: pages.ratios,
        budget: 1.5,
        note: inWords(LIBRARIES, pages.typical),
      },
      {
        what: 'the last page of a library of 10,000 stories ÷ of 10',
        unit: '',
        values: lastPages.ratios,
        budget: 1.5,
        note: inWords(LIBRARIES, lastPages.typical),
      },
      {
        what: '/api/auth/me with 100,000 users ÷ with 1,000',
        unit: '',
        values: ratios.at(-1)!.map((ratio) => ratio / median(ratios[0]!)),
        budget: 1.5,
        note: inWords(USERS, looks),
      },
    ];
  } finally {
    await api.stop();
  }
}
