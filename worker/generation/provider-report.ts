import type { ErrorCode } from '../../contract/errors.ts';
import { database } from '../directory/client.ts';
import {
  type ProviderFailure,
  type ProviderService,
  reportFailure,
  reportSuccess,
} from '../directory/provider-status.ts';
import { type ModelProblem, type ModelUse, noteProblem } from '../directory/watched-models.ts';
import type { Env } from '../env.ts';
import { keyedDigest } from '../files/digest.ts';
import type { GenerationKind } from '../home-storage/ledger.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { notifyModelProblem, notifyQuotaExhausted } from '../mail/notify-admin.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { GenerationError } from './generation-error.ts';
import type { GenerationNumbers } from './numbers.ts';

/** Kinds that use a provider: a sleep edition uses cached speech only. */
const SERVICES: Record<GenerationKind, ProviderService | null> = {
  story: 'story',
  narration: 'speech',
  sleep: null,
  practice: 'speech',
};

/** Failures of a silent provider or an empty answer count as well. */
const PROVIDERS_FAULT: ErrorCode[] = [
  'moderation_unavailable',
  'story_generation_failed',
  'story_unacceptable',
  'story_timed_out',
  'audio_timed_out',
];

/**
 * The provider's failure in the end of a generation. Null for other causes: a declined topic, a stopped story, a failed
 * database.
 */
export function failureOfProvider(cause: unknown): ProviderFailure | null {
  if (cause instanceof ProviderError) {
    if (cause.code === 'rate_limited' || cause.code === 'quota_exceeded') return cause.code;
    return cause.code === 'topic_refused' || cause.code === 'story_refused' ? null : 'failing';
  }
  if (!(cause instanceof GenerationError) || !PROVIDERS_FAULT.includes(cause.code)) return null;
  return failureOfProvider(cause.cause) ?? 'failing';
}

/**
 * Records for `/health` how the generations of one user ended. A generation counts once for any number of failed calls.
 * Runs in the background; its own failures are only logged.
 */
export class ProviderReport {
  readonly #env: Env;
  readonly #userId: () => string;
  readonly #numbers: Pick<GenerationNumbers, 'speaking'> | undefined;
  /** Whether the current narration asked the provider; cached speech says nothing about its state. */
  #wasAsked = false;

  constructor(env: Env, userId: () => string, numbers?: Pick<GenerationNumbers, 'speaking'>) {
    this.#env = env;
    this.#userId = userId;
    this.#numbers = numbers;
  }

  /** Called before the provider is asked for a sentence. */
  asked(provider: string, characters: number): void {
    this.#wasAsked = true;
    this.#numbers?.speaking(provider, characters);
  }

  /**
   * Records a server that failed to write or to check, with or without a spare, and mails the owner about a failure
   * that only they can end.
   */
  failed(use: ModelUse, error: unknown): void {
    logLine('warn', { failedServer: use.id, error: redactedErrorMessage(error) });
    if (error instanceof ProviderError && error.code === 'quota_exceeded') this.#tellOfQuota(use.service);
    this.refused(use, error);
  }

  /** Reports a failed server; mails the administrator once about a failure that only they can end. */
  refused(use: ModelUse, error: unknown): void {
    if (!(error instanceof ProviderError) || !error.problem) return;
    this.#tellOfProblem(use, error.problem).catch((failure) =>
      logLine('error', { modelNotice: 'not sent', error: redactedErrorMessage(failure) }),
    );
  }

  async #tellOfProblem(use: ModelUse, problem: ModelProblem): Promise<void> {
    await noteProblem(database(this.#env.DB), use, problem, Date.now());
    await notifyModelProblem(this.#env, use, problem);
  }

  #tellOfQuota(service: ModelUse['service']): void {
    notifyQuotaExhausted(this.#env, service, Date.now()).catch((error) =>
      logLine('error', { quotaNotice: 'not sent', error: redactedErrorMessage(error) }),
    );
  }

  /** Reports a speech provider whose failure a spare covered up. */
  replaced(provider: string, failure: ProviderError): void {
    logLine('warn', { speech: 'replaced', provider, error: redactedErrorMessage(failure) });
    if (failure.code === 'quota_exceeded') this.#tellOfQuota('speech');
  }

  /** @param cause what the work failed with; null when it was done */
  ended(kind: GenerationKind, cause: unknown): void {
    const service = SERVICES[kind];
    if (service === null) return;
    const wasAsked = kind === 'story' || this.#wasAsked;
    if (kind !== 'story') this.#wasAsked = false;
    const failure = cause === null ? null : failureOfProvider(cause);
    if (failure === null && (cause !== null || !wasAsked)) return;
    this.#note(service, failure).catch((error) => {
      logLine('warn', { providerStatus: 'not written', error: redactedErrorMessage(error) });
    });
    // A server of stories was told of when it failed: it may be one that checks.
    if (failure === 'quota_exceeded' && service === 'speech') this.#tellOfQuota(service);
  }

  async #note(service: ProviderService, failure: ProviderFailure | null): Promise<void> {
    const db = database(this.#env.DB);
    const now = Date.now();
    if (failure === null) return reportSuccess(db, service, now);
    const userDigest = await keyedDigest(this.#env.DIGEST_SECRET, `provider failure ${this.#userId()}`);
    await reportFailure(db, service, { as: failure, userDigest, now });
  }
}
