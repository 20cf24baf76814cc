/**
 * Seconds before the first word and after the last. Music plays alone before the voice and fades after it; without
 * music there is silence, since players drop the first instants.
 */
export const AROUND_SPEECH = {
  music: { before: 2.5, after: 7 },
  silence: { before: 0.25, after: 0.6 },
} as const;

/** Seconds after the last word of a sleep edition: music, its fade, and silence before a player's next item. */
export const AFTER_SLEEP_EDITION = { music: 300, fade: 20, silence: 2 } as const;
