import {
  LANGUAGE_WORDS,
  type Language,
  type LanguageWord,
  LEVELS,
  type Level,
  OPTION_ALIASES,
  STORY_TYPES,
  type StoryType,
} from '../../../../contract/options.ts';
import type { Example, ExampleAge } from '../../../../contract/schemas/examples.ts';

export const LANGUAGE_FILTERS = ['all', ...LANGUAGE_WORDS] as const satisfies ('all' | LanguageWord)[];
export const LEVEL_FILTERS = ['all', ...LEVELS] as const satisfies ('all' | Level)[];
export const AGE_FILTERS = ['all', '3-5', '6-8', '9-12'] as const satisfies ExampleAge[];
export const TYPE_FILTERS = ['all', ...STORY_TYPES] as const satisfies ('all' | StoryType)[];

export type ExampleFilters = {
  language: (typeof LANGUAGE_FILTERS)[number];
  level: (typeof LEVEL_FILTERS)[number];
  age: (typeof AGE_FILTERS)[number];
  type: (typeof TYPE_FILTERS)[number];
};

/** The value if it is allowed. */
export function oneOf<const Value extends string>(values: readonly Value[], given: unknown): Value | null {
  return values.find((value) => value === given) ?? null;
}

/** All filters at `all`; complete, so that a reset misses none. */
export const NO_FILTERS: ExampleFilters = { language: 'all', level: 'all', age: 'all', type: 'all' };

/** Filters of the address bar; missing and invalid ones are `all`. */
export function readFilters(params: URLSearchParams): ExampleFilters {
  return {
    language: oneOf(LANGUAGE_FILTERS, params.get('language')) ?? 'all',
    level: oneOf(LEVEL_FILTERS, params.get('level')) ?? 'all',
    age: oneOf(AGE_FILTERS, params.get('age')) ?? 'all',
    type: oneOf(TYPE_FILTERS, params.get('type')) ?? 'all',
  };
}

/** The address with other filters; its other parameters stay. */
export function withFilters(params: URLSearchParams, changes: Partial<ExampleFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Examples that match all filters; a story for all ages matches each age. */
export function matching(examples: readonly Example[], filters: ExampleFilters): Example[] {
  const { language, level, age, type } = filters;
  return examples.filter(
    (example) =>
      (language === 'all' || example.language === language) &&
      (level === 'all' || example.level === level) &&
      (age === 'all' || example.age === age || example.age === 'all') &&
      (type === 'all' || example.type === type),
  );
}

const withFirst = (examples: readonly Example[], isFirst: (example: Example) => boolean): Example[] => [
  ...examples.filter(isFirst),
  ...examples.filter((example) => !isFirst(example)),
];

/** Examples with those first that can be heard. */
export const narratedFirst = (examples: readonly Example[]): Example[] =>
  withFirst(examples, ({ audioPath }) => audioPath !== null);

/** Examples with those in the reader's language first. */
export const ownLanguageFirst = (examples: readonly Example[], language: Language): Example[] =>
  withFirst(examples, (example) => languageOf(example) === language);

export function languageOf({ language }: Pick<Example, 'language'>): Language {
  return OPTION_ALIASES.language[language];
}
