import type { Identity } from '../auth/access-token.ts';
import type { UserRow } from '../db/users.ts';
import type { Env } from '../env.ts';

/** What a request carries through the middlewares. */
export type App = {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Set by `requireSession`. */
    identity: Identity;
    /** Set by `requireSession`: the user as they are now. */
    user: UserRow;
  };
};
