import { currentLanguage } from '../i18n/language.ts';
import { createClient } from './create-client.ts';
import { session } from './session.ts';

export { session };

/** The app's API client. */
export const api = createClient({
  fetch: (input, init) => fetch(input, init),
  session,
  language: currentLanguage,
  now: Date.now,
  alone: async (task) => (navigator.locks ? navigator.locks.request('renew-session', task) : task()),
});
