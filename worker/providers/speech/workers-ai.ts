import type { SpeechOrder, SpeechProvider, SpokenChunk } from '../../narration/speech-provider.ts';
import { ENGLISH, SPANISH } from './aura-voices.ts';
import type { WorkersAiSpeechSettings } from './settings.ts';
import { rawSound } from './sound-request.ts';

/** Deepgram's Aura-2 on Workers AI: through the binding where there is one, otherwise through the REST address. */

type EnglishInput = AiModels[typeof ENGLISH]['inputs'];
type SpanishInput = AiModels[typeof SPANISH]['inputs'];

const SAMPLE_RATE = 24_000;

/** Deepgram's limit for one request. */
const LONGEST_TEXT = 2000;

/** Error number of a refusal: `code` in answers of the REST address, `internalCode` in those of the binding. */
const saysOneOf = (said: string, codes: number[]) =>
  codes.includes(Number(/"(?:code|internalCode)":\s*(\d+)/.exec(said)?.[1]));

/**
 * *No such model* has status 400, *invalid model ID* 404: developers.cloudflare.com/workers-ai/platform/errors,
 * 2026-11-22.
 */
const problemOf = (said: string) => (saysOneOf(said, [5007, 3042]) ? 'unknown_model' : undefined);

/** Access to Workers AI: the account's binding, or address and token. */
export type WorkersAiAccess =
  | { by: 'binding'; ai: Pick<Ai, 'run'> }
  | { by: 'address'; url: string; account: string; key: string };

export function workersAiSpeech(
  { voices, figures, patienceSeconds }: WorkersAiSpeechSettings,
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

  const stream = (order: SpeechOrder, signal: AbortSignal): AsyncIterable<SpokenChunk> =>
    rawSound({ service, problemOf, ask: (until) => ask(order, until) }, signal);

  return {
    id: service,
    capabilities: { wordTimes: false, longestText: LONGEST_TEXT, sampleRate: SAMPLE_RATE },
    voices,
    figures,
    patienceMs: patienceSeconds * 1000,
    stream,
  };
}
