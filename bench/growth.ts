import type { Statement } from './api/commands.ts';
import { type Api, startApi } from './api/miniflare.ts';
import { evict, inHome, rowOf } from './home-storage.ts';
import { BenchPerson, now } from './person.ts';
import { median, type Row } from './statistics.ts';

/** Stories. A page has 24, and a feed has a limit. */
const SMALL = 10;
const LARGE = 3_000;
const ROUNDS = 3;
const TRIES = 8;
const HOMES = 200;
/** Homes that are made at once. */
const AT_ONCE = 20;

/** Occurs in the text of the oldest story alone. */
const RARE_WORD = 'quetzalcoatlus';

/** Requests of a library, by what they ask. */
const VIEWS: Record<string, (oldestId: string) => string> = {
  'first page of the library': () => '/api/stories',
  'last page of the library': () => '/api/stories?cursor=9.x',
  'library searched for a word of each story': () => '/api/stories?q=faro',
  'library searched for a word of the oldest story': () => `/api/stories?q=${RARE_WORD}`,
  'library searched for a word of no story': () => '/api/stories?q=xilofonista',
  'library with filters that a twentieth passes': () => '/api/stories?language=en&type=original&audio=with',
  'library by title': () => '/api/stories?sort=title',
  'one story': (oldestId) => `/api/stories/${oldestId}`,
};

