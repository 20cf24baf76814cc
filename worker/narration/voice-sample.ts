import { DEFAULT_SPEECH_RATE, type Voice } from '../../contract/options.ts';
import { sha256Hex } from '../files/digest.ts';
import { SHARED_SPEECH, voiceSampleKey } from '../files/keys.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { t } from '../words/t.ts';
import { InflightSpeech } from './inflight-speech.ts';
import { narrationTag } from './narration-tag.ts';
import { SOUND_READER } from './read-sound.ts';
import type { SpeechProvider } from './speech-provider.ts';
import { type SpeechDeps, speak } from './speech.ts';
import { inOneVoice, wholeNarration } from './whole-narration.ts';

const TIMEOUT_MS = 20_000;

/** Providers of samples, and where samples are stored. */
export type SampleDeps = Pick<SpeechDeps, 'providers' | 'failures' | 'clock' | 'allow'> & { files: R2Bucket };

/**
 * One sentence by a voice as MP3. Created on the first request and stored in R2, so that it costs one sentence of
 * speech per provider.
 * @throws ProviderError; the refusal of `allow`; an `AbortError` after 20 seconds
 */
export async function voiceSample(
  { id, language }: Voice,
  { providers, failures, clock, allow, files }: SampleDeps,
): Promise<ReadableStream | Uint8Array<ArrayBuffer>> {
  // About five seconds at the default rate: enough to recognise a voice.
  const text = t(language, 'narration.sample');
  const keyOf = async (provider: SpeechProvider) =>
    voiceSampleKey(await sha256Hex(JSON.stringify([SOUND_READER, provider.id, id, text])));
  for (const provider of providers) {
    const stored = await files.get(await keyOf(provider));
    if (stored) return stored.body;
  }

  let speaker = providers[0]!;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const speech = () =>
    speak(
      [{ index: 0, paragraph: 0, text }],
      id,
      {
        providers,
        sayings: [],
        failures,
        clock,
        cache: files,
        folder: SHARED_SPEECH,
        inflight: new InflightSpeech(),
        allow,
        moved: (provider, failure) =>
          logLine('warn', {
            speech: 'replaced',
            provider: provider.id,
            error: redactedErrorMessage(failure),
          }),
        chosen: (provider) => {
          speaker = provider;
        },
      },
      signal,
    );
  const tag = { ...narrationTag(language), title: text, comment: 'AI voice' };
  const whole = await inOneVoice(() =>
    wholeNarration({ tag, speech: speech(), rate: DEFAULT_SPEECH_RATE, music: null }),
  );
  await files.put(await keyOf(speaker), whole, { httpMetadata: { contentType: 'audio/mpeg' } });
  return whole;
}
