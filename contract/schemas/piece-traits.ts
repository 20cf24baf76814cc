import type { AudioEvent, EditionEvent, StoryEvent } from './events.ts';

/** `cast` and `scene` are pieces of the Worker's own, which no listener gets. */
export type PieceType = (StoryEvent | AudioEvent | EditionEvent)['type'] | 'cast' | 'scene';

type Traits = {
  /** Has words of the story, or what its picture shows: erased when the story is refused or withdrawn. */
  hasContent: boolean;
  /** Is the story itself: unfit, it refuses the story. Any other unfit piece is left out. */
  isStory: boolean;
  /** How the second opinion reads its words: as a title, as the story's paragraphs, or beside them. Null: not at all. */
  readAs: 'title' | 'paragraph' | 'beside' | null;
  /** Place in the replay of a saved story; null: not part of its text. */
  replayed: 'first' | 'sentence' | 'after-first' | 'after-each' | 'last' | null;
  /** Shown by the app while the story is written. What else it shows comes with the finished story. */
  isShown: boolean;
};

const SIGNAL = { hasContent: false, isStory: false, readAs: null, replayed: null, isShown: false } as const;
const CONTENT = { ...SIGNAL, hasContent: true } as const;

/** What each type of event and piece is. What treats types differently derives from this table. */
export const PIECES = {
  start: SIGNAL,
  reset: SIGNAL,
  title: { hasContent: true, isStory: true, readAs: 'title', replayed: 'first', isShown: true },
  sentence: { hasContent: true, isStory: true, readAs: 'paragraph', replayed: 'sentence', isShown: true },
  picture: { ...CONTENT, replayed: 'after-first', isShown: true },
  pictures: CONTENT,
  'translated-title': { ...CONTENT, readAs: 'title', replayed: 'after-first', isShown: true },
  translation: { ...CONTENT, readAs: 'beside', replayed: 'after-each', isShown: true },
  lesson: { ...CONTENT, replayed: 'last' },
  cast: CONTENT,
  scene: CONTENT,
  spoken: SIGNAL,
  mixed: SIGNAL,
  done: CONTENT,
  read: SIGNAL,
  error: SIGNAL,
} as const satisfies Record<PieceType, Traits>;

/** Types whose trait has a value. */
export type TypesWith<Trait extends keyof Traits, Value> = {
  [Type in PieceType]: (typeof PIECES)[Type][Trait] extends Value ? Type : never;
}[PieceType];

/** Types with content of a story. */
export const CONTENT_TYPES = (Object.keys(PIECES) as PieceType[]).filter((type) => PIECES[type].hasContent);
