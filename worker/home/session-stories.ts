import { NIGHTS_REMEMBERED } from '../../contract/limits.ts';
import { otherLanguage } from '../../contract/options.ts';
import { LATER_PARTS } from '../../contract/picture.ts';
import { sceneCode } from '../../contract/scene.ts';
import type { ChosenScenes } from '../../contract/schemas/scene.ts';
import type { GenerateRequest } from '../../contract/schemas/series.ts';
import type { StoryList } from '../../contract/schemas/stories.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import type { BookIds } from '../files/keys.ts';
import { digestOfOrder } from '../generation/orders.ts';
import type { Listener, Outcome, Running, StoryDone } from '../generation/outcomes.ts';
import { type LibraryView, type PageEnd, sortKeyOf } from '../home-storage/library.ts';
import type { OrderedRequest } from '../home-storage/stored-story-request.ts';
import { planOf } from '../plan/plan.ts';
import type { ChangeOfSentence } from '../story/changed-sentence.ts';
import { readLaterScenes, writeLaterScenes } from '../story/later-scenes.ts';
import { presentSummary, type StoryWithNarrations } from '../story/library.ts';
import { earlierNamesFor } from '../story/nights-before.ts';
import { heroKeyOf } from '../story/scene.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import {
  type SessionParts,
  type Ordering,
  type Events,
  type Admitted,
  type Held,
  NOT_FOUND,
  unknown,
  refusalOf,
  storyIn,
  replayOf,
} from './session-parts.ts';

/** Stories: written, read, translated, changed and deleted. Part of `UserSession`. */
export class SessionStories {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** A page of the library as JSON: copying its objects across the call takes longer than its text. */
  stories(view: LibraryView, after: PageEnd | null, size: number): string {
    const { kept, library } = this.#parts;
    return kept(JSON.stringify([view, after, size]), () => {
      const rows = library.page(view, after, size + 1);
      const page = rows.slice(0, size);
      const last = rows.length > size ? page.at(-1) : undefined;
      return JSON.stringify({
        stories: page.map(presentSummary),
        nextCursor: last ? `${sortKeyOf(last, view.sort)}.${last.id}` : null,
      } satisfies StoryList);
    });
  }

  /** A story, or `not_found`, `story_taken_down`. */
  story(id: string): StoryWithNarrations | Refusal {
    return storyIn(this.#parts, id);
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
      plan: planOf(this.#parts.user(), now),
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
    if (!last) return refusalOf(this.#parts.library, continues);
    return { order: { ...request, earlierNames: earlierNamesFor(request.childNames, last, nights) } };
  }

  /** Events of a story, or `not_found`, `story_taken_down`. */
  storyEvents(id: string, listener: Listener): Events<StoryWithNarrations> | Refusal {
    const live = this.#parts.generations.events(id, listener);
    if (live) return { live };
    const saved = this.story(id);
    return isRefusal(saved) ? saved : { live, saved, ...replayOf(this.#parts, id) };
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
      const plan = planOf(this.#parts.user(), now);
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
    if (!library.showsStory(id)) return refusalOf(this.#parts.library, id);
    library.setStar(id, isStarred ? now : null);
    return null;
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
}
