/**
 * Seconds before the first word and after the last. Music opens alone, and after the voice swells and fades; without it
 * there is silence, since players swallow the first instants and ears want the last.
 */
export const AROUND_SPEECH = {
  music: { before: 2.5, after: 7 },
  silence: { before: 0.25, after: 0.6 },
} as const;

/**
 * Seconds after the last word of a sleep edition: music alone, which then fades, and silence, so that nothing that plays next
 * follows at once.
 */
export const AFTER_SLEEP_EDITION = { music: 300, fade: 20, silence: 2 } as const;
