import { fileName } from '../../contract/file-name.ts';
import type { Language } from '../../contract/options.ts';
import type { Sentence, StoryTranslation } from '../../contract/schemas/stories.ts';
import { castNames, utterancesOf } from '../../contract/utterances.ts';
import { describeScene } from '../../picture/alt-text.ts';
import { audioKey, type BookIds } from '../files/keys.ts';
import { PNG_TYPE } from '../files/picture-png.ts';
import type { NarrationRow, StoryRow, Version } from '../home-storage/library.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { languageWords, versionDetails } from '../narration/version-names.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { readLaterScenes } from '../story/later-scenes.ts';
import { drawnPicture, rasterPicture } from '../story/picture.ts';
import { sceneOf } from '../story/scene.ts';
import type { BookParts, BookSentence, NonEmpty, SentenceSide, Side } from './book.ts';
import { derivedUuid } from './derived-uuid.ts';

export type BookRows = { story: StoryRow; narration: NarrationRow | null; versions: Version[] };

export type BookParameters = BookRows & Pick<BookIds, 'way'>;

/**
 * Languages and titles of a book, the sentences of the story and the translation if the book contains it.
 * `changedAt` may be later than everything else in the book.
 */
export type BookSides = Pick<BookParts, 'languages' | 'titles'> &
  Pick<StoredStory, 'sentences' | 'cast'> & {
    translation: StoryTranslation | null;
    changedAt: number;
  };

/** @returns null when the translation that a narration reads is missing */
export function bookSides({ story, narration, way }: BookParameters): BookSides | null {
  const { language: own, title } = story;
  const narrated = narration?.language ?? null;
  const { sentences, cast, translation } = story.document;
  const ownSides: BookSides = {
    languages: [own],
    titles: [
      {
        language: own,
        text: title,
      },
    ],
    sentences,
    cast,
    translation: null,
    changedAt: lastEdit(story) ?? 0,
  };
  if (narrated !== null && ![own, translation?.language].includes(narrated)) return null;
  const isOther = narrated === null ? way === 'other' : narrated !== own;
  if (!translation || (!isOther && way !== 'both')) return ownSides;
  const { language } = translation;
  const other: Side[] = translation.title === null ? [] : [{ language, text: translation.title }];
  const made = { sentences, cast, translation, changedAt: story.storedAt };
  if (way === 'both') {
    return { languages: [own, language], titles: [...ownSides.titles, ...other], ...made };
  }
  return { languages: [language], titles: [other[0] ?? ownSides.titles[0]], ...made };
}

/** File name: the title, the voice, and the details that distinguish the book from others of the same story. */
export function bookName(
  { story, narration, versions }: BookRows,
  { languages, titles: [title] }: BookSides,
): string {
  const [language] = languages;
  const isInBoth = languages.length > 1;
  const isAlike = language !== story.language && title.text === story.title;
  const edition = isInBoth || isAlike ? [languageWords(isInBoth ? 'both' : language, language)] : [];
  const sound = narration ? versionDetails(narration, versions, language, ['voiceId']) : [];
  // Both lists may contain the language.
  const details = [...new Set([...edition, ...sound])];
  return fileName(title.text, 'epub', { details, unnamed: 'Cuéntame' });
}

