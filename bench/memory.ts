import { startWorkerd, type Workerd } from './encoder/workerd.ts';
import { peakMegabytes } from './processes.ts';
import type { Row } from './statistics.ts';

/** A story of 900 words at the slowest rate is spoken in about fifteen minutes. */
const LONG_SECONDS = 900;
const SHORT_SECONDS = 60;

const peakOf = ({ pids }: Workerd) => pids().reduce((sum, pid) => sum + peakMegabytes(pid), 0);

/** Peak memory of a new workerd process that makes one narration. */
async function peakWhile(seconds: number, isSleepEdition = false): Promise<number> {
  const workerd = await startWorkerd();
  try {
    const before = peakOf(workerd);
    const answer = await workerd.fetch(`/?seconds=${seconds}&music=1&keep=1&sleep=${isSleepEdition ? 1 : 0}`);
    if (!answer.ok) throw new Error(`workerd answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
    return peakOf(workerd) - before;
  } finally {
    await workerd.stop();
  }
}

/** Peak memory of the longest narration, compared with one of a minute: the file, and little else. */
export async function memory(): Promise<Row[]> {
  const short = await peakWhile(SHORT_SECONDS);
  const long = await peakWhile(LONG_SECONDS);
  const asleep = await peakWhile(LONG_SECONDS, true);
  return [
    {
      what: 'peak memory of the longest narration, 15 minutes of a 900-word story at the slowest rate',
      unit: ' MB',
      values: [long],
      budget: 64,
      note: `of one minute: ${short.toFixed(0)} MB; an isolate has 128 MB`,
    },
    {
      what: 'peak memory of its sleep edition, with five minutes of music at its end',
      unit: ' MB',
      values: [asleep],
      budget: 64,
      note: 'the file is held once, in one piece',
    },
  ];
}
