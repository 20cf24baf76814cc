import { Agent, get } from 'node:http';
import type { Story } from '../contract/schemas/stories.ts';
import { type Api, startApi } from './api/miniflare.ts';
import { inHome } from './home-storage.ts';
import { BenchPerson, now } from './person.ts';
import type { Row } from './statistics.ts';

const ROUNDS = 3;
const ROUND_MS = 1000;
/** Of the library. A page has 24. */
const STORIES = 200;
const AT_ONCE = 16;

/** Requests per second, with a number of concurrent requests over kept connections. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.resume().once('end', resolve).once('error', reject);
      }).once('error', reject);
    });
  const start = now();
  let answered = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (now() - start < ROUND_MS) {
        await ask();
        answered += 1;
      }
    }),
  );
  agent.destroy();
  return (answered * 1000) / (now() - start);
}

/** What a parent opens every evening: its path, the rows of its answer, and the least share of the bare route's rate. */
const DAILY: {
  what: string;
  path(story: Story): string;
  rows(answer: unknown): unknown[];
  least: number;
}[] = [
  { what: '`/api/auth/me`', path: () => '/api/auth/me', rows: (user) => [user], least: 0.8 },
  {
    what: 'the library, to which nothing was written since,',
    path: () => '/api/stories',
    rows: (page) => (page as { stories: unknown[] }).stories,
    least: 0.6,
  },
  { what: 'a story', path: ({ id }) => `/api/stories/${id}`, rows: (story) => [story], least: 0.6 },
];

/** Fills the first page of the library with copies of a story. */
const copies = (count: number) => ({
  query: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO stories (id, title, language, options, text_hash, folded_title, folded_words, created_at, measured,
      document, stored_at, scene, day, day_number, title_number)
    SELECT id || '-' || i, title || i, language, options, text_hash || i, folded_title || i, folded_words,
      created_at - i * 1000, measured, document, stored_at, scene, day, day_number + i, title_number + i
    FROM stories, n`,
  bindings: [count],
});

/** Daily routes ÷ a route that has the same guards and answers the same JSON from one call of an object. */
export async function requests(): Promise<Row[]> {
  const apis: Api[] = [];
  const started = async (entry: 'worker' | 'bare') => {
    const api = await startApi(entry);
    apis.push(api);
    return api;
  };
  try {
    const [product, bare] = [await started('worker'), await started('bare')];
    const person = await BenchPerson.register(product.origin);
    const story = await person.story({ storyLength: 'short' });
    await inHome(product, person.id, [copies(STORIES - 1)]);
    const rows: Row[] = [];
    for (const [place, { what, path, rows: rowsOf, least }] of DAILY.entries()) {
      const [ours, theirs] = [product.origin + path(story), `${bare.origin}/${place}`];
      const answer: unknown = await (await fetch(ours, { headers: person.headers })).json();
      const stored = await fetch(theirs, {
        method: 'PUT',
        headers: { ...person.headers, 'content-type': 'application/json' },
        body: JSON.stringify(rowsOf(answer).map((row) => JSON.stringify(row))),
      });
      if (!stored.ok) throw new Error(`${theirs}: ${stored.status}`);
      const pair = [ours, theirs].map((url) => () => rate(url, person.headers)) as [Rate, Rate];
      rows.push({
        what: `${what} ÷ a bare route with the same guards and one call of an object, requests per second`,
        unit: '',
        ...(await inTurn(pair)),
        budget: least,
        atLeast: true,
      });
    }
    return rows;
  } finally {
    for (const api of apis) await api.stop();
  }
}

type Rate = () => Promise<number>;

/** Both in turn, so that noise of the machine affects both. */
async function inTurn([ours, theirs]: [Rate, Rate]): Promise<Pick<Row, 'values' | 'note'>> {
  await ours();
  await theirs();
  const values: number[] = [];
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0;
    const [first, second] = [await (isFirst ? ours : theirs)(), await (isFirst ? theirs : ours)()];
    const [mine, other] = isFirst ? [first, second] : [second, first];
    values.push(mine / other);
    most = Math.max(most, mine);
  }
  const note = `${Math.round(most)} a second with ${AT_ONCE} at once, client and Worker on the same machine`;
  return { values, note };
}
