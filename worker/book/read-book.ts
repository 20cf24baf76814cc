import { coverKey } from '../../contract/covers.ts';
import { fileName } from '../../contract/file-name.ts';
import type { Language } from '../../contract/options.ts';
import type { StoryTranslation } from '../../contract/schemas/stories.ts';
import type { Database } from '../db/client.ts';
import { type NarrationRow, narrationOf, versionsOf } from '../db/narrations.ts';
import { type StoryRow, storyOf } from '../db/stories.ts';
import { audioKey, type BookIds, storyKey } from '../files/keys.ts';
import { languageWords, versionDetails } from '../narration/version-names.ts';
import { readStoredStory, type StoredStory } from '../story/stored-story.ts';
import type { BookParts, BookSentence, NonEmpty, Side } from './book.ts';
import { derivedUuid } from './derived-uuid.ts';

export type BookRows = { story: StoryRow; narration: NarrationRow | null; way: BookIds['way'] };

/** The rows that a book is made of; null when one of them is not there, or they do not belong together. */
export async function bookRows(
  db: Database,
  { userId, storyId, narrationId, way }: BookIds,
): Promise<BookRows | null> {
  const [story, narration] = await Promise.all([
    storyOf(db, userId, storyId),
    narrationId === null ? null : narrationOf(db, userId, narrationId),
  ]);
  if (!story || (narrationId !== null && narration?.storyId !== storyId)) return null;
  return { story, narration, way };
}

/**
 * Languages and titles of a book, the story's sentences, the translation if the book has it, and when that was written, which
 * may be later than everything else in the book.
 */
export type BookSides = Pick<BookParts, 'languages' | 'titles'> &
  Pick<StoredStory, 'sentences'> & {
    translation: StoryTranslation | null;
    translatedAt: number;
  };

/** @returns null without the story's document, or when a narration reads a translation that is missing */
export async function bookSides(
  files: R2Bucket,
  { story, narration, way }: BookRows,
): Promise<BookSides | null> {
  const { language: own, title } = story;
  const heard = narration && (narration.language ?? own);
  const stored = await readStoredStory(files, storyKey(story.userId, story.id));
  if (!stored) return null;
  const { sentences, translation } = stored;
  const ownSides: BookSides = {
    ...{ languages: [own], titles: [{ language: own, text: title }], sentences },
    ...{ translation: null, translatedAt: 0 },
  };
  if (heard !== null && ![own, translation?.language].includes(heard)) return null;
  const isOther = heard === null ? way === 'other' : heard !== own;
  if (!translation || (!isOther && way !== 'both')) return ownSides;
  const { language } = translation;
  const other: Side[] = translation.title === null ? [] : [{ language, text: translation.title }];
  const made = { sentences, translation, translatedAt: stored.storedAt };
  if (way === 'both') {
    return { languages: [own, language], titles: [...ownSides.titles, ...other], ...made };
  }
  return { languages: [language], titles: [other[0] ?? ownSides.titles[0]], ...made };
}

/** A file name: the title, then the voice, and what else tells the book from the others that there are of the story. */
export async function bookName(
  db: Database,
  { story, narration }: BookRows,
  { languages, titles: [title] }: BookSides,
): Promise<string> {
  const [language] = languages;
  const isInBoth = languages.length > 1;
  const isAlike = language !== story.language && title.text === story.title;
  const edition = isInBoth || isAlike ? [languageWords(isInBoth ? 'both' : language, language)] : [];
  const sound = narration ? await soundDetails(db, narration, story.language, language) : [];
  // Both may say the language.
  const details = [...new Set([...edition, ...sound])];
  return fileName(title.text, 'epub', { details, unnamed: 'Cuéntame' });
}

async function soundDetails(db: Database, narration: NarrationRow, told: Language, words: Language) {
  const version = { ...narration, language: narration.language ?? told };
  return versionDetails(version, await versionsOf(db, narration, told), words, ['voiceId']);
}

/** Opens cover and sound; null without the sound. The caller reads or cancels the streams. */
export async function readBook(
  files: R2Bucket,
  { story, narration }: BookRows,
  { languages, titles, sentences, translation, translatedAt }: BookSides,
): Promise<BookParts | null> {
  const { userId, language: own, options } = story;
  const [cover, sound] = await Promise.all([
    files.get(coverKey(options.storyType, options.ageGroup, 'large')),
    narration && files.get(audioKey(userId, narration.id)),
  ]);
  if (narration && !sound) {
    await cover?.body.cancel();
    return null;
  }
  const facts = {
    ...{ languages, titles, cover: cover?.body ?? null },
    sentences: sidesOf(sentences, own, languages, translation),
  };
  if (!narration || !sound) {
    const id = await editionId(story.id, own, languages);
    return { ...facts, id, modifiedAt: Math.max(story.createdAt, translatedAt), narration: null };
  }
  const { createdAt, timeline, duration } = narration;
  const language = narration.language ?? own;
  const id = await editionId(narration.id, language, languages);
  return {
    ...{ ...facts, id, modifiedAt: Math.max(createdAt, translatedAt) },
    narration: { language, timeline, duration, mp3: sound.body },
  };
}

/** Each sentence in the languages of the book; one that has none of them in its own, so that no sentence is missing. */
function sidesOf(
  sentences: StoredStory['sentences'],
  own: Language,
  languages: readonly Language[],
  translation: StoryTranslation | null,
): BookSentence[] {
  const others = new Map(translation?.sentences.map(({ index, text }) => [index, text]));
  return sentences.map(({ index, paragraph, text }) => {
    const inOwn: Side = { language: own, text };
    const other = others.get(index);
    if (!translation || other === undefined) return { index, paragraph, sides: [inOwn] };
    const inOther: Side = { language: translation.language, text: other };
    const sides: NonEmpty<Side> = languages.includes(own) ? [inOwn, inOther] : [inOther];
    return { index, paragraph, sides };
  });
}

/** The id of a story or narration is that of its book in its own language; books in other languages have ids that follow from it. */
const editionId = async (id: string, own: Language, languages: NonEmpty<Language>): Promise<string> =>
  languages.length === 1 && languages[0] === own ? id : derivedUuid(id, languages.join(' '));
