import type { StoryBrief } from './brief.ts';

export type StoryType = StoryBrief['storyType'];
export type AgeGroup = StoryBrief['ageGroup'];
export type Gender = 'm' | 'f';

/** What the topic turned out to be; each kind has its own way of driving a story. */
export type TopicKind = 'lack' | 'fact' | 'fear' | 'event' | 'value' | 'thing' | 'saying';

export type Topic = {
  kind: TopicKind;
  /** Ready to use in a sentence: "el miedo a la oscuridad", "the magic train", "dinosaurs". */
  definite: string;
  /** The same without its complements: "el miedo", "the train". */
  short: string;
  /** For characters: "un dragón que no sabía volar". */
  indefinite: string;
  /** For characters: what is said of them ("no sabía volar"), in the past. */
  clause: string;
  /** For lacks: what they cannot do, as an infinitive ("volar", "fly"). For fears: what is feared. */
  object: string;
  gender: Gender;
  plural: boolean;
  /** The word without which the story would not be about the topic. */
  keyword: string;
};

export type Hero = {
  /** How the opening presents them: "una niña llamada Nora", "un dragón que no sabía volar". */
  intro: string;
  /** How the story calls them from then on: "Nora", "Ana y Leo", "el dragón". */
  name: string;
  members: string[];
  gender: Gender;
  plural: boolean;
  isTopic: boolean;
};

/** Which thread of prose carries the topic: characters differ by whether they are the hero or are met. */
export type ThreadName =
  | 'heroLack'
  | 'heroFact'
  | 'metLack'
  | 'metFact'
  | 'fear'
  | 'event'
  | 'value'
  | 'thing'
  | 'saying';

/** The topic's part of the story. All strings are templates (see template.ts). */
export type Thread = {
  titles: string[];
  /** The wish, which names the topic. */
  want: string[];
  /** The first try, alone, which fails. */
  setback: string[];
  /** What is understood at the end of the road. */
  insight: string[];
  /** What is different from then on, back home. */
  result: string[];
};

/** A plot shape: the road, what blocks it, and the thing from the first act that opens it. */
export type Plot = {
  /** With the definite article, and the gender of the noun. */
  object: { name: string; gender: Gender };
  /** Who or what answers at the end of the road, with article. */
  keeper: { name: string; gender: Gender };
  /** The place where the road ends, with article. */
  goal: string;
  opening: string;
  /** How the object comes to the hero, and how the hero hears of the goal. */
  call: string;
  obstacle: string;
  turn: string;
  home: string;
};

export type Companion = {
  name: string;
  /** "un erizo", "a hedgehog". */
  kind: string;
  /** "el erizo", "the hedgehog". */
  called: string;
  gender: Gender;
  types: StoryType[];
  /** 0 expected, 1 unusual, 2 surprising. */
  surprise: 0 | 1 | 2;
  meet: string;
  /** How the companion's trait reminds the hero of the object. */
  help: string;
};

/** A trial on the road, and how it comes back on the way home. */
export type Scene = { types: StoryType[]; surprise: 0 | 1 | 2; text: string; echo: string };

export type Book = {
  plots: Record<StoryType, Plot[]>;
  companions: Companion[];
  scenes: Scene[];
  threads: Record<ThreadName, Thread>;
  refrains: string[];
  /** How the refrain is first heard, and how it returns. */
  refrainFirst: string[];
  refrainAgain: string[];
  /** Help for a companion that is the topic's own character. */
  metHelp: string[];
  /** A halt half-way, where the wish is talked over. */
  rests: string[];
  lows: Record<AgeGroup, string[]>;
  images: Record<StoryBrief['creativityLevel'], string[]>;
  endings: Record<AgeGroup, string[]>;
  lastLines: Record<StoryType, string[]>;
};

/** What a language knows: its book, its grammar and its ways of reading free text. */
export type Tongue = {
  book: Book;
  analyseTopic(text: string, random: () => number): Topic;
  heroes(childNames: string, topic: Topic, random: () => number): Hero;
  /** Words for the template's plain slots ({hero}, {he}, {topic} …). */
  words(hero: Hero, topic: Topic, random: () => number): Record<string, string>;
  /** Cuts a beat into paragraphs, by the language's habits of dialogue. */
  paragraphs(text: string): string[];
  /** Contractions, elisions and the like, on finished text. */
  polish(text: string): string;
  titleCase(title: string): string;
};
