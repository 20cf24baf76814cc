import type {
  AgeGroup,
  CreativityLevel,
  Language,
  Level,
  StoryLength,
  StoryType,
} from '../../../contract/options.ts';

/** What a parent asked for. The options are the product's own. */
export type StoryBrief = {
  language: Language;
  /** Free text, any length, possibly with odd characters. */
  topic: string;
  /** Free text naming the heroes, possibly empty: "Ana, Leo and Sam". */
  childNames: string;
  storyType: StoryType;
  storyLength: StoryLength;
  englishLevel: Level;
  ageGroup: AgeGroup;
  creativityLevel: CreativityLevel;
};
