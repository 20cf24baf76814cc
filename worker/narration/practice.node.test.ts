import { expect, test } from 'vitest';
import { PRACTICE_PAUSES, PRACTICE_SLOWLY } from '../../contract/narration.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import type { SentenceAudio } from './narrate.ts';
import { pairsOf, practised, wordPairs } from './practice.ts';

const OWN: Sentence[] = [
  { index: 0, paragraph: 0, text: 'El faro duerme.' },
  { index: 1, paragraph: 0, text: 'El mar ríe.' },
  { index: 2, paragraph: 1, text: 'La luna canta.' },
];
const LEARNT = OWN.filter(({ index }) => index !== 1).map((one) => ({ ...one, text: `learnt ${one.index}` }));

/** A voice whose sound of a text can be read once: its bytes are the text's. */
function sideOf(language: 'es' | 'en', asked: string[]) {
  return {
    language,
    async *speak(texts: Sentence[]): AsyncGenerator<SentenceAudio> {
      for (const { text, index } of texts) {
        asked.push(text);
        const bytes = new TextEncoder().encode(text);
        const samples = (async function* () {
          yield bytes.subarray(0, 4);
          yield bytes.subarray(4);
        })();
        yield { index, paragraphStart: false, samples };
      }
    },
  };
}

async function readings(words: Parameters<typeof practised>[0], sentences: Parameters<typeof practised>[1]) {
  const asked: string[] = [];
  const sides = { own: sideOf('es', asked), learnt: sideOf('en', asked) };
  const told = [];
  for await (const { samples, pace, language, isListed } of practised(words, sentences, sides)) {
    const parts: number[] = [];
    if (samples instanceof Uint8Array) parts.push(...samples);
    else if (samples) for await (const portion of samples) parts.push(...portion);
    const text = new TextDecoder().decode(Uint8Array.from(parts));
    told.push([text, language, pace!.pause, pace!.rate, isListed ?? false]);
  }
  return { told, asked };
}

const { side, sentence, paragraph } = PRACTICE_PAUSES;

test('each sentence is read in the own language, slowly in the learnt one, and after a pause as long naturally', async () => {
  const { told } = await readings([], pairsOf(OWN, LEARNT));
  expect(told).toEqual([
    ['El faro duerme.', 'es', paragraph, 1, false],
    ['learnt 0', 'en', side, PRACTICE_SLOWLY, false],
    ['learnt 0', 'en', 'as long', 1, false],
    // Without its other side it is read once.
    ['El mar ríe.', 'es', sentence, 1, false],
    ['La luna canta.', 'es', paragraph, 1, false],
    ['learnt 2', 'en', side, PRACTICE_SLOWLY, false],
    ['learnt 2', 'en', 'as long', 1, false],
  ]);
});

test('where the learnt side is the story’s own, a sentence without the other one is read once in it', async () => {
  const { told } = await readings([], pairsOf(LEARNT, OWN));
  expect(told.filter(([text]) => text === 'El mar ríe.')).toEqual([
    ['El mar ríe.', 'en', sentence, 1, false],
  ]);
});

const WORDS = [
  { word: 'el faro', gloss: 'the lighthouse', index: 0 },
  { word: 'el mar', gloss: 'the sea', index: 1 },
];

test.each([
  [true, ['the lighthouse', 'el faro', 'el faro', 'the sea', 'el mar', 'el mar']],
  [false, ['el faro', 'the lighthouse', 'the lighthouse', 'el mar', 'the sea', 'the sea']],
])('the words come before the story, the own one once and the learnt one twice', async (isLearnt, heard) => {
  const { told } = await readings(wordPairs(WORDS, isLearnt), pairsOf(OWN, LEARNT));
  expect(told.filter(([, , , , isListed]) => isListed).map(([text]) => text)).toEqual(heard);
  expect(told[heard.length]).toEqual(['El faro duerme.', 'es', paragraph, 1, false]);
});

test('nothing is asked for twice, and no sentence before the words are read', async () => {
  const { asked } = await readings(wordPairs(WORDS, false), pairsOf(OWN, LEARNT));
  expect(asked).toHaveLength(new Set(asked).size);
  expect(asked.slice(0, 4).sort()).toEqual(['el faro', 'el mar', 'the lighthouse', 'the sea']);
});
