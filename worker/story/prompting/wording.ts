import type { Band } from '../../../contract/level/bands.ts';
import type {
  AgeGroup,
  CreativityLevel,
  Level,
  SpanishVariety,
  StoryType,
} from '../../../contract/options.ts';

/** Words and paragraphs of a story: target, and range of the words. */
export type Extent = { words: number; least: number; most: number; paragraphs: number };

/** Prompt texts of one language, without numbers and typed text. */
export type Wording = {
  /** Role, audience and length. */
  opening: (extent: Extent) => string;
  /** Introduces the order of rank: what hurts, rules, topic, kind, ingredient, what is fun at the age. */
  rank: string;
  /** First point, with those that it switches off, and second. */
  hurts: string;
  topic: string;
  /** What a further night of a series keeps, and what it does not repeat; below what hurts, rules and topic. */
  anotherNight: string;
  type: Record<StoryType, string>;
  creativity: Record<CreativityLevel, string>;
  /** Fifth point: an ingredient and a shape by the story's id. */
  ingredient: (ingredient: string, shape: string) => string;
  /** What fits the age; then, as sixth point, what does so unless the topic hurts. */
  age: Record<AgeGroup, string>;
  /** Limits of the level in words. */
  level: Record<Level, (band: Band) => string>;
  craft: string;
  names: string;
  title: string;
  /** Language, its variety and its typography. */
  language: (variety: SpanishVariety) => string;
  worn: string;
  /** Introduces the sample sentences of the level. */
  voice: (samples: readonly string[]) => string;
  /** Rules that hold for any data. `decline` is the prescribed refusal. */
  rules: (decline: string) => string;
  /** How wanted words are used, where there are any; in a story in two languages. */
  words: string;
  wordsInPairs: string;
  /** Marks of direct speech, and the list of the cast. */
  speech: string;
  /** Output format, the last rule. */
  output: string;
  /** Output format of a bilingual story, instead of `output`. */
  outputInPairs: string;
  /** User message: data, names for further characters, and the request. */
  request: (data: string, otherNames: readonly string[]) => string;
};
