import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { startWorkerd, type Workerd } from './encoder/workerd.ts';
import { BenchPerson } from './person.ts';
import { percentile, type Row } from './statistics.ts';

const NARRATIONS = 20;
const ROUNDS = 4;
const NARRATION_SECONDS = 40;
const BUDGET_MS = 50;

/**
 * Requests addresses in turn during `work`.
 * @param token of the requests; none for `''`
 * @returns response times in milliseconds, of each address
 */
export async function pingsOfAllWhile(
  urls: string[],
  token: string,
  work: () => Promise<unknown>,
): Promise<number[][]> {
  const pinger = fork(join(import.meta.dirname, 'pinger.ts'), [token, ...urls]);
  await once(pinger, 'message');
  await work();
  pinger.send('enough');
  const [waits] = (await once(pinger, 'message')) as [number[][]];
  return waits;
}

export const pingsWhile = async (url: string, work: () => Promise<unknown>): Promise<number[]> =>
  (await pingsOfAllWhile([url], '', work))[0]!;

export const seconds = (n: number) => new Promise((resolve) => setTimeout(resolve, n * 1000));
const inWords = (waits: number[]) =>
  `half within ${percentile(waits, 0.5).toFixed(1)} ms, 99 % within ${percentile(waits, 0.99).toFixed(1)} ms`;

/** Wait of another request while twenty narrations are mixed and encoded. */
export async function waiting(): Promise<Row[]> {
  return [...(await inTheEncoder()), await inTheProduct()];
}

/** Mixing and encoding in one isolate, which is one thread. */
async function inTheEncoder(): Promise<Row[]> {
  const workerd = await startWorkerd();
  try {
    const url = `${workerd.origin}/ping`;
    const idle = await pingsWhile(url, () => seconds(2));
    const cold = Math.max(...(await pingsWhile(url, () => narrateAll(workerd, true))));
    const worst = { inTurns: [] as number[], inNoOrder: [] as number[] };
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const waits = await pingsWhile(url, () => narrateAll(workerd, true));
      worst.inTurns.push(Math.max(...waits));
      all.push(...waits);
      worst.inNoOrder.push(Math.max(...(await pingsWhile(url, () => narrateAll(workerd, false)))));
    }
    return [
      {
        what: `worst wait of another request while ${NARRATIONS} narrations are encoded in one isolate`,
        unit: ' ms',
        values: worst.inTurns,
        budget: BUDGET_MS,
        note: `${inWords(all)}; idle: ${inWords(idle)}; in the isolate’s first seconds, before its code is compiled: ${cold.toFixed(0)} ms`,
      },
      {
        what: 'the same when narrations do not take turns, as they did at first',
        unit: ' ms',
        values: worst.inNoOrder,
        budget: null,
        note: '',
      },
    ];
  } finally {
    await workerd.stop();
  }
}

async function narrateAll(workerd: Workerd, turns: boolean): Promise<void> {
  const path = `/?seconds=${NARRATION_SECONDS}&music=1&keep=1&turns=${turns ? 1 : 0}`;
  const answers = await Promise.all(Array.from({ length: NARRATIONS }, () => workerd.fetch(path)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new Error(`workerd answered ${failed.status}: ${await failed.text()}`);
  await Promise.all(answers.map((answer) => answer.text()));
}

/** The same for the whole local product, whose storage is simulated in the Worker's process. */
async function inTheProduct(): Promise<Row> {
  // One story for all, so that the local speech engine speaks it once.
  const seed = 1;
  await turnKnobs({ moderationMs: 0, firstTokenMs: 0, tokensPerSecond: null, speechFirstByteMs: 0, seed });
  const people = await Promise.all(Array.from({ length: NARRATIONS }, () => BenchPerson.register()));
  const stories = await Promise.all(people.map((person) => person.story({ storyLength: 'medium' })));
  const orders = stories.map(({ content }) => ({ text: content, musicTrack: 'piano', speechRate: 0.7 }));
  // Spoken once beforehand: the Worker is measured, not the speech engine.
  for (const [n, order] of orders.entries()) {
    const answer = await people[n]!.post('/api/audio/generate', { ...order, musicTrack: 'none' });
    if (!answer.ok) throw new Error(`narration: ${answer.status} ${await answer.text()}`);
  }
  const url = `${STACK.api}/test`;
  const idle = await pingsWhile(url, () => seconds(3));
  const worst: number[] = [];
  const all: number[] = [];
  for (const musicTrack of ['piano', 'bedtime', 'journey']) {
    const waits = await pingsWhile(url, () =>
      Promise.all(
        orders.map((order, n) => people[n]!.events('/api/audio/generate', { ...order, musicTrack })),
      ),
    );
    worst.push(Math.max(...waits));
    all.push(...waits);
  }
  return {
    what: `worst wait of another request while ${NARRATIONS} narrations are made by the whole product, locally`,
    unit: ' ms',
    values: worst,
    budget: null,
    note: `${inWords(all)}; idle: ${inWords(idle)}; local storage shares the process`,
  };
}
