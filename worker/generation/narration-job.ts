import type { Narration, Sentence } from '../../contract/schemas/stories.ts';
import type { Generation, Ledger } from '../home/ledger.ts';
import { withScheduledYields } from '../narration/cooperative-scheduling.ts';
import type { BitRate } from '../narration/format.ts';
import type { MusicSource } from '../narration/music-bed.ts';
import { encodeNarration, type SentenceAudio } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { ReplayBuffer } from '../narration/replay-buffer.ts';
import { VoiceLost } from '../narration/voice-lost.ts';
import { RestartAttempt } from './generation-error.ts';
import { versionsRemaining } from './limits.ts';
import { type NarrationRequest, readNarrationRequest } from './orders.ts';
import type { Job } from './supervisor.ts';
import { spokenEvents, timelineOf } from './timeline-events.ts';

export type NarrationDeps = {
  ledger: Ledger;
  /** @throws GenerationError when the text is gone */
  readSentences(order: NarrationRequest, storyId: string): Promise<Sentence[]>;
  speak(
    sentences: Sentence[],
    request: NarrationRequest,
    generation: Pick<Generation, 'storyId' | 'plan'>,
    signal: AbortSignal,
  ): AsyncIterable<SentenceAudio>;
  /** kbit/s of the file. */
  bitRate: BitRate;
  /** @returns null for `none` */
  openMusic(track: string): Promise<MusicSource | null>;
  /** Path and query of the audio's address, as the log has it. */
  audioPath(narrationId: string): Promise<string>;
  storeAudio(narrationId: string, mp3: Uint8Array<ArrayBuffer>): Promise<void>;
  /** @returns what puts the narration into the library; it throws GenerationError when the story was deleted */
  saveNarration(narration: Narration, order: NarrationRequest, generation: Generation): Promise<() => void>;
};

/**
 * Unfinished narrations by id, which `GET /files/audio/…` plays until the file is in R2. In memory only; after a
 * restart the narration is made again from cached speech.
 */
export class LiveAudio {
  readonly #files = new Map<string, ReplayBuffer>();

  open(id: string): ReplayBuffer {
    this.#files.get(id)?.end(new Error('begun again'));
    const bytes = new ReplayBuffer();
    this.#files.set(id, bytes);
    return bytes;
  }

  get(id: string): ReplayBuffer | null {
    return this.#files.get(id) ?? null;
  }

  close(id: string, bytes: ReplayBuffer): void {
    if (this.#files.get(id) === bytes) this.#files.delete(id);
  }
}

/** Makes a narration: speech is mixed with music and encoded while it arrives. */
export function narrationJob(deps: NarrationDeps, live: LiveAudio): Job<NarrationRequest> {
  return {
    readOrder: readNarrationRequest,

    async perform(generation, emit, signal) {
      const { id } = generation;
      const { order } = generation;
      const audio = live.open(id);
      try {
        const music = deps.openMusic(order.musicTrack);
        // A failure is thrown by the encoder; until then it must not count as an unhandled rejection.
        music.catch(() => undefined);
        const [sentences, audioUrl] = await Promise.all([
          deps.readSentences(order, generation.storyId),
          deps.audioPath(id),
        ]);
        emit({
          type: 'start',
          generationId: id,
          audioUrl,
          musicTrack: order.musicTrack,
          sentences: sentences.length,
        });
        const speech = deps.speak(sentences, order, generation, signal);
        const frames = withScheduledYields((yieldToOthers) =>
          encodeNarration({
            tag: narrationTag(order.language),
            speech,
            rate: order.speechRate,
            music,
            bitRate: deps.bitRate,
            yield: yieldToOthers,
          }),
        );
        for await (const frame of frames) {
          signal.throwIfAborted();
          audio.push(frame.mp3);
          for (const spoken of spokenEvents(frame.cues)) emit(spoken);
          if (!frame.finished) continue;
          audio.end();
          await deps.storeAudio(id, audio.withHead(frame.finished.head));
          emit({ type: 'mixed', duration: frame.finished.timeline.duration });
        }
      } catch (thrown) {
        const error = thrown instanceof VoiceLost ? new RestartAttempt(thrown.message, thrown) : thrown;
        audio.end(error);
        throw error;
      } finally {
        live.close(id, audio);
      }
    },

    async save(generation, events) {
      const { order } = generation;
      const narration: Narration = {
        id: generation.id,
        storyId: generation.storyId,
        audioUrl: await deps.audioPath(generation.id),
        voiceId: order.voiceId,
        speechRate: order.speechRate,
        musicTrack: order.musicTrack,
        language: order.language,
        duration: events.find((event) => event.type === 'mixed')?.duration ?? 0,
        timeline: timelineOf(events),
      };
      const store = await deps.saveNarration(narration, order, generation);
      const left = versionsRemaining(deps.ledger.versions(generation.storyId));
      return { store, done: { type: 'done', narration, versionsRemaining: left } };
    },
  };
}
