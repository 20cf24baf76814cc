import { OpenAiError } from './errors.ts';

/** Ways in which any endpoint can be told to fail. `hang` and `cut` begin an answer and never finish it. */
export type FailureKind = '429' | 'quota' | '500' | 'hang' | 'cut';

/** A speech service can also answer with a page, or with a second of silence, under the status of a success. */
export type SpeechFailure = FailureKind | 'html' | 'silence';

/** A moderation service can also answer beside the point: with a page, with no results, with results without a verdict. */
export type ModerationFailure = FailureKind | 'html' | 'empty' | 'mute';

/** A second opinion can also be none of its words, or an objection whatever the passage says. */
export type OpinionTrouble = Exclude<FailureKind, 'cut'> | 'nonsense' | 'withdraw';

/** The refusal for the kinds that are answered with an error status, `null` for those that begin or spoil an answer. */
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
          ...{ 'retry-after': '2', 'retry-after-ms': '2000' },
          ...{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '2s' },
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
