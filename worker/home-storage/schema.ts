import type { EditionChoice, EditionKind } from '../../contract/narration.ts';
import type { Language } from '../../contract/options.ts';
import type {
  MeasuredLevel,
  PracticeEdition,
  SleepEdition,
  SpokenSentence,
  StoryRequest,
} from '../../contract/schemas/stories.ts';
import type { StoredStory } from './stored-document.ts';
import { readStoryRequest } from './stored-story-request.ts';

/**
 * Rows of the library's tables, which `migrations.ts` makes, and how their columns are read and written. All times are
 * milliseconds since the epoch, UTC.
 */

export type StoryFields = {
  id: string;
  title: string;
  language: Language;
  options: StoryRequest;
  /** SHA-256 of the folded text; matches the text of an audio request to this story. */
  textHash: string;
  /** The same of the second language; null for a story in one. */
  translationHash: string | null;
  /** Title and searchable text, folded by `story/search-words.ts`. */
  foldedTitle: string;
  foldedWords: string;
  createdAt: number;
  /** Null for a story without words. */
  measured: MeasuredLevel | null;
  /** Code of the story's scene; null where nothing said it. */
  scene: string | null;
  /** The scenes of its later pictures, as `story/later-scenes.ts` writes them; null for none. */
  laterScenes: string | null;
  /** Folded topic and names, which another night's story has again; null for a story without a scene. */
  heroKey: string | null;
  /** Copy of the document in R2, so that reading a story crosses no ocean. */
  document: StoredStory;
  /** Last write of the document. */
  storedAt: number;
  /** Last change of a sentence of the story's own language, and of its other side; null for a side as it was written. */
  editedAt: number | null;
  translationEditedAt: number | null;
  /** When its user gave it a star; null without one. */
  starredAt: number | null;
  /** When the owner took the story down: row and files stay, and no surface shows them. Null for a shown story. */
  takenDownAt: number | null;
  /** Invented names that links have in place of the typed ones, drawn once; null before the first such link. */
  standIns: string[] | null;
  /** Names that were typed on earlier nights of its series and not for this one, which its text may have. */
  earlierNames: string;
  /** The family's day when it was written, `2026-11-29`. */
  day: string;
  /** Number among the stories of that day, and among those of one title, which tell episodes apart. */
  dayNumber: number;
  titleNumber: number;
};

/**
 * Facts of an edition. `madeAt`: milliseconds since the epoch; `madeBy`: its generation; `soundBytes`: as of its
 * narration; `script`: `PracticeScript.digest`.
 */
type StoredEdition<Edition> = Omit<Edition, 'audioUrl'> & {
  madeAt: number;
  /** Missing in rows of earlier code. */
  madeBy?: string;
  soundBytes: number;
  script?: string;
};

/** The fields of a narration that have its editions; null until one of that kind is ordered. */
export type Editions = {
  sleepEdition: StoredEdition<SleepEdition> | null;
  practiceEdition: StoredEdition<PracticeEdition> | null;
};
type EditionField = keyof Editions;
export const NO_EDITIONS: Editions = { sleepEdition: null, practiceEdition: null };
export const EDITION_FIELDS = {
  sleep: 'sleepEdition',
  practice: 'practiceEdition',
} as const satisfies Record<EditionKind, EditionField>;

/** The edition of this kind. */
export const editionOf = <Kind extends EditionKind>(narration: Editions, kind: Kind) =>
  narration[EDITION_FIELDS[kind]];

/** `soundBytes`: as of a narration. `madeAt`: milliseconds since the epoch. `script`: `HiddenScript.digest`. */
export type StoredLinkSound = { soundBytes: number; madeAt: number; script: string };

/**
 * A narration belongs to the user who ordered it and reads one of their stories or an example: one of the two ids is
 * set.
 */
export type NarrationFields = {
  id: string;
  storyId: string | null;
  exampleId: string | null;
  voiceId: string;
  speechRate: number;
  musicTrack: string;
  /** Language of the audio: the story's own or its second one. */
  language: Language;
  /** Whether the figures speak in voices of their own. */
  cast: boolean;
  /** Seconds of audio. */
  duration: number;
  /** Bytes of the stored MP3 without its tag; a file may be served with another tag. */
  soundBytes: number;
  timeline: SpokenSentence[];
  createdAt: number;
  /** Last write of the row; its audio has not changed since then. */
  updatedAt: number;
  /** The file with the story's stand-ins, for links; null until a link needs it. */
  linkSound: StoredLinkSound | null;
  /** Digest of the takes of the family that it reads; null for a voice alone. */
  takes: string | null;
  /** Words of its text that its voice says by another spelling. */
  said: StoredSaying[];
  /** Whether those are no longer the spellings that the user wants: it is spoken again behind the requests. */
  isOutdated: boolean;
  /** Last change of its text when it was ordered; null for a text as it was written. */
  textEditedAt: number | null;
} & Editions;

/** A spelling for voices, as narrations and their orders keep it. */
export type StoredSaying = { word: string; said: string };

/** The podcast feed of the user's narrations, at most one row. A new secret is a new address. */
export type FeedRow = {
  secret: string;
  /** Whether titles may contain the children's names of the requests. */
  showsNames: boolean;
  language: Language;
  createdAt: number;
};

