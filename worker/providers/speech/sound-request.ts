import type { ModelProblem } from '../../directory/watched-models.ts';
import { failureName, plainCode } from '../plain-code.ts';
import { ProviderError } from '../provider-error.ts';
import { retryAfterOf } from '../retry-after.ts';

/** HTTP request common to all speech services: the answer is sound or a refusal. */

/** Content types that are not sound, with any status. */
const NO_SOUND = /^(text\/|application\/(json|problem\+json|xhtml|xml))/i;

export type SoundRequest = {
  /** Name of the service in messages. */
  service: string;
  ask: (signal: AbortSignal) => Promise<Response>;
  /** Whether a refusal means that the quota is used up. */
  isQuota: (status: number, said: string) => boolean;
  /** The owner's problem according to a refusal, where its status does not say so or says something else. */
  problemOf?: (said: string) => ModelProblem | undefined;
  /** Content type of the answer, where a service wraps its sound. */
  accepts?: RegExp;
};

/**
 * Requests sound.
 * @returns the body of an answer that is neither a page nor a message
 * @throws ProviderError; the signal's reason when that aborts
 */
export async function requestSound(
  { service, ask, isQuota, problemOf, accepts }: SoundRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    signal.throwIfAborted();
    const answer = await ask(signal);
    if (!answer.ok) throw await refusalOf(answer, { service, isQuota, problemOf });
    const type = answer.headers.get('content-type') ?? '';
    if (NO_SOUND.test(type) && !accepts?.test(type)) {
      await answer.body?.cancel();
      throw new ProviderError('audio_generation_failed', `${service} answered a text instead of sound`);
    }
    if (!answer.body) throw new ProviderError('audio_generation_failed', `${service} answered nothing`);
    return answer.body;
  } catch (error) {
    throw endOf(service, error, signal);
  }
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
  { service, isQuota, problemOf }: Pick<SoundRequest, 'service' | 'isQuota' | 'problemOf'>,
): Promise<ProviderError> {
  const { status, headers } = answer;
  const body = await answer.text();
  const said = [`${service} answered ${status}`, ...codesIn(body)].join(' ');
  if (isQuota(status, body)) return new ProviderError('quota_exceeded', said, undefined, status);
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
