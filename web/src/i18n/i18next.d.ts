import 'i18next';
import type { ErrorCode } from '../../../contract/errors.ts';
import type consent from '../features/consent/words.es.json';
import type contact from '../features/contact/words.es.json';
import type emailVerification from '../features/email-verification/words.es.json';
import type examples from '../features/examples/words.es.json';
import type google from '../features/google/words.es.json';
import type legal from '../features/info/legal.es.json';
import type info from '../features/info/words.es.json';
import type siteFooter from '../features/layout/words.es.json';
import type library from '../features/library/words.es.json';
import type password from '../features/password/words.es.json';
import type player from '../features/player/words.es.json';
import type profile from '../features/profile/words.es.json';
import type report from '../features/report/words.es.json';
import type serverStatus from '../features/server-status/words.es.json';
import type signIn from '../features/session/words.es.json';
import type subscription from '../features/subscription/words.es.json';
import type errors from './locales/errors.es.json';
import type es from './locales/es.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof es &
        typeof errors & { error: Record<ErrorCode, string> } & typeof player &
        typeof emailVerification &
        typeof google &
        typeof password &
        typeof profile &
        typeof subscription &
        typeof examples &
        typeof consent &
        typeof contact &
        typeof info &
        typeof legal &
        typeof siteFooter &
        typeof library &
        typeof report &
        typeof serverStatus &
        typeof signIn;
    };
  }
}
