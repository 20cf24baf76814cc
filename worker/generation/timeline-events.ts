import type { SpokenSentence } from '../../contract/schemas/stories.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Cue } from '../narration/timeline.ts';

/** Timeline events of the finished sentences. */
export const spokenEvents = (cues: readonly Cue[]) =>
  cues.flatMap(({ end, ...begun }) =>
    end === undefined ? [] : [{ type: 'spoken' as const, ...begun, end }],
  );

/** The timeline from its events. */
export const timelineOf = (events: readonly LoggedEvent[]): SpokenSentence[] =>
  events
    .filter((event) => event.type === 'spoken')
    .map(({ index, start, end, spans, words, language }) => ({
      index,
      start,
      end,
      ...(spans && { spans }),
      ...(words && { words }),
      ...(language && { language }),
    }));
