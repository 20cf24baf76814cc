import type { StoryPiece } from '../story/pairing.ts';
import type { SecondOpinion } from '../story/second-opinion.ts';
import { GenerationError } from './generation-error.ts';

export type Listeners = {
  /** Settles after the topic check and the reservation, and fails with its refusal; nothing is emitted before. */
  isRefused: Promise<boolean>;
  /** Writes a piece to the log. */
  emit(piece: StoryPiece): void;
  /** Reads the paragraphs once more; null when the owner configured no second opinion. */
  opinion: Pick<SecondOpinion, 'add' | 'close'> | null;
};

/**
 * Releases the pieces of a story in order, once the topic is known to be fit.
 * @param signal ends the telling, also where the pieces just end after it aborted
 * @throws GenerationError `topic_refused`, `story_generation_failed` when there was no sentence; what the pieces throw
 */
export async function tellStory(
  pieces: AsyncIterable<StoryPiece>,
  { isRefused, emit, opinion }: Listeners,
  signal: AbortSignal,
): Promise<void> {
  let sentences = 0;
  for await (const piece of pieces) {
    if (await isRefused) throw new GenerationError('topic_refused');
    signal.throwIfAborted();
    emit(piece);
    opinion?.add(piece);
    if (piece.type === 'sentence') sentences += 1;
  }
  signal.throwIfAborted();
  if (sentences === 0) throw new GenerationError('story_generation_failed', 'the model wrote nothing');
  opinion?.close();
}
