import type { ErrorBody } from './errors.ts';
import type { Narration, Sentence, SpokenSentence, Story } from './stories.ts';

/**
 * What a generation tells whoever listens, in order. On the wire each is a server-sent event named by `type`, with an
 * id `epoch-seq`; `Last-Event-ID` continues after it. A higher epoch means the work was begun again: its first event
 * is `reset`, and everything received before is to be forgotten.
 */
export type StoryEvent =
  | { type: 'start'; generationId: string }
  | { type: 'reset' }
  | { type: 'title'; title: string }
  | ({ type: 'sentence' } & Sentence)
  | { type: 'done'; story: Story; storiesRemaining: number }
  | { type: 'error'; error: ErrorBody };

export type AudioEvent =
  /** `audioUrl` plays at once, as it is being made. */
  | { type: 'start'; generationId: string; audioUrl: string; musicTrack: string; sentences: number }
  | { type: 'reset' }
  | ({ type: 'spoken' } & SpokenSentence)
  /** The audio is whole: its length in seconds is final. */
  | { type: 'mixed'; duration: number }
  | { type: 'done'; narration: Narration; versionsRemaining: number }
  | { type: 'error'; error: ErrorBody };
