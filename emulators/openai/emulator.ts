import type { Context } from 'hono';
import type { StoryTeller } from './chat/completion.ts';
import type { ToldPairs } from './chat/told-pairs.ts';
import type { KnobBoard } from './knobs.ts';
import type { LogEntry, RequestLog } from './request-log.ts';
import type { ServerRules } from './server-rules.ts';
import type { tellPairs } from './template-engine/index.ts';
import type { Repertoire } from './template-engine/repertoire.ts';
import type { DirectiveCounter } from './topic-directives.ts';

/** The state of one emulator and what its endpoints need. */
export type Emulator = {
  /** Whose rules it keeps. */
  server: ServerRules;
  knobs: KnobBoard;
  log: RequestLog;
  directives: DirectiveCounter;
  tellStory: StoryTeller;
  /** Null where a test's storyteller knows one language at a time. */
  tellPairs: typeof tellPairs | null;
  toldPairs: ToldPairs;
  /** What its storyteller has told. */
  repertoire: Repertoire;
  /** Milliseconds since 1970, with fractions. */
  now: () => number;
  entryOf: (c: Context) => LogEntry;
};
