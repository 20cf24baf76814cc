import { type Language, LANGUAGES } from './options.ts';

/**
 * Seconds before the first word and after the last. Music plays alone before the voice, which enters a narration as soon
 * as it is ready, and fades after it; without music there is silence, since players drop the first instants.
 */
export const AROUND_SPEECH = {
  music: { atLeast: 0.8, before: 2.5, after: 7 },
  silence: { before: 0.25, after: 0.6 },
} as const;

/** Minutes of music after the last word of a sleep edition. */
export const SLEEP_MINUTES = [2, 5, 10] as const;
export type SleepMinutes = (typeof SLEEP_MINUTES)[number];
export const DEFAULT_SLEEP_MINUTES: SleepMinutes = 5;

/** An edition that is ordered: another file made of the sentences of a narration. */
export type EditionChoice =
  | { kind: 'sleep'; minutes: SleepMinutes }
  /** `learns`: the language that is learnt. */
  | { kind: 'practice'; learns: Language };
export type EditionKind = EditionChoice['kind'];

/** Every edition that a narration may have; it has one of each kind at a time. */
export const EDITIONS: readonly EditionChoice[] = [
  ...SLEEP_MINUTES.map((minutes) => ({ kind: 'sleep' as const, minutes })),
  ...LANGUAGES.map((learns) => ({ kind: 'practice' as const, learns })),
];

/** Name of an edition among those of its narration, as in the name of its file. */
export const editionName = (edition: EditionChoice): string =>
  edition.kind === 'sleep' ? `sleep-${edition.minutes}` : `practice-${edition.learns}`;

/** Factor of a voice's natural pace at which a practice edition reads a sentence first; after the pause it is 1. */
export const PRACTICE_SLOWLY = 0.7;
/** Pace of the whole: a sentence once in the own language, slowly in the other, as long a pause, once more. */
export const PRACTICE_PACE = 1 / (1 + 2 / PRACTICE_SLOWLY + 1);
/** Seconds between the languages of a practice edition, and before its next sentence or paragraph. */
export const PRACTICE_PAUSES = { side: 0.5, sentence: 0.9, paragraph: 1.5 } as const;

/** Seconds of a sleep edition: a minute of its music, and what follows: the fade, and silence before the next item. */
export const AFTER_SLEEP_EDITION = { minute: 60, fade: 20, silence: 2 } as const;
