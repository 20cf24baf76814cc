import { z } from 'zod';

/** What is chosen of a narration, which may no longer be offered. */
export type SoundChoice = {
  language: string;
  voiceId: string;
  speechRate: number;
  musicTrack: string;
  /** Whether the figures speak in voices of their own. */
  cast?: boolean | undefined;
  /** Digest of the family's takes; none: a voice reads alone. */
  takes?: string | null | undefined;
};

const soundChoice = z.object({
  language: z.string(),
  voiceId: z.string(),
  speechRate: z.number(),
  musicTrack: z.string(),
  cast: z.boolean().optional(),
  takes: z.string().optional(),
}) satisfies z.ZodType<SoundChoice>;

/** The choice in the order of a narration, as the ledger has it; null for a row without one. */
export function readSoundChoice(json: string): SoundChoice | null {
  try {
    return soundChoice.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** What tells the orders of narrations of one text apart. */
export const choiceParts = ({ language, voiceId, speechRate, musicTrack, cast, takes }: SoundChoice) => [
  language,
  voiceId,
  speechRate,
  musicTrack,
  ...(cast ? ['cast'] : []),
  ...(takes ? [takes] : []),
];

/**
 * Name of a version of a story: whether the family reads it, not which takes. A narration that is ordered again after a
 * sentence was changed, or read again, is the same version.
 */
export const versionOf = (choice: SoundChoice): string =>
  JSON.stringify(choiceParts({ ...choice, takes: choice.takes && 'takes' }));
