import { AUDIO_DEADLINE_MS, NIGHTS_REMEMBERED } from '../../contract/limits.ts';
import { LINK_DAYS, type LinkScope, type LinkTerm } from '../../contract/links.ts';
import { type EditionChoice, type EditionKind, editionName } from '../../contract/narration.ts';
import {
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  OPTION_ALIASES,
  otherLanguage,
  type VoiceId,
} from '../../contract/options.ts';
import { LATER_PARTS } from '../../contract/picture.ts';
import { sceneCode } from '../../contract/scene.ts';
import { type AudioRequest, audioRequest } from '../../contract/schemas/audio.ts';
import type { SayingRequest, SayingSpeechRequest } from '../../contract/schemas/sayings.ts';
import type { ChosenScenes } from '../../contract/schemas/scene.ts';
import type { GenerateRequest } from '../../contract/schemas/series.ts';
import { RECORD_TERMS } from '../../contract/takes.ts';
import { DAY_MS } from '../../contract/time.ts';
import { tryPassword } from '../auth/password-attempts.ts';
import { isFresh } from '../auth/refresh-session.ts';
import type { AccountUse, AccountUses } from '../budget/account-uses.ts';
import { database } from '../directory/client.ts';
import { type ExampleRow, exampleById, exampleByText } from '../directory/examples.ts';
import type { Env } from '../env.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { type BookIds, exampleStoryKey, storyKey } from '../files/keys.ts';
import type { Generations } from '../generation/generations.ts';
import { digestOfOrder, type NarrationRequest } from '../generation/orders.ts';
import type {
  Accepted,
  EditionDone,
  Listener,
  NarrationDone,
  Outcome,
  Running,
  SentenceSound,
  StoredGeneration,
  StoryDone,
  TooSoon,
} from '../generation/outcomes.ts';
import { markOutdated, saidInStory } from '../generation/outdated-narrations.ts';
import type { Activity } from '../home-storage/activity.ts';
import type {
  Library,
  LibraryRow,
  LibraryView,
  NarrationRow,
  PageEnd,
  StoryFacts,
} from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { SayingRow } from '../home-storage/sayings.ts';
import { choiceOf, editionOf, type FeedRow } from '../home-storage/schema.ts';
import type { BoughtSentence } from '../home-storage/sentence-allowance.ts';
import type { NightRow, SeriesEnd } from '../home-storage/series.ts';
import type { SessionRow, Sessions } from '../home-storage/sessions.ts';
import { choiceParts } from '../home-storage/sound-choice.ts';
import type { OrderedRequest } from '../home-storage/stored-story-request.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { drawStandIns } from '../link/linked-story.ts';
import { listMusic } from '../narration/music-files.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { presentUser } from '../plan/present-user.ts';
import { seatsOf } from '../story/cast.ts';
import type { ChangeOfSentence } from '../story/changed-sentence.ts';
import {
  asTold,
  currentPractice,
  isOfEarlierText,
  lastEdit,
  type ToldNarration,
} from '../story/earlier-text.ts';
import { readLaterScenes, writeLaterScenes } from '../story/later-scenes.ts';
import type { StoryWithNarrations } from '../story/library.ts';
import { hasInsult } from '../story/name-check.ts';
import { earlierNamesFor } from '../story/nights-before.ts';
import type { NightFacts, SeriesFacts, SeriesPage } from '../story/present-series.ts';
import { heroKeyOf } from '../story/scene.ts';
import { readStoredStory, sentencesIn } from '../story/stored-story.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import type { NewTake, Recordings, TakesOfStory } from './recordings.ts';

/** What the methods of a session are made of. */
export type SessionParts = {
  env: Env;
  sessionId: string;
  /** The user, with what the ledger counts now. */
  user(): SignedInUser;
  sessions: Sessions;
  library: Library;
  generations: Generations;
  recordings: Recordings;
  /** @returns `not_found`; `database_error` while something of the story cannot be saved */
  removeStory(id: string): Promise<Refusal | null>;
  activity(): Activity;
  uses: AccountUses;
  closeAccount(): Promise<void>;
  /** Lets work finish behind the answer; logs its failure. */
  behind(what: string, work: Promise<void>): void;
  /** Stores the tombstone of what ended, and deletes its files, behind the answer. */
  finishEnding(): void;
  /** Milliseconds since the epoch. */
  now: number;
};

/** What every order of a generation says about its request. */
type Ordering = { idempotencyKey: string | null; requestId: string; country?: string };

/** Events as they are made, or null with what was saved of a generation whose events are not kept any more. */
export type Events<Saved> =
  | { live: ReadableStream<Uint8Array> }
  /** `attempt`: number of the last attempt, from 1; null when unknown. */
  | { live: null; saved: Saved; attempt: number | null; storiesRemaining: number };

/** Proof that a user is present. `network`: of the caller; `password`: of an account that has one. */
export type PresenceProof = { password?: string; network: string };

export type SavedNarration = { narration: ToldNarration; versionsRemaining: number };

/** An admission with its events, if the caller reads them. */
type Admitted<Saved> = { admission: Accepted; events: Events<Saved> | null };

