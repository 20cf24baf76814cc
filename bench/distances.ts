import { FRAME_BYTES } from '../worker/narration/format.ts';
import { tagLength } from '../worker/narration/id3.ts';
import type { Distances } from './api/commands.ts';
import { type Api, startApi, turnOwnKnobs } from './api/miniflare.ts';
import { BenchPerson, now } from './person.ts';
import { writePart } from './report.ts';
import { median, type Row } from './statistics.ts';

/** Times of what people do with D1, R2 and the Homes at a distance, in a real Worker. */

/**
 * Milliseconds there and back from the data centre next to a person, with D1 and R2 in western Europe. A Home is where
 * its person first was; those of South America live in eastern North America.
 */
const CITIES = {
  Madrid: { d1: 25, r2: 25, home: 5 },
  'São Paulo': { d1: 190, r2: 190, home: 115 },
  Sydney: { d1: 270, r2: 270, home: 10 },
} as const satisfies Record<string, Distances>;
type City = keyof typeof CITIES;

const ROUNDS = 1;
/** To the first token: slower than the day's cap in D1 from Sydney. */
const SLOW_MODEL_MS = 800;

const NEAR: Distances = { d1: 0, r2: 0, home: 0 };
const CITY_NAMES = Object.keys(CITIES) as City[];
const PLACES = ['near', ...CITY_NAMES] as const;
type Place = (typeof PLACES)[number];
const STATES = ['warm', 'evicted'] as const;
type State = (typeof STATES)[number];

/** What is measured, with the limit of its waiting in Sydney in milliseconds. */
const JOURNEYS = {
  'sign-in': null,
  '`/api/auth/me`': null,
  'returning parent (renewal, then the library) to the first title': 60,
  'text of a story': 30,
  'first sentence beyond a slow model': 30,
  'first sentence beyond the day’s cap, the model being fast': 30,
  'narration to its start': null,
  // Two calls of the Home are 20; processor time counts while kept speech is asked for in R2, which it does not await.
  'narration to its first sound': 40,
  'kept sentence': 285,
  'sound of a narration': null,
  'episodes of the feed': null,
  'deleting a story': null,
  'deleting an account': null,
} as const satisfies Record<string, number | null>;
export type JourneyName = keyof typeof JOURNEYS;
const JOURNEY_NAMES = Object.keys(JOURNEYS) as JourneyName[];

/** Milliseconds of each round: waiting in the cities, everything without distances, and the processor's. */
type Times = { waited: Record<City, number[]>; near: number[]; cpu: number[] };
export type Measured = Record<JourneyName, Record<State, Times>>;

/** Reads a whole answer. */
async function read(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  return text;
}

/** Reads an MP3 until it has sound behind its tag. */
async function beginning(url: string): Promise<void> {
  const answer = await fetch(url);
  let bytes = 0;
  let tag: number | undefined;
  for await (const part of answer.body!) {
    tag ??= tagLength(part);
    bytes += part.length;
    if (bytes > tag + FRAME_BYTES) return;
  }
  throw new Error(`${url}: ${answer.status}, without sound`);
}

const command = (api: Api, path: string, body: unknown = {}) =>
  read(fetch(api.origin + path, { method: 'POST', body: JSON.stringify(body) }));

