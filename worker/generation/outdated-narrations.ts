import type { Language } from '../../contract/options.ts';
import type { Library, StoryRow } from '../home-storage/library.ts';
import type { StoredSaying } from '../home-storage/schema.ts';
import { sayingsIn } from '../narration/said-right.ts';
import { sentencesIn } from '../story/stored-story.ts';

/** The user's spellings for voices of words that a story has in this language. */
export function saidInStory(
  { sayings }: Pick<Library, 'sayings'>,
  { document }: Pick<StoryRow, 'document'>,
  language: Language,
): StoredSaying[] {
  const texts = sentencesIn(document, language)?.map(({ text }) => text) ?? [];
  return sayingsIn(texts, sayings.of(language));
}

/** Whether two lists, each by its words, are of the same spellings. */
export const areSaidAlike = (one: readonly StoredSaying[], other: readonly StoredSaying[]): boolean =>
  one.length === other.length &&
  one.every(({ word, said }, place) => word === other[place]!.word && said === other[place]!.said);

/** Marks the narrations that were not spoken as the user wants words said from now on, and only those. */
export function markOutdated(library: Library, language: Language): void {
  const wanted = new Map<string, StoredSaying[]>();
  const wantedIn = (id: string): StoredSaying[] => {
    const story = wanted.has(id) ? null : library.story(id);
    if (story) wanted.set(id, saidInStory(library, story, language));
    return wanted.get(id) ?? [];
  };
  for (const { id, storyId, said, isOutdated } of library.saidIn(language)) {
    if (!library.showsStory(storyId)) continue;
    const isNow = !areSaidAlike(said, wantedIn(storyId));
    if (isNow !== isOutdated) library.setOutdated(id, isNow);
  }
}
