import type { ErrorCode } from '../../contract/errors.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import type { EventLog, LoggedEvent } from '../home-storage/event-log.ts';
import type { Generation, Ledger, Ordered, GenerationKind } from '../home-storage/ledger.ts';
import type { Timers } from '../home-storage/timers.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { inRequest } from '../logging/request-scope.ts';
import type { LateReading } from '../story/second-opinion.ts';
import type { Clock } from './clock.ts';
import { type Failure, failureOf, GenerationError, RestartAttempt, timeoutCode } from './generation-error.ts';
import type { PendingReadings } from './pending-readings.ts';

/** What is left to do after the files of a result are stored. */
export type Saved = {
  /** The last event. */
  done: LoggedEvent;
  /**
   * Stores the rows. Synchronous, in the transaction that spends the credit.
   * @throws GenerationError when the rows can never be stored
   */
  store(): void;
};

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
  /** Stores the files of the result from the events in the log. May be repeated. */
  save(generation: Ordered<Order>, events: LoggedEvent[]): Promise<Saved>;
  /** Starts the reading of a written story again. @returns null when the owner configured no second opinion */
  readAgain?(order: Order, events: LoggedEvent[], signal: AbortSignal): LateReading | null;
};

type Deps = {
  storage: Pick<DurableObjectStorage, 'transactionSync'>;
  timers: Pick<Timers, 'set' | 'ensure' | 'clear'>;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  ledger: Ledger;
  log: EventLog;
  jobs: Record<GenerationKind, Job<unknown>>;
  /** Reports how a generation's work ended by itself: `null` when it was done, otherwise its error. */
  ended(kind: GenerationKind, failure: unknown): void;
  /** Called for each refunded generation, in the transaction of the refund. */
  refunded?(generation: Pick<Generation, 'id' | 'kind' | 'plan'>): void;
  /** Called after a generation was saved or refunded. */
  settled?(): void;
  /** Called once with the end of a generation: null when it was saved, otherwise why it failed. */
  outcome?(generation: Generation, code: ErrorCode | null): void;
  readings: PendingReadings;
  /** Whether the pictures of a story may still change after its last event. */
  isBeingDrawn?(id: string): boolean;
  clock: Clock;
};

/**
 * Interval of the watchdog alarm, which finds generations whose object died: pending requests keep an object alive for
 * fifteen minutes, but a crash, a deployment or the memory limit still ends it.
 */
const WATCHDOG_MS = 15_000;
/** Longest interval between retries of saving. */
const WATCHDOG_MAX_MS = HOUR_MS;
/** Attempts after a crash, the first included. */
const ATTEMPTS = 2;
/** Maximum restarts that a job may request, each for another service that failed midway. */
const RESTARTS = 4;
/** Upper bound of the wait for an aborted job. */
const ENDING_PATIENCE_MS = 10_000;
/** Generations whose events are kept for reconnecting clients. */
const KEPT_LOGS = 4;
/** Retention of refunded generations. They count against daily limits for a day. */
const KEPT_REFUNDED_MS = 30 * DAY_MS;

/**
 * Runs generations, each to exactly one end: saved and spent, or refunded. After a restart the ledger alone decides
 * what to do; memory only knows the work of this instance.
 */
export class Supervisor {
  readonly #deps: Deps;
  readonly #live = new Map<string, { abort: AbortController; work: Promise<void> }>();
  /** All running work by generation, aborted jobs that have not ended yet included. */
  readonly #underway = new Map<Promise<unknown>, string>();
  #fruitlessAlarms = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts an admitted generation. */
  start(id: string): void {
    const { timers, clock, log, ledger } = this.#deps;
    log.prune(KEPT_LOGS);
    ledger.forgetRefunded(clock.now() - KEPT_REFUNDED_MS);
    this.#run(id);
    // The new generation gets the short watchdog interval again.
    this.#fruitlessAlarms = 0;
    this.#deps.waitUntil(timers.set('generations', clock.now() + WATCHDOG_MS));
  }

