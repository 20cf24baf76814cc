import type { SpeechCapabilities, SpeechProvider } from '../../worker/narration/speech-provider.ts';
import { OPENAI_FIGURES, OPENAI_VOICES } from '../../worker/providers/speech/openai-voices.ts';

const RATE = 24_000;

/**
 * `count` bytes like a voice: syllables of a glottal pulse train through a resonance, whose pitch depends on `seed`.
 * Half of it is still a voice.
 */
export function spokenBytes(count: number, seed = 1): Uint8Array<ArrayBuffer> {
  const samples = new Int16Array(Math.ceil(count / 2));
  let phase = 1;
  let [one, two] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const seconds = i / RATE;
    phase += (110 + (seed % 90) + 20 * Math.sin(5 * seconds)) / RATE;
    const pulse = phase >= 1 ? 1 : 0;
    phase %= 1;
    // A resonance at 700 Hz.
    const now = pulse + 1.9 * one - 0.935 * two;
    [two, one] = [one, now];
    samples[i] = Math.round(4000 * now * (0.3 + 0.7 * Math.abs(Math.cos(10 * seconds))));
  }
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
