import { localStore } from '../../../lib/browser-storage.ts';

/**
 * Login CSRF protection of the redirect flow: the browser that starts it stores the attempt's name, which travels
 * through the server and returns with the token. A link with a token from elsewhere has no such name; it would sign its
 * reader in to an account that its maker can read.
 */
const KEPT_AS = 'google-attempts';
/** Maximum stored attempts: one for each tab that shows the button. */
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

/** Stores an attempt before the redirect to Google. @returns its name, which must be returned */
export function beginAttempt(): string {
  const attempt = crypto.randomUUID();
  localStore.setItem(KEPT_AS, JSON.stringify([...kept(), attempt].slice(-KEPT)));
  return attempt;
}

export function beganHere(attempt: string | null): boolean {
  return attempt !== null && kept().includes(attempt);
}

/** Ends an attempt, once. */
export function endAttempt(attempt: string | null): void {
  localStore.setItem(KEPT_AS, JSON.stringify(kept().filter((name) => name !== attempt)));
}
