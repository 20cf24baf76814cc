import { clearLog, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { BenchPerson, type Moment } from './person.ts';
import type { Row } from './statistics.ts';

const RUNS = 5;
const MODERATION_MS = 100;

const hasSentence = (moments: Moment[]) => moments.some(({ type }) => type === 'sentence');

/** Time from the click to the first sentence at the client ÷ time until the model finished that sentence. */
async function ratios(moderationMs: number): Promise<{ ratio: number; afterModelMs: number }[]> {
  await turnKnobs({ moderationMs });
  const measured: { ratio: number; afterModelMs: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const person = await BenchPerson.register();
    await clearLog();
    const order = { topic: 'un faro que no podía dormir', storyLength: 'short' };
    const { sentAt, moments } = await person.events('/api/stories/generate', order, hasSentence);
    const seen = moments.find(({ type }) => type === 'sentence')?.at;
    const written = (await readLog()).find((entry) => entry.chat)?.chat?.sentences[0]?.sentAt;
    if (seen === undefined || written === undefined) throw new Error('no first sentence');
    measured.push({ ratio: (seen - sentAt) / (written - sentAt), afterModelMs: seen - written });
  }
  return measured;
}

export async function firstSentence(): Promise<Row[]> {
  const without = await ratios(0);
  const withModeration = await ratios(MODERATION_MS);
  return [
    {
      what: 'first sentence at the client ÷ finished at the model, moderation instant',
      unit: '',
      values: without.map(({ ratio }) => ratio),
      budget: 1.1,
      note: '',
    },
    {
      what: `first sentence after the model finished it, ÷ one moderation round trip of ${MODERATION_MS} ms`,
      unit: '',
      values: withModeration.map(({ afterModelMs }) => afterModelMs / MODERATION_MS),
      budget: 1.5,
      note: 'one round trip, and the next token that shows that the sentence is over',
    },
  ];
}
