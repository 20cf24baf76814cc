import { AUDIO_DEADLINE_MS } from '../../contract/limits.ts';
import { type EditionChoice, type EditionKind, editionName } from '../../contract/narration.ts';
import {
  DEFAULT_VOICES,
  type Language,
  languageOfVoice,
  OPTION_ALIASES,
  type VoiceId,
} from '../../contract/options.ts';
import { type AudioRequest, audioRequest } from '../../contract/schemas/audio.ts';
import { database } from '../directory/client.ts';
import { type ExampleRow, exampleById, exampleByText } from '../directory/examples.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import { exampleStoryKey, storyKey } from '../files/keys.ts';
import { digestOfOrder, type NarrationRequest } from '../generation/orders.ts';
import type {
  Accepted,
  EditionDone,
  Listener,
  NarrationDone,
  Outcome,
  SentenceSound,
} from '../generation/outcomes.ts';
import { saidInStory } from '../generation/outdated-narrations.ts';
import type { NarrationRow, StoryFacts } from '../home-storage/library.ts';
import { choiceOf, editionOf } from '../home-storage/schema.ts';
import { choiceParts } from '../home-storage/sound-choice.ts';
import { listMusic } from '../narration/music-files.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { seatsOf } from '../story/cast.ts';
import {
  asTold,
  currentPractice,
  isOfEarlierText,
  lastEdit,
  type ToldNarration,
} from '../story/earlier-text.ts';
import { readStoredStory, sentencesIn } from '../story/stored-story.ts';
import {
  type SessionParts,
  type Ordering,
  type Events,
  type Admitted,
  NOT_FOUND,
  unknown,
  refusalOf,
  replayOf,
} from './session-parts.ts';

export type SavedNarration = { narration: ToldNarration; versionsRemaining: number };

/** Admission of an edition, unless it exists. */
export type EditionAdmitted = { isMade: true } | (Admitted<never> & { isMade: false });

/** Sound: narrations, their editions, and single sentences. Part of `UserSession`. */
export class SessionSounds {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
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
    if (!story) return refusalOf(this.#parts.library, storyId);
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
    const user = this.#parts.user();
    const buyer = buyerOf(planOf(user, now), user);
    const said = library.sayings.of(language);
    const order = { storyId, index, language, voiceId, text, said, figures, buyer, requestId };
    const spoken = await generations.speakSentence(order);
    return spoken.ok ? { sound: spoken.sound, language, title: story.title } : spoken;
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
    if (!known) {
      const generationId = this.#orderedBefore(asked);
      if (generationId === null) return { ok: false, code: 'text_not_yours' };
      return this.#eventsOf({ ok: true, generationId, started: false, replayed: false }, listener);
    }
    const { id: storyId, isOtherSide, editedAt = null, ...source } = known;
    if (isOtherSide && languageOfVoice(voiceId) !== known.language) return unknown('voiceId');
    const cast = asksCast && (await this.#hasCast(known));
    const takes = ours ? this.#reading(known) : null;
    if (ours && takes === null) return unknown('ours');
    const user = this.#parts.user();
    const plan = planOf(user, now);
    const request: NarrationRequest = {
      ...source,
      voiceId,
      speechRate,
      musicTrack,
      ...(cast && { cast }),
      ...(takes && { takes }),
      ...(editedAt !== null && { textEditedAt: editedAt }),
      ...this.#saidIn(known),
      ...(buyerOf(plan, user) === 'unconfirmed' && { isUnconfirmed: true }),
    };
    const admission = await generations.admit({
      kind: 'narration',
      ...ordering,
      fingerprint: fingerprintOf(storyId, request),
      request,
      ...(tracks && { tracks }),
      storyId,
      plan,
      timeLimit: AUDIO_DEADLINE_MS,
    });
    return admission.ok ? this.#eventsOf(admission, listener) : admission;
  }

  #eventsOf(admission: Accepted, listener: Listener | null): Admitted<SavedNarration> | Refusal {
    const events = listener ? this.narrationEvents(admission.generationId, listener) : null;
    return isRefusal(events) ? events : { admission, events };
  }

  /** The narration of a repeated request whose text was changed since it was admitted; null for any other request. */
  #orderedBefore({
    idempotencyKey: key,
    voiceId,
    speechRate,
    musicTrack,
  }: Parameters<SessionSounds['narrate']>[0]): string | null {
    const made = key === null ? null : this.#parts.generations.narrationOfKey(key);
    if (!made) return null;
    const asked = { ...made.order, voiceId, speechRate, musicTrack };
    return fingerprintOf(made.storyId, asked) === made.fingerprint ? made.id : null;
  }

  /**
   * Starts a narration, or joins it, and an edition of it, in one call.
   * @param listener of the edition
   * @returns or a refusal of either
   */
  async narrateWithEdition(
    asked: Parameters<SessionSounds['narrate']>[0],
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
    return isRefusal(saved) ? saved : { live, saved, ...replayOf(this.#parts, id) };
  }

  /** A narration, or `not_found`. */
  narration(id: string): SavedNarration | Refusal {
    const { library, generations } = this.#parts;
    const narration = library.narration(id);
    if (!narration) return NOT_FOUND;
    const storyId = (narration.storyId ?? narration.exampleId)!;
    const story = library.story(storyId);
    return {
      narration: story ? asTold(narration, story, library) : narration,
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
    const made = edition.kind === 'practice' && story ? currentPractice(narration!, story, library) : stored;
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
      plan: planOf(this.#parts.user(), now),
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
}

/** The same choice of a changed text is another narration. */
const fingerprintOf = (storyId: string, request: NarrationRequest): string =>
  digestOfOrder(JSON.stringify([storyId, ...choiceParts(request), request.textEditedAt ?? []].flat()));

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
