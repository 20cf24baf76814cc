import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { admit } from '../../worker/generation/admission.ts';
import type {
  EditionOrder,
  NarrationOrder,
  NarrationRequest,
  StoryOrder,
} from '../../worker/generation/orders.ts';
import type { Admission } from '../../worker/generation/outcomes.ts';
import { PendingReadings } from '../../worker/generation/pending-readings.ts';
import { type Job, type Saved, Supervisor } from '../../worker/generation/supervisor.ts';
import { EventLog, type LoggedEvent } from '../../worker/home-storage/event-log.ts';
import { type GenerationKind, Ledger, type Ordered } from '../../worker/home-storage/ledger.ts';
import { Timers } from '../../worker/home-storage/timers.ts';
import type { LateReading, Reading, Unread } from '../../worker/story/second-opinion.ts';
import type { Objection } from '../../worker/story/story-provider.ts';
import { HandClock } from './hand-clock.ts';
import { ObjectStorage } from './object-storage.ts';

/** Arbitrary start time. */
const START = Date.UTC(2026, 10, 21, 20);

/** A job controlled by the test. */
class HandJob implements Job<unknown> {
  /** JSON of each order that was parsed, oldest first. */
  readonly ordersRead: string[] = [];
  /** Order of each attempt and each saving. */
  readonly ordersGiven: unknown[] = [];
  /** Attempts, oldest first. */
  readonly attempts: {
    emit: (event: LoggedEvent) => void;
    signal: AbortSignal;
    finish: (reading?: LateReading) => void;
    fail: (error: unknown) => void;
  }[] = [];
  /** Attempts to save, oldest first: the events given, and their outcome. */
  readonly savings: {
    events: LoggedEvent[];
    /** @param store stores the rows of the result */
    finish: (store?: () => void) => void;
    fail: (error: unknown) => void;
  }[] = [];

  readOrder(request: string): unknown {
    this.ordersRead.push(request);
    return JSON.parse(request);
  }

  perform(
    { order }: Ordered<unknown>,
    emit: (event: LoggedEvent) => void,
    signal: AbortSignal,
  ): Promise<LateReading | null> {
    this.ordersGiven.push(order);
    const { promise, resolve, reject } = Promise.withResolvers<LateReading | null>();
    this.attempts.push({ emit, signal, finish: (reading) => resolve(reading ?? null), fail: reject });
    return promise;
  }

  async save({ order }: Ordered<unknown>, events: LoggedEvent[]): Promise<Saved> {
    this.ordersGiven.push(order);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    this.savings.push({ events, finish: (store = () => {}) => resolve(store), fail: reject });
    return { store: await promise, done: { type: 'done', story: {} } as LoggedEvent };
  }
}

/** A second opinion controlled by the test. */
export class HandReading implements LateReading {
  readonly #outcome = Promise.withResolvers<Reading>();