/** Opens pictures and audio; null when the audio is missing. The caller reads or cancels the streams. */
export async function readBook(
  files: R2Bucket,
  { story, narration }: BookRows,
  { languages, titles, sentences, cast, translation, changedAt }: BookSides,
): Promise<BookParts | null> {
  const { userId, language: own } = story;
  const { storyType, ageGroup } = story.options;
  const scene = sceneOf(story);
  const later = scene ? readLaterScenes(story.laterScenes) : [];
  const [cover, sound, ...drawn] = await Promise.all([
    rasterPicture(files, { scene, storyType, ageGroup }, 'large'),
    narration && files.get(audioKey(userId, narration.id)),
    ...later.map((one) => drawnPicture(files, one.scene, 'wide')),
  ]);
  if (narration && !sound) {
    await Promise.all([cover, ...drawn].map((picture) => picture?.object.body.cancel()));
    return null;
  }
  const pictures = later.flatMap(({ part, paragraph, scene }, at) => {
    const bytes = drawn[at]?.object.body;
    return bytes ? [{ part, paragraph, alt: describeScene(scene, languages[0]), bytes }] : [];
  });
  const facts = {
    languages,
    titles,
    writtenOn: story.day,
    isEdited: lastEdit(story) !== null,
    cover: cover && {
      type: cover.type,
      bytes: cover.object.body,
      alt: cover.type === PNG_TYPE && scene ? describeScene(scene, languages[0]) : '',
    },
    pictures,
    chapters: [],
    sentences: sidesOf(
      {
        sentences,
        cast,
        translation,
        languages,
      },
      own,
    ),
  };
  if (!narration || !sound) {
    const id = await editionId(story.id, own, languages);
    return { ...facts, id, modifiedAt: Math.max(story.createdAt, changedAt), narration: null };
  }
  const { language, createdAt, timeline, duration, takes } = narration;
  const id = await editionId(narration.id, language, languages);
  return {
    ...facts,
    id,
    modifiedAt: Math.max(createdAt, changedAt),
    narration: {
      language,
      timeline,
      duration,
      isByFamily: takes !== null,
      mp3: sound.body,
    },
  };
}

/**
 * Book of a series without sound: its nights in order, under title and cover of the first.
 * @param stories oldest first
 */
export async function readSeriesBook(
  files: R2Bucket,
  stories: NonEmpty<StoryRow>,
  { seriesId, way }: { seriesId: string; way: BookIds['way'] },
): Promise<BookParts> {
  const [first, ...others] = stories;
  const sidesFor = (story: StoryRow): BookSides => bookSides({ story, narration: null, versions: [], way })!;
  const sides = sidesFor(first);
  const whole = (await readBook(files, { story: first, narration: null, versions: [] }, sides))!;
  await Promise.all(whole.pictures.map(({ bytes }) => bytes.cancel()));
  const chapters = others.map((story) => {
    const { languages, titles, ...texts } = sidesFor(story);
    return { languages, titles, sentences: sidesOf({ languages, ...texts }, story.language) };
  });
  const languages = [...new Set([...sides.languages, ...chapters.flatMap((chapter) => chapter.languages)])];
  return {
    ...whole,
    id: await derivedUuid(seriesId, ['series', ...languages].join(' ')),
    languages: languages as [Language, ...Language[]],
    pictures: [],
    chapters,
    modifiedAt: Math.max(...stories.map(({ createdAt, storedAt }) => Math.max(createdAt, storedAt))),
  };
}

/** Sentences in the languages of the book. An untranslated sentence falls back to its own language. */
function sidesOf(
  { sentences, cast, translation, languages }: Omit<BookSides, 'titles' | 'changedAt'>,
  own: Language,
): BookSentence[] {
  const others = new Map(translation?.sentences.map((side) => [side.index, side]));
  const names = new Map([own, ...languages].map((language) => [language, castNames(cast, language !== own)]));
  const sideOf = (side: Pick<Sentence, 'text' | 'speech'>, language: Language): SentenceSide => {
    const spoken = utterancesOf(side).map(({ text, by }) => ({
      text,
      speaker: by === null ? null : (names.get(language)?.get(by) ?? null),
    }));
    return { language, text: side.text, ...(side.speech && { spoken }) };
  };
  return sentences.map((sentence) => {
    const { index, paragraph } = sentence;
    const inOwn = sideOf(sentence, own);
    const other = others.get(index);
    if (!translation || other === undefined) return { index, paragraph, sides: [inOwn] };
    const inOther = sideOf(other, translation.language);
    const sides: NonEmpty<SentenceSide> = languages.includes(own) ? [inOwn, inOther] : [inOther];
    return { index, paragraph, sides };
  });
}

/** Id of the edition: the story's or narration's id in the own language, an id derived from it in any other. */
const editionId = async (id: string, own: Language, languages: NonEmpty<Language>): Promise<string> =>
  languages.length === 1 && languages[0] === own ? id : derivedUuid(id, languages.join(' '));
