import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { inRequest } from '../logging/request-scope.ts';
import type { LateReading } from '../story/second-opinion.ts';
import type { Clock } from './clock.ts';
import type { EventLog, LoggedEvent } from './event-log.ts';
import { BeginAgain, type Failure, failureOf, GenerationError, timeoutCode } from './generation-error.ts';
import type { Generation, Ledger, Ordered } from './ledger.ts';
import type { GenerationKind } from './orders.ts';
import type { PendingReadings } from './pending-readings.ts';

/** One kind of generation: how it is made and saved. */
export type Job<Order> = {
  /** Reads the JSON of the ledger. */
  readOrder(request: string): Order;
  /**
   * Does the work and emits its events. Whatever must survive the object is in the log or in R2 when this resolves.
   * Throws to fail; stops soon after `signal` aborts.
   * @returns the reading of a story that goes on after its end, if there is one
   */
  perform(
    generation: Ordered<Order>,
    emit: (event: LoggedEvent) => void,
    signal: AbortSignal,
  ): Promise<LateReading | null | undefined>;
  /** Stores the result from the events in the log. May be repeated. @returns the last event */
  save(generation: Ordered<Order>, events: LoggedEvent[]): Promise<LoggedEvent>;
  /** Starts the reading of a written story again. @returns null when the owner configured no second opinion */
  readAgain?(order: Order, events: LoggedEvent[], signal: AbortSignal): LateReading | null;
};

type Deps = {
  storage: DurableObjectStorage;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  ledger: Ledger;
  log: EventLog;
  jobs: Record<GenerationKind, Job<unknown>>;
  /** Hears how the work on a generation ended by itself: `null` when it was done, otherwise what it failed with. */
  ended(kind: GenerationKind, failure: unknown): void;
  /** Hears of each generation whose credit was given back. */
  refunded?(generation: Pick<Generation, 'id' | 'kind' | 'plan'>): void;
  readings: PendingReadings;
  clock: Clock;
};

/** How soon a generation that lost its object is noticed when nobody asks for it. */
const WATCHDOG_MS = 15_000;
/** Saving is tried again ever more rarely, at the least once an hour. */
const WATCHDOG_MAX_MS = HOUR_MS;
/** A story that was half written when the object died is begun again once. */
const ATTEMPTS = 2;
/** As often a job may have itself begun again: each time it is another service that gave up in the middle. */
const RESTARTS = 4;
/** What a job that was told to end may take to do so. */
const ENDING_PATIENCE_MS = 10_000;
/** Generations whose events are kept for listeners that come back. */
const KEPT_LOGS = 4;
/** What cost nothing is counted for a day, and may be asked about for a while. */
const KEPT_REFUNDED_MS = 30 * DAY_MS;

/**
 * Runs generations and sees each to exactly one end: saved and spent, or refunded. What it does after a restart is
 * decided by the ledger alone; memory only knows which work is going on in this very instance.
 */
export class Supervisor {
  readonly #deps: Deps;
  readonly #live = new Map<string, { abort: AbortController; work: Promise<void> }>();
  /** Everything that still runs here and for which generation, also what was given up and is about to notice. */
  readonly #underway = new Map<Promise<unknown>, string>();
  #fruitlessAlarms = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts the work on a generation that was just admitted. */
  start(id: string): void {
    const { storage, clock, log, ledger } = this.#deps;
    log.prune(KEPT_LOGS);
    ledger.forgetRefunded(clock.now() - KEPT_REFUNDED_MS);
    this.#run(id);
    // Whatever was hard to save before, this one is looked after as soon as any.
    this.#fruitlessAlarms = 0;
    this.#deps.waitUntil(storage.setAlarm(clock.now() + WATCHDOG_MS));
  }

  /**
   * Takes up everything that is neither settled nor being worked on here: finishes what is written, begins a
   * half-written one again, gives back the credit of one whose time is up. Called when the object wakes.
   */
  recover(): void {
    const { ledger, log, storage, clock, readings } = this.#deps;
    const unfinished = ledger.unfinished();
    if (unfinished.length > 0 || readings.isAnyOpen()) this.#deps.waitUntil(this.#armIfUnarmed());
    for (const { id, kind, status, deadline, attempt, restarts } of unfinished) {
      if (this.#live.has(id)) continue;
      if (status === 'written') this.#run(id);
      else if (clock.now() >= deadline) this.#refund(id, { code: timeoutCode(kind), retryAfter: null });
      else if (attempt - restarts >= ATTEMPTS) this.#refund(id, failureOf(null, kind));
      else {
        storage.transactionSync(() => log.reset(id, ledger.beginAttempt(id)));
        this.#run(id);
      }
    }
    readings.recover();
  }

  /** The platform gives up an alarm that failed six times: then nothing would come back for what cannot be saved now. */
  async #armIfUnarmed(): Promise<void> {
    const { storage, clock } = this.#deps;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(clock.now() + WATCHDOG_MS);
  }

