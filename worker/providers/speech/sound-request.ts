import type { ModelProblem } from '../../directory/watched-models.ts';
import type { SpokenChunk } from '../../narration/speech-provider.ts';
import { peek } from '../error-answer.ts';
import { failureName, plainCode } from '../plain-code.ts';
import { ProviderError } from '../provider-error.ts';
import { isOutOfQuota } from '../quota.ts';
import { retryAfterOf } from '../retry-after.ts';
import { isText, MARK_BYTES } from './sound-marks.ts';

/** HTTP request common to all speech services: the answer is sound or a refusal. */

/** Content types that are not sound, with any status. */
const NO_SOUND = /^(text\/|application\/(json|problem\+json|xhtml|xml))/i;

export type SoundRequest = {
  /** Name of the service in messages. */
  service: string;
  ask: (signal: AbortSignal) => Promise<Response>;
  /** The owner's problem according to a refusal, where its status does not say so or says something else. */
  problemOf?: (said: string) => ModelProblem | undefined;
  /** Content types of texts that hold the sound, where a service wraps it. */
  accepts?: RegExp;
};

/** The body of an answer, and its content type. */
export type SoundAnswer = { body: ReadableStream<Uint8Array>; type: string };

/**
 * Requests sound.
 * @returns an answer that is neither a page nor a message
 * @throws ProviderError; the signal's reason when that aborts
 */
export async function requestSound(
  { service, ask, problemOf, accepts }: SoundRequest,
  signal: AbortSignal,
): Promise<SoundAnswer> {
  try {
    signal.throwIfAborted();
    const answer = await ask(signal);
    if (!answer.ok) throw await refusalOf(answer, { service, problemOf });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.body) throw new ProviderError('audio_generation_failed', `${service} answered nothing`);
    if (accepts && (accepts.test(type) || !NO_SOUND.test(type))) return { body: answer.body, type };
    const { head, body } = await peek(answer.body, MARK_BYTES);
    if (!NO_SOUND.test(type) && !isText(head.subarray(0, MARK_BYTES))) return { body, type };
    throw textInPlaceOfSound(service, await beginningOf(body));
  } catch (error) {
    throw endOf(service, error, signal);
  }
}

/** Sound whose body is the samples. @throws like `requestSound` */
export async function* rawSound(request: SoundRequest, signal: AbortSignal): AsyncGenerator<SpokenChunk> {
  const { body, type } = await requestSound(request, signal);
  for await (const pcm of bytesOf(request.service, body, signal)) yield { pcm, type };
}

/** Error of a text that came with status 200: a message about the quota, or anything. */
export const textInPlaceOfSound = (service: string, text: string): ProviderError =>
  isOutOfQuota(undefined, text)
    ? new ProviderError('quota_exceeded', [service, 'has no quota left', ...codesIn(text)].join(' '))
    : new ProviderError('audio_generation_failed', `${service} answered a text instead of sound`);

/** The beginning of a text; a page may have no end. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= READ_LENGTH) break;
  }
  return text;
}

/** Bytes of an answer. @throws ProviderError when it broke off; the signal's reason when that aborts */
export async function* bytesOf(
  service: string,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
    signal.throwIfAborted();
  } catch (error) {
    throw endOf(service, error, signal);
  }
}

/** Maps an error of a call to ours. After an abort it is the abort's reason: the call did not fail. */
function endOf(service: string, error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ProviderError) return error;
  return new ProviderError('audio_generation_failed', `${service}: ${failureName(error)}`);
}

async function refusalOf(
  answer: Response,
  { service, problemOf }: Pick<SoundRequest, 'service' | 'problemOf'>,
): Promise<ProviderError> {
  const { status, headers } = answer;
  const body = await answer.text();
  const said = [`${service} answered ${status}`, ...codesIn(body)].join(' ');
  if (isOutOfQuota(status, body)) return new ProviderError('quota_exceeded', said, undefined, status);
  if (status === 429)
    return new ProviderError('rate_limited', said, retryAfterOf(headers, Date.now()), status);
  return new ProviderError('audio_generation_failed', said, undefined, status, problemOf?.(body));
}

/** Characters of a refusal that are searched for its codes. */
const READ_LENGTH = 10_000;

/** Codes of a refusal, from the JSON of the known services; no other word of it. */
function codesIn(body: string): string[] {
  const named = /"(?:code|internalCode|type|status)"\s{0,9}:\s{0,9}(?:"([^"]{1,61})"|(\d{1,9}))/g;
  const found = [...body.slice(0, READ_LENGTH).matchAll(named)];
  return found.flatMap(([, text, number]) => plainCode(text ?? number) ?? []).slice(0, 3);
}
