import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  type Language,
  LENGTHS,
  LEVELS,
  otherLanguage,
  STORY_TYPES,
} from '../../contract/options.ts';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { heavyTopics, type Sample } from '../safety/samples.ts';
import { readTopics } from '../safety/topics.ts';

/** Kinds of orders, which are measured apart. */
export const ORDER_KINDS = ['ordinary', 'heavy', 'two languages'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Typical names: none, one, several, and gender-neutral ones. */
const NAMES: Record<Language, readonly string[]> = {
  es: ['', 'Ana', 'Leo y Alma', '', 'Noa, Iker y Sam', 'Andrea'],
  en: ['', 'Ann', 'Sam and Ella', '', 'Robin, Kit and Noor', 'Alex'],
};

/** Seeded pseudo-random numbers in [0, 1) (mulberry32). */
export function numbersFrom(seed: number): () => number {
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
 * Requests over the whole grid of options: language, level and age evenly, other options and the published topics in
 * seeded order.
 * @param topicsOf published topics of a language: the ordinary ones, or `heavyTopics`
 */
export function requestsOf(
  count: number,
  seed: number,
  topicsOf: (language: Language) => readonly Sample[] = (language) => readTopics(language).ordinary,
): StoryRequest[] {
  const next = numbersFrom(seed);
  const cells = shuffled(CELLS, next);
  const rest = shuffled(REST, next);
  const topics = Object.fromEntries(
    LANGUAGES.map((language) => [language, shuffled(topicsOf(language), next)]),
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

/** The same order in two languages. */
export const inTwoLanguages = (request: StoryRequest): StoryRequest => ({
  ...request,
  secondLanguage: otherLanguage(request.language),
});

/** Orders of each kind; those of a kind come one after the other. */
export function ordersOf(
  counts: Record<OrderKind, number>,
  seed: number,
): { kind: OrderKind; request: StoryRequest }[] {
  const requests: Record<OrderKind, StoryRequest[]> = {
    ordinary: requestsOf(counts.ordinary, seed),
    heavy: requestsOf(counts.heavy, seed, heavyTopics),
    'two languages': requestsOf(counts['two languages'], seed + 1).map(inTwoLanguages),
  };
  return ORDER_KINDS.flatMap((kind) => requests[kind].map((request) => ({ kind, request })));
}
