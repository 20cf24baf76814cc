import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startWorkerd, type Workerd } from './encoder/workerd.ts';
import { percentile, type Row } from './statistics.ts';

const NARRATIONS = 20;
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

/** Wait of another request while twenty narrations are mixed and encoded in one isolate, which is one thread. */
export async function waiting(): Promise<Row[]> {
  const workerd = await startWorkerd();
  try {
    const url = `${workerd.origin}/ping`;
    const idle = await pingsWhile(url, () => seconds(2));
    const cold = Math.max(...(await pingsWhile(url, () => narrateAll(workerd))));
    const waits = await pingsWhile(url, () => narrateAll(workerd));
    return [
      {
        what: `worst wait of another request while ${NARRATIONS} narrations are encoded in one isolate`,
        unit: ' ms',
        values: [Math.max(...waits)],
        budget: BUDGET_MS,
        note: `${inWords(waits)}; idle: ${inWords(idle)}; in the isolate’s first seconds, before its code is compiled: ${cold.toFixed(0)} ms`,
      },
    ];
  } finally {
    await workerd.stop();
  }
}

async function narrateAll(workerd: Workerd): Promise<void> {
  const path = `/?seconds=${NARRATION_SECONDS}&music=1&keep=1`;
  const answers = await Promise.all(Array.from({ length: NARRATIONS }, () => workerd.fetch(path)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed) throw new Error(`workerd answered ${failed.status}: ${await failed.text()}`);
  await Promise.all(answers.map((answer) => answer.text()));
}
