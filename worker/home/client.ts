import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { hasEuJurisdiction } from '../config/protections.ts';
import type { LocationHint } from '../directory/location-hints.ts';
import type { Env } from '../env.ts';
import { orThrow, type Refusal } from '../errors/refusal.ts';
import type { Device } from '../home-storage/sessions.ts';
import { jurisdictionOf } from '../home-storage/user-id.ts';
import type { UserCopy } from '../home-storage/user.ts';
import { measured } from '../logging/request-scope.ts';
import { askedAgain } from './asking-again.ts';
import type { OwnerAccess } from './owner-access.ts';
import { ACCESS_REPEATS, HOME_REPEATS, isRepeatable, OWNER_REPEATS, SESSION_REPEATS } from './repeats.ts';
import type { Answer, HomeRpc } from './rpc.ts';
import type { SignedAccess } from './signed-access.ts';
import type { UserSession } from './user-session.ts';

/** The methods of a class as seen across RPC: each is one call of the home, and throws its refusal as `ApiError`. */
type Remote<Class> = {
  [Method in keyof Class]: Class[Method] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Exclude<Awaited<Result>, Refusal>>
    : never;
};

export type EnteredHome = Remote<UserSession>;
export type OpenedHome = Remote<SignedAccess>;
export type ManagedHome = Remote<OwnerAccess>;

function remote<Class>(call: (method: string, args: unknown[]) => Promise<Answer>): Remote<Class> {
  return new Proxy({} as Remote<Class>, {
    get: (_, method) => {
      // A promise may resolve to this object.
      if (typeof method !== 'string' || method === 'then') return undefined;
      return async (...args: unknown[]) => orThrow(await call(method, args)).value;
    },
  });
}

/** A stub of a user's Durable Object. The only place that names the object, and where it is. */
function stubOf(env: Env, userId: string, locationHint: LocationHint | null): DurableObjectStub<HomeRpc> {
  const jurisdiction = jurisdictionOf(userId);
  const isApart = jurisdiction !== null && hasEuJurisdiction(env);
  const namespace = isApart ? env.HOMES.jurisdiction(jurisdiction) : env.HOMES;
  const id = namespace.idFromName(userId);
  return namespace.get(id, locationHint === null ? {} : { locationHint });
}

/**
 * A user's home. Each method is one call of it, asked again where `repeats.ts` allows that.
 * @param userId of a row, or of a token or address whose signature was verified: asking makes an object
 * @param locationHint of the user's row, where it is at hand; decides only where a new home is made
 */
export function homeOf(env: Env, userId: string, locationHint: LocationHint | null = null) {
  /** @param repeats the declarations of the method's class */
  const asked = <Result>(
    repeats: object,
    method: string,
    args: unknown[],
    call: (home: DurableObjectStub<HomeRpc>) => Promise<Result>,
  ) => {
    const how = { method, isRepeatable: isRepeatable(repeats, method, args) };
    return askedAgain(how, () => measured('home', async () => call(stubOf(env, userId, locationHint))));
  };
  const own = <Result>(
    method: keyof typeof HOME_REPEATS,
    call: (home: DurableObjectStub<HomeRpc>) => Promise<Result>,
  ) => asked(HOME_REPEATS, method, [], call);
  return {
    /** What the user may do. @param sessionId of a token whose signature was verified */
    enter: (sessionId: string): EnteredHome =>
      remote<UserSession>((method, args) =>
        asked(SESSION_REPEATS, method, args, (home) => home.ask({ userId, sessionId }, method, args)),
      ),
    /** What a signed address opens; its signature was verified. */
    opened: (): OpenedHome =>
      remote<SignedAccess>((method, args) =>
        asked(ACCESS_REPEATS, method, args, (home) => home.open(userId, method, args)),
      ),
    /** What the owner of the service may do, who was verified: for `worker/admin/` alone. */
    managed: (): ManagedHome =>
      remote<OwnerAccess>((method, args) =>
        asked(OWNER_REPEATS, method, args, (home) => home.manage(userId, method, args)),
      ),
    begin: (copy: UserCopy, device: Device, mayMake: boolean) => {
      const sessionId = crypto.randomUUID();
      return own('begin', async (home) => home.begin(copy, device, sessionId, mayMake));
    },
    exchange: (sessionId: string, number: number, asked: TokenLifetime) =>
      own('exchange', (home) => home.exchange({ userId, sessionId }, number, asked)),
    endSession: (sessionId: string) => own('endSession', (home) => home.endSession({ userId, sessionId })),
    take: (copy: UserCopy) => own('take', (home) => home.take(copy)),
    wake: (copy: UserCopy, mayMake: boolean) => own('wake', async (home) => home.wake(copy, mayMake)),
    storyFile: (storyId: string) => own('storyFile', (home) => home.storyFile(userId, storyId)),
    snapshot: () => own('snapshot', (home) => home.snapshot(userId)),
    restore: (copy: UserCopy) => own('restore', (home) => home.restore(copy)),
  };
}
