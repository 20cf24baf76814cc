import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/session.ts';
import { useStore } from '../../lib/store.ts';

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useStore(session, () => null)?.user ?? null;
}
