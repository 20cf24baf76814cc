/** Behaviour of a widget by its site key. */
export type Behaviour = 'passes' | 'asks' | 'blocks';

/** Cloudflare's published testing keys; `built-in` behaves like the first. */
export const BEHAVIOURS: Record<string, Behaviour> = {
  'built-in': 'passes',
  '1x00000000000000000000AA': 'passes',
  '2x00000000000000000000AB': 'blocks',
  '3x00000000000000000000FF': 'asks',
};

export const SECRETS = {
  /** Accepts tokens of our widgets, once and for five minutes. */
  ours: 'built-in',
  alwaysPasses: '1x0000000000000000000000000000000AA',
  alwaysFails: '2x0000000000000000000000000000000AA',
  alreadySpent: '3x0000000000000000000000000000000AA',
} as const;

const LIFETIME_MS = 5 * 60_000;

/** Host and action of a widget, repeated in the verification. */
export type Shown = { hostname: string; action: string };

/** Cloudflare's values for testing keys. */
const OF_TESTING: Shown = { hostname: 'example.com', action: '' };

export type Verdict =
  | { success: true; issuedAt: number; shown: Shown; isTesting: boolean }
  | { success: false; error: string };

const no = (error: string): Verdict => ({ success: false, error });

/** Issued and unverified tokens. */
export class Challenges {
  readonly #issued = new Map<string, { at: number; shown: Shown }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(shown: Shown): string {
    const token = `0.${crypto.randomUUID()}.${crypto.randomUUID()}`;
    this.#issued.set(token, { at: this.#now(), shown });
    return token;
  }

  verify(secret: string | undefined, token: string | undefined): Verdict {
    if (!secret) return no('missing-input-secret');
    if (!token) return no('missing-input-response');
    if (secret === SECRETS.alwaysPasses)
      return { success: true, issuedAt: this.#now(), shown: OF_TESTING, isTesting: true };
    if (secret === SECRETS.alwaysFails) return no('invalid-input-response');
    if (secret === SECRETS.alreadySpent) return no('timeout-or-duplicate');
    if (secret !== SECRETS.ours) return no('invalid-input-secret');
    const issued = this.#issued.get(token);
    // A spent token is unknown but has our format.
    if (issued === undefined) {
      return no(token.startsWith('0.') ? 'timeout-or-duplicate' : 'invalid-input-response');
    }
    this.#issued.delete(token);
    if (this.#now() - issued.at > LIFETIME_MS) return no('timeout-or-duplicate');
    return { success: true, issuedAt: issued.at, shown: issued.shown, isTesting: false };
  }
}
