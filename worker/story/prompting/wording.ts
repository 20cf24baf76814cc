import type { Band } from '../../../contract/level/bands.ts';
import type {
  AgeGroup,
  CreativityLevel,
  Level,
  SpanishVariety,
  StoryType,
} from '../../../contract/options.ts';

/** What a model is told in one language, apart from numbers and the parent's words. */
export type Wording = {
  /** Who writes, for whom, and what a good story is. */
  craft: string;
  /** How the language is written, and which variety of it. */
  language: (variety: SpanishVariety) => string;
  /** Words in all: about, at least, at most. */
  length: (about: number, least: number, most: number) => string;
  /** Who wins when age and level seem to contradict each other. */
  ageAndLevel: string;
  /** What the level's band says, in words. */
  level: Record<Level, (band: Band) => string>;
  age: Record<AgeGroup, string>;
  type: Record<StoryType, string>;
  creativity: Record<CreativityLevel, string>;
  /** How the topic, known tales and foreign heroes are treated. */
  topic: string;
  names: string;
  title: string;
  readAloud: string;
  cliches: string;
  /** Introduces a few sentences of our own, of the level. */
  voice: (sample: string) => string;
  /** Introduces what this story has to have. */
  ingredient: (ingredient: string) => string;
  /** What holds whatever the data says. `decline` is the word to decline with. */
  rules: (decline: string) => string;
  /** The form of the answer, the last of the rules. */
  output: string;
  /** Instead of it for a story in two languages: how they belong together, and the form of the answer. */
  outputInPairs: string;
};
