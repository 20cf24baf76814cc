import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Language } from '../../contract/options.ts';
import type { Identity } from '../auth/access-token.ts';
import type { Env } from '../env.ts';
import type { EnteredHome } from '../home/client.ts';

/** Variables that the middlewares set on a request. */
export type App = {
  Bindings: Env;
  Variables: SecureHeadersVariables & {
    requestId: string;
    /** Language that the body names, in which the request is refused. */
    bodyLanguage?: Language;
    /** Code of an answer that is a refusal. */
    errorCode?: ErrorCode;
    /** Set by `requireSession`. */
    identity: Identity;
    /** Set by `requireSession`: the user's home, which checks the session at each call. */
    home: EnteredHome;
    /** Set by `requireOwner`: the address of the owner who is signed in. */
    owner: string;
  };
};
