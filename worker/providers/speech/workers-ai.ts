import type { SpeechOrder, SpeechProvider, SpokenChunk } from '../../narration/speech-provider.ts';
import { ENGLISH, SPANISH } from './aura-voices.ts';
import type { WorkersAiSpeechSettings } from './settings.ts';
import { bytesOf, requestSound } from './sound-request.ts';

/** Deepgram's Aura-2 on Workers AI: by the binding where there is one, by the REST address otherwise. */

type EnglishInput = AiModels[typeof ENGLISH]['inputs'];
type SpanishInput = AiModels[typeof SPANISH]['inputs'];

const SAMPLE_RATE = 24_000;

/** Deepgram's own bound for one request. */
const LONGEST_TEXT = 2000;

/** Used up for today, or for the plan. */
const QUOTA_CODES = /"code":\s*(3036|4006)\b/;
const isQuota = (status: number, said: string) => status === 402 || QUOTA_CODES.test(said);

/** How Workers AI is reached: by the account's own binding, or by address and token. */
export type WorkersAiAccess =
  | { by: 'binding'; ai: Pick<Ai, 'run'> }
  | { by: 'address'; url: string; account: string; key: string };

export function workersAiSpeech(
  { voices, patienceSeconds }: WorkersAiSpeechSettings,
  access: WorkersAiAccess,
): SpeechProvider {
  const service = 'workers-ai aura-2';

  function ask({ voice, model, text }: SpeechOrder, signal: AbortSignal): Promise<Response> {
    const input = { text, speaker: voice, encoding: 'linear16', container: 'none', sample_rate: SAMPLE_RATE };
    if (access.by === 'binding') {
      const options = { returnRawResponse: true, signal } as const;
      if (model === ENGLISH) return access.ai.run(ENGLISH, input as EnglishInput, options);
      return access.ai.run(SPANISH, input as SpanishInput, options);
    }
    const { url, account, key } = access;
    return fetch(`${url}/accounts/${account}/ai/run/${model ?? SPANISH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(input),
      signal,
    });
  }

  async function* stream(order: SpeechOrder, signal: AbortSignal): AsyncGenerator<SpokenChunk> {
    const request = { service, isQuota, ask: (until: AbortSignal) => ask(order, until) };
    const sound = await requestSound(request, signal);
    for await (const pcm of bytesOf(service, sound, signal)) yield { pcm };
  }

  return {
    id: service,
    voices,
    sampleRate: SAMPLE_RATE,
    longestText: LONGEST_TEXT,
    patienceMs: patienceSeconds * 1000,
    stream,
  };
}
