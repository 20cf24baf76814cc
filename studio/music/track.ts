import type { Score } from './scores/score.ts';

/** One entry of `tracks.json`: the score's description, and measurements of the decoded file. */
export interface Track {
  id: string;
  title: { es: string; en: string };
  description: { es: string; en: string };
  /** Quarter notes a minute. */
  tempo: number;
  metre: string;
  key: string;
  seconds: number;
  /** At 24 kHz; the length of the loop, exactly. */
  samples: number;
  /** Integrated loudness (ITU-R BS.1770-4). */
  lufs: number;
}

export const keyName = ({ tonic, mode }: Score): string => `${tonic} ${mode}`;
