import type { Account, DeviceSession } from '../../contract/schemas/account.ts';
import type { SessionRow } from '../home-storage/sessions.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { presentUser } from '../plan/present-user.ts';

export const isoTime = (ms: number) => new Date(ms).toISOString();
export const isoTimeOrNull = (ms: number | null) => (ms === null ? null : isoTime(ms));

export function presentAccount(user: SignedInUser, now: number): Account {
  return {
    ...presentUser(user, now),
    hasPassword: user.hasPassword,
    hasGoogle: user.googleId !== null,
    createdAt: isoTime(user.createdAt),
  };
}

export function presentSession(session: SessionRow, currentId: string): DeviceSession {
  return {
    id: session.id,
    userAgent: session.userAgent,
    signedInAt: isoTime(session.createdAt),
    lastUsedAt: isoTime(session.usedAt),
    isCurrent: session.id === currentId,
  };
}