  end(late: Promise<void>): Promise<Reading> {
    late.then(() => this.#outcome.resolve({ objection: null, unread: 1, paragraphs: 3, error: null }));
    return this.#outcome.promise;
  }

  finish(objection: Objection | null): void {
    this.#outcome.resolve({ objection, unread: 0, paragraphs: 3, error: null });
  }
}

const handJobs = () => ({
  story: new HandJob(),
  narration: new HandJob(),
  sleep: new HandJob(),
  practice: new HandJob(),
});

/** Changes of a default order: of a story, or of a narration or edition instead. */
export type OrderChange =
  | Partial<StoryOrder>
  | (Partial<NarrationOrder> & Pick<NarrationOrder, 'kind' | 'request' | 'storyId'>)
  | (Partial<EditionOrder> & Pick<EditionOrder, 'kind' | 'request' | 'storyId'>);

/** A narration of a story; `fingerprint` distinguishes versions. */
export const narrationOf = (
  storyId: string,
  fingerprint: string,
  sound: Partial<NarrationRequest> = {},
): OrderChange & Pick<NarrationOrder, 'kind' | 'request' | 'storyId'> => ({
  kind: 'narration',
  storyId,
  fingerprint,
  request: {
    language: 'en',
    source: 'story',
    storyKey: 'a key',
    voiceId: 'female',
    speechRate: 0.7,
    musicTrack: 'none',
    ...sound,
  },
});

/** Components of a Home on in-memory storage and a manual clock. */
export class HomeParts {
  readonly clock = new HandClock(START);
  readonly storage = ObjectStorage.new();
  readonly ledger = new Ledger(this.storage.sql);
  readonly timers = new Timers(this.storage);
  log = new EventLog(this.storage.sql);
  jobs = handJobs();
  /** Results of ended generations: `null` for success, otherwise the failure. */
  readonly ended: { kind: GenerationKind; failure: unknown }[] = [];
  /** Ids of refunded generations. */
  readonly refunded: string[] = [];
  /** Restarted second opinions, with their input. */
  readonly readAgain: { request: StoryRequest; events: LoggedEvent[]; reading: HandReading }[] = [];
  /** Results of second opinions that accepted a story, and reasons of those that withdrew one. */
  readonly read: { id: string; unread: Unread }[] = [];
  readonly withdrawn: { id: string; objection: Objection; request: StoryRequest }[] = [];
  /** Attempts to erase a withdrawn story, oldest first. */
  readonly erasures: { id: string; finish: () => void; fail: (error: unknown) => void }[] = [];
  readings = this.#newReadings();
  supervisor = this.#newSupervisor();
  #admitted = 0;

  #newReadings(): PendingReadings {
    const { storage, ledger, log, clock } = this;
    return new PendingReadings({
      storage,
      ledger,
      log,
      clock,
      waitUntil: () => {},
      readAgain: (request, events) => {
        const reading = new HandReading();
        this.readAgain.push({
          request,
          events,
          reading,
        });
        return reading;
      },
      read: ({ id }, unread) =>
        this.read.push({
          id,
          unread,
        }),
      withdrawn: ({ id }, objection, request) =>
        this.withdrawn.push({
          id,
          objection,
          request,
        }),
      quiet: (id) => this.supervisor.quiet(id),
      erase: ({ id }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        this.erasures.push({
          id,
          finish: resolve,
          fail: reject,
        });
        return promise;
      },
    });
  }

  #newSupervisor(): Supervisor {
    const { storage, timers, ledger, log, jobs, clock, readings } = this;
    return new Supervisor({
      storage,
      timers,
      ledger,
      log,
      jobs,
      clock,
      readings,
      waitUntil: () => {},
      ended: (kind, failure) =>
        this.ended.push({
          kind,
          failure,
        }),
      refunded: ({ id }) => this.refunded.push(id),
    });
  }

  /** Simulates a crash: new components on the stored state; effects of the old ones are ignored. */
  restart(): void {
    this.log = new EventLog(this.storage.sql);
    this.jobs = handJobs();
    this.readings = this.#newReadings();
    this.supervisor = this.#newSupervisor();
  }

  admit(order: OrderChange = {}): Admission {
    this.#admitted += 1;
    return admit(this.ledger, { ...ORDER, ...order }, `g${this.#admitted}`, this.clock.now());
  }

  /**
   * Admits and starts.
   * @returns its id
   */
  start(order: OrderChange = {}): string {
    const admission = this.admit(order);
    if (!admission.ok) throw new Error(admission.code);
    this.supervisor.start(admission.generationId);
    return admission.generationId;
  }

  /**
   * Admits and records success.
   * @returns its id
   */
  spend(order: OrderChange = {}): string {
    const admission = this.admit(order);
    if (!admission.ok) throw new Error(admission.code);
    this.ledger.markWritten(admission.generationId, this.clock.now());
    this.ledger.markSaved(admission.generationId, this.clock.now());
    return admission.generationId;
  }

  typesOf(id: string): string[] {
    return this.log.after(id, { attempt: 0, seq: 0 }).map(({ event }) => event.type);
  }
}

const ORDER: StoryOrder = {
  kind: 'story',
  idempotencyKey: null,
  fingerprint: 'a lighthouse',
  request: storyRequest.parse({ topic: 'a lighthouse' }),
  plan: { kind: 'premium', periodStart: 1 },
  timeLimit: 110_000,
  requestId: 'a-request',
};
