import type { Context } from 'hono';
import type { Left, Pictures, Repertoire, tellPairs } from '../../storyteller/engine/index.ts';
import type { StoryTeller } from './chat/completion.ts';
import type { KnownPairs } from './chat/known-pairs.ts';
import type { KnownStories } from './chat/known-stories.ts';
import type { KnobBoard } from './knobs.ts';
import type { LogEntry, RequestLog } from './request-log.ts';
import type { ServerRules } from './server-rules.ts';
import type { DirectiveCounter } from './topic-directives.ts';

/** State of one emulator, for its endpoints. */
export type Emulator = {
  /** Server whose rules apply. */
  server: ServerRules;
  knobs: KnobBoard;
  log: RequestLog;
  directives: DirectiveCounter;
  tellStory: StoryTeller;
  /** Null where a test's source of stories has one language only. */
  tellPairs: typeof tellPairs | null;
  knownPairs: KnownPairs;
  knownPictures: KnownStories<Pictures>;
  /** What told stories leave for another night. */
  knownNights: KnownStories<Left>;
  /** Templates that were used before. */
  repertoire: Repertoire;
  /** Milliseconds since 1970, with fractions. */
  now: () => number;
  entryOf: (c: Context) => LogEntry;
};