/** Not admitted: the caller may wait and ask again. */
type Held = { admission: TooSoon; events: null };

const UNKNOWN_NIGHT = { memory: null, proposals: [], seriesId: null, number: null, recalled: null };

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };
const unknown = (field: string): Refusal => ({
  ok: false,
  code: 'invalid_request',
  fields: { [field]: 'unknown' },
});

/** Admission of an edition, unless it exists. */
export type EditionAdmitted = { isMade: true } | (Admitted<never> & { isMade: false });

/**
 * What a signed-in user may do. The only way to it is `Home.ask`, which checks the session first. Arguments and results
 * cross RPC: plain data and streams. A refusal is a value; a method that can only refuse answers null instead of it.
 */
export class UserSession {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  user(): SignedInUser {
    return this.#parts.user();
  }

  /** The session of the request itself. */
  device(): SessionRow | null {
    const { sessions, sessionId, now } = this.#parts;
    return sessions.live(sessionId, now);
  }

  /** Live sessions, last used first. */
  devices(): SessionRow[] {
    const { sessions, now } = this.#parts;
    return sessions.all(now);
  }

  /** @returns `not_found` */
  endDevice(id: string): Refusal | null {
    return this.#parts.sessions.end(id) ? null : NOT_FOUND;
  }

  /** Ends all sessions, or all others. */
  endDevices(isOwnKept: boolean): void {
    const { sessions, sessionId } = this.#parts;
    sessions.endAll(isOwnKept ? sessionId : null);
  }

  /**
   * Deletes the account of a user who proves to be present. What cannot be deleted at once is deleted later.
   * @returns `wrong_password`, `too_many_attempts`, `rate_limited`, `recent_sign_in_required`
   */
  async closeAccount(proof: PresenceProof): Promise<Refusal | null> {
    const refusal = await this.#authenticateAgain(proof);
    if (!refusal) await this.#parts.closeAccount();
    return refusal;
  }