  /** The watchdog: recovers, and comes back for as long as anything is unfinished. */
  async onAlarm(): Promise<void> {
    const { ledger, storage, clock, readings } = this.#deps;
    if (ledger.unfinished().length > 0 || readings.isAnyOpen()) {
      // Before anything can fail: an alarm that throws is given up by the platform after a few times.
      const delay = Math.min(WATCHDOG_MS * 2 ** Math.max(0, this.#fruitlessAlarms - 8), WATCHDOG_MAX_MS);
      this.#fruitlessAlarms += 1;
      await storage.setAlarm(clock.now() + delay);
    }
    this.recover();
  }

  /**
   * Sees a written generation through to its end. What is deleted after this is not saved once more by an attempt that
   * does not know how the one before went.
   * @returns whether there is nothing left to save
   */
  async finishSaving(id: string): Promise<boolean> {
    const isWritten = () => this.#deps.ledger.byId(id)?.status === 'written';
    if (!isWritten()) return true;
    if (!this.#live.has(id)) this.#run(id);
    await this.#live.get(id)?.work;
    return !isWritten();
  }

  /** Waits until nothing is being saved of this generation here. */
  async quiet(id: string): Promise<void> {
    await this.#live.get(id)?.work;
  }

  /** Ends a running generation now. Its credit is back when this returns. */
  stop(id: string, code: 'story_stopped'): void {
    this.#live.get(id)?.abort.abort(new GenerationError(code));
    this.#refund(id, { code, retryAfter: null });
  }

  /**
   * Ends everything, gives the credits back, and waits until nothing is being worked on any more: afterwards nothing is
   * written that was not written before.
   */
  endAll(code: 'session_ended'): Promise<void> {
    for (const { abort } of this.#live.values()) abort.abort(new GenerationError(code));
    for (const { id } of this.#deps.ledger.unfinished()) this.#refund(id, { code, retryAfter: null });
    return this.#quiet(() => true);
  }

  /**
   * Ends the narrations of a story that is about to be deleted, and their sleep editions, and waits likewise. What is written is
   * saved first: the row of a narration may be there already, and would be one that nothing was spent on should the story not
   * be deleted after all.
   * @returns whether there is nothing left to save
   */
  async endSoundsOf(storyId: string): Promise<boolean> {
    const { ledger } = this.#deps;
    const unfinished = ledger.unfinishedSoundsOf(storyId);
    const running = unfinished.filter(({ status }) => status === 'running').map(({ id }) => id);
    for (const id of running) {
      this.#live.get(id)?.abort.abort(new GenerationError('not_found'));
      this.#refund(id, { code: 'not_found', retryAfter: null });
    }
    const written = unfinished.filter(({ status }) => status === 'written');
    const isSaved = await Promise.all(written.map(({ id }) => this.finishSaving(id)));
    await this.#quiet((id) => running.includes(id));
    return isSaved.every(Boolean);
  }

  /** Waits until nothing is being worked on for these generations, at most as long as a job may take to notice. */
  async #quiet(isAwaited: (id: string) => boolean): Promise<void> {
    const works = [...this.#underway].filter(([, id]) => isAwaited(id)).map(([work]) => work);
    if (works.length === 0) return;
    const patience = Promise.withResolvers<void>();
    const forget = this.#deps.clock.after(ENDING_PATIENCE_MS, patience.resolve);
    await Promise.race([Promise.allSettled(works), patience.promise]);
    forget();
  }

  #track<Result>(id: string, work: Promise<Result>): Promise<Result> {
    const settled = work.then(
      () => {},
      () => {},
    );
    this.#underway.set(settled, id);
    settled.then(() => this.#underway.delete(settled));
    return work;
  }

  #run(id: string): void {
    const abort = new AbortController();
    const requestId = this.#deps.ledger.byId(id)?.requestId || id;
    const work = inRequest(requestId, () => this.#work(id, abort)).finally(() => this.#live.delete(id));
    this.#live.set(id, { abort, work });
    this.#deps.waitUntil(this.#track(id, work));
  }

  async #work(id: string, abort: AbortController): Promise<void> {
    const { status, kind, request } = this.#generation(id);
    const orderOnce = once(() => this.#deps.jobs[kind].readOrder(request));
    if (status === 'running') {
      let outcome = await this.#perform(id, abort, orderOnce);
      while (outcome === 'begin again') outcome = await this.#perform(id, abort, orderOnce);
      if (outcome === 'ended') return;
    }
    await this.#save(id, orderOnce);
  }

  #generation(id: string): Generation {
    const generation = this.#deps.ledger.byId(id);
    if (!generation) throw new Error(`no generation ${id}`);
    return generation;
  }

  /** One attempt. @returns what is to be done: save it, make another attempt, or nothing more */
  async #perform(
    id: string,
    abort: AbortController,
    orderOnce: () => unknown,
  ): Promise<'written' | 'begin again' | 'ended'> {
    const { ledger, log, jobs, storage, readings, clock } = this.#deps;
    const generation = this.#generation(id);
    const { kind, attempt } = generation;
    // The attempt ends with the work, but the work goes on when only the attempt ends.
    const own = new AbortController();
    const signal = AbortSignal.any([abort.signal, own.signal]);
    // Whatever this attempt still says after it ended, or after another took its place, is not heard.
    const isCurrent = () => {
      const latest = ledger.byId(id);
      return latest?.status === 'running' && latest.attempt === attempt;
    };
    const emit = (event: LoggedEvent) => {
      signal.throwIfAborted();
      if (isCurrent()) log.append(id, attempt, event);
    };
    // At most what it had from the beginning, whatever became of the clock since.
    const timeLeft = Math.min(generation.deadline - clock.now(), generation.deadline - generation.admittedAt);
    const forgetDeadline = clock.after(Math.max(0, timeLeft), () =>
      abort.abort(new GenerationError(timeoutCode(kind))),
    );
    try {
      const ordered = { ...generation, order: orderOnce() };
      const performing = this.#track(id, jobs[kind].perform(ordered, emit, signal));
      const reading = await Promise.race([performing, rejectOnAbort(signal)]);
      if (!isCurrent()) return 'ended';
      storage.transactionSync(() => {
        ledger.markWritten(id, clock.now());
        if (reading) readings.open(id, generation.request);
      });
      if (reading) readings.follow(id, reading);
      this.#deps.ended(kind, null);
      return 'written';
    } catch (error) {
      const cause = abort.signal.aborted ? abort.signal.reason : error;
      if (!(cause instanceof GenerationError))
        logLine('warn', { generation: id, kind, error: redactedErrorMessage(cause) });
      own.abort(cause);
      if (!isCurrent()) return 'ended';
      if (cause instanceof BeginAgain && this.#restart(id, generation)) return 'begin again';
      const failure = cause instanceof BeginAgain ? cause.cause : cause;
      abort.abort(failure);
      this.#deps.ended(kind, failure);
      this.#refund(id, failureOf(failure, kind));
      return 'ended';
    } finally {
      forgetDeadline();
    }
  }

  /** Begins another attempt on the job's wish. @returns false when it has wished so too often */
  #restart(id: string, { restarts }: Generation): boolean {
    if (restarts >= RESTARTS) return false;
    const { ledger, log, storage } = this.#deps;
    storage.transactionSync(() => log.reset(id, ledger.restart(id)));
    return true;
  }

  async #save(id: string, orderOnce: () => unknown): Promise<void> {
    const { ledger, log, jobs, storage, readings, clock } = this.#deps;
    const generation = this.#generation(id);
    const { kind, attempt } = generation;
    // Withdrawn already: its words are gone.
    if (generation.status !== 'written') return;
    try {
      const events = log.after(id, { attempt: 0, seq: 0 }).map((entry) => entry.event);
      const done = await jobs[kind].save({ ...generation, order: orderOnce() }, events);
      storage.transactionSync(() => {
        // Not when it was ended meanwhile, since its story is being deleted.
        if (ledger.byId(id)?.status !== 'written') return;
        ledger.markSaved(id, clock.now());
        const isBeingRead = done.type === 'done' && 'story' in done && readings.isPending(id);
        log.append(id, attempt, isBeingRead ? { ...done, beingRead: true } : done);
      });
    } catch (error) {
      if (error instanceof GenerationError) return this.#refund(id, failureOf(error, kind));
      // The work is done and in the log: the watchdog tries to save it again.
      logLine('error', { generation: id, kind, saving: redactedErrorMessage(error) });
    }
  }

  #refund(id: string, { code, retryAfter }: Failure): void {
    const { ledger, log, storage, clock } = this.#deps;
    const refunded = storage.transactionSync(() => {
      const generation = ledger.byId(id);
      if (!generation || generation.status === 'saved' || generation.status === 'refunded') return null;
      ledger.refund(id, code, retryAfter, clock.now());
      log.append(id, generation.attempt, { type: 'error', code, retryAfter });
      log.forgetText(id);
      return generation;
    });
    if (refunded) this.#deps.refunded?.(refunded);
  }
}

/** Computed when first asked for, and kept. A throw is not kept. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
