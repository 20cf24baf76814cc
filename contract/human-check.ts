/** What Turnstile's widget says about whoever sends a form, which the API has it verify. */
export const HUMAN_CHECK_HEADER = 'cf-turnstile-response';

/** What the widget says it is for, so that what was passed for one form is not good for another. */
export type HumanCheckAction = 'register' | 'contact' | 'report';
