import { env } from 'cloudflare:workers';
import { issueAccessToken } from '../../../worker/auth/access-token.ts';
import { database } from '../../../worker/directory/client.ts';
import { insertMailToken } from '../../../worker/directory/mail-tokens.ts';
import { sha256Hex } from '../../../worker/files/digest.ts';
import { PASSWORD, request } from '../person.ts';
import { newCancelledOwner, newOwner, newPremiumOwner, type Owner } from './owner.ts';

/** Roles with a long-lived token whose session was ended in one of these ways. */
export const ENDED = [
  'signedOut',
  'signedOutByToken',
  'signedOutEverywhere',
  'passwordReset',
  'deleted',
] as const;
export type Ended = (typeof ENDED)[number];

/**
 * Roles of requests. `free`, `premium` and `cancelled` request their own resources, `other` is signed in and requests
 * another user's, and the rest request a user's resources without a token or with an invalid one.
 */
export const ROLES = [
  'visitor',
  'free',
  'premium',
  'cancelled',
  'other',
  'expired',
  'forged',
  ...ENDED,
] as const;
export type Role = (typeof ROLES)[number];

/** Owner of the requested resources, and the token; null for none. */
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
  async signedOutByToken() {
    const scene = own(await newOwner());
    await expectStatus(204, scene.owner.buyer.fetch('/api/auth/logout', { method: 'POST' }));
    return scene;
  },
  async signedOutEverywhere() {
    const scene = own(await newOwner());
    await expectStatus(204, scene.owner.buyer.fetch('/api/account/sessions', { method: 'DELETE' }));
    return scene;
  },
  async passwordReset() {
    const scene = own(await newOwner());
    const token = crypto.randomUUID();
    const now = Date.now();
    const link = {
      tokenHash: await sha256Hex(token),
      userId: scene.owner.buyer.user.id,
      purpose: 'reset_password' as const,
      expiresAt: now + HOUR_MS,
    };
    await insertMailToken(database(env.DB), link, now);
    const json = { token, password: PASSWORD };
    const headers = { 'cf-connecting-ip': crypto.randomUUID() };
    await expectStatus(204, request('/api/auth/reset-password', { method: 'POST', json, headers }));
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

/** A token for an existing user and live session, signed with this secret at this time. */
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

/** @param fresh for a request that changes state or spends; others share one scene per role */
export function sceneOf(role: Role, fresh: boolean): Promise<Scene> {
  // Ended sessions can change nothing, so they share a scene.
  if (fresh && !(ENDED as readonly Role[]).includes(role)) return MAKERS[role]();
  const scene = rested.get(role) ?? MAKERS[role]();
  rested.set(role, scene);
  // A failure is of one test.
  scene.catch(() => rested.delete(role));
  return scene;
}
