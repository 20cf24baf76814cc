import { clearLog, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson } from './person.ts';
import { median, percentile, type Row } from './statistics.ts';

/** Stories at once: rounds, and limits of the waits ÷ those of one story. */
type Crowd = { crowd: number; rounds: number; first: number | null; whole: number | null };
/** A model that writes a short story in a few seconds, at a speed independent of the number of requests. */
const MODEL = { firstTokenMs: 400, tokensPerSecond: 60, moderationMs: 60 };

/**
 * What a story took: the first sentence beyond the model's own time for it, in milliseconds, and the last one ÷ the
 * model's own time.
 */
type Told = { first: number; whole: number };

/**
 * Has the model write one fixed story, a told one of that length: composing twenty different ones would occupy the
 * process of the built-in model for as long as the Worker takes to start them, and other requests would wait for it.
 */
async function turnToOneStory(): Promise<void> {
  await turnKnobs({ firstTokenMs: 0, tokensPerSecond: null });
  const { title, content } = await (await BenchPerson.byGoogle()).story({ storyLength: 'short' });
  await turnKnobs({ ...MODEL, story: { title, paragraphs: content.split(/\n+/) } });
}

let asked = 0;

/** A story for each, of a topic that was never asked for: the same order again would only be replayed. */
async function stories(people: BenchPerson[]): Promise<Told[]> {
  await clearLog();
  const told = await Promise.all(
    people.map(async (person) => {
      const topic = `un faro con ${++asked} ventanas`;
      const { sentAt, moments } = await person.events('/api/stories/generate', {
        topic,
        storyLength: 'short',
      });
      const seen = moments.filter(({ type }) => type === 'sentence').map(({ at }) => at - sentAt);
      return { topic, first: seen[0]!, last: seen.at(-1)! };
    }),
  );
  const log = await readLog();
  return told.map(({ topic, first, last }) => {
    const model = log.find(({ chat }) => chat?.topic === topic);
    const written = model?.chat?.sentences.map(({ sentAt }) => sentAt - model.receivedAt);
    if (!written?.length) throw new Error(`the model was not asked for ${topic}`);
    return { first: first - written[0]!, whole: last / written.at(-1)! };
  });
}

/** Users for one round: one who ever asked has less to wait for. */
async function newPeople(count: number): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  while (people.length < count) people.push(await BenchPerson.byGoogle());
  return people;
}

/**
 * Twenty and fifty simultaneous stories ÷ one alone. The calls alone make twenty wait 2.3 times as long (README.md);
 * what is ours may take as long again.
 */
export const together = () =>
  crowds([
    { crowd: 20, rounds: 1, first: 4.6, whole: 1.15 },
    { crowd: 50, rounds: 1, first: null, whole: null },
  ]);

/** A hundred, which not every machine serves within the patience for a provider. */
export const hundred = () => crowds([{ crowd: 100, rounds: 1, first: null, whole: 1.5 }]);

async function crowds(all: Crowd[]): Promise<Row[]> {
  await turnToOneStory();
  const alone = async () => (await stories(await newPeople(1)))[0]!;
  // For code that is compiled at its first use.
  await alone();
  const rows: Row[] = [];
  for (const { crowd, rounds, first, whole } of all) {
    const pairs: { one: Told; others: Told[] }[] = [];
    for (let round = 0; round < rounds; round++) {
      const people = await newPeople(crowd);
      pairs.push({ one: await alone(), others: await stories(people) });
    }
    const ratios = (what: keyof Told, part: number) =>
      pairs.map(
        ({ one, others }) =>
          percentile(
            others.map((each) => each[what]),
            part,
          ) / one[what],
      );
    const ms = (told: Told[]) => `${Math.round(median(told.map((each) => each.first)))} ms`;
    rows.push({
      what: `${crowd} stories at once ÷ one: first sentence beyond the model`,
      unit: '',
      values: ratios('first', 0.5),
      budget: first,
      note: `${ms(pairs.flatMap(({ others }) => others))} against ${ms(pairs.map(({ one }) => one))}, the slowest ${Math.max(...ratios('first', 1)).toFixed(1)} times; one story for all, so that the model’s work is small; all homes are in one thread of the Worker`,
    });
    if (whole === null) continue;
    rows.push({
      what: `${crowd} stories at once ÷ one: time to the last word`,
      unit: '',
      values: ratios('whole', 0.5),
      budget: whole,
      note: `the slowest of them ${Math.max(...ratios('whole', 1)).toFixed(2)}`,
    });
  }
  return rows;
}
