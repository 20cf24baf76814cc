import { waitUntil } from 'cloudflare:workers';
import type { ErrorCode } from '../../contract/errors.ts';
import { database } from '../directory/client.ts';
import { countryCode, providerName, writePoint } from '../directory/points.ts';
import { addTallies, type Tally } from '../directory/tallies.ts';
import type { Env } from '../env.ts';
import type { Generation, GenerationKind } from '../home-storage/ledger.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { rangeOf } from '../watching/ranges.ts';
import type { Clock } from './clock.ts';

type Counted = { tally: Tally; n: number };

/** What is known about a generation that began in this instance of the object. */
type Begun = { country: string; provider: string; firstMs: number | null };

/** Provider of a narration whose speech was kept. */
const KEPT = 'kept';

/** First sentence or sound, by kind. */
const FIRST = {
  story: 'first_sentence',
  narration: 'first_sound',
  sleep: 'first_sound',
  practice: 'first_sound',
} as const;

/**
 * Counts generations and measures how long users waited, behind them: one statement at the beginning and one at the end.
 * A generation that outlives its object is counted and not measured.
 */
export class GenerationNumbers {
  readonly #env: Env;
  readonly #clock: Clock;
  readonly #begun = new Map<string, Begun>();
  /** Characters that were sent to each provider and are not counted yet. */
  readonly #characters = new Map<string, number>();
  /** Provider that was last asked to speak; null while a narration has asked none. */
  #speaking: string | null = null;

  constructor(env: Env, clock: Clock) {
    this.#env = env;
    this.#clock = clock;
  }

  /** @param country of the request */
  began(id: string, kind: GenerationKind, country: string | undefined): void {
    this.#begun.set(id, { country: countryCode(country), provider: '', firstMs: null });
    if (kind === 'narration') this.#speaking = null;
    this.#write([{ tally: { what: kind, detail: 'asked' }, n: 1 }]);
  }

  /** Notes the server that is asked to write. */
  writing(id: string, server: string): void {
    const begun = this.#begun.get(id);
    if (begun) begun.provider = providerName(server);
  }

  /** Notes characters that are sent to a speech service. */
  speaking(service: string, characters: number): void {
    const name = providerName(service);
    this.#speaking = name;
    this.#characters.set(name, (this.#characters.get(name) ?? 0) + characters);
  }

  /** Called at the first sentence of a story, or the first sound of a narration or edition; later calls change nothing. */
  first({ id, kind, admittedAt }: Pick<Generation, 'id' | 'kind' | 'admittedAt'>): void {
    const begun = this.#begun.get(id);
    if (!begun || begun.firstMs !== null) return;
    begun.firstMs = Math.max(0, this.#clock.now() - admittedAt);
    this.#point(FIRST[kind], begun.firstMs, kind, begun, null);
  }

  /** Called once for a generation that was saved (null) or ended with a failure. */
  ended(
    { id, kind, admittedAt }: Pick<Generation, 'id' | 'kind' | 'admittedAt'>,
    code: ErrorCode | null,
  ): void {
    const begun = this.#begun.get(id);
    this.#begun.delete(id);
    const counts: Counted[] = [{ tally: { what: kind, detail: code ?? 'saved' }, n: 1 }];
    if (begun) {
      this.#point(kind, Math.max(0, this.#clock.now() - admittedAt), kind, begun, code);
      if (begun.firstMs !== null)
        counts.push({ tally: { what: FIRST[kind], detail: rangeOf(begun.firstMs) }, n: 1 });
    }
    if (begun?.provider) counts.push({ tally: { what: 'written', detail: begun.provider }, n: 1 });
    this.#write([...counts, ...this.#spoken()]);
  }

  /** Counts the characters of single sentences. */
  sentenceEnded(): void {
    const counts = this.#spoken();
    if (counts.length > 0) this.#write(counts);
  }

  #spoken(): Counted[] {
    const counts = [...this.#characters].map(([detail, n]): Counted => ({
      tally: { what: 'characters', detail },
      n,
    }));
    this.#characters.clear();
    return counts;
  }

  #point(
    what: 'first_sentence' | 'first_sound' | GenerationKind,
    ms: number,
    kind: GenerationKind,
    { country, provider }: Begun,
    code: ErrorCode | null,
  ): void {
    const by = kind === 'story' ? provider : ((kind === 'narration' ? this.#speaking : null) ?? KEPT);
    writePoint(this.#env, { what, ms, provider: by, code: code ?? 'ok', country }, this.#clock.now());
  }

  #write(counts: Counted[]): void {
    waitUntil(
      addTallies(database(this.#env.DB), counts, this.#clock.now()).catch((error) =>
        logLine('warn', { tallies: 'not written', error: redactedErrorMessage(error) }),
      ),
    );
  }
}
