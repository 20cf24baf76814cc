import { GENERATION_GAP_MS } from '../contract/limits.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';

/** Number of users and of stories; a free account has three. */
const CROWDS = [
  { crowd: 20, rounds: 3 },
  { crowd: 100, rounds: 2 },
];
/** A model that writes a short story in a few seconds, at a speed independent of the number of requests. */
const MODEL = { firstTokenMs: 400, tokensPerSecond: 60, moderationMs: 60 };

/** Seconds from the click to the last word, for each user. */
async function stories(people: BenchPerson[], seed: number): Promise<number[]> {
  // The same story for all: only the number of users differs.
  await turnKnobs({ ...MODEL, seed });
  return Promise.all(
    people.map(async (person) => {
      const order = { topic: 'un faro que no podía dormir', storyLength: 'short' };
      const { sentAt, moments } = await person.events('/api/stories/generate', order);
      return (moments.filter(({ type }) => type === 'sentence').at(-1)!.at - sentAt) / 1000;
    }),
  );
}

/** Twenty and a hundred simultaneous stories ÷ one alone. */
export async function together(): Promise<Row[]> {
  // Warm-up for code that is compiled at its first use.
  await stories([await BenchPerson.register()], 1);
  const rows: Row[] = [];
  for (const { crowd, rounds } of CROWDS) {
    // One after the other: a network has a limit of eight at once.
    const people: BenchPerson[] = [];
    while (people.length <= crowd) people.push(await BenchPerson.register());
    const ratios: number[] = [];
    const worst: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [alone] = await stories(people.slice(0, 1), round);
      const times = await stories(people.slice(1), round);
      ratios.push(median(times) / alone!);
      worst.push(percentile(times, 1) / alone!);
      // Gap between two stories of a user.
      await new Promise((resolve) => setTimeout(resolve, GENERATION_GAP_MS));
    }
    rows.push({
      what: `${crowd} stories at once ÷ one: time to the last word`,
      unit: '',
      values: ratios,
      budget: crowd === 20 ? 1.15 : null,
      note: `the slowest of them ${Math.max(...worst).toFixed(2)}; model, Worker, storage and clients share this machine`,
    });
  }
  await turnKnobs({ seed: null });
  return rows;
}
