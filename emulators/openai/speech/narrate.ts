import { type Accent, engineLanguage } from './accent.ts';
import { type SpeechJob, speechEngine, type WordStart } from './engine.ts';
import { isForFlite } from './flite.ts';
import { sampleRate, silence } from './pcm.ts';
import { splitUtterances } from './utterances.ts';
import type { VoiceProfile } from './voices.ts';

const edgeSeconds = 0.08;

/** Synthesises a text piece by piece: 80 ms of silence, the utterances with pauses between them, 80 ms of silence. */
export async function* narrate(
  input: string,
  { profile, accent }: { profile: VoiceProfile; accent: Accent },
): AsyncGenerator<Int16Array<ArrayBuffer>, void, void> {
  let pause = edgeSeconds;
  for (const { text, pauseAfter } of splitUtterances(input)) {
    const spoken = await speechEngine.speak(jobFor(text, profile, accent));
    yield silence(pause); // only now: the first byte means that speech has begun
    yield spoken;
    pause = pauseAfter;
  }
  yield silence(edgeSeconds);
}

/** A white-space-separated word with its start and end in seconds. */
export type TimedWord = { text: string; start: number; end: number };

/**
 * The same by eSpeak NG, which reports words, in any language.
 * @returns the words once all sound is sent; where the engine reported two together, the second is interpolated by its
 * letters
 */
export async function* narrateTimed(
  input: string,
  { profile, accent }: { profile: VoiceProfile; accent: Accent },
): AsyncGenerator<Int16Array<ArrayBuffer>, TimedWord[], void> {
  const words: TimedWord[] = [];
  let pause = edgeSeconds;
  let samples = 0;
  for (const { text, pauseAfter } of splitUtterances(input)) {
    const { pcm, words: starts } = await speechEngine.speakTimed(eSpeakJob(text, profile, accent));
    const quiet = silence(pause);
    samples += quiet.length;
    words.push(...timedWords(text, starts, samples / sampleRate, (samples + pcm.length) / sampleRate));
    samples += pcm.length;
    yield quiet;
    yield pcm;
    pause = pauseAfter;
  }
  yield silence(edgeSeconds);
  return words;
}

/** Assigns the reported starts of an utterance, which sounds from `from` to `to`, to its words. */
function timedWords(text: string, starts: readonly WordStart[], from: number, to: number): TimedWord[] {
  const pieces = [...text.matchAll(/\S+/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    place: Array.from(text.slice(0, index)).length,
  }));
  const known = pieces.map(({ text: piece, place }, i) => {
    const start = starts.find((one) => one.place >= place && one.place < place + [...piece].length);
    if (start) return from + start.start;
    return i === 0 ? from : null;
  });
  const anchors = [
    ...known.flatMap((start, i) => (start === null ? [] : [{ i, start }])),
    { i: pieces.length, start: to },
  ];
  const lengthOf = (first: number, last: number) =>
    pieces.slice(first, last).reduce((sum, piece) => sum + piece.text.length, 0);
  const begins = pieces.map((_, i) => {
    const next = anchors.findIndex((anchor) => anchor.i > i);
    const [before, after] = [anchors[next - 1]!, anchors[next]!];
    const share = lengthOf(before.i, i) / lengthOf(before.i, after.i);
    return before.start + share * (after.start - before.start);
  });
  return pieces.map(({ text: piece }, i) => ({ text: piece, start: begins[i]!, end: begins[i + 1] ?? to }));
}

/** English is synthesised by Flite, which is far more intelligible; everything else by eSpeak NG. */
function jobFor(text: string, profile: VoiceProfile, accent: Accent): SpeechJob {
  if (accent.startsWith('en') && isForFlite(text)) {
    return { engine: 'flite', text, voice: profile.flite };
  }
  return eSpeakJob(text, profile, accent);
}

function eSpeakJob(text: string, profile: VoiceProfile, accent: Accent): SpeechJob {
  const { pitch, range, wordsPerMinute } = profile;
  const voice = `${engineLanguage[accent]}+${profile.variant}`;
  return { engine: 'espeak', text, voice, pitch, range, wordsPerMinute };
}
