import { useSyncExternalStore } from 'react';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/session.ts';

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useSyncExternalStore(session.subscribe, session.read, () => null)?.user ?? null;
}
