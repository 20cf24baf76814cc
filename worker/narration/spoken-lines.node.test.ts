import { expect, test } from 'vitest';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from '../providers/speech/openai-voices.ts';
import { spokenLines } from './spoken-lines.ts';

const PROVIDER = { voices: OPENAI_VOICES, figures: OPENAI_FIGURES };
const CAST = [{ id: 'zorro', name: 'el zorro', age: 'adult', gender: 'm' } as const];

/** A sentence whose words in braces are the fox's. */
function marked(text: string, by = 'zorro'): Sentence {
  const speech: NonNullable<Sentence['speech']> = [];
  const plain = text.replaceAll(/\{(.*?)\}/gu, (_, words: string, at: number) => {
    const start = at - 2 * speech.length;
    speech.push({ by, start, end: start + words.length });
    return words;
  });
  return { index: 0, paragraph: 0, text: plain, ...(speech.length > 0 && { speech }) };
}

const partsOf = (sentence: Sentence, cast: readonly (typeof CAST)[number][] = CAST) =>
  spokenLines([sentence], 'female', cast, PROVIDER, [])[0]!.parts.map(({ order, from }) => {
    expect(sentence.text.slice(from, from + order.text.length)).toBe(order.text);
    return [order.voice, order.text];
  });

test.each<[string, string[][]]>([
  ['Era de noche.', [['coral', 'Era de noche.']]],
  ['—{¿Quién va?}', [['ash', '¿Quién va?']]],
  [
    '—{Hola} —dijo el zorro—. {¿Vienes?}',
    [
      ['ash', 'Hola'],
      ['coral', 'dijo el zorro—.'],
      ['ash', '¿Vienes?'],
    ],
  ],
  [
    'El zorro dijo: «{Sí, voy}», y “{corrió}”.',
    [
      ['coral', 'El zorro dijo:'],
      ['ash', 'Sí, voy'],
      ['coral', 'y'],
      ['ash', 'corrió'],
    ],
  ],
])('%s is cut where the voice changes, without the marks around', (text, parts) => {
  expect(partsOf(marked(text))).toEqual(parts);
});

test('a sentence is one text for the narrator without a cast, and for a figure without a voice', () => {
  const text = '—Hola —dijo el zorro.';
  expect(partsOf(marked('—{Hola} —dijo el zorro.'), [])).toEqual([['coral', text]]);
  expect(partsOf(marked('—{Hola} —dijo el zorro.', 'lobo'))).toEqual([['coral', text]]);
});

test('spans buy no more characters than the whole sentence', () => {
  const sentence = marked('—{Hola} —dijo el zorro—. {¿Vienes?}');
  const bought = partsOf(sentence).reduce((sum, [, text]) => sum + text!.length, 0);
  expect(bought).toBeLessThan(sentence.text.length);
});
