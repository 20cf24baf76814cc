import type { ZodType } from 'zod';
import type { EditionKind } from '../../contract/narration.ts';
import type { Language } from '../../contract/options.ts';
import { audioEvent, editionEvent, storyEvent } from '../../contract/schemas/events.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { StoredGeneration } from '../account/home-export.ts';
import type { Refusal } from '../errors/refusal.ts';
import { storySpeech } from '../files/keys.ts';
import { sealWith } from '../files/signed-url.ts';
import { EventLog } from '../home-storage/event-log.ts';
import { ERASED, type Generation, Ledger, type Ordered } from '../home-storage/ledger.ts';
import type { StoryRow } from '../home-storage/library.ts';
import {
  SentenceAllowance,
  type BoughtSentence,
  type SentenceOrder,
} from '../home-storage/sentence-allowance.ts';
import { readStoryRequest } from '../home-storage/stored-story-request.ts';
import { TranslationTries } from '../home-storage/translation-tries.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { InflightSpeech } from '../narration/inflight-speech.ts';
import type { ChangeOfSentence } from '../story/changed-sentence.ts';
import { presentLater } from '../story/later-scenes.ts';
import { admit, knownTo } from './admission.ts';
import { Changing } from './changing.ts';
import type { Clock } from './clock.ts';
import { editionDeps } from './edition-dependencies.ts';
import { editionJob } from './edition-job.ts';
import { eventStream } from './event-stream.ts';
import { atOrigin } from './file-addresses.ts';
import { timeoutCode } from './generation-error.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { LateMemories } from './late-memories.ts';
import { LatePictures } from './late-pictures.ts';
import { judgeStop, versionsRemaining } from './limits.ts';
import { linkSoundDeps } from './link-sound-dependencies.ts';
import { LinkSounds } from './link-sounds.ts';
import { LiveAudio } from './live-audio.ts';
import { narrationDeps, speechDeps } from './narration-dependencies.ts';
import { narrationJob } from './narration-job.ts';
import { GenerationNumbers } from './numbers.ts';
import { type NarrationRequest, type Order, readNarrationRequest } from './orders.ts';
import type {
  Admission,
  EditionDone,
  Listener,
  NarrationDone,
  Outcome,
  Running,
  SpokenSentence,
  StoryDone,
  Translated,
  TranslationOrder,
} from './outcomes.ts';
import { PendingReadings } from './pending-readings.ts';
import { ProviderReport } from './provider-report.ts';
import { saveChange } from './save-change.ts';
import { saveTranslation } from './save-translation.ts';
import { SentenceSpeech, sentenceSpeaker } from './sentence-speech.ts';
import { speechCache } from './speech-cache.ts';
import { storedGenerationsOf } from './stored-generations.ts';
import { storyDeps } from './story-dependencies.ts';
import { storyJob } from './story-job.ts';
import { Supervisor } from './supervisor.ts';
import { refusalOfTyped } from './topic-check.ts';
import { Translating } from './translating.ts';

/** Admits generations of the home's user and runs them, with or without a connected client. */
export class Generations {
  readonly #deps: GenerationsDeps;
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #log: EventLog;
  readonly #live = new LiveAudio();
  readonly #supervisor: Supervisor;
  readonly #allowance: SentenceAllowance;
  readonly #sentences: SentenceSpeech;
  readonly #linkSounds: LinkSounds;
  readonly #inflight = new InflightSpeech();
  readonly #tries: TranslationTries;
  readonly #translating: Translating;
  readonly #changing: Changing;
  /** Stories whose deletion is in progress; afterwards the ledger has the state. */
  readonly #leaving = new Set<string>();
  readonly #readings: PendingReadings;
  readonly #latePictures: LatePictures;
  readonly #lateMemories: LateMemories;
  readonly #numbers: GenerationNumbers;
  /** Set when the account is being deleted: nothing may be stored. */
  #isEnded = false;

