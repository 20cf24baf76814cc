import { StoryRefusedError } from './moderated-release.ts';

/** What the model is told to answer, and nothing else, when no story for children can be made of what was asked. */
export const NO_STORY = 'NO_STORY';

/** What a model likes to put around a word. */
const DRESSING = /^[\s#*_"'`“‘«]+/u;

/**
 * Lets a model's text through, unless it begins by declining: an apology is no story.
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
