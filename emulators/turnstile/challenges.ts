/** How the widget of a site behaves, by its key: the same as Cloudflare's keys for testing, and ours. */
export type Behaviour = 'passes' | 'asks' | 'blocks';

/** Cloudflare publishes these for tests; `built-in` behaves like the first. */
export const BEHAVIOURS: Record<string, Behaviour> = {
  'built-in': 'passes',
  '1x00000000000000000000AA': 'passes',
  '2x00000000000000000000AB': 'blocks',
  '3x00000000000000000000FF': 'asks',
};

export const SECRETS = {
  /** Takes what a widget of ours gave out, once and for five minutes. */
  ours: 'built-in',
  alwaysPasses: '1x0000000000000000000000000000000AA',
  alwaysFails: '2x0000000000000000000000000000000AA',
  alreadySpent: '3x0000000000000000000000000000000AA',
} as const;

const LIFETIME_MS = 5 * 60_000;

export type Verdict = { success: true; issuedAt: number } | { success: false; error: string };

const no = (error: string): Verdict => ({ success: false, error });

/** Tokens that widgets gave out and nobody has asked about yet. */
export class Challenges {
  readonly #issued = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(): string {
    const token = `0.${crypto.randomUUID()}.${crypto.randomUUID()}`;
    this.#issued.set(token, this.#now());
    return token;
  }

  verify(secret: string | undefined, token: string | undefined): Verdict {
    if (!secret) return no('missing-input-secret');
    if (!token) return no('missing-input-response');
    if (secret === SECRETS.alwaysPasses) return { success: true, issuedAt: this.#now() };
    if (secret === SECRETS.alwaysFails) return no('invalid-input-response');
    if (secret === SECRETS.alreadySpent) return no('timeout-or-duplicate');
    if (secret !== SECRETS.ours) return no('invalid-input-secret');
    const issuedAt = this.#issued.get(token);
    // A spent one is forgotten; it has the shape of ours all the same.
    if (issuedAt === undefined) {
      return no(token.startsWith('0.') ? 'timeout-or-duplicate' : 'invalid-input-response');
    }
    this.#issued.delete(token);
    return this.#now() - issuedAt > LIFETIME_MS ? no('timeout-or-duplicate') : { success: true, issuedAt };
  }
}
