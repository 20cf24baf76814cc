import { env } from 'cloudflare:workers';
import { issueAccessToken } from '../../auth/access-token.ts';
import { PASSWORD, request } from '../person.ts';
import { newCancelledOwner, newOwner, newPremiumOwner, type Owner } from './owner.ts';

/**
 * Who asks. `free`, `premium` and `cancelled` ask for what is theirs, `other` is signed in and asks for what is somebody
 * else's, and the rest ask for somebody's things with no token or with one that is worth nothing (any more).
 */
export const ROLES = [
  'visitor',
  'free',
  'premium',
  'cancelled',
  'other',
  'expired',
  'forged',
  'signedOut',
  'deleted',
] as const;
export type Role = (typeof ROLES)[number];

/** Whose things are asked for, and with which token; null for none. */
export type Scene = { owner: Owner; token: string | null };

const HOUR_MS = 3_600_000;

const MAKERS: Record<Role, () => Promise<Scene>> = {
  visitor: async () => ({ owner: await newOwner(), token: null }),
  free: async () => own(await newOwner()),
  premium: async () => own(await newPremiumOwner()),
  cancelled: async () => own(await newCancelledOwner()),
  other: async () => ({ owner: await newOwner(), token: (await newOwner()).buyer.token }),
  expired: () => withToken(env.TOKEN_SECRET, Date.now() - 2 * HOUR_MS),
  forged: () => withToken('somebody else’s secret of 32 letters', Date.now()),
  async signedOut() {
    const scene = own(await newOwner());
    const { cookie } = scene.owner.buyer;
    await expectStatus(204, request('/api/auth/logout', { method: 'POST', headers: { cookie } }));
    return scene;
  },
  async deleted() {
    const scene = own(await newOwner());
    const json = { password: PASSWORD };
    await expectStatus(204, scene.owner.buyer.fetch('/api/account', { method: 'DELETE', json }));
    return scene;
  },
};

const own = (owner: Owner): Scene => ({ owner, token: owner.buyer.token });

/** A token that names a real person and their living session, made with this secret at this time. */
async function withToken(secret: string, now: number): Promise<Scene> {
  const owner = await newOwner();
  const { cookie, user } = owner.buyer;
  const sessionId = cookie.split('=')[1]!.split('.')[0]!;
  return { owner, token: await issueAccessToken({ userId: user.id, sessionId }, secret, now) };
}

async function expectStatus(status: number, answer: Promise<Response>): Promise<void> {
  if ((await answer).status !== status) throw new Error(`expected ${status}, not ${(await answer).status}`);
}

const rested = new Map<Role, Promise<Scene>>();

/** @param fresh for a request that changes something for good, or spends; others share one scene per role */
export function sceneOf(role: Role, fresh: boolean): Promise<Scene> {
  // Nothing of these two can be changed any more.
  if (fresh && role !== 'signedOut' && role !== 'deleted') return MAKERS[role]();
  const scene = rested.get(role) ?? MAKERS[role]();
  rested.set(role, scene);
  return scene;
}
