import { count } from './event-counts.ts';
import { stage } from './world.ts';

/** Faults of a call. */
export const FAULTS = {
  model: ['429', '500', 'quota', 'cut', 'refusal', 'hang'],
  moderation: ['flagged', '429', '500', 'hang'],
  topic: ['objection', '429', '500', 'hang'],
  opinion: ['objection', 'objection', '429', '500', 'hang'],
  picture: ['429', '500', 'hang', 'nonsense'],
  memory: ['429', '500', 'hang', 'nonsense'],
  speech: ['429', '500', 'quota', 'cut', 'hang', 'html', 'silence'],
  d1: ['error before', 'error after'],
  r2: ['error before', 'error after'],
  home: ['error before', 'error after'],
} as const;

export type Service = keyof typeof FAULTS;
export type Fault = (typeof FAULTS)[Service][number];
/** `death`: the object dies before or after the call's effect, and never sees the response. */
export type InjectedOutcome = 'well' | Fault | 'death before' | 'death after';

export type Held = { service: Service; what: string; decide(outcome: InjectedOutcome): void };

type Timer = { due: number; callback(): void };

/**
 * Queue of all external calls of one Durable Object. The campaign decides their outcomes and order, and when the object
 * dies; so every await of a generation is a possible fault.
 */
export class FaultInjector {
  readonly object: string;
  readonly held: Held[] = [];
  readonly #kill: () => void;
  readonly #timers = new Set<Timer>();

  constructor(object: string, kill: () => void) {
    this.object = object;
    this.#kill = kill;
  }

  /**
   * Waits for the decided outcome; a hanging call waits until the caller aborts.
   * @throws the signal's reason
   */
  async hold(service: Service, what: string, signal?: AbortSignal): Promise<InjectedOutcome> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<InjectedOutcome>();
    const leave = () => {
      const position = this.held.indexOf(held);
      if (position >= 0) this.held.splice(position, 1);
      stage.world.moves += 1;
    };
    const held: Held = {
      service,
      what,
      decide(outcome) {
        leave();
        if (outcome !== 'well') count(`${service}: ${outcome}`);
        if (outcome !== 'well' && (service !== 'speech' || outcome.startsWith('death'))) {
          stage.world.otherFaults += 1;
        }
        if (outcome !== 'hang') resolve(outcome);
      },
    };
    const giveUp = () => {
      leave();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    this.held.push(held);
    stage.world.moves += 1;
    const outcome = await promise;
    signal?.removeEventListener('abort', giveUp);
    if (outcome === 'death before' || (outcome === 'death after' && !isStored(service))) await this.die();
    return outcome;
  }

  /** A call with an effect: fails before or after it, as decided. */
  async through<T>(service: Stored, what: string, effect: () => Promise<T>): Promise<T> {
    if (stage.world.isGone(service)) throw outage(service);
    const outcome = await this.hold(service, what);
    if (outcome === 'error before') throw outage(service);
    const result = await effect();
    if (outcome === 'death after') await this.die();
    if (outcome === 'error after') throw outage(service);
    return result;
  }

  /** Never resolves: the object is dead. */
  die(): Promise<never> {
    stage.world.otherFaults += 1;
    stage.world.deaths += 1;
    if (injectors.get(this.object) === this) injectors.delete(this.object);
    this.#kill();
    return new Promise(() => {});
  }

  /** @returns a function that cancels the callback */
  after(ms: number, callback: () => void): () => void {
    const timer = { due: stage.world.elapsed + ms, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Runs due callbacks, earliest first. */
  ring(): void {
    const due = [...this.#timers].filter((timer) => timer.due <= stage.world.elapsed);
    for (const timer of due.sort((a, b) => a.due - b.due)) {
      if (this.#timers.delete(timer)) timer.callback();
    }
  }
}

/** Injectors of this schedule's live objects, by object id. */
export const injectors = new Map<string, FaultInjector>();

/** Services whose calls have an effect. */
const STORED = ['d1', 'r2', 'home'] as const;
export type Stored = (typeof STORED)[number];
const isStored = (service: Service) => STORED.some((one) => one === service);

const OUTAGES: Record<Stored, string> = {
  d1: 'D1_ERROR: Network connection lost.',
  r2: 'put: internal error (10001)',
  home: 'Network connection lost.',
};
export const outage = (service: Stored) => new Error(OUTAGES[service]);