  constructor(deps: GenerationsDeps) {
    const { env, services, storage, waitUntil, userId } = deps;
    this.#deps = deps;
    this.#clock = services.clock;
    this.#ledger = new Ledger(storage.sql);
    this.#log = new EventLog(storage.sql);
    const numbers = new GenerationNumbers(env, this.#clock);
    this.#numbers = numbers;
    const report = new ProviderReport(env, userId, numbers);
    const story = storyDeps({
      ...deps,
      ledger: this.#ledger,
      report,
      numbers,
      recall: (id) => this.#lateMemories.recall(id),
    });
    this.#tries = new TranslationTries(storage.sql);
    this.#translating = new Translating({
      ...story,
      count: story.countTranslation,
      tries: this.#tries,
      noteChanges: deps.noteChanges,
      save: (order, made) => saveTranslation(deps, order, made),
    });
    this.#changing = new Changing({
      ...story,
      refusalOfChange: async (id) => {
        const outcome = await this.readingOver(id);
        if (!outcome.ok) return outcome;
        return this.#translating.isOf(id) ? { ok: false, code: 'generation_in_progress' } : null;
      },
      story: (id) => (this.#isEnded || this.#isLeaving(id) ? null : deps.library.story(id)),
      save: (changed, change) =>
        saveChange({ ...deps, log: this.#log, memories: this.#lateMemories }, changed, change),
      // A link's sound says the earlier text.
      changed: () => this.#linkSounds.start(),
    });
    this.#latePictures = new LatePictures({
      storage,
      ledger: this.#ledger,
      log: this.#log,
      library: deps.library,
      waitUntil,
      quiet: (id) => this.#supervisor.quiet(id),
      present: (scenes, language) => presentLater(scenes, language, sealWith(env.FILE_SECRET)),
    });
    this.#lateMemories = new LateMemories({
      ...story,
      ledger: this.#ledger,
      library: deps.library,
      waitUntil,
      quiet: (id) => this.#supervisor.quiet(id),
    });
    const storyWriting = storyJob({
      ...story,
      remember: (id, ask) => this.#lateMemories.follow(id, ask),
      laterPictures: (id, draw) => this.#latePictures.follow(id, draw),
    });
    this.#readings = new PendingReadings({
      storage,
      ledger: this.#ledger,
      log: this.#log,
      clock: this.#clock,
      waitUntil,
      readAgain: storyWriting.readAgain,
      read: story.read,
      withdrawn: (generation, ...why) => {
        story.withdrawn(generation, ...why);
        this.#latePictures.drop(generation.id);
        numbers.ended(generation, 'story_withdrawn');
      },
      quiet: (id) => this.#supervisor.quiet(id),
      erase: story.erase,
    });
    const narrating = narrationDeps({
      ...deps,
      ledger: this.#ledger,
      report,
      inflight: this.#inflight,
      numbers,
      forgetNarrations: (ids) => this.forgetNarrations(ids),
    });
    // Separate, since a parallel narration uses the provider as well.
    const practiced = new ProviderReport(env, userId, numbers);
    const practising = narrationDeps({
      ...deps,
      ledger: this.#ledger,
      report: practiced,
      inflight: this.#inflight,
      numbers,
      forgetNarrations: (ids) => this.forgetNarrations(ids),
    });
    const editions = editionJob(
      editionDeps({ ...deps, narrating, practising, quiet: (id) => this.#supervisor.quiet(id) }),
      this.#live,
    );
    this.#supervisor = new Supervisor({
      storage,
      timers: deps.timers,
      waitUntil,
      ledger: this.#ledger,
      log: this.#log,
      jobs: {
        story: storyWriting,
        narration: narrationJob(narrating, this.#live),
        sleep: editions,
        practice: editions,
      },
      ended: (kind, failure) => (kind === 'practice' ? practiced : report).ended(kind, failure),
      refunded: ({ id, kind }) => {
        if (kind === 'story') deps.outbox.add('release_story', id);
      },
      settled: () => {
        // A new narration may be one that a link waits for.
        this.#linkSounds.start();
        const sent = deps.outbox.run(this.#clock.now());
        waitUntil(
          sent.catch((error) =>
            logLine('warn', { directory: 'not changed yet', error: redactedErrorMessage(error) }),
          ),
        );
        // What was made in place of an earlier sound. A timer repeats what R2 refuses.
        const deleting = deps.deletions.run(this.#clock.now());
        waitUntil(
          deleting.catch((error) =>
            logLine('warn', { files: 'not deleted yet', error: redactedErrorMessage(error) }),
          ),
        );
      },
      outcome: (generation, code) => numbers.ended(generation, code),
      readings: this.#readings,
      isBeingDrawn: (id) => this.#latePictures.isPending(id),
      clock: this.#clock,
    });
    this.#allowance = new SentenceAllowance(storage.sql, deps.noteChanges);
    // Separate, since a parallel narration uses the provider as well.
    const spoken = new ProviderReport(env, userId, numbers);
    const speech = {
      ...speechDeps(env, services, spoken, speechCache(deps)),
      clock: this.#clock,
      inflight: this.#inflight,
    };
    this.#sentences = new SentenceSpeech({
      allowance: this.#allowance,
      speak: sentenceSpeaker(env, speech, userId),
      ended: (failure) => {
        spoken.ended('narration', failure);
        numbers.sentenceEnded();
      },
      clock: this.#clock,
      waitUntil,
      kept: (folder) => this.#inflight.drain(folder),
    });
    this.#linkSounds = new LinkSounds(
      linkSoundDeps({
        ...deps,
        narrating,
        inflight: this.#inflight,
        report: new ProviderReport(env, userId, numbers),
      }),
    );
  }

  /** Whether an order is answered with a generation that there is. */
  isKnown(order: Pick<Order, 'kind' | 'idempotencyKey' | 'fingerprint'>): boolean {
    return !this.#isEnded && knownTo(this.#ledger, order, this.#clock.now()) !== null;
  }

  /** The narration that a key stands for; null for one that was deleted. */
  narrationOfKey(key: string): Ordered<NarrationRequest> | null {
    const generation = this.#isEnded ? null : this.#ledger.byKey('narration', key);
    if (!generation || generation.fingerprint === ERASED) return null;
    return { ...generation, order: readNarrationRequest(generation.request) };
  }

  /** Starts a generation, refuses it, or returns the existing generation of the same order. */
  async admit(order: Order): Promise<Admission> {
    if (this.#isEnded) return { ok: false, code: 'session_ended' };
    if (order.kind !== 'story') {
      const outcome = await this.readingOver(order.storyId);
      if (!outcome.ok) return outcome;
      if (this.#leaving.has(order.storyId)) return { ok: false, code: 'text_not_yours' };
    }
    const refused = order.kind === 'story' ? refusalOfTyped(order.request) : null;
    if (refused) return { ok: false, ...refused };
    const admission = this.#deps.storage.transactionSync(() =>
      admit(this.#ledger, order, crypto.randomUUID(), this.#clock.now()),
    );
    if (admission.ok && admission.started) {
      this.#numbers.began(admission.generationId, order.kind, order.country);
      this.#supervisor.start(admission.generationId);
    }
    return admission;
  }

  /**
   * Waits until the second opinion on a story is over, at most for its patience.
   * @returns a refusal once it was withdrawn or taken down
   */
  async readingOver(storyId: string): Promise<{ ok: true } | Refusal> {
    if (!this.#isEnded) await this.#readings.over(storyId);
    if (this.#isEnded) return { ok: false, code: 'session_ended' };
    if (this.#deps.library.isTakenDown(storyId)) return { ok: false, code: 'story_taken_down' };
    return this.#ledger.isWithdrawn(storyId) ? { ok: false, code: 'story_withdrawn' } : { ok: true };
  }

  /** @returns the events after `lastEventId` as a stream, or null when they are not kept any more */
  events(generationId: string, listener: Listener): ReadableStream<Uint8Array> | null {
    if (this.#isEnded) return null;
    const isWhole = () => this.#log.isWhole(generationId);
    // The last event comes in the transaction that ends the generation: until then one statement says so.
    const isUnderWay = () =>
      this.#ledger.isUnderWay(generationId) ||
      (!isWhole() && (this.#readings.isPending(generationId) || this.#latePictures.isPending(generationId)));
    // A generation that has just started has no events yet.
    if (!isUnderWay() && !isWhole()) return null;
    return eventStream(this.#log, generationId, listener, isUnderWay);
  }

  /** Whether a generation is unfinished. */
  isUnderWay(generationId: string): boolean {
    return this.#ledger.isUnderWay(generationId);
  }

  /** Which attempt at a generation was its last, counted from 1; null when it is not known, or not any more. */
  attemptOf(generationId: string): number | null {
    return this.#ledger.byId(generationId)?.attempt ?? null;
  }

  storyOutcome(generationId: string, patienceMs: number): Promise<Outcome<StoryDone>> {
    return this.#outcome({ id: generationId, kind: 'story' }, patienceMs, () =>
      this.#lastEvent(generationId, storyEvent),
    );
  }

  /** @param origin for addresses */
  narrationOutcome(
    generationId: string,
    patienceMs: number,
    origin: string,
  ): Promise<Outcome<NarrationDone>> {
    return this.#outcome({ id: generationId, kind: 'narration' }, patienceMs, () =>
      this.#lastEvent(generationId, audioEvent, origin),
    );
  }

  /** @param origin for addresses */
  editionOutcome(
    generationId: string,
    kind: EditionKind,
    patienceMs: number,
    origin: string,
  ): Promise<Outcome<EditionDone>> {
    return this.#outcome({ id: generationId, kind }, patienceMs, () =>
      this.#lastEvent(generationId, editionEvent, origin),
    );
  }

  /** Waits for the end of a generation, at most until its own deadline and the time to save it. */
  async #outcome<Done>(
    { id, kind }: Pick<Generation, 'id' | 'kind'>,
    patienceMs: number,
    doneOf: () => Done | null,
  ): Promise<Outcome<Done>> {
    const until = this.#clock.now() + patienceMs;
    for (;;) {
      if (this.#isEnded) return { ok: false, code: 'session_ended' };
      const generation = this.#ledger.byId(id);
      if (generation?.kind !== kind) return { ok: false, code: 'not_found' };
      const isOver = !this.#readings.isPending(id);
      if (generation.status === 'saved' && isOver) return { ok: true, done: doneOf() };
      if (generation.status === 'refunded') return this.#refusalOf(generation);
      const left = until - this.#clock.now();
      if (left <= 0) return { ok: false, code: timeoutCode(kind) };
      await this.#log.changed(id, left);
    }
  }

  #refusalOf({ id, failure, retryAfter }: Generation): Refusal {
    const last = this.#log.after(id, { attempt: 0, seq: 0 }).at(-1)?.event;
    const fields = last?.type === 'error' ? last.fields : undefined;
    return {
      ok: false,
      code: failure ?? 'internal_error',
      ...(retryAfter !== null && { retryAfter }),
      ...(fields && { fields }),
    };
  }

  running(): Running {
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
  stop(generationId: string): { ok: true } | Refusal {
    const generation = this.#ledger.byId(generationId);
    if (generation?.kind !== 'story') return { ok: false, code: 'not_found' };
    if (generation.status !== 'running') return { ok: true };
    const verdict = judgeStop(this.#ledger.stopsSince(this.#clock.now() - DAY_MS));
    if (verdict.ok) this.#supervisor.stop(generationId, 'story_stopped');
    return verdict;
  }

  /**
   * Erases the words and events of a story and deletes it. Finished work (story, narrations, editions) is saved
   * first, running work is ended. Idempotent.
   * @param remove deletes the story's rows; synchronous, in the transaction that erases its words
   * @returns false while something cannot be saved; then the story is not deleted either
   */
  async forgetStory(storyId: string, remove: (unsavedNarrations: string[]) => void): Promise<boolean> {
    this.#leaving.add(storyId);
    return this.#forgetStory(storyId, remove).finally(() => this.#leaving.delete(storyId));
  }

  /** Ends whatever is being made of a story. @returns false while something cannot be saved */
  async #endWorkOn(storyId: string): Promise<boolean> {
    this.#ledger.endReplay(storyId);
    await this.#translating.end(storyId);
    await this.#changing.end(storyId);
    this.#latePictures.drop(storyId);
    this.#lateMemories.drop(storyId);
    await this.#readings.drop(storyId);
    if (!(await this.#supervisor.finishSaving(storyId))) return false;
    if (!(await this.#supervisor.endSoundsOf(storyId))) return false;
    await this.#linkSounds.end('not_found', storyId);
    await this.#sentences.end('not_found', {
      id: storyId,
      folder: storySpeech(this.#deps.userId(), storyId),
    });
    return true;
  }

  /**
   * Takes a story down: from the first line on nothing is made of it, and its events are no longer replayed. Its rows
   * and files stay. Idempotent.
   * @returns false while something cannot be saved; it is hidden all the same
   */
  async hideStory(storyId: string): Promise<boolean> {
    const { library, storage } = this.#deps;
    storage.transactionSync(() => {
      library.setTakenDown(storyId, this.#clock.now());
      for (const id of this.#ledger.idsOf(storyId)) this.#log.forget(id);
    });
    const isOver = await this.#endWorkOn(storyId);
    // Of what ended meanwhile.
    for (const id of this.#ledger.idsOf(storyId)) this.#log.forget(id);
    return isOver;
  }

  /** Shows a story again. Idempotent. */
  showStory(storyId: string): void {
    this.#deps.library.setTakenDown(storyId, null);
    this.#sentences.reopen(storyId);
    this.#linkSounds.reopen(storyId);
  }

  async #forgetStory(storyId: string, remove: (unsavedNarrations: string[]) => void): Promise<boolean> {
    if (!(await this.#endWorkOn(storyId))) return false;
    if (this.#isEnded) return true;
    this.#deps.storage.transactionSync(() => {
      // Sound that a narration stored before it was ended: no row of the library leads to it.
      remove(this.#ledger.refundedNarrationsOf(storyId));
      for (const id of this.#ledger.erase(storyId)) this.#log.forget(id);
      this.#tries.forget(storyId);
    });
    return true;
  }

  /** Ends the narrations and sleep editions of a story that are being made. @returns false while one cannot be saved */
  endSoundsOf(storyId: string): Promise<boolean> {
    return this.#supervisor.endSoundsOf(storyId);
  }

  /** Narrations that were deleted stay counted, and are not given again. Synchronous, for their transaction. */
  forgetNarrations(ids: readonly string[]): void {
    for (const id of ids) {
      this.#ledger.eraseSound(id);
      this.#log.forget(id);
    }
  }

  /** A sound file that is still being made, from its beginning; null when it is not. @param key of R2 */
  audio(key: string): ReadableStream<Uint8Array> | null {
    if (this.#isEnded) return null;
    return this.#live.get(key)?.stream() ?? null;
  }

  /** The order and text of a narration that is still being made; null when it is not. */
  narrationUnderWay(id: string): { storyId: string; order: NarrationRequest } | null {
    const generation = this.#ledger.byId(id);
    if (generation?.kind !== 'narration' || !this.#ledger.isUnderWay(id)) return null;
    return { storyId: generation.storyId, order: readNarrationRequest(generation.request) };
  }

  /** Speech of one sentence: cached, or bought within the user's allowance. */
  async speakSentence(order: SentenceOrder): Promise<SpokenSentence | Refusal> {
    const outcome = await this.readingOver(order.storyId);
    if (!outcome.ok) return outcome;
    if (this.#isLeaving(order.storyId)) return { ok: false, code: 'not_found' };
    return this.#sentences.speak(order);
  }

  /** Waits until nothing is asked about what to remember of a story. */
  memoryOver(storyId: string): Promise<void> {
    return this.#lateMemories.over(storyId);
  }

  /** Ends what is being asked about a story. */
  dropMemory(storyId: string): void {
    this.#lateMemories.drop(storyId);
  }

  /** Whether what a user wrote may be the memory of a story. */
  fitsAsMemory(row: StoryRow, text: string): Promise<{ ok: true } | Refusal> {
    return this.#lateMemories.fits(row, text);
  }

  /** Whether the story is being deleted: anything stored now would outlive it. */
  #isLeaving(storyId: string): boolean {
    return this.#leaving.has(storyId) || this.#ledger.byId(storyId)?.fingerprint === ERASED;
  }

  /** Makes the other side of a saved story, where it is missing. */
  async translate(order: TranslationOrder): Promise<Translated> {
    const outcome = await this.readingOver(order.storyId);
    if (!outcome.ok) return outcome;
    if (this.#changing.isOf(order.storyId)) return { ok: false, code: 'generation_in_progress' };
    // A pending save would overwrite the document without this translation.
    if (!(await this.#supervisor.finishSaving(order.storyId))) return { ok: false, code: 'database_error' };
    if (this.#isLeaving(order.storyId)) return { ok: false, code: 'not_found' };
    const work = this.#translating.translate(order);
    // Finished also when the client has disconnected.
    this.#deps.waitUntil(work);
    return work;
  }

  /**
   * Changes a sentence of a story, or leaves it out.
   * @param count of a change that is not made yet
   * @returns a refusal; null when the story has it
   */
  changeSentence(
    storyId: string,
    change: ChangeOfSentence,
    count: () => Refusal | null,
  ): Promise<Refusal | null> {
    const work = this.#changing.change(storyId, change, count);
    // Finished also when the client has disconnected.
    this.#deps.waitUntil(work);
    return work;
  }

  /** Another side for words that a user writes into a story; null where the writer has none. */
  async proposeSide(
    storyId: string,
    text: string,
    other: Language,
  ): Promise<{ ok: true; text: string | null } | Refusal> {
    const outcome = await this.readingOver(storyId);
    if (!outcome.ok) return outcome;
    return this.#changing.side(storyId, text, other);
  }

  /** Sentences that count in the user's allowance. */
  boughtSentences(): BoughtSentence[] {
    return this.#allowance.all();
  }

  /** Speaks narrations with stand-ins behind the caller, where links wait for them. @param storyId and of this story */
  startLinkSounds(storyId: string | null = null): void {
    if (storyId !== null) this.#linkSounds.ask(storyId);
    this.#linkSounds.start();
  }

  /** Does so unless a timer is set for it: a sound that an earlier release made may say what links hide now. */
  ensureLinkSounds(storyId: string): void {
    this.#linkSounds.ask(storyId);
    if (this.#deps.timers.get('links') === null) this.#linkSounds.start();
  }

  /** Work of the timer, which goes on with what failed or was interrupted. */
  makeLinkSounds(): Promise<void> {
    return this.#linkSounds.run();
  }

  /** Whether the second opinion has withdrawn a story. */
  isWithdrawn(storyId: string): boolean {
    return this.#ledger.isWithdrawn(storyId);
  }

  /** Whether a story was withdrawn, or may still be. */
  isHeldBack(storyId: string): boolean {
    return this.#ledger.isWithdrawn(storyId) || this.#readings.isPending(storyId);
  }

  /** How many narrations a story may still have. */
  versionsRemaining(storyId: string): number {
    return versionsRemaining(this.#ledger.versions(storyId));
  }

  /** Ids of unfinished generations, whose files exist before their rows. */
  unfinished(): string[] {
    return this.#ledger.unfinished().map(({ id }) => id);
  }

  /** Ids of all stored generations, oldest first. */
  storedIds(): string[] {
    return this.#ledger.ids();
  }

  /** All stored data of generations. @param origin for addresses */
  storedGenerations(ids: readonly string[], origin: string): StoredGeneration[] {
    return storedGenerationsOf(this.#ledger, this.#log, this.#tries, ids, origin);
  }

  /** Ends whatever is running; nothing is stored afterwards. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#translating.end(null);
    await this.#changing.end(null);
    this.#latePictures.dropAll();
    this.#lateMemories.dropAll();
    await this.#readings.dropAll();
    await this.#supervisor.endAll('session_ended');
    await this.#linkSounds.end('session_ended');
    await this.#sentences.end('session_ended');
    // A saved story whose reading was dropped gets no further event.
    this.#log.wakeAll();
  }

  /** Work of the timer, which finds generations whose object died. */
  onTimer(): Promise<void> {
    return this.#supervisor.onAlarm();
  }

  /** Continues what an earlier instance of the object left unfinished. */
  recover(): void {
    this.#supervisor.recover();
  }

  /**
   * The last event of a saved generation; null when it is not kept any more.
   * @param origin for addresses; a written story has none
   */
  #lastEvent<Event extends { type: string }>(
    id: string,
    schema: ZodType<Event>,
    origin: string | null = null,
  ): Extract<Event, { type: 'done' }> | null {
    const entries = this.#log.after(id, { attempt: 0, seq: 0 });
    const last = entries.findLast(({ event }) => event.type !== 'read' && event.type !== 'pictures');
    if (!last || last.event.type === 'error') return null;
    const event = schema.safeParse(origin === null ? last.event : atOrigin(last.event, origin));
    return event.success && isDone(event.data) ? event.data : null;
  }
}

function isDone<Event extends { type: string }>(event: Event): event is Extract<Event, { type: 'done' }> {
  return event.type === 'done';
}
