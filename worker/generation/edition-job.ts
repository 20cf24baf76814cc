import type { EditionChoice, EditionKind } from '../../contract/narration.ts';
import type { Narration } from '../../contract/schemas/stories.ts';
import { withVersion } from '../files/signed-url.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import { withScheduledYields } from '../narration/cooperative-scheduling.ts';
import { encodeNarration, type NarrationInput } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import type { Timeline } from '../narration/timeline.ts';
import { GenerationError } from './generation-error.ts';
import type { LiveAudio } from './live-audio.ts';
import type { NarrationDeps } from './narration-job.ts';
import { type EditionRequest, readEditionRequest } from './orders.ts';
import type { Job } from './supervisor.ts';
import { spokenEvents, timelineOf } from './timeline-events.ts';

/** What is mixed: sentences at their paces, and when music plays. */
export type EditionSound = Pick<NarrationInput, 'speech' | 'rate' | 'music' | 'bitRate'> &
  Required<Pick<NarrationInput, 'edition'>> & {
    /** Digest of what it says, where a later text or spelling may differ; noted with its file. */
    script?: string;
  };

/**
 * How editions of one kind are made.
 * @throws GenerationError when something that they are made of is gone
 */
export type Compose<Kind extends EditionKind> = (
  generation: Ordered<EditionRequest>,
  choice: Extract<EditionChoice, { kind: Kind }>,
  signal: AbortSignal,
) => Promise<EditionSound>;

export type EditionDeps = Pick<NarrationDeps, 'bitRate' | 'pathOf' | 'storeFile' | 'sounded'> & {
  compose(generation: Ordered<EditionRequest>, signal: AbortSignal): Promise<EditionSound>;
  /** Key of the file in R2. */
  fileOf(order: EditionRequest): string;
  /** Waits until the narration is saved or has failed. */
  narrationOver(narrationId: string): Promise<void>;
  /** @returns the narration with its edition, and what stores it; null when it was deleted or has failed */
  save(
    generation: Ordered<EditionRequest>,
    made: MadeEdition,
  ): Promise<{ narration: Narration; store(): void } | null>;
};

/** Seconds until the end of the last word, and of the file. */
export type MadeEdition = { duration: number; length: number; timeline: Timeline['sentences'] };

/**
 * Blocks of sound made in one turn, 2 ms. An element starts with three times the sound of a narration's media source,
 * and must not start later, while its narration is made in turn.
 */
const BLOCKS_A_TURN = 4;

/** Makes an edition of a narration: another file, which plays while it grows at the address that it keeps. */
export function editionJob(deps: EditionDeps, live: LiveAudio): Job<EditionRequest> {
  return {
    readOrder: readEditionRequest,

    async perform(generation, emit, signal) {
      const { order } = generation;
      const key = deps.fileOf(order);
      await live.play(key, async (file) => {
        const [sound, path] = await Promise.all([deps.compose(generation, signal), deps.pathOf(key)]);
        const audioUrl = withVersion(path, 'made', generation.id);
        emit({ type: 'start', generationId: generation.id, audioUrl });
        const { script, ...input } = sound;
        const frames = withScheduledYields(
          (yieldToOthers) =>
            encodeNarration({
              bitRate: deps.bitRate,
              ...input,
              tag: narrationTag(order.language, order.takes !== undefined),
              yield: yieldToOthers,
            }),
          BLOCKS_A_TURN,
        );
        for await (const frame of frames) {
          signal.throwIfAborted();
          file.push(frame.mp3);
          if (frame.cues.length > 0) deps.sounded?.(generation);
          for (const spoken of spokenEvents(frame.cues)) emit(spoken);
          if (!frame.finished) continue;
          const { head, timeline } = frame.finished;
          file.end();
          await deps.storeFile(key, file.withHead(head), script);
          await deps.narrationOver(order.narrationId);
          emit({ type: 'mixed', duration: timeline.sentences.at(-1)!.end, length: timeline.duration });
        }
      });
    },

    async save(generation, events) {
      const mixed = events.find((event) => event.type === 'mixed');
      if (!mixed || !('length' in mixed)) throw new Error(`${generation.id} was never finished`);
      const { duration, length } = mixed;
      const saved = await deps.save(generation, { duration, length, timeline: timelineOf(events) });
      if (!saved) throw new GenerationError('not_found');
      return { store: saved.store, done: { type: 'done', narration: saved.narration } };
    },
  };
}
