/** What Turnstile's widget says about whoever sends a form, which the API has it verify. */
export const HUMAN_CHECK_HEADER = 'cf-turnstile-response';
