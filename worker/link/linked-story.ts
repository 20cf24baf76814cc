import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import type { NarrationRow, StoryRow } from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { StoredSaying } from '../home-storage/schema.ts';
import { respell } from '../narration/said-right.ts';
import { isOfEarlierText, lastEdit } from '../story/earlier-text.ts';
import { type LaterScene, readLaterScenes } from '../story/later-scenes.ts';
import { namedChildren } from '../story/named-children.ts';
import type { Shown } from '../story/picture.ts';
import { sceneOf } from '../story/scene.ts';
import { fold } from '../story/search-words.ts';
import { StandIns } from '../story/stand-ins.ts';
import { otherSideIn, sentencesIn, toldIn } from '../story/stored-story.ts';
import { withEarlierNames } from '../story/typed-names.ts';

/** One language of a story as a link's readers get it. */
export type LinkedSide = {
  language: Language;
  title: string;
  sentences: Pick<Sentence, 'index' | 'paragraph' | 'text'>[];
  /** Null without a sound, or until it is spoken with the stand-ins. */
  sound: LinkedSound | null;
};

/** Stored sound of a side. `isHidden`: in the narration's file for links, which is made again for a changed text. */
export type LinkedSound = {
  narrationId: string;
  soundBytes: number;
  isHidden: boolean;
  /** Whether the family reads a part. */
  isByFamily: boolean;
  /** It reads the text from before a change. */
  ofEarlierText?: true;
};

/** A night as the list of its series' link has it. */
export type ListedNight = { number: number; language: Language; title: string };

/** Where a reader of a series' link is. */
export type LinkedNights = {
  /** All nights in order, on the page that lists them; the others do without. */
  listed: ListedNight[];
  /** Of the night that is read; null on that page. */
  number: number | null;
  /** Numbers of the nights before and after it. */
  before: number | null;
  after: number | null;
  /** Whether a night was asked for that is not there. */
  isMissing: boolean;
};

/** A story as a link's readers get it: without the children's names, unless the link shows them. */
export type LinkedStory = {
  storyId: string;
  /** Where in its series it is; null for a link to one story. */
  nights: LinkedNights | null;
  shown: Shown;
  /** Of the pictures between its paragraphs. */
  later: LaterScene[];
  /** The story's own language first. */
  sides: LinkedSide[];
  /** Whether a sound is still to come: it is being spoken with the stand-ins. */
  awaitsSound: boolean;
  /** Whether its user changed a sentence. */
  isEdited: boolean;
};

type Told = Pick<
  StoryRow,
  | 'id'
  | 'title'
  | 'language'
  | 'options'
  | 'earlierNames'
  | 'scene'
  | 'laterScenes'
  | 'document'
  | 'standIns'
  | 'editedAt'
  | 'translationEditedAt'
>;

/** The user's spellings for voices in a language. */
type SayingsOf = (language: Language) => readonly StoredSaying[];

/**
 * The stand-ins of a story. Those that were drawn once stay.
 * @param known preferred ones by the name
 */
function standInsOf(
  { id, title, options, earlierNames, document, standIns }: Told,
  known: Readonly<Record<string, string>> = {},
): StandIns {
  const told = toldIn({ title, document });
  const otherSide = otherSideIn({ document });
  const texts = [told.title, ...told.sentences, ...otherSide];
  const typed = withEarlierNames(options, earlierNames);
  const { fromTopic, forms } = namedChildren(told, typed, otherSide);
  const words = new Set(fold(texts.join(' ')).match(/[\p{L}\p{N}]+/gu));
  const free = Object.entries(known).filter(([, standIn]) => !words.has(fold(standIn)));
  return new StandIns(typed, id, texts, {
    given: standIns ?? [],
    known: Object.fromEntries(free),
    capitalised: fromTopic,
    forms,
  });
}

/** Draws names for a story that stand in for the children's in its links. @param known preferred ones by the name */
export const drawStandIns = (story: Told, known: Readonly<Record<string, string>> = {}): string[] =>
  standInsOf({ ...story, standIns: null }, known).names;

/** Stand-ins of a story by the names. */
export const standInsByName = (story: Told): Record<string, string> => standInsOf(story).byName;

