import type { StoryPiece } from '../story/pairing.ts';
import type { SecondOpinion } from '../story/second-opinion.ts';
import { GenerationError } from './generation-error.ts';
import type { TopicRefusal } from './topic-check.ts';

export type Listeners = {
  /**
   * Code of a refused topic, or null, after the topic check and the reservation, whose refusal rejects it; nothing is
   * emitted before.
   */
  refusal: Promise<TopicRefusal | null>;
  /** Writes a piece to the log. */
  emit(piece: StoryPiece): void;
  /** Reads the paragraphs once more; null when the owner configured no second opinion. */
  opinion: Pick<SecondOpinion, 'add' | 'close'> | null;
};

/**
 * Releases the pieces of a story in order, once the topic is known to be fit.
 * @param signal ends the telling, also where the pieces just end after it aborted
 * @throws GenerationError `topic_refused`, `topic_needs_help`, `story_generation_failed` when there was no sentence; what the pieces throw
 */
export async function tellStory(
  pieces: AsyncIterable<StoryPiece>,
  { refusal, emit, opinion }: Listeners,
  signal: AbortSignal,
): Promise<void> {
  let sentences = 0;
  for await (const piece of pieces) {
    const code = await refusal;
    if (code) throw new GenerationError(code);
    signal.throwIfAborted();
    emit(piece);
    opinion?.add(piece);
    if (piece.type === 'sentence') sentences += 1;
  }
  signal.throwIfAborted();
  if (sentences === 0) throw new GenerationError('story_generation_failed', 'the model wrote nothing');
  opinion?.close();
}
