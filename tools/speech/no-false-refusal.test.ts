import { expect, test } from 'vitest';
import { engineLanguage } from '../../emulators/openai/speech/accent.ts';
import { speechEngine } from '../../emulators/openai/speech/engine.ts';
import { narrate } from '../../emulators/openai/speech/narrate.ts';
import { voices } from '../../emulators/openai/speech/voices.ts';
import { firstOfEachKind } from '../../testkit/worker/part.ts';
import { readSound } from '../../worker/narration/read-sound.ts';

const IS_LONG = process.env.TEST_LONG !== undefined;

/**
 * The built-in voices are never refused: single words, interjections, hisses, held vowels, figures, whispers, any pace.
 */

const LINES = {
  es: [
    '¡Ay!',
    '¡Shhh!',
    '¡Zas!',
    'Sí.',
    'Y.',
    'Uf.',
    '¿Eh?',
    'Fin.',
    'Ssssss.',
    'Mmmmm.',
    '¡Brrr!',
    'Psst.',
    'Aaaaaaaah.',
    'Uuuuuuuu.',
    '¡Noooooooo!',
    'Ja, ja, ja.',
    'Tic, tac.',
    '3',
    'XVIII',
    '1.234.567 ovejas.',
    'Sus seis sirenas silbaban sus sinceras sinfonías sin cesar.',
    'El Dr. y la Sra. de la ONG vieron la TV a las 12:30.',
    'Había una vez un dragón muy pequeño que no sabía volar.',
  ],
  en: [
    'Ow!',
    'Shhh!',
    'Zap!',
    'Yes.',
    'I.',
    'Oh!',
    'Thoughts.',
    'Strengths!',
    'The end.',
    'Sssss.',
    'Moooo.',
    '3',
    'She sells sea shells; surely she seems so serious, sisters.',
    'Dr. and Mrs. Smith of the NGO counted 1,234,567 sheep at 12:30.',
    'Once upon a time there was a very small dragon who could not fly.',
  ],
};
const SIX = [
  ...(['coral', 'onyx', 'nova', 'echo'] as const).map((name) => ({ name, language: 'es' as const })),
  ...(['shimmer', 'fable'] as const).map((name) => ({ name, language: 'en' as const })),
];

const bytesOf = (samples: Int16Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength).slice();

async function refusalOf(
  text: string,
  pieces: AsyncIterable<Int16Array> | Int16Array[],
): Promise<string | null> {
  async function* chunks() {
    for await (const piece of pieces) yield { pcm: bytesOf(piece) };
  }
  try {
    for await (const _ of readSound(chunks(), { sampleRate: 24_000, text }));
    return null;
  } catch (error) {
    return `${text}: ${String(error)}`;
  }
}

/** `npm test` has every third line, by the first voice of each language; `npm run test:long` all. */
const linesIn = (language: keyof typeof LINES) => LINES[language].filter((_, at) => IS_LONG || at % 3 === 0);

const READ = firstOfEachKind(SIX, IS_LONG, ({ language }) => language);

test.each(READ)('no line by $name is refused', async ({ name, language }) => {
  const how = { profile: voices[name]!, accent: language === 'es' ? ('es-ES' as const) : ('en-GB' as const) };
  const refusals = [];
  for (const text of linesIn(language)) refusals.push(await refusalOf(text, narrate(text, how)));
  expect(refusals.filter((one) => one !== null)).toEqual([]);
});

/** `npm test` has each variant at one pace; `npm run test:long` at all. */
const PACES = { whisper: [80, 300, 450], croak: [450, 300, 80] };
const SPOKEN = Object.entries(PACES).flatMap(([variant, paces]) =>
  paces.slice(0, IS_LONG ? paces.length : 1).map((wordsPerMinute) => ({ variant, wordsPerMinute })),
);

test.each(SPOKEN)(
  'no line by $variant at $wordsPerMinute words a minute is refused',
  async ({ variant, wordsPerMinute }) => {
    const refusals = [];
    for (const text of linesIn('es')) {
      const voice = `${engineLanguage['es-ES']}+${variant}`;
      const job = { engine: 'espeak' as const, text, voice, pitch: 50, range: 50, wordsPerMinute };
      refusals.push(await refusalOf(text, [await speechEngine.speak(job)]));
    }
    expect(refusals.filter((one) => one !== null)).toEqual([]);
  },
);
