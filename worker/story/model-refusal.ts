import { StoryRefusedError } from './moderated-release.ts';

/** Answer that the prompt prescribes for a topic without a story for children. */
export const NO_STORY = 'NO_STORY';

/** Decoration that models put around a word. */
const DRESSING = /^[\s#*_"'`“‘«]+/u;

/**
 * Passes a model's text through unless it begins with a refusal.
 * @throws StoryRefusedError
 */
export async function* throwOnDecline(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let beginning = '';
  let hasBegun = false;
  for await (const piece of pieces) {
    if (hasBegun) {
      yield piece;
      continue;
    }
    beginning += piece;
    const said = beginning.replace(DRESSING, '');
    if (said.startsWith(NO_STORY)) throw new StoryRefusedError('topic_refused', 'the model declined');
    if (NO_STORY.startsWith(said)) continue;
    hasBegun = true;
    yield beginning;
  }
  if (!hasBegun && beginning !== '') yield beginning;
}
