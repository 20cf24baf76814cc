import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, startApi, turnOwnKnobs } from './api/miniflare.ts';
import { BenchPerson } from './person.ts';
import { percentile, type Row } from './statistics.ts';
import { pingsOfAllWhile, seconds } from './waiting.ts';

const TEXTS = join(import.meta.dirname, '../content/stories/texts');
/** At the slowest rate they are spoken in about five minutes; memory for the longest narration is in `memory.ts`. */
const WORDS = 360;

const TRACKS = ['piano', 'bedtime'] as const;
const MUSIC_SECONDS = 90;
/** Bytes of music per second, as the mixer reads it. */
const MUSIC_BYTES = 48_000;
const WARM_UP_SECONDS = 3;
/** Of the difference. */
const BUDGET_MS = 50;
const BUDGET_MB = 100;
const SAMPLES_APART_MS = 20;
const SAMPLES_A_COLLECTION = 10;

function longStory(): string[] {
  const paragraphs = ['trescientos-doce-compases', 'la-gallina-que-contaba-hasta-tres'].flatMap((story) =>
    readFileSync(join(TEXTS, `${story}.txt`), 'utf8')
      .trim()
      .split(/\n+/),
  );
  const kept: string[] = [];
  for (const paragraph of paragraphs) if (kept.join(' ').split(' ').length < WORDS) kept.push(paragraph);
  return kept;
}

/** Narrates a story at the slowest rate. @returns the narration's id and its seconds */
async function narrate(person: BenchPerson, text: string, musicTrack: string) {
  const order = { text, voiceId: 'female', speechRate: 0.5, musicTrack };
  const { moments } = await person.events('/api/audio/generate', order);
  const end = moments.findLast(({ type }) => type === 'done')?.event;
  if (end?.type !== 'done' || !('narration' in end)) throw new Error('a narration without an end');
  return end.narration;
}

type Heap = { live: number; withGarbage: number };

/** Most memory of the isolate during `work`, in MB: V8's heap and its array buffers. */
async function heapWhile(api: Api, work: () => Promise<unknown>): Promise<Heap> {
  const inspector = await api.inspector();
  const most = { live: 0, withGarbage: 0 };
  let asked = 0;
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      const id = ++asked;
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(data) as { id?: number; result: Record<string, number> };
        if (answer.id !== id) return;
        inspector.removeEventListener('message', listen);
        resolve(answer.result);
      };
      inspector.addEventListener('message', listen);
      inspector.send(JSON.stringify({ id, method }));
    });
  const megabytes = async () => {
    const {
      usedSize = 0,
      embedderHeapUsedSize = 0,
      backingStorageSize = 0,
    } = await ask('Runtime.getHeapUsage');
    return (usedSize + embedderHeapUsedSize + backingStorageSize) / 2 ** 20;
  };
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      for (let n = 0; n < SAMPLES_A_COLLECTION; n++) {
        most.withGarbage = Math.max(most.withGarbage, await megabytes());
        await new Promise((resolve) => setTimeout(resolve, SAMPLES_APART_MS));
      }
      await ask('HeapProfiler.collectGarbage');
      most.live = Math.max(most.live, await megabytes());
    }
  })();
  await work();
  isOver = true;
  await sampling;
  inspector.close();
  return most;
}

type Home = { api: Api; person: BenchPerson; storyId: string; content: string };

/** A home with one story, in a workerd of its own. */
async function newHome(): Promise<Home> {
  const api = await startApi('product');
  const person = await BenchPerson.register(api.origin);
  const { id, content } = await person.story({ storyLength: 'long' });
  return { api, person, storyId: id, content };
}

/** Requests, by what they ask. */
const ASKED: Record<string, (storyId: string) => string> = {
  '`/api/auth/me`': () => '/api/auth/me',
  'the library': () => '/api/stories',
  'a story': (id) => `/api/stories/${id}`,
  'a kept sentence': (id) => `/api/stories/${id}/sentences/0/speech`,
};

/** Response times of each request during `work`. */
const pings = ({ api, person, storyId }: Home, work: () => Promise<unknown>): Promise<number[][]> =>
  pingsOfAllWhile(
    Object.values(ASKED).map((pathOf) => api.origin + pathOf(storyId)),
    person.headers.authorization.slice('Bearer '.length),
    work,
  );

type Waits = { busy: number[][]; idle: number[][] };

function waitRow(what: string, n: number, rounds: Waits[], during: string): Row {
  const at = (waits: number[][], part: number) => percentile(waits[n]!, part);
  const all = (kind: keyof Waits) => rounds.flatMap((round) => round[kind][n]!);
  const inWords = (kind: keyof Waits) =>
    [0.5, 0.95, 1].map((part) => percentile(all(kind), part).toFixed(0)).join(', ');
  return {
    what: `p95 of ${what} ${during}, more than of an idle home meanwhile`,
    unit: ' ms',
    values: rounds.map(({ busy, idle }) => at(busy, 0.95) - at(idle, 0.95)),
    budget: BUDGET_MS,
    note: `median, p95 and most: ${inWords('busy')} ms, idle ${inWords('idle')} ms; ${all('busy').length} requests`,
  };
}

/**
 * Requests of a home that makes the longest narration and a sleep edition at the same time, and its memory. Another
 * home in another process is asked at the same time, so that both share what else happens on the machine.
 */
export async function busyHome(): Promise<Row[]> {
  await turnOwnKnobs({ story: { title: 'Trescientos doce compases', paragraphs: longStory() } });
  const home = await newHome();
  const idleHome = await newHome();
  const { api, person, content } = home;
  try {
    const music = new Uint8Array(MUSIC_SECONDS * MUSIC_BYTES);
    for (const track of TRACKS) await api.files.put(`music/${track}.pcm`, music);
    const processBefore = api.peakMegabytes();
    // Buys the speech, so that the Worker is measured and not the speech engine.
    let before = await narrate(person, content, 'none');
    const work = async (track: string) => {
      const asleep = person.events(`/api/audio/${before.id}/sleep-edition`, {});
      [before] = await Promise.all([narrate(person, content, track), asleep]);
    };
    const both = async (work: () => Promise<unknown>): Promise<Waits> => {
      let idle: number[][] = [];
      const busy = await pings(home, async () => {
        idle = await pings(idleHome, work);
      });
      return { busy, idle };
    };
    // Until the code is compiled.
    await both(() => seconds(WARM_UP_SECONDS));
    const [first, second] = TRACKS;
    const rounds = [await both(() => work(first))];
    const heap = await heapWhile(api, () => work(second));
    const grown = api.peakMegabytes() - processBefore;
    const during = `while a narration of ${Math.round(before.duration)} s and a sleep edition are made`;
    return [
      ...Object.keys(ASKED).map((what, n) => waitRow(what, n, rounds, during)),
      {
        what: `peak memory of the isolate ${during}`,
        unit: ' MB',
        values: [heap.live],
        budget: BUDGET_MB,
        note:
          `V8’s heap and array buffers after collections by its debugger; with garbage ${heap.withGarbage.toFixed(0)} MB; ` +
          `the process, which simulates D1 and R2 too, grew by ${grown.toFixed(0)} MB in two rounds`,
      },
    ];
  } finally {
    await turnOwnKnobs({ story: null });
    await api.stop();
    await idleHome.api.stop();
  }
}
