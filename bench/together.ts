import { GENERATION_GAP_MS } from '../contract/limits.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';

/** How many people, and how often: a free account has three stories. */
const CROWDS = [
  { crowd: 20, rounds: 3 },
  { crowd: 100, rounds: 2 },
];
/** A model that writes a short story in a few seconds, however many ask: it is what everybody waits for. */
const MODEL = { firstTokenMs: 400, tokensPerSecond: 60, moderationMs: 60 };

/** Seconds from the click to the last word for each of so many people. */
async function stories(people: BenchPerson[], seed: number): Promise<number[]> {
  // The same story for all: what differs is how many there are.
  await turnKnobs({ ...MODEL, seed });
  return Promise.all(
    people.map(async (person) => {
      const order = { topic: 'un faro que no podía dormir', storyLength: 'short' };
      const { sentAt, moments } = await person.events('/api/stories/generate', order);
      return (moments.filter(({ type }) => type === 'sentence').at(-1)!.at - sentAt) / 1000;
    }),
  );
}

/** Twenty and a hundred people's stories at once, against one person's alone. */
export async function together(): Promise<Row[]> {
  // Once for everything that is compiled at its first use.
  await stories([await BenchPerson.register()], 1);
  const rows: Row[] = [];
  for (const { crowd, rounds } of CROWDS) {
    // One after the other: of more than eight at once from one network some are asked to come again.
    const people: BenchPerson[] = [];
    while (people.length <= crowd) people.push(await BenchPerson.register());
    const ratios: number[] = [];
    const worst: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const [alone] = await stories(people.slice(0, 1), round);
      const times = await stories(people.slice(1), round);
      ratios.push(median(times) / alone!);
      worst.push(percentile(times, 1) / alone!);
      // So far apart lie two stories of one person.
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
