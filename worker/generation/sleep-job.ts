import type { Narration } from '../../contract/schemas/stories.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import type { StoredSleepEdition } from '../home-storage/schema.ts';
import { withScheduledYields } from '../narration/cooperative-scheduling.ts';
import { encodeNarration, type SentenceAudio } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { sleepPaces } from '../narration/sleep-pacing.ts';
import { GenerationError } from './generation-error.ts';
import type { LiveAudio } from './live-audio.ts';
import type { NarrationDeps, Script } from './narration-job.ts';
import { readSleepRequest, type SleepRequest } from './orders.ts';
import type { Job } from './supervisor.ts';
import { spokenEvents, timelineOf } from './timeline-events.ts';

export type SleepDeps = Pick<
  NarrationDeps,
  'readScript' | 'openMusic' | 'bitRate' | 'pathOf' | 'storeFile' | 'sounded'
> & {
  /** Key of the file in R2. */
  fileOf(order: SleepRequest): string;
  /**
   * The narration's speech, with the narrator alone at its end: cached, or on its way while the narration is being made.
   * @throws GenerationError `speech_not_kept` when it is not all cached any more
   */
  speech(
    script: Script,
    generation: Ordered<SleepRequest>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<SentenceAudio>>;
  /** Waits until the narration is saved or has failed. */
  narrationOver(narrationId: string): Promise<void>;
  /** @returns the narration with its edition, and what stores it; null when it was deleted or has failed */
  save(
    order: SleepRequest,
    edition: Omit<StoredSleepEdition, 'madeAt' | 'soundBytes'>,
  ): Promise<{ narration: Narration; store(): void } | null>;
};

/** Music of a sleep edition whose narration has none; it starts under the last sentence. */
const LULLABY = 'bedtime';

/**
 * Blocks of sound made in one turn, 2 ms. An element starts with three times the sound of a narration's media source,
 * and must not start later, while its narration is made in turn.
 */
const BLOCKS_A_TURN = 4;

/** Makes a sleep edition: mixes the sentences of a narration once more, without buying any of them twice. */
export function sleepJob(deps: SleepDeps, live: LiveAudio): Job<SleepRequest> {
  return {
    readOrder: readSleepRequest,

    async perform(generation, emit, signal) {
      const { order } = generation;
      const key = deps.fileOf(order);
      await live.play(key, async (file) => {
        const hasMusic = order.musicTrack !== 'none';
        const music = deps.openMusic(hasMusic ? order.musicTrack : LULLABY);
        // A failure is thrown by the encoder; until then it must not count as an unhandled rejection.
        music.catch(() => undefined);
        const [script, audioUrl] = await Promise.all([
          deps.readScript(order, generation.storyId),
          deps.pathOf(key),
        ]);
        const speech = await deps.speech(script, generation, signal);
        emit({ type: 'start', generationId: generation.id, audioUrl });
        const frames = withScheduledYields(
          (yieldToOthers) =>
            encodeNarration({
              tag: narrationTag(order.language),
              speech,
              rate: order.speechRate,
              sleep: {
                paces: sleepPaces(script.sentences, order.speechRate),
                music: { from: hasMusic ? 'intro' : 'last sentence', minutes: order.minutes },
              },
              music,
              bitRate: deps.bitRate,
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
          await deps.storeFile(key, file.withHead(head));
          await deps.narrationOver(order.narrationId);
          emit({ type: 'mixed', duration: timeline.sentences.at(-1)!.end, length: timeline.duration });
        }
      });
    },

    async save(generation, events) {
      const { order } = generation;
      const mixed = events.find((event) => event.type === 'mixed');
      if (!mixed || !('length' in mixed)) throw new Error(`${generation.id} was never finished`);
      const { duration, length } = mixed;
      const timeline = timelineOf(events);
      const saved = await deps.save(order, { minutes: order.minutes, duration, length, timeline });
      if (!saved) throw new GenerationError('not_found');
      return { store: saved.store, done: { type: 'done', narration: saved.narration } };
    },
  };
}
