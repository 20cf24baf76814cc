import { AFTER_SLEEP_EDITION, AROUND_SPEECH } from '../../contract/narration.ts';
import type { Narration, Sentence } from '../../contract/schemas/stories.ts';
import type { Generation } from '../home/ledger.ts';
import type { StoredSleepEdition } from '../home/schema.ts';
import type { CachedSpeech } from '../narration/cached-speech.ts';
import { withScheduledYields } from '../narration/cooperative-scheduling.ts';
import { FileBytes } from '../narration/file-bytes.ts';
import { encodeNarration } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { plannedLength, sleepPaces } from '../narration/sleep-pacing.ts';
import { GenerationError } from './generation-error.ts';
import type { NarrationDeps } from './narration-job.ts';
import { readSleepRequest, type SleepRequest } from './orders.ts';
import type { Job } from './supervisor.ts';
import { spokenEvents, timelineOf } from './timeline-events.ts';

export type SleepDeps = Pick<NarrationDeps, 'readSentences' | 'openMusic' | 'bitRate'> & {
  /** What was spoken for the narration; null when it is not all kept any more. */
  cachedSpeech(
    sentences: Sentence[],
    order: SleepRequest,
    generation: Pick<Generation, 'storyId'>,
  ): Promise<CachedSpeech | null>;
  storeFile(order: SleepRequest, mp3: Uint8Array<ArrayBuffer>): Promise<void>;
  /** @returns the narration with its edition, and what stores it; null when it was deleted */
  save(
    order: SleepRequest,
    edition: Omit<StoredSleepEdition, 'madeAt' | 'soundBytes'>,
  ): Promise<{ narration: Narration; store(): void } | null>;
};

/** Music of a sleep edition whose narration has none; it starts under the last sentence. */
const LULLABY = 'bedtime';

/** Seconds of sound between two progress events. */
const TOLD_EVERY_S = 15;

/** Makes a sleep edition: mixes the cached sentences of a narration again, without new speech. */
export function sleepJob(deps: SleepDeps): Job<SleepRequest> {
  return {
    readOrder: readSleepRequest,

    async perform(generation, emit, signal) {
      const { order } = generation;
      const hasMusic = order.musicTrack !== 'none';
      const sentences = await deps.readSentences(order, generation.storyId);
      const speech = await deps.cachedSpeech(sentences, order, generation);
      if (!speech) throw new GenerationError('speech_not_kept');
      const music = await deps.openMusic(hasMusic ? order.musicTrack : LULLABY);
      const paces = sleepPaces(sentences, order.speechRate);
      const length =
        AROUND_SPEECH[hasMusic ? 'music' : 'silence'].before +
        plannedLength(sentences, paces, speech.seconds, order.speechRate) +
        AFTER_SLEEP_EDITION.music +
        AFTER_SLEEP_EDITION.fade +
        AFTER_SLEEP_EDITION.silence;
      emit({ type: 'start', generationId: generation.id, length });
      const bytesPerSecond = deps.bitRate * 125;
      const file = new FileBytes((length + 1) * bytesPerSecond);
      const frames = withScheduledYields((yieldToOthers) =>
        encodeNarration({
          tag: narrationTag(order.language),
          speech: speech.sentences,
          rate: order.speechRate,
          sleep: { paces, musicAtEnd: !hasMusic },
          music,
          bitRate: deps.bitRate,
          yield: yieldToOthers,
        }),
      );
      let told = 0;
      for await (const frame of frames) {
        signal.throwIfAborted();
        file.push(frame.mp3);
        for (const spoken of spokenEvents(frame.cues)) emit(spoken);
        const seconds = Math.floor(file.length / bytesPerSecond);
        if (seconds >= told + TOLD_EVERY_S) {
          told = seconds;
          emit({ type: 'made', seconds });
        }
        if (!frame.finished) continue;
        const { head, timeline } = frame.finished;
        await deps.storeFile(order, file.withHead(head));
        emit({ type: 'mixed', duration: timeline.sentences.at(-1)!.end, length: timeline.duration });
      }
    },

    async save(generation, events) {
      const { order } = generation;
      const mixed = events.find((event) => event.type === 'mixed');
      if (!mixed || !('length' in mixed)) throw new Error(`${generation.id} was never finished`);
      const { duration, length } = mixed;
      const saved = await deps.save(order, { duration, length, timeline: timelineOf(events) });
      if (!saved) throw new GenerationError('not_found');
      return { store: saved.store, done: { type: 'done', narration: saved.narration } };
    },
  };
}
