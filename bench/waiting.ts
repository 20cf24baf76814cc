import { STACK } from '../e2e/stack.ts';
import { BenchPerson, now } from './person.ts';
import { turnKnobs } from './providers.ts';
import { percentile, type Row } from './statistics.ts';

const NARRATIONS = 20;
const ROUNDS = 3;
const PAUSE_MS = 5;

/** Pings until `over`; the waits in milliseconds. */
async function pings(over: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  over.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const start = now();
    await (await fetch(`${STACK.api}/test`)).arrayBuffer();
    waits.push(now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return waits;
}

/** How long another request waits while twenty people's narrations are mixed and encoded at once. */
export async function waiting(): Promise<Row[]> {
  await turnKnobs({ moderationMs: 0, firstTokenMs: 0, tokensPerSecond: null, speechFirstByteMs: 0 });
  const people = await Promise.all(Array.from({ length: NARRATIONS }, () => BenchPerson.register()));
  const stories = await Promise.all(people.map((person) => person.story({ storyLength: 'medium' })));
  const orders = stories.map(({ content }) => ({ text: content, musicTrack: 'piano', speechRate: 0.7 }));
  // Spoken once beforehand, so that what is measured is the Worker and not the speech engine beside it.
  for (const [n, order] of orders.entries()) {
    const answer = await people[n]!.post('/api/audio/generate', { ...order, musicTrack: 'none' });
    if (!answer.ok) throw new Error(`narration: ${answer.status} ${await answer.text()}`);
  }
  const idle = await pings(new Promise((resolve) => setTimeout(resolve, 3_000)));
  const worst: number[] = [];
  const typical: number[] = [];
  for (const musicTrack of ['piano', 'bedtime', 'journey'].slice(0, ROUNDS)) {
    const narrated = Promise.all(
      orders.map((order, n) => people[n]!.events('/api/audio/generate', { ...order, musicTrack })),
    );
    const waits = await pings(narrated);
    worst.push(Math.max(...waits));
    typical.push(percentile(waits, 0.5));
  }
  return [
    {
      what: `worst wait of another request while ${NARRATIONS} narrations are encoded`,
      unit: ' ms',
      values: worst,
      budget: 50,
      note: `typical ${percentile(typical, 0.5).toFixed(1)} ms; idle: typical ${percentile(idle, 0.5).toFixed(1)} ms, worst ${Math.max(...idle).toFixed(1)} ms`,
    },
  ];
}
