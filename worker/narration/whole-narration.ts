import { withScheduledYields } from './cooperative-scheduling.ts';
import { encodeNarration, type NarrationInput } from './narrate.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** A short narration as one finished MP3, for who does not listen while it is made. @throws what `encodeNarration` throws */
export async function wholeNarration(input: Omit<NarrationInput, 'yield'>): Promise<Uint8Array<ArrayBuffer>> {
  const frames = withScheduledYields((yieldToOthers) => encodeNarration({ ...input, yield: yieldToOthers }));
  const mp3 = new ReplayBuffer();
  let head = new Uint8Array(0);
  for await (const frame of frames) {
    mp3.push(frame.mp3);
    if (frame.finished) head = new Uint8Array(frame.finished.head);
  }
  return mp3.withHead(head);
}
