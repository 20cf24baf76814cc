import { loudnessOf } from '../../contract/loudness.ts';
import { FULL_SCALE, SAMPLE_RATE } from './format.ts';

/** Integrated loudness of speech at `SAMPLE_RATE`, in LUFS. */
export const speechLoudness = (samples: Int16Array): number =>
  loudnessOf(samples, { sampleRate: SAMPLE_RATE, fullScale: FULL_SCALE });
