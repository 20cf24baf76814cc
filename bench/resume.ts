import { turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson, type Moment } from './person.ts';
import type { Row } from './statistics.ts';

const RUNS = 3;
/** Number of events without a connection. */
const MISSED_MS = 400;

/** Drops the connection in a story and reconnects: time until the next missed event. */
export async function resume(): Promise<Row[]> {
  await turnKnobs({ moderationMs: 0, firstTokenMs: 0, tokensPerSecond: 120 });
  const waits: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const person = await BenchPerson.register();
    const hasBegun = (moments: Moment[]) => moments.filter(({ type }) => type === 'sentence').length >= 3;
    const order = { topic: `un faro número ${run}`, storyLength: 'short' };
    const before = (await person.events('/api/stories/generate', order, hasBegun)).moments;
    const start = before[0]?.event;
    if (start?.type !== 'start') throw new Error('a story without a start');
    await new Promise((resolve) => setTimeout(resolve, MISSED_MS));
    const path = `/api/stories/${start.generationId}/events`;
    const { sentAt, moments } = await person.resume(path, before.at(-1)!.id);
    const all = [...before, ...moments];
    const ids = all.map(({ id }) => id);
    const expected = ids.map((_, position) => `1-${position + 1}`);
    const types = all.map(({ type }) => type);
    // The second opinion's end may follow.
    if (ids.join() !== expected.join() || !types.includes('done')) {
      throw new Error(
        `events lost or repeated: ${ids.join(' ')}, the last ones ${types.slice(-3).join(', ')}`,
      );
    }
    waits.push(moments[0]!.at - sentAt);
  }
  return [
    {
      what: 'resume: from asking again to the next event that was not seen',
      unit: ' ms',
      values: waits,
      budget: 20,
      note: 'in every run each event once, in order, to the end',
    },
  ];
}
