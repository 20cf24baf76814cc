import { test } from 'vitest';
import { SPEECH_RATES } from '../../contract/options.ts';
import { narrate } from '../../emulators/openai/speech/narrate.ts';
import { voices } from '../../emulators/openai/speech/voices.ts';
import { expectSameVoice } from '../../testkit/worker/same-voice.ts';

/** The built-in voices, stretched from their natural pace to the product's rates. */

const TEXTS = {
  spanish:
    'Había una vez un pequeño búho que contaba estrellas, y a cada una le ponía un nombre. ¿Quién toca a la puerta? ' +
    'Era su amigo Tomás, que traía pan, queso y un cuento nuevo. Los dos se sentaron bajo el árbol y esperaron la noche.',
  english:
    'Once there was a tiny owl who counted the stars, and gave each of them a name. Who knocks at the door? ' +
    'It was his friend Tom, who brought bread, cheese and a new story. They sat down below the tree and waited for the night.',
};
const SPEAKERS = [
  ['coral', 'spanish'],
  ['onyx', 'spanish'],
  ['nova', 'spanish'],
  ['echo', 'spanish'],
  ['shimmer', 'english'],
  ['fable', 'english'],
] as const;

async function spoken(voice: string, text: string): Promise<Int16Array> {
  const profile = voices[voice]!;
  const samples: number[] = [];
  for await (const part of narrate(text, { profile, accent: profile.accent ?? 'es-ES' })) {
    for (const sample of part) samples.push(sample);
  }
  return Int16Array.from(samples);
}

// @spec 3.37
test.each(SPEAKERS)('%s, in %s, keeps pitch, level and smoothness at every rate', async (voice, language) => {
  const natural = await spoken(voice, TEXTS[language]);
  for (const rate of SPEECH_RATES) expectSameVoice(natural, rate);
});
