import { type Accent, engineLanguage } from './accent.ts';
import { speechEngine } from './engine.ts';
import { silence } from './pcm.ts';
import { splitUtterances } from './utterances.ts';
import type { VoiceProfile } from './voices.ts';

const edgeSeconds = 0.08;

/** Speaks a text piece by piece: 80 ms of silence, the utterances with pauses between them, 80 ms of silence. */
export async function* narrate(
  input: string,
  { profile, accent, speed }: { profile: VoiceProfile; accent: Accent; speed: number },
): AsyncGenerator<Int16Array<ArrayBuffer>, void, void> {
  const voice = `${engineLanguage[accent]}+${profile.variant}`;
  const { pitch, range } = profile;
  const wordsPerMinute = profile.wordsPerMinute * speed;
  let pause = edgeSeconds;
  for (const { text, pauseAfter } of splitUtterances(input)) {
    const spoken = await speechEngine.speak({ text, voice, pitch, range, wordsPerMinute });
    yield silence(pause); // only now: a first byte is the sign that speech has begun
    yield spoken;
    pause = pauseAfter / speed;
  }
  yield silence(edgeSeconds);
}
