import type OpenAI from 'openai';
import type { SpeechOrder, SpeechProvider, SpokenChunk } from '../../narration/speech-provider.ts';
import type { OpenAiSpeechSettings } from './settings.ts';
import { rawSound } from './sound-request.ts';

/** Any server with OpenAI's `POST /audio/speech`. */

/** @param key null for a server without one */
export function openaiSpeech(settings: OpenAiSpeechSettings, key: string | null): SpeechProvider {
  const { url, model, instructions, voices, figures, sampleRate, longestText, patienceSeconds } = settings;
  const service = `${url} ${model}`;

  const body = (order: SpeechOrder) =>
    ({
      model: order.model ?? model,
      input: order.text,
      voice: order.voice,
      response_format: 'pcm',
      ...(instructions && { instructions: order.instructions }),
    }) satisfies OpenAI.Audio.SpeechCreateParams;

  async function* stream(order: SpeechOrder, signal: AbortSignal): AsyncGenerator<SpokenChunk> {
    const ask = (until: AbortSignal) =>
      fetch(`${url}/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body(order)),
        signal: until,
      });
    yield* rawSound({ service, ask }, signal);
  }

  return {
    id: service,
    capabilities: { wordTimes: false, longestText, sampleRate },
    voices,
    figures,
    patienceMs: patienceSeconds * 1000,
    stream,
  };
}