  /** By password, or by a recent sign-in for an account without one. */
  async #authenticateAgain({ password, network }: PresenceProof): Promise<Refusal | null> {
    const { env, behind, now } = this.#parts;
    const { id, email, hasPassword } = this.user();
    if (!hasPassword) {
      const session = this.device();
      return session && isFresh(session, now) ? null : { ok: false, code: 'recent_sign_in_required' };
    }
    const wrong: Refusal = { ok: false, code: 'wrong_password' };
    if (password === undefined) return wrong;
    const deps = {
      db: database(env.DB),
      digest: (text: string) => keyedDigest(env.DIGEST_SECRET, text, UNIQUE),
      network,
      behind: (work: Promise<void>) => behind('wrong passwords', work),
    };
    const attempt = await tryPassword(deps, email, password, now);
    if (!attempt.ok) return attempt;
    return attempt.matches && attempt.user?.id === id ? null : wrong;
  }

  /** A page of the library. */
  stories(view: LibraryView, after: PageEnd | null, limit: number): LibraryRow[] {
    return this.#parts.library.page(view, after, limit);
  }

  /** A story, or `not_found`, `story_taken_down`. */
  story(id: string): StoryWithNarrations | Refusal {
    const { library } = this.#parts;
    const story = library.story(id);
    if (!story) return this.#refusalOf(id);
    const narrations = library.narrationsOf(id).map((row) => asTold(row, story, library.sayings));
    return { story, narrations };
  }

  #refusalOf(id: string): Refusal {
    return this.#parts.library.isTakenDown(id) ? { ok: false, code: 'story_taken_down' } : NOT_FOUND;
  }

  removeStory(id: string): Promise<Refusal | null> {
    return this.#parts.removeStory(id);
  }

  running(): Running {
    return this.#parts.generations.running();
  }

  /**
   * Starts a story, or joins the one of the same order.
   * @param asked `timeZone`: of the browser; null leaves the one that the home has
   * @param listener null for a client that reads no events
   */
  async writeStory(
    {
      request,
      timeLimit,
      timeZone = null,
      ...ordering
    }: Ordering & { request: GenerateRequest; timeLimit: number; timeZone?: string | null },
    listener: Listener | null,
  ): Promise<Admitted<StoryWithNarrations> | Held | Refusal> {
    const { generations, library, now } = this.#parts;
    if (timeZone !== null) library.household.setTimeZone(timeZone);
    const fingerprint = digestOfOrder(JSON.stringify(request));
    const asked = { kind: 'story', ...ordering, fingerprint } as const;
    // A repeated order begins nothing: what it goes on with may be deleted since.
    const continued = generations.isKnown(asked) ? { order: request } : await this.#orderOf(request);
    if (isRefusal(continued)) return continued;
    const admission = await generations.admit({
      ...asked,
      request: continued.order,
      plan: planOf(this.user(), now),
      timeLimit,
    });
    if (!admission.ok) return 'waitMs' in admission ? { admission, events: null } : admission;
    const events = listener ? this.storyEvents(admission.generationId, listener) : null;
    return isRefusal(events) ? events : { admission, events };
  }

  /** The order of a story. One that goes on with another waits for the second opinion on that. */
  async #orderOf(request: GenerateRequest): Promise<{ order: OrderedRequest } | Refusal> {
    const { continues } = request;
    if (continues === undefined) return { order: request };
    const { generations, library } = this.#parts;
    const outcome = await generations.readingOver(continues);
    if (!outcome.ok) return outcome;
    const nights = library.series.before(continues, NIGHTS_REMEMBERED);
    const last = nights[0] && library.story(nights[0].storyId);
    if (!last) return this.#refusalOf(continues);
    return { order: { ...request, earlierNames: earlierNamesFor(request.childNames, last, nights) } };
  }

  /** Events of a story, or `not_found`, `story_taken_down`. */
  storyEvents(id: string, listener: Listener): Events<StoryWithNarrations> | Refusal {
    const live = this.#parts.generations.events(id, listener);
    if (live) return { live };
    const saved = this.story(id);
    return isRefusal(saved) ? saved : { live, saved, ...this.#replayOf(id) };
  }

  #replayOf(id: string) {
    const { generations, now } = this.#parts;
    const { storiesRemaining } = presentUser(this.user(), now);
    return { attempt: generations.attemptOf(id), storiesRemaining };
  }

  /**
   * What is remembered of a story, after what is being asked about it.
   * @returns or `not_found`, `story_taken_down`
   */
  async night(id: string): Promise<NightFacts | Refusal> {
    const { library, generations } = this.#parts;
    if (!library.showsStory(id)) return this.#refusalOf(id);
    await generations.memoryOver(id);
    return this.#night(id);
  }

  #night(id: string): NightFacts | Refusal {
    const { library } = this.#parts;
    const { series } = library;
    if (!library.showsStory(id)) return this.#refusalOf(id);
    const row = series.night(id) ?? { storyId: id, ...UNKNOWN_NIGHT };
    return { ...row, nights: row.seriesId === null ? 1 : (series.one(row.seriesId)?.nights ?? 1) };
  }

  /**
   * Replaces what is remembered of a story.
   * @returns or the refusal of `story`, `account_limit_reached`, `memory_refused`, `moderation_unavailable`
   */
  async changeMemory(id: string, memory: string): Promise<NightFacts | Refusal> {
    const { library, generations, uses, now, finishEnding } = this.#parts;
    const story = library.story(id);
    if (!story) return this.#refusalOf(id);
    const refusal = uses.take('memory', now);
    if (refusal) return refusal;
    const verdict = await generations.fitsAsMemory(story, memory);
    if (!verdict.ok) return verdict;
    if (!library.showsStory(id)) return this.#refusalOf(id);
    library.series.changeMemory(id, memory);
    finishEnding();
    return this.#night(id);
  }

  /** Deletes what is remembered of a story, with its proposals; it is not asked again. @returns or the refusal of `story` */
  deleteMemory(id: string): NightFacts | Refusal {
    const { library, generations, finishEnding } = this.#parts;
    if (!library.showsStory(id)) return this.#refusalOf(id);
    generations.dropMemory(id);
    library.series.deleteMemory(id);
    finishEnding();
    return this.#night(id);
  }

  /** A page of the series of two nights or more, and the last of it where more follow. */
  series(after: SeriesEnd | null, limit: number): { page: SeriesFacts[]; next: SeriesEnd | null } {
    const rows = this.#parts.library.series.page(after, limit + 1);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      page: shown.flatMap((row) => this.#seriesFacts(row) ?? []),
      next: last ? { lastAt: last.lastAt, id: last.id } : null,
    };
  }

  #seriesFacts({ id, nights }: { id: string; nights: number }): SeriesFacts | null {
    const { library } = this.#parts;
    const [night] = library.series.nights(id, null, 1);
    const last = night && library.rowsOf([night.storyId]).get(night.storyId);
    return last ? { id, nights, last, proposals: night.proposals, title: library.series.title(id) } : null;
  }

  /** Nights of a series, newest first. @param below their numbers @returns or `not_found`, also for a series of one */
  seriesNights(id: string, below: number | null, limit: number): SeriesPage | Refusal {
    const { library } = this.#parts;
    const row = library.series.one(id);
    const facts = row && row.nights > 1 ? this.#seriesFacts(row) : null;
    if (!facts) return NOT_FOUND;
    const nights = library.series.nights(id, below, limit);
    const rows = library.rowsOf(nights.map(({ storyId }) => storyId));
    const page = nights.flatMap((night) => {
      const story = rows.get(night.storyId);
      return story ? [{ ...night, story }] : [];
    });
    return { ...facts, page, feedSecret: library.feed()?.secret ?? null };
  }

  /** Waits for the end of a story, at most `patienceMs`. */
  storyOutcome(id: string, patienceMs: number): Promise<Outcome<StoryDone>> {
    return this.#parts.generations.storyOutcome(id, patienceMs);
  }

  /** Stops and refunds a running story, a few times a day. */
  stopStory(id: string): { ok: true } | Refusal {
    return this.#parts.generations.stop(id);
  }

  /** Adds the second language of a story, also of one that was asked for in one language. */
  async translateStory(id: string): Promise<StoryWithNarrations | Refusal> {
    const { generations, now } = this.#parts;
    const found = this.story(id);
    if (isRefusal(found)) return found;
    const { story } = found;
    const { sentences, cast = [], translation: before = null } = story.document;
    const other = story.options.secondLanguage ?? otherLanguage(story.language);
    if (before?.sentences.length !== sentences.length) {
      const plan = planOf(this.user(), now);
      const { title } = story;
      const request = withEarlierNames(story.options, story.earlierNames);
      const order = { storyId: id, title, sentences, cast, request, other, before, plan };
      const translated = await generations.translate(order);
      if (!translated.ok) return translated;
    }
    return this.story(id);
  }

  /** A story that its user reports, or the refusal of `story`, or `account_limit_reached`. */
  storyToReport(id: string): StoryWithNarrations | Refusal {
    const found = this.story(id);
    if (isRefusal(found)) return found;
    return this.#parts.uses.take('report', this.#parts.now) ?? found;
  }

  /** Counts a request that calls Stripe. @returns `account_limit_reached` */
  countBilling(): Refusal | null {
    return this.#parts.uses.take('billing', this.#parts.now);
  }

  /** Chooses what the pictures of a story show. */
  setScenes(id: string, { beginning, ...others }: ChosenScenes): StoryWithNarrations | Refusal {
    const { uses, library, now } = this.#parts;
    const found = this.story(id);
    if (isRefusal(found)) return found;
    const { story } = found;
    const first = beginning ? sceneCode(beginning) : story.scene;
    const before = readLaterScenes(story.laterScenes);
    const lacking = LATER_PARTS.find((part) => others[part] && before.every((one) => one.part !== part));
    if (lacking) return unknown(lacking);
    const later = before.map((one) => ({ ...one, scene: others[one.part] ?? one.scene }));
    const changed = later.filter(({ scene }, at) => sceneCode(scene) !== sceneCode(before[at]!.scene));
    for (let uncounted = changed.length + Number(first !== story.scene); uncounted > 0; uncounted -= 1) {
      const refusal = uses.take('scene', now);
      if (refusal) return refusal;
    }
    if (first !== null && first !== story.scene) library.setScene(id, first, heroKeyOf(story.options));
    if (changed.length > 0) library.setLaterScenes(id, writeLaterScenes(later), story.laterScenes);
    return this.story(id);
  }

  /**
   * Changes a sentence of a story, or leaves it out.
   * @returns or `sentence_changed` where the story has another text than the user saw, `sentence_refused`, a limit
   */
  async changeSentence(id: string, change: ChangeOfSentence): Promise<StoryWithNarrations | Refusal> {
    const { uses, generations, now } = this.#parts;
    const refusal = await generations.changeSentence(id, change, () => uses.take('sentence', now));
    return refusal ?? this.story(id);
  }

  /** Proposes the other side of words for a story in two languages; null where the writer has none. */
  async proposeSide(id: string, text: string): Promise<{ text: string | null } | Refusal> {
    const { uses, generations, now } = this.#parts;
    const found = this.story(id);
    if (isRefusal(found)) return found;
    const refusal = uses.take('side', now);
    if (refusal) return refusal;
    const other = found.story.document.translation?.language;
    if (!other) return NOT_FOUND;
    const proposed = await generations.proposeSide(id, text, other);
    return proposed.ok ? { text: proposed.text } : proposed;
  }

  /** Gives a story a star, or takes it away. @returns `not_found`, `story_taken_down` */
  setStar(id: string, isStarred: boolean): Refusal | null {
    const { library, now } = this.#parts;
    if (!library.showsStory(id)) return this.#refusalOf(id);
    library.setStar(id, isStarred ? now : null);
    return null;
  }

  /** Sound of one sentence at the voice's natural pace, with the title and language for its tag. */
  async speakSentence(asked: {
    storyId: string;
    index: number;
    /** Default: the story's own. */
    language?: Language;
    /** Default: that of the language. */
    voiceId?: VoiceId;
    /** Whether with the voices of the story's figures. */
    cast?: boolean;
    requestId: string;
  }): Promise<{ sound: SentenceSound; language: Language; title: string } | Refusal> {
    const { library, generations, now } = this.#parts;
    const { storyId, index, requestId } = asked;
    const story = library.story(storyId);
    if (!story) return this.#refusalOf(storyId);
    const language = asked.language ?? story.language;
    const voiceId = asked.voiceId ?? DEFAULT_VOICES[language];
    if (languageOfVoice(voiceId) !== language) return unknown('voiceId');
    const sentences = sentencesIn(story.document, language);
    if (!sentences) return unknown('language');
    const sentence = sentences.find((one) => one.index === index);
    if (!sentence) return NOT_FOUND;
    const { text, speech } = sentence;
    const { cast, earlierCast } = story.document;
    const figures = asked.cast && cast && speech ? { cast: seatsOf(cast, earlierCast), speech } : null;
    const user = this.user();
    const buyer = buyerOf(planOf(user, now), user);
    const said = library.sayings.of(language);
    const order = { storyId, index, language, voiceId, text, said, figures, buyer, requestId };
    const spoken = await generations.speakSentence(order);
    return spoken.ok ? { sound: spoken.sound, language, title: story.title } : spoken;
  }

  /** Spellings for voices, by language and word. */
  sayings(): SayingRow[] {
    return this.#parts.library.sayings.all();
  }

  /**
   * Keeps how voices are to say a word, and has what was narrated with it spoken again behind the answer.
   * @param asked `id` is drawn by the caller, for a word without a spelling
   * @returns or `saying_refused`, `too_many_sayings`, `account_limit_reached`
   */
  keepSaying(asked: SayingRequest & { id: string }): SayingRow | Refusal {
    const { library, uses, now } = this.#parts;
    if (hasInsult(asked.said) || hasInsult(asked.word)) return { ok: false, code: 'saying_refused' };
    const refusal = uses.take('saying', now);
    if (refusal) return refusal;
    const row = library.sayings.keep({ ...asked, createdAt: now });
    if (!row) return { ok: false, code: 'too_many_sayings' };
    this.#sayAgain(row.language);
    return row;
  }

  /** Deletes a spelling. @returns `not_found`, `account_limit_reached` */
  removeSaying(id: string): Refusal | null {
    const { library, uses, now } = this.#parts;
    const refusal = uses.take('saying', now);
    if (refusal) return refusal;
    const language = library.sayings.remove(id);
    if (language === null) return NOT_FOUND;
    this.#sayAgain(language);
    return null;
  }

  #sayAgain(language: Language): void {
    const { library, generations } = this.#parts;
    markOutdated(library, language);
    generations.startLinkSounds();
  }

  /**
   * Sound of a word alone, as it is typed, kept with the story that it is tried for.
   * @returns or `saying_refused`, `account_limit_reached`, and what `speakSentence` answers
   */
  async hearSaying(asked: SayingSpeechRequest & { requestId: string }): Promise<SentenceSound | Refusal> {
    const { library, generations, uses, now } = this.#parts;
    const { storyId, language, text, requestId, voiceId = DEFAULT_VOICES[language] } = asked;
    if (!library.story(storyId)) return this.#refusalOf(storyId);
    if (languageOfVoice(voiceId) !== language) return unknown('voiceId');
    if (hasInsult(text)) return { ok: false, code: 'saying_refused' };
    const refusal = uses.take('saying_heard', now);
    if (refusal) return refusal;
    const user = this.user();
    const buyer = buyerOf(planOf(user, now), user);
    // With a full stop: voices end a word alone as if more came.
    const order = { storyId, index: 0, language, voiceId, text: `${text}.`, figures: null, buyer, requestId };
    const spoken = await generations.speakSentence({ ...order, said: [], isTrial: true });
    return spoken.ok ? spoken.sound : spoken;
  }

  /**
   * Starts a narration, or joins the one of the same order.
   * @param asked `textHash` names the text: one of the user's stories in either language, or an example, which then
   * counts as a story under the example's id
   * @param listener null for a client that reads no events
   * @returns or `text_not_yours`, `invalid_request`, or the refusal of the admission
   */
  async narrate(
    asked: Ordering &
      Omit<AudioRequest, 'text' | 'cast' | 'ours'> & { cast?: boolean; ours?: boolean; textHash: string },
    listener: Listener | null,
  ): Promise<Admitted<SavedNarration> | Refusal> {
    const { env, generations, now } = this.#parts;
    const { textHash, voiceId, speechRate, musicTrack, cast: asksCast, ours, ...ordering } = asked;
    const [known, tracks] = await Promise.all([
      this.#knownText(textHash),
      tracksFor(env.FILES, musicTrack, now),
    ]);
    if (isRefusal(tracks)) return tracks;
    if (!known) return { ok: false, code: 'text_not_yours' };
    const { id: storyId, isOtherSide, editedAt = null, ...source } = known;
    if (isOtherSide && languageOfVoice(voiceId) !== known.language) return unknown('voiceId');
    const cast = asksCast && (await this.#hasCast(known));
    const takes = ours ? this.#reading(known) : null;
    if (ours && takes === null) return unknown('ours');
    const user = this.user();
    const plan = planOf(user, now);
    const request: NarrationRequest = {
      ...source,
      voiceId,
      speechRate,
      musicTrack,
      ...(cast && { cast }),
      ...(takes && { takes }),
      ...this.#saidIn(known),
      ...(buyerOf(plan, user) === 'unconfirmed' && { isUnconfirmed: true }),
    };
    // The same choice of a changed text is another narration.
    const text = editedAt === null ? [] : [editedAt];
    const admission = await generations.admit({
      kind: 'narration',
      ...ordering,
      fingerprint: digestOfOrder(JSON.stringify([storyId, ...choiceParts(request), ...text])),
      request,
      ...(tracks && { tracks }),
      storyId,
      plan,
      timeLimit: AUDIO_DEADLINE_MS,
    });
    if (!admission.ok) return admission;
    const events = listener ? this.narrationEvents(admission.generationId, listener) : null;
    return isRefusal(events) ? events : { admission, events };
  }

  /**
   * Starts a narration, or joins it, and an edition of it, in one call.
   * @param listener of the edition
   * @returns or a refusal of either
   */
  async narrateWithEdition(
    asked: Parameters<UserSession['narrate']>[0],
    edition: EditionChoice,
    listener: Listener | null,
  ): Promise<(EditionAdmitted & { narrationId: string }) | Refusal> {
    const narrating = await this.narrate(asked, null);
    if (isRefusal(narrating)) return narrating;
    const narrationId = narrating.admission.generationId;
    const { requestId } = asked;
    const admitted = await this.makeEdition(narrationId, { requestId, edition }, listener);
    return isRefusal(admitted) ? admitted : { ...admitted, narrationId };
  }

  /** Whether figures speak in a text: not in stories that were stored without a cast. */
  async #hasCast({ id, source, storyKey, language }: KnownText): Promise<boolean> {
    const { env, library } = this.#parts;
    const stored =
      source === 'story' ? library.story(id)?.document : await readStoredStory(env.FILES, storyKey);
    return Boolean(stored?.cast && sentencesIn(stored, language)?.some(({ speech }) => speech));
  }

  /** What the family has read of a text; null for nothing. */
  #reading({ id, source, language }: KnownText): string | null {
    const story = source === 'story' ? this.#parts.library.story(id) : null;
    return story && this.#parts.recordings.reading(story, language);
  }

  /** Words of an own story that its voice says by another spelling. */
  #saidIn({ id, source, language }: KnownText): Pick<NarrationRequest, 'said'> {
    const { library } = this.#parts;
    const story = source === 'story' ? library.story(id) : null;
    const said = story ? saidInStory(library, story, language) : [];
    return said.length > 0 ? { said } : {};
  }

  async #knownText(hash: string): Promise<KnownText | null> {
    const { env, library } = this.#parts;
    const own = library.storyByText(hash);
    if (own) return { source: 'story', ...textOf(own), language: own.language, editedAt: own.editedAt };
    const paired = library.storyByTranslation(hash);
    const language = paired?.options.secondLanguage;
    if (paired && language) {
      const { translationEditedAt: editedAt } = paired;
      return { source: 'story', ...textOf(paired), language, editedAt, isOtherSide: true };
    }
    const example = await exampleByText(database(env.DB), hash);
    return example && { source: 'example', id: example.id, ...exampleSource(example) };
  }

  /** Events of a narration, or `not_found`. */
  narrationEvents(id: string, listener: Listener): Events<SavedNarration> | Refusal {
    const live = this.#parts.generations.events(id, listener);
    if (live) return { live };
    const saved = this.narration(id);
    return isRefusal(saved) ? saved : { live, saved, ...this.#replayOf(id) };
  }

  /** A narration, or `not_found`. */
  narration(id: string): SavedNarration | Refusal {
    const { library, generations } = this.#parts;
    const narration = library.narration(id);
    if (!narration) return NOT_FOUND;
    const storyId = (narration.storyId ?? narration.exampleId)!;
    const story = library.story(storyId);
    return {
      narration: story ? asTold(narration, story, library.sayings) : narration,
      versionsRemaining: generations.versionsRemaining(storyId),
    };
  }

  /**
   * Waits for the end of a narration, at most `patienceMs`.
   * @param origin for addresses
   * @returns with the number of versions that its story may have now, or its refusal
   */
  async narrationOutcome(
    id: string,
    patienceMs: number,
    origin: string,
  ): Promise<{ done: NarrationDone | null; versionsRemaining: number } | Refusal> {
    const { generations } = this.#parts;
    const outcome = await generations.narrationOutcome(id, patienceMs, origin);
    if (!outcome.ok) return outcome;
    const { done } = outcome;
    const storyId = done?.narration.storyId;
    return { done, versionsRemaining: storyId ? generations.versionsRemaining(storyId) : 0 };
  }

  /**
   * Starts an edition of a narration, or joins it. Needs no idempotency key: there is one of a kind per narration.
   * @returns or `not_found`, `speech_not_kept`, `invalid_request` where a language is missing, or the refusal of the
   * admission
   */
  async makeEdition(
    id: string,
    { requestId, edition }: Pick<Ordering, 'requestId'> & { edition: EditionChoice },
    listener: Listener | null,
  ): Promise<EditionAdmitted | Refusal> {
    const { generations, library, now } = this.#parts;
    const running = generations.narrationUnderWay(id);
    const narration = library.narration(id);
    const story = narration?.storyId ? library.story(narration.storyId) : null;
    const stored = narration && editionOf(narration, edition.kind);
    const made =
      edition.kind === 'practice' && story ? currentPractice(narration!, story, library.sayings) : stored;
    if (made && editionName(choiceOf(made)) === editionName(edition)) return { isMade: true };
    if (!running && !narration) return NOT_FOUND;
    const storyId = (running?.storyId ?? narration?.storyId ?? narration?.exampleId)!;
    const ordered = running?.order ?? (narration && (await this.#narrationRequest(narration)));
    if (!ordered) return { ok: false, code: 'speech_not_kept' };
    if (edition.kind === 'practice' && !library.story(storyId)?.document.translation)
      return unknown('learns');
    const admission = await generations.admit({
      kind: edition.kind,
      idempotencyKey: null,
      fingerprint: digestOfOrder(JSON.stringify([editionName(edition), id])),
      request: { ...ordered, narrationId: id, edition },
      storyId,
      plan: planOf(this.user(), now),
      timeLimit: AUDIO_DEADLINE_MS,
      requestId,
    });
    if (!admission.ok) return admission;
    const live = listener ? generations.events(admission.generationId, listener) : null;
    return { isMade: false, admission, events: live && { live } };
  }

  /** The order of a stored narration; null when its text or voice no longer exists. */
  async #narrationRequest(row: NarrationRow): Promise<NarrationRequest | null> {
    const { env, library } = this.#parts;
    const parsed = audioRequest.omit({ text: true, ours: true }).safeParse(row);
    if (!parsed.success) return null;
    const { cast, ...others } = parsed.data;
    const { said, takes } = row;
    const choice = {
      ...others,
      ...(cast && { cast }),
      ...(takes !== null && { takes }),
      ...(said.length > 0 && { said }),
    };
    if (row.storyId !== null) {
      const story = library.story(row.storyId);
      // An edition of the earlier text would need the words that were changed.
      if (!story || isOfEarlierText(story, row)) return null;
      const { storyKey } = textOf(story);
      return { ...choice, language: row.language, source: 'story', storyKey };
    }
    const example = row.exampleId === null ? null : await exampleById(database(env.DB), row.exampleId);
    return example?.textPath ? { ...choice, source: 'example', ...exampleSource(example) } : null;
  }

  /** Waits for the end of an edition, at most `patienceMs`. @param origin for addresses */
  editionOutcome(
    id: string,
    kind: EditionKind,
    patienceMs: number,
    origin: string,
  ): Promise<Outcome<EditionDone>> {
    return this.#parts.generations.editionOutcome(id, kind, patienceMs, origin);
  }

  /**
   * Waits for the second opinion on a story, and checks that its book exists.
   * @returns `not_found`, `story_withdrawn`
   */
  async checkBook({ storyId, narrationId }: BookIds): Promise<Refusal | null> {
    const { generations, library } = this.#parts;
    const outcome = await generations.readingOver(storyId);
    if (!outcome.ok) return outcome;
    const isOf = narrationId === null || library.narration(narrationId)?.storyId === storyId;
    return isOf && library.story(storyId) ? null : NOT_FOUND;
  }

  /** @returns `not_found`, also for a series of one */
  checkSeriesBook(id: string): Refusal | null {
    return (this.#parts.library.series.one(id)?.nights ?? 0) > 1 ? null : NOT_FOUND;
  }

  feed(): FeedRow | null {
    return this.#parts.library.feed();
  }

  /** Opens the feed or changes its settings. Its address stays. @returns or `account_limit_reached` */
  saveFeed(settings: { showsNames: boolean; language: Language }): FeedRow | Refusal {
    const { library, uses, now } = this.#parts;
    const refusal = library.feed() === null ? uses.take('feed', now) : null;
    return refusal ?? library.saveFeed({ ...settings, now });
  }

  /**
   * Replaces the feed's address; the old one stops working at once.
   * @returns or `not_found`, `account_limit_reached`
   */
  renewFeed(): FeedRow | Refusal {
    const { library, finishEnding, uses, now } = this.#parts;
    const refusal = uses.take('feed', now);
    if (refusal) return refusal;
    const row = library.renewFeed(now);
    if (!row) return NOT_FOUND;
    finishEnding();
    return row;
  }

  closeFeed(): void {
    const { library, finishEnding } = this.#parts;
    library.deleteFeed();
    finishEnding();
  }

  /** Open links to stories that are shown, newest first. */
  links(): TitledLink[] {
    const { library, now } = this.#parts;
    return library.links.open(now).flatMap((link) => {
      const story = library.story(link.storyId);
      return story ? [{ ...link, title: story.title }] : [];
    });
  }

  /**
   * Makes a link to a story. One without names gets its sound behind the answer.
   * @param asked `id` and `secret` are drawn by the caller: the same ones make one link
   * @returns or `not_found`, `story_taken_down`, `story_withdrawn`, `too_many_links`, `account_limit_reached`
   */
  async makeLink(asked: {
    id: string;
    secret: string;
    storyId: string;
    term: LinkTerm;
    scope: LinkScope;
    showsNames: boolean;
  }): Promise<TitledLink | Refusal> {
    const { library, generations, uses, now } = this.#parts;
    const { id, secret, storyId, term, scope } = asked;
    if (scope === 'record' && !RECORD_TERMS.some((one) => one === term)) return unknown('term');
    // The names are read aloud: no stand-ins.
    const showsNames = asked.showsNames || scope === 'record';
    const before = this.story(storyId);
    if (isRefusal(before)) return before;
    const refusal = uses.take('link', now);
    if (refusal) return refusal;
    const outcome = await generations.readingOver(storyId);
    if (!outcome.ok) return outcome;
    const found = this.story(storyId);
    if (isRefusal(found)) return found;
    const { story } = found;
    if (!showsNames) library.keepStandIns(storyId, story.standIns ?? drawStandIns(story));
    const endsAt = now + LINK_DAYS[term] * DAY_MS;
    const link: LinkRow = {
      id,
      secret,
      storyId,
      showsNames,
      createdAt: now,
      endsAt,
      opened: 0,
      scope,
    };
    if (!library.links.add(link, now)) return { ok: false, code: 'too_many_links' };
    generations.startLinkSounds();
    return { ...link, title: story.title };
  }

  /** Closes a link: its addresses open nothing from here on. @returns `not_found` */
  closeLink(id: string): Refusal | null {
    return this.#parts.library.links.close(id) ? null : NOT_FOUND;
  }

  /** What the family has read of a story, or `not_found`, `story_taken_down`. */
  takes(storyId: string): TakesOfStory | Refusal {
    const found = this.story(storyId);
    return isRefusal(found) ? found : this.#parts.recordings.of(found.story);
  }

  /** Keeps a take of the account itself, which counts at once. @returns or the refusals of `Recordings.keep` */
  async keepTake(storyId: string, take: NewTake): Promise<TakeRow | Refusal> {
    const outcome = await this.#parts.generations.readingOver(storyId);
    return outcome.ok ? this.#parts.recordings.keep(storyId, take, null) : outcome;
  }

  /** Accepts takes that came by a link. @returns or the refusals of `takes` */
  acceptTakes(storyId: string, ids: readonly string[]): TakesOfStory | Refusal {
    const found = this.story(storyId);
    if (isRefusal(found)) return found;
    this.#parts.recordings.accept(storyId, ids);
    return this.#parts.recordings.of(found.story);
  }

  /** Ends a take, those of a language, or all of a story. @returns the refusals of `Recordings.remove` */
  removeTakes(storyId: string, which: { id?: string; language?: Language }): Promise<Refusal | null> {
    return this.#parts.recordings.remove(
      storyId,
      ({ id, language }) => (which.id ?? id) === id && (which.language ?? language) === language,
    );
  }

  /** Everything that the home has about the user, for the export. @param origin for addresses of files */
  everything(origin: string): HomeExport {
    const { library, generations, sessions, now } = this.#parts;
    const feed = library.feed();
    return {
      user: this.user(),
      activity: this.#parts.activity(),
      timeZone: library.household.timeZone(),
      sessions: sessions.all(now),
      stories: library.stories(),
      narrations: library.narrations(),
      feeds: feed ? [feed] : [],
      links: library.links.open(now),
      takes: library.takes.all(),
      sayings: library.sayings.all(),
      generations: generations.storedGenerations(origin),
      dailyUses: this.#parts.uses.all(),
      boughtSentences: generations.boughtSentences(),
      ...library.series.all(),
    };
  }
}

/** A link with the title of its story. */
export type TitledLink = LinkRow & { title: string };

export type HomeExport = {
  user: SignedInUser;
  activity: Activity;
  /** Where the family is, by its IANA name. */
  timeZone: string;
  sessions: SessionRow[];
  stories: StoryWithNarrations['story'][];
  narrations: NarrationRow[];
  feeds: FeedRow[];
  links: LinkRow[];
  takes: TakeRow[];
  sayings: SayingRow[];
  generations: StoredGeneration[];
  dailyUses: AccountUse[];
  boughtSentences: BoughtSentence[];
  series: { id: string; standIns: Record<string, string> }[];
  nights: NightRow[];
};

type KnownText = Pick<NarrationRequest, 'source' | 'language' | 'storyKey'> & {
  id: string;
  isOtherSide?: true;
  /** Last change of a sentence of this text; absent and null: none. */
  editedAt?: number | null;
};

const textOf = (story: Pick<StoryFacts, 'id' | 'userId' | 'editedAt' | 'translationEditedAt'>) => ({
  id: story.id,
  storyKey: storyKey(story.userId, story.id, lastEdit(story)),
});

const exampleSource = ({ id, language }: Pick<ExampleRow, 'id' | 'language'>) => ({
  language: OPTION_ALIASES.language[language],
  storyKey: exampleStoryKey(id),
});

/**
 * Candidates for `random` in random order; the admission, which knows the story's versions, chooses. Null for any
 * other choice.
 * @returns or `invalid_request`: the track does not exist
 */
async function tracksFor(
  files: R2Bucket,
  choice: AudioRequest['musicTrack'],
  now: number,
): Promise<string[] | Refusal | null> {
  if (choice === 'none') return null;
  const tracks: string[] = await listMusic(files, now);
  if (choice === 'random') return tracks.length > 0 ? shuffled(tracks) : ['none'];
  return tracks.includes(choice) ? null : unknown('musicTrack');
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