export const STORY_COLUMNS = {
  id: 'id',
  title: 'title',
  language: 'language',
  options: 'options',
  textHash: 'text_hash',
  translationHash: 'translation_hash',
  foldedTitle: 'folded_title',
  foldedWords: 'folded_words',
  createdAt: 'created_at',
  measured: 'measured',
  scene: 'scene',
  laterScenes: 'later_scenes',
  heroKey: 'hero_key',
  storedAt: 'stored_at',
  editedAt: 'edited_at',
  translationEditedAt: 'translation_edited_at',
  starredAt: 'starred_at',
  takenDownAt: 'taken_down_at',
  standIns: 'stand_ins',
  earlierNames: 'earlier_names',
  day: 'day',
  dayNumber: 'day_number',
  titleNumber: 'title_number',
  document: 'document',
} as const satisfies Record<keyof StoryFields, string>;

export const NARRATION_COLUMNS = {
  id: 'id',
  storyId: 'story_id',
  exampleId: 'example_id',
  voiceId: 'voice_id',
  speechRate: 'speech_rate_percent',
  musicTrack: 'music_track',
  language: 'language',
  cast: 'has_cast',
  duration: 'duration_ms',
  soundBytes: 'sound_bytes',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  sleepEdition: 'sleep_edition',
  practiceEdition: 'practice_edition',
  linkSound: 'link_sound',
  takes: 'takes',
  said: 'said',
  isOutdated: 'is_outdated',
  textEditedAt: 'text_edited_at',
  timeline: 'timeline',
} as const satisfies Record<keyof NarrationFields, string>;

export const FEED_COLUMNS = {
  secret: 'secret',
  showsNames: 'shows_names',
  language: 'language',
  createdAt: 'created_at',
} as const satisfies Record<keyof FeedRow, string>;

/** Columns under the names of their fields, for `SELECT` and `RETURNING`. */
export const selected = (table: string, columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, column]) => `${table}.${column} AS ${name}`)
    .join(', ');

/** Fields as columns have them: JSON as text, a rate in percent, seconds in milliseconds, 0 or 1. */
type Encoded<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends string | number | null
    ? Fields[Name]
    : Fields[Name] extends boolean
      ? number
      : string | (null extends Fields[Name] ? null : never);
};
export type StoredStoryFields = Encoded<StoryFields>;
export type StoredNarrationFields = Encoded<NarrationFields>;
export type StoredFeed = Encoded<FeedRow>;

const parsed = (json: string | null) => (json === null ? null : JSON.parse(json));
const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** A stored edition without its times, which are most of it. */
export type EditionFacts = Briefly<NonNullable<Editions[EditionField]>>;
type Briefly<Edition> = Edition extends unknown ? Omit<Edition, 'timeline'> : never;

/** Columns of the editions under their fields' names, without their times. */
export const EDITIONS_BRIEFLY = Object.values(EDITION_FIELDS)
  .map((field) => `json_remove(narrations.${NARRATION_COLUMNS[field]}, '$.timeline') AS ${field}`)
  .join(', ');

/** The editions in columns of `EDITIONS_BRIEFLY`, as one list. */
export const readBriefly = (row: Readonly<Record<EditionField, string | null>>): EditionFacts[] =>
  Object.values(EDITION_FIELDS).flatMap((field): EditionFacts[] => parsed(row[field]) ?? []);

/** What was ordered of a stored edition. */
export const choiceOf = (made: EditionFacts): EditionChoice =>
  'minutes' in made ? { kind: 'sleep', minutes: made.minutes } : { kind: 'practice', learns: made.learns };

/** Decodes what was ordered and what was measured. Missing options of older rows read as their defaults. */
export const readOptions = ({ options, measured }: Pick<StoredStoryFields, 'options' | 'measured'>) => ({
  options: readStoryRequest(options),
  measured: parsed(measured) as StoryFields['measured'],
});

/** Decodes a story without its document. */
export const readFacts = <Row extends Pick<StoredStoryFields, 'options' | 'measured' | 'standIns'>>(
  row: Row,
) => ({
  ...row,
  ...readOptions(row),
  standIns: parsed(row.standIns) as StoryFields['standIns'],
});

export const readStory = (row: StoredStoryFields): StoryFields => ({
  ...readFacts(row),
  document: JSON.parse(row.document),
});

export const writeStory = (story: StoryFields): StoredStoryFields => ({
  ...story,
  options: JSON.stringify(story.options),
  measured: asJson(story.measured),
  standIns: asJson(story.standIns),
  document: JSON.stringify(story.document),
});

/** Decodes what distinguishes the narrations of a text. */
export const readVersion = <Row extends Pick<StoredNarrationFields, 'speechRate' | 'cast'>>({
  speechRate,
  cast,
  ...row
}: Row) => ({ ...row, speechRate: speechRate / 100, cast: cast === 1 });

export const readDuration = (ms: number) => ms / 1000;

export const readNarration = (row: StoredNarrationFields): NarrationFields => ({
  ...readVersion(row),
  duration: readDuration(row.duration),
  timeline: JSON.parse(row.timeline),
  sleepEdition: parsed(row.sleepEdition),
  practiceEdition: parsed(row.practiceEdition),
  linkSound: parsed(row.linkSound),
  said: JSON.parse(row.said),
  isOutdated: row.isOutdated === 1,
});

export const writeNarration = (narration: NarrationFields): StoredNarrationFields => ({
  ...narration,
  speechRate: Math.round(narration.speechRate * 100),
  cast: Number(narration.cast),
  duration: Math.round(narration.duration * 1000),
  timeline: JSON.stringify(narration.timeline),
  sleepEdition: asJson(narration.sleepEdition),
  practiceEdition: asJson(narration.practiceEdition),
  linkSound: asJson(narration.linkSound),
  said: JSON.stringify(narration.said),
  isOutdated: Number(narration.isOutdated),
});

export const readFeed = (row: StoredFeed): FeedRow => ({ ...row, showsNames: row.showsNames === 1 });
