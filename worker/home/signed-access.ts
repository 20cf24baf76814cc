import { BOOK_MAX_NIGHTS } from '../../contract/limits.ts';
import type { Recording as RecordedStory } from '../../contract/schemas/takes.ts';
import type { BookRows } from '../book/read-book.ts';
import type { AccountUses } from '../budget/account-uses.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import type { StoryWithNarration } from '../feed/episodes.ts';
import { sha256Hex } from '../files/digest.ts';
import { type BookIds, type FileOwner, ownerOf } from '../files/keys.ts';
import type { Generations } from '../generation/generations.ts';
import {
  type EpisodeRow,
  EPISODES_MAX,
  type Library,
  type SoundRow,
  type StoryFacts,
  type StoryRow,
} from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { FeedRow } from '../home-storage/schema.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import { withKeptStandIns } from '../link/kept-stand-ins.ts';
import { listOf, nightsOfLink, placeOf } from '../link/linked-nights.ts';
import { type LinkedNights, type LinkedStory, linkedStory } from '../link/linked-story.ts';
import { asTold } from '../story/earlier-text.ts';
import type { NamedSound } from '../story/saved-sound.ts';
import type { NewTake, Recordings } from './recordings.ts';

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };

export type AccessParts = {
  library: Library;
  generations: Generations;
  recordings: Recordings;
  uses: AccountUses;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Numbers of nights by their stories. */
type Numbers = Record<string, number>;

/**
 * What a signed address opens without a session: files, books, links and the feed. The only way to it is `Home.open`; the
 * caller has verified the signature. A refusal is a value.
 */
export class SignedAccess {
  readonly #parts: AccessParts;
  constructor(parts: AccessParts) {
    this.#parts = parts;
  }

  /**
   * What the home knows of a user's file: whether its row exists, or is about to, since the file of a deleted row may
   * still be in R2; and a sound that is still being made, from its beginning.
   * @param key of R2
   */
  file(key: string): { isAlive: boolean; growing: ReadableStream<Uint8Array> | null } {
    const owner = ownerOf(key);
    const isAlive = owner !== null && this.#isAlive(owner);
    return { isAlive, growing: isAlive ? this.#parts.generations.audio(key) : null };
  }

  #isAlive({ kind, id }: FileOwner): boolean {
    const { library, generations } = this.#parts;
    if (kind === 'story') return library.showsStory(id);
    if (kind === 'take') return library.showsTake(id);
    return library.showsNarration(id) || (!library.hasNarration(id) && generations.isUnderWay(id));
  }

  sound(narrationId: string): NamedSound | null {
    const { library } = this.#parts;
    const sound = library.sound(narrationId);
    return sound && { sound, versions: library.versionsOf(sound) };
  }

  /**
   * Rows of a book, after the second opinion on its story.
   * @returns or `not_found`, `story_withdrawn`, `account_limit_reached`
   */
  async book({
    storyId,
    narrationId,
  }: Pick<BookIds, 'storyId' | 'narrationId'>): Promise<BookRows | Refusal> {
    const { library, generations, uses, now } = this.#parts;
    const refusal = uses.take('book', now);
    if (refusal) return refusal;
    const outcome = await generations.readingOver(storyId);
    if (!outcome.ok) return outcome;
    const story = library.story(storyId);
    const narration = narrationId === null ? null : library.narration(narrationId);
    const isOther = narrationId !== null && narration?.storyId !== storyId;
    if (!story || isOther) return NOT_FOUND;
    const told = narration && asTold(narration, story, library);
    return { story, narration: told, versions: narration ? library.versionsOf(narration) : [] };
  }

  /**
   * Stories of a series' book, oldest first, after the second opinion on the last.
   * @returns or `not_found`, also for a series of one, `account_limit_reached`
   */
  async seriesBook(seriesId: string): Promise<StoryRow[] | Refusal> {
    const { library, generations, uses, now } = this.#parts;
    const refusal = uses.take('book', now);
    if (refusal) return refusal;
    const [last] = library.series.nights(seriesId, null, 1);
    if (last) await generations.readingOver(last.storyId);
    const stories = library.storiesOfSeries(seriesId, BOOK_MAX_NIGHTS);
    return stories.length > 1 ? stories : NOT_FOUND;
  }

  /**
   * The feed with its episodes, newest first.
   * @param rendering everything else that the answer depends on
   * @param known ETags that the caller has; podcast apps poll often
   * @param areEpisodesRead false for a request of the headers alone
   * @param seriesId for the nights of one series, with their numbers
   * @returns `episodes`: null when the caller has them or reads none. Or `not_found`: the feed was closed or renewed
   */
  async feed(
    secret: string,
    rendering: readonly unknown[],
    known: string | null,
    areEpisodesRead: boolean,
    seriesId: string | null = null,
  ): Promise<
    | {
        feed: FeedRow;
        etag: string;
        episodes: EpisodeRow[] | null;
        first: StoryFacts | null;
        numbers: Numbers;
      }
    | Refusal
  > {
    const { library } = this.#parts;
    const feed = library.feedWithChanges(secret);
    const nights = seriesId === null ? [] : library.series.nights(seriesId, null, EPISODES_MAX);
    const first = nights.at(-1)?.storyId ?? null;
    if (!feed || (seriesId !== null && nights.length < 2)) return NOT_FOUND;
    const { showsNames, language, narrations, changedAt } = feed;
    const state = JSON.stringify([
      secret,
      showsNames,
      language,
      narrations,
      changedAt,
      rendering,
      nights.length,
    ]);
    const etag = `"${(await sha256Hex(state)).slice(0, 32)}"`;
    const isSent = areEpisodesRead && !known?.includes(etag);
    return {
      feed,
      etag,
      episodes: isSent ? (seriesId === null ? library.episodes() : library.episodesOfSeries(seriesId)) : null,
      first: first === null ? null : library.story(first),
      numbers: Object.fromEntries(nights.map(({ storyId, number }) => [storyId, number])),
    };
  }

  /** A narration of the feed with the text that it reads, or `not_found`. */
  transcript(secret: string, narrationId: string): ({ feed: FeedRow } & StoryWithNarration) | Refusal {
    const { library } = this.#parts;
    const feed = library.feedOf(secret);
    const narration = feed && library.narration(narrationId);
    const story = narration?.storyId ? library.story(narration.storyId) : null;
    if (!feed || !narration || !story) return NOT_FOUND;
    return { feed, story, narration: asTold(narration, story, library) };
  }

  /** Sound of an episode, or `not_found`. */
  episode(secret: string, narrationId: string): { feed: FeedRow; sound: SoundRow } | Refusal {
    const { library } = this.#parts;
    const feed = library.feedOf(secret);
    const sound = feed && library.sound(narrationId);
    if (!feed || !sound) return NOT_FOUND;
    return { feed, sound };
  }

  /**
   * A story as the readers of a link get it. Of a series' link without a number it is the first night, on the page that
   * lists all. One night is enough for that page, since its readers cannot ask for another link.
   * @param number of a night of the link's series; null for none
   * @param isOpening whether a browser opens the page, which is counted, except that of a night
   * @returns or `not_found`: the link is closed or has ended, or its story is not shown
   */
  link(secret: string, number: number | null, isOpening: boolean): LinkedStory | Refusal {
    const { library, generations, now } = this.#parts;
    const link = library.links.bySecret(secret, ['read', 'series'], now);
    const opened = link && (link.scope === 'series' ? this.#night(link, number) : this.#single(link, number));
    const found = opened && library.story(opened.storyId);
    if (!link || !opened || !found) return NOT_FOUND;
    const { nights } = opened;
    const isList = nights !== null && nights.number === null;
    if (isOpening && (isList || !nights)) library.links.noteOpened(link.id);
    const story = link.showsNames ? found : withKeptStandIns(library, found);
    const narrations = isList ? [] : library.narrationsOf(story.id);
    const linked = linkedStory(story, narrations, (side) => library.sayings.of(side), link);
    if (linked.awaitsSound) generations.ensureLinkSounds(story.id);
    return { ...linked, nights };
  }

  #single({ storyId }: LinkRow, number: number | null): { storyId: string; nights: null } | null {
    return number === null && !this.#parts.generations.isWithdrawn(storyId)
      ? { storyId, nights: null }
      : null;
  }

  #night(link: LinkRow, number: number | null): { storyId: string; nights: LinkedNights } | null {
    const { library, generations } = this.#parts;
    const nights = nightsOfLink(library, link.storyId, (id) => generations.isHeldBack(id));
    const night = nights.find((one) => one.number === number);
    if (night) return { storyId: night.storyId, nights: placeOf(nights, night.number) };
    const [first] = nights;
    if (!first) return null;
    const listed = listOf(library, link.storyId, nights, link);
    const place = { listed, number: null, before: null, after: null, isMissing: number !== null };
    return { storyId: first.storyId, nights: place };
  }

  /**
   * A story as the reader of a link for recording gets it, with its names.
   * @param recorder random id of the device: one at a time
   * @returns or `not_found`, `link_in_use`
   */
  recording(secret: string, recorder: string): RecordedStory | Refusal {
    const { library } = this.#parts;
    const claimed = this.#claim(secret, recorder);
    if (isRefusal(claimed)) return claimed;
    const { link, story, isFirst } = claimed;
    if (isFirst) library.links.noteOpened(link.id);
    const { sides } = linkedStory(story, [], (side) => library.sayings.of(side), { showsNames: true });
    const { takes } = this.#parts.recordings.of(story);
    return {
      storyId: story.id,
      title: story.title,
      endsAt: new Date(link.endsAt).toISOString(),
      sides: sides.map(({ language, title, sentences }) => ({ language, title, sentences })),
      takes: takes
        .filter(({ isCurrent }) => isCurrent)
        .map(({ language, sentence: index, digest, acceptedAt }) => ({
          language,
          index,
          digest,
          isAccepted: acceptedAt !== null,
        })),
    };
  }

  #claim(secret: string, recorder: string): { link: LinkRow; story: StoryRow; isFirst: boolean } | Refusal {
    const { library, generations, now } = this.#parts;
    const link = library.links.bySecret(secret, ['record'], now);
    const story = link && !generations.isWithdrawn(link.storyId) ? library.story(link.storyId) : null;
    if (!link || !story) return NOT_FOUND;
    const claimed = library.links.claim(link.id, recorder, now);
    if (claimed === 'refused') return { ok: false, code: 'link_in_use' };
    return { link, story, isFirst: claimed === 'first' };
  }

  /**
   * Keeps a take that came by a link, until the parent has accepted it.
   * @returns or `not_found`, `link_in_use`, and the refusals of `Recordings.keep`
   */
  async keepTake(secret: string, recorder: string, take: NewTake): Promise<TakeRow | Refusal> {
    const claimed = this.#claim(secret, recorder);
    if (isRefusal(claimed)) return claimed;
    return this.#parts.recordings.keep(claimed.story.id, take, claimed.link);
  }

  /**
   * Ends a take that came by this link and that the parent has not accepted.
   * @returns or `not_found`, also for any other take, `link_in_use`
   */
  async removeTake(
    secret: string,
    recorder: string,
    { language, sentence }: Pick<TakeRow, 'language' | 'sentence'>,
  ): Promise<Refusal | null> {
    const claimed = this.#claim(secret, recorder);
    if (isRefusal(claimed)) return claimed;
    const { link, story } = claimed;
    return this.#parts.recordings.remove(
      story.id,
      (take) =>
        take.linkId === link.id &&
        take.acceptedAt === null &&
        take.language === language &&
        take.sentence === sentence,
    );
  }
}
