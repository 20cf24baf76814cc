import { DurableObject } from 'cloudflare:workers';
import type { ZodType } from 'zod';
import { audioEvent, sleepEvent, storyEvent } from '../../contract/schemas/events.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { DAY_MS } from '../../contract/time.ts';
import { readStoryRequest } from '../directory/stored-story-request.ts';
import type { Env } from '../env.ts';
import type { Refusal } from '../errors/refusal.ts';
import { audioKey, storySpeech } from '../files/keys.ts';
import { deleteFiles } from '../files/owned.ts';
import { admit } from '../generation/admission.ts';
import type { Clock } from '../generation/clock.ts';
import { EventLog } from '../generation/event-log.ts';
import { eventStream } from '../generation/event-stream.ts';
import { type ExternalServices, REAL_SERVICES } from '../generation/external-services.ts';
import { timeoutCode } from '../generation/generation-error.ts';
import { judgeStop, versionsRemaining } from '../generation/limits.ts';
import { narrationDeps, speechDeps } from '../generation/narration-dependencies.ts';
import { LiveAudio, narrationJob } from '../generation/narration-job.ts';
import type { Order } from '../generation/orders.ts';
import { PendingReadings } from '../generation/pending-readings.ts';
import { ProviderReport } from '../generation/provider-report.ts';
import { saveTranslation } from '../generation/save-translation.ts';
import { SentenceAllowance } from '../generation/sentence-allowance.ts';
import { SentenceSpeech, sentenceSpeaker } from '../generation/sentence-speech.ts';
import { sleepDeps } from '../generation/sleep-dependencies.ts';
import { sleepJob } from '../generation/sleep-job.ts';
import { storyDeps } from '../generation/story-dependencies.ts';
import { storyJob } from '../generation/story-job.ts';
import { Supervisor } from '../generation/supervisor.ts';
import { Translating } from '../generation/translating.ts';
import { TranslationTries } from '../generation/translation-tries.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { InflightSpeech } from '../narration/inflight-speech.ts';
import { ERASED, type Generation, Ledger, type Ordered } from './ledger.ts';
import { migrate } from './migrations.ts';
import type {
  Admission,
  BoughtSentence,
  HomeRpc,
  Listener,
  NarrationDone,
  Outcome,
  Running,
  SentenceOrder,
  SleepDone,
  SpokenSentence,
  StoredGeneration,
  StoryDone,
  Translated,
  TranslationOrder,
} from './rpc.ts';
import { storedGenerationsOf } from './stored-generations.ts';

/**
 * Durable Object of one user: admits generations and runs them, with or without a connected client. Its methods take
 * and return plain data; decisions are in the modules of this folder.
 */
export class Home extends DurableObject<Env> implements HomeRpc {
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #log: EventLog;
  readonly #live = new LiveAudio();
  readonly #supervisor: Supervisor;
  readonly #allowance: SentenceAllowance;
  readonly #sentences: SentenceSpeech;
  readonly #inflight = new InflightSpeech();
  readonly #tries: TranslationTries;
  readonly #translating: Translating;
  /** Stories whose deletion is in progress; afterwards the ledger has the state. */
  readonly #leaving = new Set<string>();
  readonly #readings: PendingReadings;
  /** Set after the account was deleted: this instance must not use its storage. */
  #forgotten = false;