  /**
   * Recovers unsettled generations that do not run here: saves written ones, restarts half-written ones, refunds those
   * past their deadline. Called when the object wakes.
   */
  recover(): void {
    const { ledger, log, storage, timers, clock, readings } = this.#deps;
    const unfinished = ledger.unfinished();
    if (unfinished.length > 0 || readings.isAnyOpen())
      this.#deps.waitUntil(timers.ensure('generations', clock.now() + WATCHDOG_MS));
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

  /** Watchdog timer: recovers, and sets the next one while anything is unfinished. */
  async onAlarm(): Promise<void> {
    const { ledger, timers, clock, readings } = this.#deps;
    if (ledger.unfinished().length > 0 || readings.isAnyOpen()) {
      const delay = Math.min(WATCHDOG_MS * 2 ** Math.max(0, this.#fruitlessAlarms - 8), WATCHDOG_MAX_MS);
      this.#fruitlessAlarms += 1;
      await timers.set('generations', clock.now() + delay);
    } else await timers.clear('generations');
    this.recover();
  }

  /**
   * Saves a written generation before its deletion, so that no later retry saves it again.
   * @returns whether nothing is left to save
   */
  async finishSaving(id: string): Promise<boolean> {
    const isWritten = () => this.#deps.ledger.byId(id)?.status === 'written';
    if (!isWritten()) return true;
    if (!this.#live.has(id)) this.#run(id);
    await this.#live.get(id)?.work;
    return !isWritten();
  }

  /** Waits for the work on a generation in this instance. */
  async quiet(id: string): Promise<void> {
    await this.#live.get(id)?.work;
  }

  /** Aborts and refunds a running generation. */
  stop(id: string, code: 'story_stopped'): void {
    this.#live.get(id)?.abort.abort(new GenerationError(code));
    this.#refund(id, { code, retryAfter: null });
  }

  /**
   * Aborts and refunds all generations and waits for their jobs: nothing is stored afterwards.
   */
  endAll(code: 'session_ended'): Promise<void> {
    for (const { abort } of this.#live.values()) abort.abort(new GenerationError(code));
    for (const { id } of this.#deps.ledger.unfinished()) this.#refund(id, { code, retryAfter: null });
    return this.#quiet(() => true);
  }

  /**
   * Ends the narrations and editions of a story before its deletion, and waits for their jobs. Written ones are
   * saved first: their row may exist, and must not stay unpaid if the story is not deleted after all.
   * @returns whether nothing is left to save
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

  /** Waits for the jobs of these generations, at most `ENDING_PATIENCE_MS`. */
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
      while (outcome === 'restart') outcome = await this.#perform(id, abort, orderOnce);
      if (outcome === 'ended') return;
    }
    await this.#save(id, orderOnce);
  }

  #generation(id: string): Generation {
    const generation = this.#deps.ledger.byId(id);
    if (!generation) throw new Error(`no generation ${id}`);
    return generation;
  }

  /** Runs one attempt. @returns whether to save, to restart, or to stop */
  async #perform(
    id: string,
    abort: AbortController,
    orderOnce: () => unknown,
  ): Promise<'written' | 'restart' | 'ended'> {
    const { ledger, log, jobs, storage, readings, clock } = this.#deps;
    const generation = this.#generation(id);
    const { kind, attempt } = generation;
    // Ends this attempt only: the run goes on with the next one.
    const own = new AbortController();
    const signal = AbortSignal.any([abort.signal, own.signal]);
    // Events of an ended or replaced attempt are dropped.
    const isCurrent = () => ledger.isAttempt(id, attempt);
    const emit = (event: LoggedEvent) => {
      signal.throwIfAborted();
      if (isCurrent()) log.append(id, attempt, event);
    };
    // At most its initial time limit, also when the clock was set back.
    const timeLeft = Math.min(generation.deadline - clock.now(), generation.deadline - generation.admittedAt);
    const forgetDeadline = clock.after(Math.max(0, timeLeft), () =>
      abort.abort(new GenerationError(timeoutCode(kind))),
    );
    try {
      const ordered = { ...generation, order: orderOnce() };
      const performing = this.#track(id, jobs[kind].perform(ordered, emit, signal));
      const reading = await Promise.race([performing, rejectedWhenAborted(signal)]);
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
      if (cause instanceof RestartAttempt && this.#restart(id, generation)) return 'restart';
      const failure = cause instanceof RestartAttempt ? cause.cause : cause;
      abort.abort(failure);
      this.#deps.ended(kind, failure);
      this.#refund(id, failureOf(failure, kind));
      return 'ended';
    } finally {
      forgetDeadline();
    }
  }

  /** Starts another attempt at the job's request. @returns false after `RESTARTS` of them */
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
    // Withdrawn already, with its text.
    if (generation.status !== 'written') return;
    try {
      const events = log.all(id);
      const { done, store } = await jobs[kind].save({ ...generation, order: orderOnce() }, events);
      const isSaved = storage.transactionSync(() => {
        // Not when it was ended in the meantime by the deletion of its story.
        if (ledger.byId(id)?.status !== 'written') return false;
        store();
        ledger.markSaved(id, clock.now());
        const isStory = done.type === 'done' && 'story' in done;
        log.append(id, attempt, {
          ...done,
          ...(isStory && readings.isPending(id) && { beingRead: true }),
          ...(isStory && this.#deps.isBeingDrawn?.(id) && { beingDrawn: true }),
        });
        return true;
      });
      if (isSaved) this.#deps.outcome?.(generation, null);
      this.#deps.settled?.();
    } catch (error) {
      if (error instanceof GenerationError) return this.#refund(id, failureOf(error, kind));
      // The result is in the log: the watchdog retries saving.
      logLine('error', { generation: id, kind, saving: redactedErrorMessage(error) });
    }
  }

  #refund(id: string, { code, retryAfter, fields }: Failure): void {
    const { ledger, log, storage, clock } = this.#deps;
    const refunded = storage.transactionSync(() => {
      const generation = ledger.byId(id);
      if (!generation || generation.status === 'saved' || generation.status === 'refunded') return null;
      ledger.refund(id, code, retryAfter, clock.now());
      log.append(id, generation.attempt, { type: 'error', code, retryAfter, ...(fields && { fields }) });
      log.forgetText(id);
      this.#deps.refunded?.(generation);
      return generation;
    });
    if (!refunded) return;
    this.#deps.outcome?.(refunded, code);
    this.#deps.settled?.();
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
