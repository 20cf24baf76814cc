import { SPEECH_RATES } from '../contract/options.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson, now } from './person.ts';
import type { Row } from './statistics.ts';

const RUNS = 4;
/** A fast small hosted model: the defaults of the built-in provider. */
const PACE = { firstTokenMs: 350, tokensPerSecond: 60, moderationMs: 60 };

type Waits = { sentence: number; pair: number };

/** Milliseconds from the request to the first sentence, and to the first translated sentence if there are any. */
async function waits(secondLanguage?: 'en'): Promise<Waits> {
  const person = await BenchPerson.register();
  const order = {
    topic: 'un faro que no podía dormir',
    storyLength: 'short',
    language: 'es',
    ...(secondLanguage && { secondLanguage }),
  };
  const last = secondLanguage ? 'translation' : 'sentence';
  const { sentAt, moments } = await person.events('/api/stories/generate', order, (seen) =>
    seen.some(({ type }) => type === last),
  );
  const at = (type: string) => (moments.find((moment) => moment.type === type)?.at ?? Number.NaN) - sentAt;
  return { sentence: at('sentence'), pair: at('translation') };
}

/** Number of sentences that are played alone, each at all speeds. */
const HEARD = 4;

/** Milliseconds until a cached sentence has arrived, at its slowest speed, for several sentences. */
async function heardAgain(): Promise<number[]> {
  const person = await BenchPerson.register();
  const { id, sentences } = await person.story({
    storyLength: 'short',
    language: 'es',
    secondLanguage: 'en',
  });
  const hear = async (index: number, rate: number) => {
    const begun = now();
    // A network for each user.
    const address = { 'cf-connecting-ip': crypto.randomUUID() };
    const answer = await person.get(
      `/api/stories/${id}/sentences/${index}/speech?speechRate=${rate}`,
      address,
    );
    if (!answer.ok) throw new Error(`sentence ${index}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return now() - begun;
  };
  const slowest: number[] = [];
  for (const { index } of sentences.slice(0, HEARD)) {
    await hear(index, 1);
    const waits: number[] = [];
    for (const rate of SPEECH_RATES) waits.push(await hear(index, rate));
    slowest.push(Math.max(...waits));
  }
  return slowest;
}

/** Wait for a story in two languages ÷ in one language, and for one of its sentences. */
export async function twoLanguages(): Promise<Row[]> {
  await turnKnobs(PACE);
  const ratios: Waits[] = [];
  for (let run = 0; run < RUNS; run++) {
    // The same story, so that its first sentence is as long.
    await turnKnobs({ seed: run + 1 });
    const one = await waits();
    const two = await waits('en');
    ratios.push({ sentence: two.sentence / one.sentence, pair: two.pair / one.sentence });
  }
  await turnKnobs({ seed: null, ...FAST });
  const again = await heardAgain();
  const note = '60 tokens a second, the first after 350 ms, checks of 60 ms';
  return [
    {
      what: 'first sentence of a story in two languages ÷ that of the same story in one',
      unit: '',
      values: ratios.map(({ sentence }) => sentence),
      budget: 1.3,
      note,
    },
    {
      what: 'first sentence with its translation ÷ first sentence of the same story in one language',
      unit: '',
      values: ratios.map(({ pair }) => pair),
      budget: 2,
      note,
    },
    {
      what: 'a cached sentence alone, from the request to its last byte, at the slowest of the five speeds',
      unit: ' ms',
      values: again,
      budget: 300,
      note: 'each value a sentence; nothing is synthesised',
    },
  ];
}