  constructor(ctx: DurableObjectState, env: Env, services: ExternalServices = REAL_SERVICES) {
    super(ctx, env);
    migrate(ctx.storage);
    this.#clock = services.clock;
    this.#ledger = new Ledger(ctx.storage.sql);
    this.#log = new EventLog(ctx.storage.sql);
    const owner = () => this.#owner();
    const report = new ProviderReport(env, owner);
    const story = storyDeps(env, services, this.#ledger, owner, report);
    this.#tries = new TranslationTries(ctx.storage.sql);
    this.#translating = new Translating({
      ...story,
      count: story.countTranslation,
      tries: this.#tries,
      save: (order, translation) => saveTranslation(env, owner(), order, translation),
    });
    const storyWriting = storyJob(story);
    this.#readings = new PendingReadings({
      storage: ctx.storage,
      ledger: this.#ledger,
      log: this.#log,
      clock: this.#clock,
      waitUntil: (promise) => ctx.waitUntil(promise),
      readAgain: storyWriting.readAgain,
      read: story.read,
      withdrawn: story.withdrawn,
      quiet: (id) => this.#supervisor.quiet(id),
      erase: story.erase,
    });
    this.#supervisor = new Supervisor({
      storage: ctx.storage,
      waitUntil: (promise) => ctx.waitUntil(promise),
      ledger: this.#ledger,
      log: this.#log,
      jobs: {
        story: storyWriting,
        narration: narrationJob(
          narrationDeps(env, services, this.#ledger, owner, report, this.#inflight),
          this.#live,
        ),
        sleep: sleepJob(sleepDeps(env, services, owner)),
      },
      ended: (kind, failure) => report.ended(kind, failure),
      refunded: ({ kind, ...generation }) => {
        if (kind !== 'story') return;
        const { id } = generation;
        const released = story.release(generation).catch((error) => {
          logLine('warn', { generation: id, story: 'not released', error: redactedErrorMessage(error) });
        });
        ctx.waitUntil(released);
      },
      readings: this.#readings,
      clock: this.#clock,
    });
    this.#allowance = new SentenceAllowance(ctx.storage.sql);
    // Separate, since a parallel narration uses the provider as well.
    const spoken = new ProviderReport(env, owner);
    const speech = { ...speechDeps(env, services, spoken), clock: this.#clock, inflight: this.#inflight };
    this.#sentences = new SentenceSpeech({
      allowance: this.#allowance,
      speak: sentenceSpeaker(env, speech, owner),
      ended: (failure) => spoken.ended('narration', failure),
      clock: this.#clock,
      waitUntil: (promise) => ctx.waitUntil(promise),
      kept: (folder) => this.#inflight.drain(folder),
    });
    this.#supervisor.recover();
  }

  /** Starts a generation, refuses it, or returns the existing generation of the same order. */
  async admit(userId: string, order: Order): Promise<Admission> {
    if (!this.#serves(userId)) return { ok: false, code: 'session_ended' };
    if (order.kind !== 'story') {
      const outcome = await this.readingOver(userId, order.storyId);
      if (!outcome.ok) return outcome;
      if (this.#leaving.has(order.storyId)) return { ok: false, code: 'text_not_yours' };
    }
    this.#claim(userId);
    const admission = this.ctx.storage.transactionSync(() =>
      admit(this.#ledger, order, crypto.randomUUID(), this.#clock.now()),
    );
    if (admission.ok && admission.started) this.#supervisor.start(admission.generationId);
    return admission;
  }

  /**
   * Waits until the second opinion on a story is over, at most for its patience.
   * @returns a refusal once it was withdrawn
   */
  async readingOver(userId: string, storyId: string): Promise<{ ok: true } | Refusal> {
    if (this.#serves(userId)) await this.#readings.over(storyId);
    if (!this.#serves(userId)) return { ok: false, code: 'session_ended' };
    return this.#ledger.isWithdrawn(storyId) ? { ok: false, code: 'story_withdrawn' } : { ok: true };
  }

  /** @returns the events after `lastEventId` as a stream, or null when they are not kept any more */
  events(userId: string, generationId: string, listener: Listener): ReadableStream<Uint8Array> | null {
    if (!this.#serves(userId)) return null;
    const isUnderWay = () => this.#ledger.isUnderWay(generationId) || this.#readings.isPending(generationId);
    // A generation that has just started has no events yet.
    if (!isUnderWay() && !this.#log.has(generationId)) return null;
    return eventStream(this.#log, generationId, listener, isUnderWay);
  }

  /** Which attempt at a generation was its last, counted from 1; null when it is not known, or not any more. */
  attemptOf(userId: string, generationId: string): number | null {
    return this.#serves(userId) ? (this.#ledger.byId(generationId)?.attempt ?? null) : null;
  }

  storyOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<StoryDone>> {
    return this.#outcome(userId, { id: generationId, kind: 'story' }, patienceMs, () =>
      this.#lastEvent(generationId, storyEvent),
    );
  }

  narrationOutcome(
    userId: string,
    generationId: string,
    patienceMs: number,
  ): Promise<Outcome<NarrationDone>> {
    return this.#outcome(userId, { id: generationId, kind: 'narration' }, patienceMs, () =>
      this.#lastEvent(generationId, audioEvent),
    );
  }

  sleepOutcome(userId: string, generationId: string, patienceMs: number): Promise<Outcome<SleepDone>> {
    return this.#outcome(userId, { id: generationId, kind: 'sleep' }, patienceMs, () =>
      this.#lastEvent(generationId, sleepEvent),
    );
  }

  /** Waits for the end of a generation, at most until its own deadline and the time to save it. */
  async #outcome<Done>(
    userId: string,
    { id, kind }: Pick<Generation, 'id' | 'kind'>,
    patienceMs: number,
    doneOf: () => Done | null,
  ): Promise<Outcome<Done>> {
    const until = this.#clock.now() + patienceMs;
    for (;;) {
      if (!this.#serves(userId)) return { ok: false, code: 'session_ended' };
      const generation = this.#ledger.byId(id);
      if (generation?.kind !== kind) return { ok: false, code: 'not_found' };
      const isOver = !this.#readings.isPending(id);
      if (generation.status === 'saved' && isOver) return { ok: true, done: doneOf() };
      if (generation.status === 'refunded') return refusalOf(generation);
      const left = until - this.#clock.now();
      if (left <= 0) return { ok: false, code: timeoutCode(kind) };
      await this.#log.changed(id, left);
    }
  }

  running(userId: string): Running {
    if (!this.#serves(userId)) return { story: null, narration: null };
    const story = this.#runningStory();
    const narration = this.#ledger.running('narration');
    return {
      story: story && { generationId: story.id, storyId: story.storyId, request: story.order },
      narration: narration && { generationId: narration.id, storyId: narration.storyId },
    };
  }

  /** The story being written, or the newest that may still be withdrawn. */
  #runningStory(): Ordered<StoryRequest> | null {
    const running = this.#ledger.running('story');
    return running ? { ...running, order: readStoryRequest(running.request) } : this.#readings.newest();
  }

  /** Stops a running story and refunds it, a few times a day. */
  stop(userId: string, generationId: string): { ok: true } | Refusal {
    const generation = this.#serves(userId) ? this.#ledger.byId(generationId) : null;
    if (generation?.kind !== 'story') return { ok: false, code: 'not_found' };
    if (generation.status !== 'running') return { ok: true };
    const verdict = judgeStop(this.#ledger.stopsSince(this.#clock.now() - DAY_MS));
    if (verdict.ok) this.#supervisor.stop(generationId, 'story_stopped');
    return verdict;
  }

  /**
   * Erases the words and events of a story before its deletion. Finished work (story, narrations, sleep editions) is
   * saved first, running work is ended. Idempotent.
   * @returns false while something cannot be saved; then the story cannot be deleted either
   */
  async forgetStory(userId: string, storyId: string): Promise<boolean> {
    if (!this.#serves(userId)) return true;
    this.#leaving.add(storyId);
    return this.#forgetStory(userId, storyId).finally(() => this.#leaving.delete(storyId));
  }

  async #forgetStory(userId: string, storyId: string): Promise<boolean> {
    this.#ledger.endReplay(storyId);
    await this.#translating.end(storyId);
    await this.#readings.drop(storyId);
    if (!(await this.#supervisor.finishSaving(storyId))) return false;
    if (!(await this.#supervisor.endSoundsOf(storyId))) return false;
    await this.#sentences.end('not_found', { id: storyId, folder: storySpeech(userId, storyId) });
    if (this.#forgotten) return true;
    // Sound that a narration stored before it was ended: no row of the library leads to it.
    const unsaved = this.#ledger.refundedNarrationsOf(storyId);
    await deleteFiles(
      this.env.FILES,
      unsaved.map((id) => audioKey(userId, id)),
    );
    if (!this.#forgotten) {
      this.ctx.storage.transactionSync(() => {
        for (const id of this.#ledger.erase(storyId)) this.#log.forget(id);
        this.#tries.forget(storyId);
      });
    }
    return true;
  }

  /** A narration that is still being made, from its beginning; null when it is not. */
  audio(userId: string, narrationId: string): ReadableStream<Uint8Array> | null {
    if (!this.#serves(userId)) return null;
    return this.#live.get(narrationId)?.stream() ?? null;
  }

  /** Speech of one sentence: cached, or bought within the user's allowance. */
  async speakSentence(userId: string, order: SentenceOrder): Promise<SpokenSentence | Refusal> {
    const outcome = await this.readingOver(userId, order.storyId);
    if (!outcome.ok) return outcome;
    if (this.#isLeaving(order.storyId)) return { ok: false, code: 'not_found' };
    this.#claim(userId);
    return this.#sentences.speak(order);
  }

  /** Whether the story is being deleted: anything stored now would outlive it. */
  #isLeaving(storyId: string): boolean {
    return this.#leaving.has(storyId) || this.#ledger.byId(storyId)?.fingerprint === ERASED;
  }

  /** Makes the other side of a saved story, where it is missing. */
  async translate(userId: string, order: TranslationOrder): Promise<Translated> {
    const outcome = await this.readingOver(userId, order.storyId);
    if (!outcome.ok) return outcome;
    // A pending save would overwrite the document without this translation.
    if (!(await this.#supervisor.finishSaving(order.storyId))) return { ok: false, code: 'database_error' };
    if (this.#isLeaving(order.storyId)) return { ok: false, code: 'not_found' };
    this.#claim(userId);
    const work = this.#translating.translate(order);
    // Finished also when the client has disconnected.
    this.ctx.waitUntil(work);
    return work;
  }

  /** Sentences that count in the user's allowance. */
  boughtSentences(userId: string): BoughtSentence[] {
    return this.#serves(userId) ? this.#allowance.all() : [];
  }

  /** How many narrations a story may still have. */
  versionsRemaining(userId: string, storyId: string): number {
    if (!this.#serves(userId)) return 0;
    return versionsRemaining(this.#ledger.versions(storyId));
  }

  /** Ids of unfinished generations, whose files exist before their rows. */
  unfinished(userId: string): string[] {
    return this.#serves(userId) ? this.#ledger.unfinished().map(({ id }) => id) : [];
  }

  /** All stored data of the user. */
  storedGenerations(userId: string): StoredGeneration[] {
    return this.#serves(userId) ? storedGenerationsOf(this.#ledger, this.#log, this.#tries) : [];
  }

  /** Ends whatever is running and deletes everything, the alarm too. May be repeated. */
  async forget(userId: string): Promise<void> {
    if (this.#serves(userId)) {
      this.#forgotten = true;
      await this.#translating.end(null);
      await this.#readings.dropAll();
      await this.#supervisor.endAll('session_ended');
      await this.#sentences.end('session_ended');
    }
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    if (this.#forgotten) return;
    await this.#supervisor.onAlarm();
  }

  /** The last event of a saved generation; null when it is not kept any more. */
  #lastEvent<Event extends { type: string }>(
    id: string,
    schema: ZodType<Event>,
  ): Extract<Event, { type: 'done' }> | null {
    const entries = this.#log.after(id, { attempt: 0, seq: 0 });
    const last = entries.findLast(({ event }) => event.type !== 'read');
    const event = schema.safeParse(last?.event);
    return event.success && isDone(event.data) ? event.data : null;
  }

  /**
   * Guard: an object serves one user only. A call for another user is a bug that must not leak data. The check writes
   * nothing, so a deleted user stays deleted.
   * @returns false after the deletion, when there is no data
   */
  #serves(userId: string): boolean {
    if (this.#forgotten) return false;
    const owner = this.#storedOwner();
    if (owner !== undefined && owner !== userId) throw new Error('this home belongs to another user');
    return true;
  }

  /** Stores the owner on first use. */
  #claim(userId: string): void {
    if (this.#storedOwner() !== undefined) return;
    this.ctx.storage.sql.exec('INSERT INTO owner (user_id) VALUES (?)', userId);
  }

  #storedOwner(): string | undefined {
    return this.ctx.storage.sql.exec<{ user_id: string }>('SELECT user_id FROM owner').toArray()[0]?.user_id;
  }

  #owner(): string {
    return this.ctx.storage.sql.exec<{ user_id: string }>('SELECT user_id FROM owner').one().user_id;
  }
}

function isDone<Event extends { type: string }>(event: Event): event is Extract<Event, { type: 'done' }> {
  return event.type === 'done';
}

function refusalOf({ failure, retryAfter }: Generation): Refusal {
  return { ok: false, code: failure ?? 'internal_error', ...(retryAfter !== null && { retryAfter }) };
}
