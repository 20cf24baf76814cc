import { currentLanguage } from '../i18n/language.ts';
import { onReturn } from '../lib/page-return.ts';
import { createClient } from './create-client.ts';
import { fetchOnce } from './early-answers.ts';
import { createOwedSignOut } from './owed-sign-out.ts';
import { session } from './session.ts';

export { session };

/** The app's API client. */
export const api = createClient({
  fetch: fetchOnce,
  session,
  language: currentLanguage,
  now: Date.now,
  async alone(task) {
    let begun = false;
    const once = () => {
      begun = true;
      return task();
    };
    try {
      return await (navigator.locks ? navigator.locks.request('renew-session', once) : once());
    } catch (thrown) {
      // Browsers that forbid storage refuse the lock.
      if (begun) throw thrown;
      return once();
    }
  },
});

/** Begun with the client, so that no other request of the API is earlier. */
export const owedSignOut = createOwedSignOut(api, session, (listener) => {
  if (globalThis.window) onReturn(listener);
});
