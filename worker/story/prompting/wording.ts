import type { Band } from '../../../contract/level/bands.ts';
import type {
  AgeGroup,
  CreativityLevel,
  Level,
  SpanishVariety,
  StoryType,
} from '../../../contract/options.ts';

/** Prompt texts of one language, without numbers and typed text. */
export type Wording = {
  /** Role, audience and quality of the story. */
  craft: string;
  /** Language and its variety. */
  language: (variety: SpanishVariety) => string;
  /** Length in words: target, minimum, maximum. */
  length: (about: number, least: number, most: number) => string;
  /** Precedence between age and level. */
  ageAndLevel: string;
  /** Limits of the level in words. */
  level: Record<Level, (band: Band) => string>;
  age: Record<AgeGroup, string>;
  type: Record<StoryType, string>;
  creativity: Record<CreativityLevel, string>;
  /** Rules for the topic, known tales and protected characters. */
  topic: string;
  names: string;
  title: string;
  readAloud: string;
  cliches: string;
  /** Introduces the sample sentences of the level. */
  voice: (sample: string) => string;
  /** Introduces the ingredient. */
  ingredient: (ingredient: string) => string;
  /** Rules that hold for any data. `decline` is the prescribed refusal. */
  rules: (decline: string) => string;
  /** Output format, the last rule. */
  output: string;
  /** Output format of a bilingual story, instead of `output`. */
  outputInPairs: string;
};