/** A side of a story with the stand-ins, as it is spoken for links. */
export type HiddenScript = {
  sentences: Sentence[];
  /** Of what is said: a sound of when the rule of names, or the spelling of a word, was another one has another. */
  digest: string;
  /** Characters of the sentences that had a name. */
  changed: number;
};

/** @returns null when the story has no such language */
export function hiddenScript(
  story: Told,
  language: Language,
  sayingsOf: SayingsOf,
  names: StandIns = standInsOf(story),
): HiddenScript | null {
  const sentences = sentencesIn(story.document, language);
  if (!sentences) return null;
  const hidden = sentences.map((sentence) => ({ ...sentence, ...names.hideSpoken(sentence) }));
  const changed = hidden.filter(({ text }, place) => text !== sentences[place]!.text);
  const sayings = sayingsOf(language);
  const said = hidden.map(({ text }) => respell(text, sayings).said);
  return {
    sentences: hidden,
    digest: createHash('sha256').update(JSON.stringify(said)).digest('base64url'),
    changed: changed.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/**
 * The newest narration in a language that a link's readers may get.
 * @param script null when they may get the narration of the unchanged text
 */
function soundFor(
  story: Told,
  narrations: readonly NarrationRow[],
  language: Language,
  script: HiddenScript | null,
): LinkedSound | null {
  const own = narrations.filter((row) => row.language === language);
  if (script === null) {
    const row = own.at(-1);
    if (!row) return null;
    const isEarlier = isOfEarlierText(story, row);
    const sound = {
      narrationId: row.id,
      soundBytes: row.soundBytes,
      isHidden: false,
      isByFamily: row.takes !== null,
    };
    return { ...sound, ...(isEarlier && { ofEarlierText: true as const }) };
  }
  const row = own.findLast((each) => says(each, script));
  return row?.linkSound
    ? {
        narrationId: row.id,
        soundBytes: row.linkSound.soundBytes,
        isHidden: true,
        isByFamily: row.takes !== null,
      }
    : null;
}

/** Whether the narration's file for links says this. */
const says = ({ linkSound }: NarrationRow, { digest }: HiddenScript): boolean => linkSound?.script === digest;

/** @param narrations of the story, oldest first */
export function linkedStory(
  story: Told,
  narrations: readonly NarrationRow[],
  sayingsOf: SayingsOf,
  { showsNames }: Pick<LinkRow, 'showsNames'>,
): LinkedStory {
  const names = showsNames ? null : standInsOf(story);
  const own = story.language;
  const languages = [own, ...LANGUAGES.filter((language) => language !== own)];
  let awaitsSound = false;
  const sides = languages.flatMap((language): LinkedSide[] => {
    const told = sentencesIn(story.document, language);
    if (!told || told.length === 0) return [];
    const title = language === own ? story.title : (story.document.translation?.title ?? story.title);
    const sentences = told.map(({ index, paragraph, text }) => ({
      index,
      paragraph,
      text: names ? names.hide(text) : text,
    }));
    const script = names && hiddenScript(story, language, sayingsOf, names);
    const sound = soundFor(story, narrations, language, script?.changed ? script : null);
    if (!sound && narrations.some((row) => row.language === language)) awaitsSound = true;
    return [{ language, title: names ? names.hide(title) : title, sentences, sound }];
  });
  const { storyType, ageGroup } = story.options;
  const scene = sceneOf(story);
  const later = scene ? readLaterScenes(story.laterScenes) : [];
  const isEdited = lastEdit(story) !== null;
  return {
    storyId: story.id,
    nights: null,
    shown: { scene, storyType, ageGroup },
    later,
    sides,
    awaitsSound,
    isEdited,
  };
}

/** The narration that is to be spoken with stand-ins next; null when all languages of the story have their sound. */
export function nextToSpeak(
  story: Told,
  narrations: readonly NarrationRow[],
  sayingsOf: SayingsOf,
): NarrationRow | null {
  for (const language of LANGUAGES) {
    const own = narrations.filter((row) => row.language === language);
    const newest = own.at(-1);
    const script = newest && hiddenScript(story, language, sayingsOf);
    if (script && script.changed > 0 && !own.some((row) => says(row, script))) return newest;
  }
  return null;
}
