import { withScheduledYields } from './cooperative-scheduling.ts';
import { encodeNarration, type NarrationInput } from './narrate.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import type { Timeline } from './timeline.ts';
import { VoiceLost } from './voice-lost.ts';

/**
 * Blocks per turn, some 4 to 7 ms of work (a block takes 1 to 1.7 ms at half speed): a caller waits for the last one,
 * and every yield costs a millisecond and more.
 */
const BLOCKS_A_TURN = 4;

/** Restarts of a narration whose voice was lost in the middle. */
const RESTARTS = 4;

/**
 * Repeats a reading whose voice was lost in the middle.
 * @throws what the reading throws; the cause of the lost voice when that happens too often
 */
export async function inOneVoice<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let restarts = 0; ; restarts++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof VoiceLost)) throw error;
      if (restarts >= RESTARTS) throw error.cause;
    }
  }
}

/**
 * Short narration as one finished MP3, for a caller that does not stream it.
 * @throws errors of `encodeNarration`
 */
export async function wholeNarration(input: Omit<NarrationInput, 'yield'>): Promise<Uint8Array<ArrayBuffer>> {
  return (await timedNarration(input)).mp3;
}

/** The same with its times. */
export async function timedNarration(
  input: Omit<NarrationInput, 'yield'>,
): Promise<{ mp3: Uint8Array<ArrayBuffer>; timeline: Timeline }> {
  const frames = withScheduledYields(
    (yieldToOthers) => encodeNarration({ ...input, yield: yieldToOthers }),
    BLOCKS_A_TURN,
  );
  const mp3 = new ReplayBuffer();
  let head = new Uint8Array(0);
  let timeline: Timeline = { duration: 0, sentences: [] };
  for await (const frame of frames) {
    mp3.push(frame.mp3);
    if (!frame.finished) continue;
    head = new Uint8Array(frame.finished.head);
    timeline = frame.finished.timeline;
  }
  return { mp3: mp3.withHead(head), timeline };
}
