/** What a parent asked for. Values are the product's own option values. */
export type StoryBrief = {
  language: 'es' | 'en';
  /** Free text, any length, possibly with odd characters. */
  topic: string;
  /** Free text naming the heroes, possibly empty: "Ana, Leo and Sam". */
  childNames: string;
  storyType: 'original' | 'classic' | 'humor' | 'sci-fi' | 'horror' | 'adventure' | 'fantasy';
  storyLength: 'short' | 'medium' | 'long';
  englishLevel: 'beginner' | 'intermediate' | 'advanced';
  ageGroup: 'default' | '3-5' | '6-8' | '9-12';
  creativityLevel: 'standard' | 'innovative' | 'creative';
};
