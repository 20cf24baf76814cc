import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../contract/options.ts';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { readTopics } from '../safety/topics.ts';

/** Typical names: none, one, several, and gender-neutral ones. */
const NAMES: Record<Language, readonly string[]> = {
  es: ['', 'Ana', 'Leo y Alma', '', 'Noa, Iker y Sam', 'Andrea'],
  en: ['', 'Ann', 'Sam and Ella', '', 'Robin, Kit and Noor', 'Alex'],
};

/** Seeded pseudo-random numbers in [0, 1) (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const left = [...items];
  for (let end = left.length - 1; end > 0; end -= 1) {
    const at = Math.floor(next() * (end + 1));
    [left[end], left[at]] = [left[at]!, left[end]!];
  }
  return left;
}

const CELLS = LANGUAGES.flatMap((language) =>
  LEVELS.flatMap((englishLevel) => AGE_GROUPS.map((ageGroup) => ({ language, englishLevel, ageGroup }))),
);

const REST = LENGTHS.flatMap((storyLength) =>
  STORY_TYPES.flatMap((storyType) =>
    CREATIVITY_LEVELS.map((creativityLevel) => ({ storyLength, storyType, creativityLevel })),
  ),
);

/**
 * Requests over the whole grid of options: language, level and age evenly, other options and the published ordinary
 * topics in seeded order.
 */
export function requestsOf(count: number, seed: number): StoryRequest[] {
  const next = numbersFrom(seed);
  const cells = shuffled(CELLS, next);
  const rest = shuffled(REST, next);
  const topics = Object.fromEntries(
    LANGUAGES.map((language) => [language, shuffled(readTopics(language).ordinary, next)]),
  );
  const asked = Object.fromEntries(LANGUAGES.map((language) => [language, 0]));
  return Array.from({ length: count }, (_, position) => {
    const cell = cells[position % cells.length]!;
    const round = Math.floor(position / cells.length);
    const own = topics[cell.language]!;
    return storyRequest.parse({
      ...cell,
      // A step coprime to the list's length, so that cells do not repeat the same types.
      ...rest[(position * 11 + round) % rest.length]!,
      topic: own[asked[cell.language]!++ % own.length]!.text,
      childNames: NAMES[cell.language][(position + round) % NAMES[cell.language].length]!,
    });
  });
}
