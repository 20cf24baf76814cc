import type { SpokenSentence } from '../../contract/schemas/stories.ts';
import type { Cue } from '../narration/timeline.ts';
import type { LoggedEvent } from './event-log.ts';

/** What is told of the sentences that are over, when each of them is. */
export const spokenIn = (cues: readonly Cue[]) =>
  cues.flatMap(({ end, ...begun }) =>
    end === undefined ? [] : [{ type: 'spoken' as const, ...begun, end }],
  );

/** When each sentence is spoken, as it was told. */
export const timelineTold = (events: readonly LoggedEvent[]): SpokenSentence[] =>
  events
    .filter((event) => event.type === 'spoken')
    .map(({ index, start, end, words }) => ({ index, start, end, ...(words && { words }) }));
