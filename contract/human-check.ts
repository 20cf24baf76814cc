/** Header with Turnstile's token, which the API verifies. */
export const HUMAN_CHECK_HEADER = 'cf-turnstile-response';

/** Turnstile action: a token for one form is invalid for another. */
export type HumanCheckAction = 'register' | 'contact' | 'report' | 'withdrawal';
