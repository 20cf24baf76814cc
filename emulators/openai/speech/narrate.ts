import { type Accent, engineLanguage } from './accent.ts';
import { type SpeechJob, speechEngine, type WordStart } from './engine.ts';
import { isForFlite } from './flite.ts';
import { sampleRate, silence } from './pcm.ts';
import { splitUtterances } from './utterances.ts';
import type { VoiceProfile } from './voices.ts';

const edgeSeconds = 0.08;

/** Speaks a text piece by piece: 80 ms of silence, the utterances with pauses between them, 80 ms of silence. */
export async function* narrate(
  input: string,
  { profile, accent }: { profile: VoiceProfile; accent: Accent },
): AsyncGenerator<Int16Array<ArrayBuffer>, void, void> {
  let pause = edgeSeconds;
  for (const { text, pauseAfter } of splitUtterances(input)) {
    const spoken = await speechEngine.speak(jobFor(text, profile, accent));
    yield silence(pause); // only now: a first byte is the sign that speech has begun
    yield spoken;
    pause = pauseAfter;
  }
  yield silence(edgeSeconds);
}

/** A word, as white space cuts them, and the seconds at which it begins and ends. */
export type TimedWord = { text: string; start: number; end: number };

/**
 * The same by eSpeak NG, which knows its words, in whatever language.
 * @returns the words of what was spoken, once all of it has come; where the engine told of two together, the second is put between
 * its neighbours by its letters
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

/** Lays what is known of an utterance, which sounds from `from` to `to`, on its words. */
function timedWords(text: string, starts: readonly WordStart[], from: number, to: number): TimedWord[] {
  const pieces = [...text.matchAll(/\S+/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    place: [...text.slice(0, index)].length,
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

/** English is spoken by Flite, which is understood far better (`tools/speech/measure.ts`); all else by eSpeak NG. */
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
