import type { SpeechCapabilities, SpeechProvider } from '../../worker/narration/speech-provider.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from '../../worker/providers/speech/openai-voices.ts';

/** A hum of `count` bytes whose pitch and level depend on `seed`. */
export function spokenBytes(count: number, seed = 1): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from({ length: Math.ceil(count / 2) }, (_, i) =>
    Math.round((4000 + 100 * seed) * Math.sin((i * (7 + seed)) / 100 + 1)),
  );
  return new Uint8Array(samples.buffer, 0, count);
}

/** A speech provider with overridable parts. */
export const testProvider = (
  id: string,
  stream: SpeechProvider['stream'],
  {
    patienceMs = 3000,
    ...capabilities
  }: Partial<SpeechCapabilities & Pick<SpeechProvider, 'patienceMs'>> = {},
): SpeechProvider => ({
  id,
  capabilities: { wordTimes: false, longestText: 4000, sampleRate: 24_000, ...capabilities },
  voices: OPENAI_VOICES,
  figures: OPENAI_FIGURES,
  patienceMs,
  stream,
});
