import { localStore } from '../../../lib/browser-storage.ts';

/**
 * Ties the end of the redirect flow to the browser that began it: the name of an attempt is kept here, travels through
 * the server and comes back with the token. A link with a token that was made elsewhere has none of ours, and
 * would otherwise sign its reader in to an account that its maker can read.
 */
const KEPT_AS = 'google-attempts';
/** Most attempts kept: one for each tab that shows the button. */
const KEPT = 5;

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(localStore.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    // Not written by this app: counts as none.
    return [];
  }
}

/** Remembers that this browser may leave for Google. @returns what has to come back */
export function beginAttempt(): string {
  const attempt = crypto.randomUUID();
  localStore.setItem(KEPT_AS, JSON.stringify([...kept(), attempt].slice(-KEPT)));
  return attempt;
}

export function beganHere(attempt: string | null): boolean {
  return attempt !== null && kept().includes(attempt);
}

/** Each attempt ends once. */
export function endAttempt(attempt: string | null): void {
  localStore.setItem(KEPT_AS, JSON.stringify(kept().filter((name) => name !== attempt)));
}
