import { type Accent, engineLanguage } from './accent.ts';
import { type SpeechJob, speechEngine } from './engine.ts';
import { isForFlite } from './flite.ts';
import { silence } from './pcm.ts';
import { splitUtterances } from './utterances.ts';
import type { VoiceProfile } from './voices.ts';

const edgeSeconds = 0.08;

/** Speaks a text piece by piece: 80 ms of silence, the utterances with pauses between them, 80 ms of silence. */
export async function* narrate(
  input: string,
  { profile, accent, speed }: { profile: VoiceProfile; accent: Accent; speed: number },
): AsyncGenerator<Int16Array<ArrayBuffer>, void, void> {
  let pause = edgeSeconds;
  for (const { text, pauseAfter } of splitUtterances(input)) {
    const spoken = await speechEngine.speak(jobFor(text, profile, accent, speed));
    yield silence(pause); // only now: a first byte is the sign that speech has begun
    yield spoken;
    pause = pauseAfter / speed;
  }
  yield silence(edgeSeconds);
}

/** English is spoken by Flite, which is understood far better (`tools/speech/measure.ts`); all else by eSpeak NG. */
function jobFor(text: string, profile: VoiceProfile, accent: Accent, speed: number): SpeechJob {
  if (accent.startsWith('en') && isForFlite(text)) {
    return { engine: 'flite', text, voice: profile.flite, speed };
  }
  const { pitch, range } = profile;
  const voice = `${engineLanguage[accent]}+${profile.variant}`;
  return { engine: 'espeak', text, voice, pitch, range, wordsPerMinute: profile.wordsPerMinute * speed };
}
