import type { Identity } from '../auth/access-token.ts';
import type { UserRow } from '../directory/users.ts';
import type { Env } from '../env.ts';

/** Variables that the middlewares set on a request. */
export type App = {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Set by `requireSession`. */
    identity: Identity;
    /** Set by `requireSession`, read at this request. */
    user: UserRow;
  };
};
