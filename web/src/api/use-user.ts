import type { User } from '../../../contract/schemas/auth.ts';
import { useStore } from '../lib/store.ts';
import { session } from './session.ts';

/** The signed-in user, or null. */
export function useUser(): User | null {
  return useStore(session, () => null)?.user ?? null;
}