/** Copies of a home's one story, with a title, time and options of their own, and every second one with a narration. */
const copies = (count: number): Statement[] => [
  {
    query: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO stories (id, title, language, options, text_hash, folded_title, folded_words, created_at, measured,
        document, stored_at, scene, day, day_number, title_number)
      SELECT id || '-' || i, title || i, iif(i % 5 = 0, 'en', 'es'),
        json_set(options, '$.storyType', iif(i % 4 = 0, 'original', 'classic')), text_hash || i,
        hex(i * 7919 % 1000) || folded_title, folded_words || i, created_at - i * 1000, measured, document, stored_at,
        scene, day, day_number + i, title_number + i
      FROM stories, n`,
    bindings: [count],
  },
  {
    query: `INSERT INTO narrations (id, story_id, voice_id, speech_rate_percent, music_track, language, duration_ms,
        sound_bytes, timeline, created_at, updated_at)
      SELECT 'narration ' || stories.id, stories.id, voice_id, speech_rate_percent, music_track, narrations.language,
        duration_ms, sound_bytes, timeline, stories.created_at, stories.created_at
      FROM stories, narrations WHERE stories.rowid % 2 = 1`,
  },
  {
    query: `UPDATE stories SET folded_words = folded_words || ' ${RARE_WORD}'
      WHERE created_at = (SELECT min(created_at) FROM stories)`,
  },
];

/** A person with one story and its narration. */
async function withOneStory(api: Api): Promise<BenchPerson> {
  const person = await BenchPerson.register(api.origin);
  const { content } = await person.story({ storyLength: 'medium' });
  await person.events('/api/audio/generate', { text: content, voiceId: 'female', musicTrack: 'none' });
  return person;
}

type Cost = { ms: number; rowsRead: number };

/** Something is written before each request: a home keeps what it has made of its rows. */
const WRITTEN: Statement = { query: 'UPDATE user SET asked_at = asked_at' };

/** Median time of a request in milliseconds, and the rows of the object that it reads. */
async function cost(api: Api, { id }: BenchPerson, ask: () => Promise<Response>): Promise<Cost> {
  const counts = async () =>
    (await (await fetch(`${api.origin}/__counts`)).json()) as { objectRowsRead: number };
  const times: number[] = [];
  await (await ask()).arrayBuffer();
  await counts();
  for (let n = 0; n < TRIES; n++) {
    await inHome(api, id, [WRITTEN]);
    const start = now();
    const answer = await ask();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    times.push(now() - start);
  }
  return { ms: median(times), rowsRead: (await counts()).objectRowsRead / TRIES };
}

type Library = { person: BenchPerson; oldestId: string; feed: string };

/** Asks the small and the large library in turn, so that noise of the machine affects both. */
async function compare(api: Api, [small, large]: [Library, Library], what: string): Promise<Row> {
  const pairs: [Cost, Cost][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const of = ({ person, oldestId }: Library) => cost(api, person, () => person.get(VIEWS[what]!(oldestId)));
    pairs.push([await of(small), await of(large)]);
  }
  const typical = ([SMALL, LARGE] as const).map((size, n) => {
    const some = pairs.map((pair) => pair[n]!);
    const ms = median(some.map((one) => one.ms));
    const rows = median(some.map(({ rowsRead }) => rowsRead));
    return `${size.toLocaleString('en')}: ${ms.toFixed(1)} ms, ${rows.toFixed(0)} rows`;
  });
  return {
    what: `${what} of ${LARGE.toLocaleString('en')} stories ÷ of ${SMALL}`,
    unit: '',
    values: pairs.map(([one, other]) => other.ms / one.ms),
    budget: 2,
    note: typical.join('; '),
  };
}

async function libraries(api: Api): Promise<Row[]> {
  const filled = async (count: number): Promise<Library> => {
    const person = await withOneStory(api);
    await inHome(api, person.id, copies(count - 1));
    const oldest = { query: 'SELECT id FROM stories ORDER BY created_at LIMIT 1' };
    const { rows } = await inHome(api, person.id, [oldest]);
    const { url } = (await (await person.put('/api/feed', { showsNames: false })).json()) as { url: string };
    // On the app's origin, which hands it on.
    const feed = api.origin + new URL(url).pathname;
    return { person, oldestId: String(rows[0]!.id), feed };
  };
  const both: [Library, Library] = [await filled(SMALL), await filled(LARGE)];
  const rows: Row[] = [];
  for (const what of Object.keys(VIEWS)) rows.push(await compare(api, both, what));
  return [...rows, await feedOf(api, both[1]), ...(await exportOf(both[1]))];
}

/** A podcast app polls it; in the large library it has as many episodes as it may. */
async function feedOf(api: Api, { person, feed }: Library): Promise<Row> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push((await cost(api, person, () => fetch(feed))).ms);
  return {
    what: `feed of ${LARGE.toLocaleString('en')} stories that has changed`,
    unit: ' ms',
    values,
    budget: 40,
    note: '',
  };
}

/** Uncompressed: the local server's compressor gives nothing before it has a block, which is a hundred stories. */
async function exportOf({ person }: Library): Promise<Row[]> {
  const first: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = now();
    const answer = await person.get('/api/account/export', { 'accept-encoding': 'identity' });
    if (!answer.ok || !answer.body) throw new Error(`export: ${answer.status} ${await answer.text()}`);
    let firstAt: number | null = null;
    for await (const _ of answer.body) firstAt ??= now();
    first.push(firstAt! - start);
    whole.push(now() - start);
  }
  return [
    {
      what: `first byte of the export of ${LARGE.toLocaleString('en')} stories`,
      unit: ' ms',
      values: first,
      budget: 100,
      note: `the whole of it after ${Math.round(median(whole))} ms`,
    },
  ];
}

/** Inserts a row with an id of its own. */
function insertion(table: string, row: Record<string, unknown>, changes: Record<string, string>): Statement {
  const all = Object.entries({ ...row, ...changes }) as [string, string | number | null][];
  const names = all.map(([name]) => name).join(', ');
  return {
    query: `INSERT INTO ${table} (${names}) VALUES (${all.map(() => '?').join(', ')})`,
    bindings: all.map(([, value]) => value),
  };
}

/** Bytes of homes with a user, a session, six stories, six narrations and six rows of the ledger. */
async function homes(api: Api): Promise<Row[]> {
  const person = await withOneStory(api);
  const [user, story, narration] = [
    await rowOf(api, person.id, 'user'),
    await rowOf(api, person.id, 'stories'),
    await rowOf(api, person.id, 'narrations'),
  ];
  const ledger = { query: `SELECT * FROM generations WHERE kind = 'story'` };
  const { rows: generations } = await inHome(api, person.id, [ledger]);
  const copy = JSON.parse(String(user.copy));
  const eighteen = Array.from({ length: 6 }).flatMap((_, n) => [
    insertion('stories', story, { id: `story ${n}`, text_hash: `text ${n}` }),
    insertion('narrations', narration, { id: `narration ${n}`, story_id: `story ${n}` }),
    insertion('generations', generations[0]!, { id: `story ${n}`, story_id: `story ${n}` }),
  ]);
  const empty: number[] = [];
  const full: number[] = [];
  const make = async () => {
    const id = crypto.randomUUID();
    const of = { ...copy, id, email: `${id}@example.org` };
    empty.push((await inHome(api, id, [], of)).bytes);
    full.push((await inHome(api, id, eighteen)).bytes);
    await evict(api, id);
  };
  const filesBefore = api.objectBytes();
  while (full.length < HOMES) await Promise.all(Array.from({ length: AT_ONCE }, make));
  const files = (api.objectBytes() - filesBefore) / HOMES;
  const kilobytes = (bytes: number[]) => bytes.map((one) => one / 1000);
  return [
    {
      what: `storage of each of ${HOMES.toLocaleString('en')} homes with twenty rows`,
      unit: ' kB',
      values: kilobytes(full),
      budget: null,
      note: `as its database says; ${(files / 1000).toFixed(0)} kB of files of workerd`,
    },
    {
      what: 'the same when the user has just registered',
      unit: ' kB',
      values: kilobytes(empty),
      budget: null,
      note: 'empty tables and indexes take a page of 4 kB each',
    },
  ];
}

/** Cost of a library as it grows, and of homes as they become many. */
export async function growth(): Promise<Row[]> {
  const api = await startApi('worker');
  try {
    return [...(await libraries(api)), ...(await homes(api))];
  } finally {
    await api.stop();
  }
}
