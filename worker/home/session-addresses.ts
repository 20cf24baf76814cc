import { LINK_DAYS, type LinkScope, type LinkTerm } from '../../contract/links.ts';
import type { Language } from '../../contract/options.ts';
import { RECORD_TERMS } from '../../contract/takes.ts';
import { DAY_MS } from '../../contract/time.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { FeedRow } from '../home-storage/schema.ts';
import { withKeptStandIns } from '../link/kept-stand-ins.ts';
import { type SessionParts, NOT_FOUND, unknown, storyIn } from './session-parts.ts';

/** The feed and the links. Part of `UserSession`. */
export class SessionAddresses {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
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

  /** Open links to stories that are shown, and to series with a night that is, newest first. */
  links(): TitledLink[] {
    const { library, now } = this.#parts;
    return library.links.open(now).flatMap((link) => {
      const shown = link.scope === 'series' ? library.series.first(link.storyId) : link.storyId;
      const story = shown === null ? null : library.story(shown);
      return story ? [{ ...link, title: story.title }] : [];
    });
  }

  /**
   * Makes a link to a story or, with the scope `series`, to the series that it is a night of. One without names gets
   * its sound behind the answer.
   * @param asked `id` and `secret` are drawn by the caller: the same ones make one link
   * @returns or `not_found`, also for the series of a story without another night, `story_taken_down`, `story_withdrawn`, `too_many_links`, `account_limit_reached`
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
    const before = storyIn(this.#parts, storyId);
    if (isRefusal(before)) return before;
    const refusal = uses.take('link', now);
    if (refusal) return refusal;
    const outcome = await generations.readingOver(storyId);
    if (!outcome.ok) return outcome;
    const opened = scope === 'series' ? this.#firstNight(storyId) : storyId;
    if (isRefusal(opened)) return opened;
    const found = storyIn(this.#parts, opened);
    if (isRefusal(found)) return found;
    const { story } = found;
    if (!showsNames) withKeptStandIns(library, story);
    const endsAt = now + LINK_DAYS[term] * DAY_MS;
    const link: LinkRow = {
      id,
      secret,
      storyId: scope === 'series' ? library.series.idFor(storyId) : storyId,
      showsNames,
      createdAt: now,
      endsAt,
      opened: 0,
      scope,
    };
    if (!library.links.add(link, now)) return { ok: false, code: 'too_many_links' };
    generations.startLinkSounds(showsNames ? null : story.id);
    return { ...link, title: story.title };
  }

  /** The first night of the series that a story is one of, or `not_found`. */
  #firstNight(storyId: string): string | Refusal {
    const { series } = this.#parts.library;
    const seriesId = series.idFor(storyId);
    const isSeries = (series.one(seriesId)?.nights ?? 0) > 1;
    return (isSeries ? series.first(seriesId) : null) ?? NOT_FOUND;
  }

  /** Closes a link: its addresses open nothing from here on. @returns `not_found` */
  closeLink(id: string): Refusal | null {
    return this.#parts.library.links.close(id) ? null : NOT_FOUND;
  }
}

/** A link with the title of its story. */
export type TitledLink = LinkRow & { title: string };
