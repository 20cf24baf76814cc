import { sha256Hex } from '../files/digest.ts';
import { speechKey } from '../files/keys.ts';
import { SOUND_READER } from './read-sound.ts';
import type { SpeechOrder, SpeechProvider } from './speech-provider.ts';
import { utteranceParts } from './utterance-parts.ts';

/** Seconds of silence for a text without a word, such as a line of dots: no provider is asked for it. */
export const WORDLESS_S = 0.25;

/** The requests that a text needs from a provider; none for a text without a word. */
export const partsFor = ({ capabilities }: SpeechProvider, text: string) =>
  utteranceParts(text, capabilities.longestText);

/** Cache key of an utterance: the digest of everything that determines its sound, and of the rules that accepted it. */
export async function utteranceKey(
  folder: string,
  { id }: SpeechProvider,
  { voice, model, instructions, text }: SpeechOrder,
): Promise<string> {
  const digest = await sha256Hex(JSON.stringify([SOUND_READER, id, { voice, model, instructions, text }]));
  return speechKey(folder, digest);
}
