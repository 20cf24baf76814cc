import type { ErrorCode } from '../../contract/errors.ts';
import { FIRST_TOKEN_TIMEOUT_MS } from '../../contract/limits.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { GenerationError } from './generation-error.ts';

export type WriterFallbackDeps = {
  /** Reports a server that failed to write, also when no other is left. */
  failed(writer: StoryWriter, error: unknown): void;
};

const WRITERS_FAULT: readonly ErrorCode[] = [
  'story_timed_out',
  'story_generation_failed',
  'story_unacceptable',
];

/** Whether the server failed, so that another may succeed. A declined topic is an answer, not a failure. */
function isFaultOfWriter(error: unknown): boolean {
  if (error instanceof ProviderError) return error.code !== 'topic_refused' && error.code !== 'story_refused';
  return error instanceof GenerationError && WRITERS_FAULT.includes(error.code);
}

/**
 * Servers tried in order until one has finished a story.
 * @param writers each with its own patience for the first word, the last one with the full time-out
 * @param tell has one server write. @throws ProviderError or GenerationError when the server failed
 * @param state `hasEnded`: the generation is over, whatever the server did. `hasTold`: a listener has a word of this
 * story
 * @throws the error of the last server; at once any error that is not a server's
 */
export async function withWriterFallback<Told>(
  writers: readonly StoryWriter[],
  tell: (writer: StoryWriter, patienceMs: number) => Promise<Told>,
  state: WriterFallbackDeps & { hasEnded(): boolean; hasTold(): boolean },
): Promise<Told> {
  for (const [position, writer] of writers.entries()) {
    const isLast = position === writers.length - 1;
    try {
      return await tell(writer, isLast ? FIRST_TOKEN_TIMEOUT_MS : writer.patienceMs);
    } catch (error) {
      if (state.hasEnded() || !isFaultOfWriter(error)) throw error;
      state.failed(writer, error);
      // Another server writes another story.
      if (isLast || state.hasTold()) throw error;
    }
  }
  throw new Error('no server to write');
}
