import { OpenAiError } from './errors.ts';

/** Faults of every endpoint. `hang` and `cut` begin an answer and never finish it. */
export type FailureKind = '429' | 'quota' | '500' | 'hang' | 'cut';

/** Faults of speech only: a page, or a second of silence, with a status of success. */
export type SpeechFailure = FailureKind | 'html' | 'silence';

/** Faults of moderation only: a page, no results, results without a verdict. */
export type ModerationFailure = FailureKind | 'html' | 'empty' | 'mute';

/** Faults of the second opinion only: an answer outside its list, or an objection to any passage. */
export type OpinionTrouble = Exclude<FailureKind, 'cut'> | 'nonsense' | 'withdraw';

/** The refusal of a fault with an error status; `null` for faults that begin or spoil an answer. */
export function refusalFor(
  kind: ModerationFailure | SpeechFailure | OpinionTrouble,
  model: string,
): OpenAiError | null {
  switch (kind) {
    case '429':
      return new OpenAiError({
        status: 429,
        message: `Rate limit reached for ${model}. Please try again in 2s.`,
        type: 'requests',
        code: 'rate_limit_exceeded',
        headers: {
          'retry-after': '2',
          'retry-after-ms': '2000',
          'x-ratelimit-remaining-requests': '0',
          'x-ratelimit-reset-requests': '2s',
        },
      });
    case 'quota':
      return new OpenAiError({
        status: 429,
        message: 'You exceeded your current quota, please check your plan and billing details.',
        type: 'insufficient_quota',
        code: 'insufficient_quota',
      });
    case '500':
      return new OpenAiError({
        status: 500,
        message: 'The server had an error while processing your request.',
        type: 'server_error',
      });
    case 'hang':
    case 'cut':
    case 'html':
    case 'empty':
    case 'mute':
    case 'silence':
    case 'nonsense':
    case 'withdraw':
      return null;
  }
}
