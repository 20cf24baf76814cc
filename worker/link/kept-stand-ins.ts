import type { Library, StoryRow } from '../home-storage/library.ts';
import { drawStandIns, standInsByName } from './linked-story.ts';

/** Stand-ins of a series' links by the name: those of its first night's links, else those that its requests have. */
export function standInsOfSeries(
  library: Pick<Library, 'story' | 'series'>,
  seriesId: string,
): Record<string, string> {
  const { series } = library;
  const firstId = series.first(seriesId);
  const first = firstId === null ? null : library.story(firstId);
  return {
    ...series.facts(seriesId)?.standIns,
    ...(first && first.standIns !== null && standInsByName(first)),
  };
}

/** A story with the stand-ins that its links have, which are drawn and stored where there are none. */
export function withKeptStandIns(
  library: Pick<Library, 'story' | 'series' | 'keepStandIns'>,
  story: StoryRow,
): StoryRow {
  if (story.standIns !== null) return story;
  const known = standInsOfSeries(library, library.series.idFor(story.id));
  return { ...story, standIns: library.keepStandIns(story.id, drawStandIns(story, known)) };
}
