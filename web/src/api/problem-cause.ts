import type { ProblemCode } from './problem.ts';

/**
 * Cause of a refusal, and the change that ends it: `session`: a sign-in; `account`: plan, remaining stories or
 * confirmed email; `line`: the browser is online again; `server`: its health is good again; `words`: another text.
 */
export type Cause = 'session' | 'account' | 'line' | 'server' | 'words';

const CAUSES: Partial<Record<ProblemCode, Cause>> = {
  not_authenticated: 'session',
  token_expired: 'session',
  session_ended: 'session',
  story_limit_reached: 'account',
  month_limit_reached: 'account',
  audio_story_limit_reached: 'account',
  account_limit_reached: 'account',
  sentence_limit_reached: 'account',
  unconfirmed_limit_reached: 'account',
  network: 'line',
  connection_error: 'line',
  server_unavailable: 'server',
  quota_exceeded: 'server',
  speech_quota_exceeded: 'server',
  database_error: 'server',
  invalid_request: 'words',
  words_refused: 'words',
  topic_refused: 'words',
  story_refused: 'words',
  story_withdrawn: 'words',
};

/** Whether refusals with this code end with that change. The others stand until the next request. */
export const endsWith = (code: ProblemCode, cause: Cause): boolean => CAUSES[code] === cause;
