import type { Refusal } from '../errors/refusal.ts';
import type { SeriesEnd } from '../home-storage/series.ts';
import type { NightFacts, SeriesFacts, SeriesPage } from '../story/present-series.ts';
import { type SessionParts, NOT_FOUND, refusalOf } from './session-parts.ts';

const UNKNOWN_NIGHT = { memory: null, proposals: [], seriesId: null, number: null, recalled: null };

/** What is remembered of stories, and the series that they are nights of. Part of `UserSession`. */
export class SessionSeries {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /**
   * What is remembered of a story, after what is being asked about it.
   * @returns or `not_found`, `story_taken_down`
   */
  async night(id: string): Promise<NightFacts | Refusal> {
    const { library, generations } = this.#parts;
    if (!library.showsStory(id)) return refusalOf(this.#parts.library, id);
    await generations.memoryOver(id);
    return this.#night(id);
  }

  #night(id: string): NightFacts | Refusal {
    const { library } = this.#parts;
    const { series } = library;
    if (!library.showsStory(id)) return refusalOf(this.#parts.library, id);
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
    if (!story) return refusalOf(this.#parts.library, id);
    const refusal = uses.take('memory', now);
    if (refusal) return refusal;
    const verdict = await generations.fitsAsMemory(story, memory);
    if (!verdict.ok) return verdict;
    if (!library.showsStory(id)) return refusalOf(this.#parts.library, id);
    library.series.changeMemory(id, memory);
    finishEnding();
    return this.#night(id);
  }

  /** Deletes what is remembered of a story, with its proposals; it is not asked again. @returns or the refusal of `story` */
  deleteMemory(id: string): NightFacts | Refusal {
    const { library, generations, finishEnding } = this.#parts;
    if (!library.showsStory(id)) return refusalOf(this.#parts.library, id);
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

  /** @returns `not_found`, also for a series of one */
  checkSeriesBook(id: string): Refusal | null {
    return (this.#parts.library.series.one(id)?.nights ?? 0) > 1 ? null : NOT_FOUND;
  }
}
