import { wavOf } from '../../../lib/wav.ts';

/** A tenth of a second of silence as a WAV file. */
export const silentWav = (): Blob => wavOf(new Uint8Array(800).fill(128), { rate: 8000, bits: 8 });
