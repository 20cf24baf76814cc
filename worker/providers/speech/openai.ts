import type OpenAI from 'openai';
import type { SpeechOrder, SpeechProvider, SpokenChunk } from '../../narration/speech-provider.ts';
import type { OpenAiSpeechSettings } from './settings.ts';
import { bytesOf, requestSound } from './sound-request.ts';

/** Any server with OpenAI's `POST /audio/speech`. */

const isQuota = (status: number, said: string) =>
  status === 402 || (status === 429 && said.includes('insufficient_quota'));

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
    const sound = await requestSound({ service, ask, isQuota }, signal);
    for await (const pcm of bytesOf(service, sound, signal)) yield { pcm };
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