/** Does everything as new people: at a place what can be done once, and at every place in turn what leaves no trace. */
async function walk(api: Api, place: Place, state: State, measured: Measured): Promise<void> {
  const settle = async () => command(api, '/__distances', NEAR);
  await settle();
  const time = async (name: JourneyName, work: () => Promise<unknown>, from = place) => {
    await settle();
    if (state === 'evicted') await command(api, '/__evict');
    await command(api, '/__distances', from === 'near' ? NEAR : CITIES[from]);
    const cpu = api.cpuSeconds();
    const start = now();
    await work();
    const times = measured[name][state];
    if (from === 'near') times.near.push(now() - start);
    else times.waited[from].push(Number(await read(fetch(`${api.origin}/__waited`))));
    times.cpu.push((api.cpuSeconds() - cpu) * 1000);
    await settle();
  };
  const repeat = async (name: JourneyName, work: () => Promise<unknown>) => {
    for (const from of PLACES) await time(name, work, from);
  };

  /** Until the first sentence; the story is finished near. */
  const newStory = async (name: JourneyName, modelMs: number) => {
    await turnOwnKnobs({ firstTokenMs: modelMs });
    const person = await BenchPerson.register(api.origin);
    let story: { id: string; content: string } | undefined;
    let rest: Promise<unknown> = Promise.resolve();
    await time(name, async () => {
      const first = Promise.withResolvers<void>();
      rest = person
        .events('/api/stories/generate', { topic: 'un faro !few', storyLength: 'short' }, (moments) => {
          if (moments.some(({ type }) => type === 'sentence')) first.resolve();
          return false;
        })
        .then(({ moments }) => {
          const end = moments.find(({ type }) => type === 'done')?.event;
          if (end?.type === 'done' && 'story' in end) story = end.story;
        });
      await Promise.race([first.promise, rest]);
    });
    await rest;
    if (!story) throw new Error('a story without an end');
    return { person, story };
  };

  await newStory('first sentence beyond a slow model', SLOW_MODEL_MS);
  const { person, story } = await newStory('first sentence beyond the day’s cap, the model being fast', 0);

  await time('sign-in', async () => {
    const { email } = person;
    await read(
      fetch(`${api.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: BenchPerson.PASSWORD }),
      }),
    );
  });
  await repeat('`/api/auth/me`', () => read(person.get('/api/auth/me')));
  await repeat('returning parent (renewal, then the library) to the first title', async () => {
    const token = await person.renew();
    await read(fetch(`${api.origin}/api/stories`, { headers: { authorization: `Bearer ${token}` } }));
  });
  await repeat('text of a story', () => read(person.get(`/api/stories/${story.id}`)));

  let soundUrl = '';
  /** Orders a narration, and calls back at its start. */
  const narrate = (voiceId: string, begun: () => void) =>
    person.events('/api/audio/generate', { text: story.content, voiceId, musicTrack: 'none' }, ([start]) => {
      if (start?.event.type === 'start' && 'audioUrl' in start.event) {
        soundUrl = start.event.audioUrl;
        begun();
      }
      return false;
    });
  for (const [name, voiceId] of [
    ['narration to its start', 'female'],
    ['narration to its first sound', 'male'],
  ] as const) {
    let spoken: Promise<unknown> = Promise.resolve();
    await time(name, async () => {
      const started = Promise.withResolvers<void>();
      spoken = narrate(voiceId, started.resolve);
      await Promise.race([started.promise, spoken]);
      if (name === 'narration to its first sound') await beginning(soundUrl);
    });
    await spoken;
  }
  const sentence = `/api/stories/${story.id}/sentences/0/speech`;
  await read(person.get(sentence));
  await repeat('kept sentence', () => read(person.get(sentence)));
  await repeat('sound of a narration', () => read(fetch(soundUrl)));
  const feed = JSON.parse(await read(person.put('/api/feed', { showsNames: false }))) as { url: string };
  // On the app's origin, which hands it on.
  const feedUrl = new URL(new URL(feed.url).pathname, api.origin);
  await repeat('episodes of the feed', () => read(fetch(feedUrl)));
  await time('deleting a story', () => read(person.delete(`/api/stories/${story.id}`)));
  await time('deleting an account', () =>
    read(person.delete('/api/account', { password: BenchPerson.PASSWORD })),
  );
}

const nothingMeasured = (): Measured => {
  const times = (): Times => ({
    waited: Object.fromEntries(CITY_NAMES.map((city) => [city, [] as number[]])) as Times['waited'],
    near: [],
    cpu: [],
  });
  return Object.fromEntries(
    JOURNEY_NAMES.map((name) => [name, { warm: times(), evicted: times() }]),
  ) as Measured;
};

async function measureDistances(): Promise<Measured> {
  const api = await startApi('distant');
  try {
    const measured = nothingMeasured();
    // Until the code is compiled.
    await walk(api, 'near', 'warm', nothingMeasured());
    for (let round = 0; round < ROUNDS; round++)
      for (const state of STATES) for (const place of PLACES) await walk(api, place, state, measured);
    return measured;
  } finally {
    await turnOwnKnobs({ firstTokenMs: 0 });
    await api.stop();
  }
}

/** The waiting of each round; for the day's cap beyond its own way. */
const waiting = (name: JourneyName, { waited }: Times, city: City) =>
  waited[city].map((ms) => ms - (name.includes('cap') ? CITIES[city].d1 : 0));

/** Markdown: waiting in each city and processor time, each with the Home in memory and evicted, in milliseconds. */
function distancesTable(measured: Measured): string {
  const both = (name: JourneyName, figure: (times: Times) => number) =>
    STATES.map((state) => Math.round(figure(measured[name][state])).toLocaleString('en')).join(' / ');
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    `| waiting, Home in memory / evicted | ${CITY_NAMES.join(' | ')} | nowhere | processor |`,
    `|---|${'--:|'.repeat(CITY_NAMES.length + 2)}`,
    ...JOURNEY_NAMES.map((name) => {
      const cells = CITY_NAMES.map((city) => both(name, (times) => median(waiting(name, times, city))));
      const near = both(name, ({ near }) => median(near));
      return `| ${name} | ${cells.join(' | ')} | ${near} | ${both(name, ({ cpu }) => mean(cpu))} |`;
    }),
  ].join('\n');
}

/** The waiting in Sydney, where it has a limit. */
function distancesRows(measured: Measured): Row[] {
  return JOURNEY_NAMES.flatMap((name) => {
    const budget = JOURNEYS[name];
    if (budget === null) return [];
    return STATES.map((state): Row => {
      const times = measured[name][state];
      const alone = Math.round(median(times.near));
      const cap = name.startsWith('first') ? `; the day’s cap takes ${CITIES.Sydney.d1} ms in D1` : '';
      return {
        what: `waiting in Sydney with the Home ${state === 'warm' ? 'in memory' : 'evicted'}: ${name}`,
        unit: ' ms',
        values: waiting(name, times, 'Sydney'),
        budget,
        note: `${alone} ms without distances${cap}`,
      };
    });
  });
}

/** Also writes the table in `bench/README.md`. */
export async function distances(): Promise<Row[]> {
  const measured = await measureDistances();
  const table = distancesTable(measured);
  console.log(`\n${table}\n`);
  writePart('distances', table);
  return distancesRows(measured);
}
