import { STACK } from '../e2e/stack.ts';
import { startWorkerd } from './encoder/workerd.ts';
import { BenchPerson, now } from './person.ts';
import { turnKnobs } from './providers.ts';
import { percentile, type Row } from './statistics.ts';

const NARRATIONS = 20;
const ROUNDS = 3;
const NARRATION_SECONDS = 120;
const PAUSE_MS = 5;
const BUDGET_MS = 50;

/** Pings until `over`; the waits in milliseconds. */
async function pings(ping: () => Promise<Response>, over: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  over.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const start = now();
    await (await ping()).arrayBuffer();
    waits.push(now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return waits;
}

const seconds = (n: number) => new Promise((resolve) => setTimeout(resolve, n * 1000));
const inWords = (waits: number[]) =>
  `typical ${percentile(waits, 0.5).toFixed(1)} ms, 99 % within ${percentile(waits, 0.99).toFixed(1)} ms`;

/** How long another request waits while twenty people's narrations are mixed and encoded at once. */
export async function waiting(): Promise<Row[]> {
  return [await inTheEncoder(), await inTheProduct()];
}

/** Mixing and encoding alone in one isolate, which is what the platform runs in one thread. */
async function inTheEncoder(): Promise<Row> {
  const workerd = await startWorkerd();
  const ping = () => workerd.fetch('/ping');
  try {
    const idle = await pings(ping, seconds(2));
    const worst: number[] = [];
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const encoded = Promise.all(
        Array.from({ length: NARRATIONS }, async () =>
          (await workerd.fetch(`/?seconds=${NARRATION_SECONDS}&music=1`)).arrayBuffer(),
        ),
      );
      const waits = await pings(ping, encoded);
      worst.push(Math.max(...waits));
      all.push(...waits);
    }
    return {
      what: `worst wait of another request while ${NARRATIONS} narrations are encoded in one isolate`,
      unit: ' ms',
      values: worst,
      budget: BUDGET_MS,
      note: `${inWords(all)}; idle: ${inWords(idle)}`,
    };
  } finally {
    await workerd.stop();
  }
}

/** The same through the whole product on one machine, where storage is simulated in the Worker's own process. */
async function inTheProduct(): Promise<Row> {
  await turnKnobs({ moderationMs: 0, firstTokenMs: 0, tokensPerSecond: null, speechFirstByteMs: 0 });
  const people = await Promise.all(Array.from({ length: NARRATIONS }, () => BenchPerson.register()));
  const stories = await Promise.all(people.map((person) => person.story({ storyLength: 'medium' })));
  const orders = stories.map(({ content }) => ({ text: content, musicTrack: 'piano', speechRate: 0.7 }));
  // Spoken once beforehand, so that what is measured is the Worker and not the speech engine beside it.
  for (const [n, order] of orders.entries()) {
    const answer = await people[n]!.post('/api/audio/generate', { ...order, musicTrack: 'none' });
    if (!answer.ok) throw new Error(`narration: ${answer.status} ${await answer.text()}`);
  }
  const ping = () => fetch(`${STACK.api}/test`);
  const idle = await pings(ping, seconds(3));
  const worst: number[] = [];
  const all: number[] = [];
  for (const musicTrack of ['piano', 'bedtime', 'journey'].slice(0, ROUNDS)) {
    const narrated = Promise.all(
      orders.map((order, n) => people[n]!.events('/api/audio/generate', { ...order, musicTrack })),
    );
    const waits = await pings(ping, narrated);
    worst.push(Math.max(...waits));
    all.push(...waits);
  }
  return {
    what: `worst wait of another request while ${NARRATIONS} narrations are made by the whole product, locally`,
    unit: ' ms',
    values: worst,
    budget: BUDGET_MS,
    note: `${inWords(all)}; idle: ${inWords(idle)}; local storage shares the process`,
  };
}
