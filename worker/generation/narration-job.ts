import type { CastMember, Narration, Sentence } from '../../contract/schemas/stories.ts';
import type { Generation, Ledger } from '../home-storage/ledger.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { withScheduledYields } from '../narration/cooperative-scheduling.ts';
import type { BitRate } from '../narration/format.ts';
import type { MusicSource } from '../narration/music-bed.ts';
import { encodeNarration, type SentenceAudio } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import type { Clock } from './clock.ts';
import { versionsRemaining } from './limits.ts';
import type { LiveAudio } from './live-audio.ts';
import { type NarrationRequest, readNarrationRequest } from './orders.ts';
import type { Job } from './supervisor.ts';
import { spokenEvents, timelineOf } from './timeline-events.ts';

/** What is read aloud. `cast`: figures with voices of their own; empty in a narration without them. */
export type Script = { sentences: Sentence[]; cast: readonly CastMember[] };

export type NarrationDeps = {
  ledger: Ledger;
  clock: Clock;
  /** @throws GenerationError when the text is gone */
  readStory(order: Pick<NarrationRequest, 'storyKey' | 'source'>, storyId: string): Promise<StoredStory>;
  /** @throws GenerationError when the text is gone */
  readScript(order: NarrationRequest, storyId: string): Promise<Script>;
  speak(
    script: Script,
    request: NarrationRequest,
    generation: Pick<Generation, 'storyId' | 'plan'>,
    signal: AbortSignal,
    /** Id of the provider that has to read it; by default any. */
    only?: string,
  ): AsyncIterable<SentenceAudio>;
  /** Called with sound in which a sentence begins or ends. */
  sounded?(generation: Generation): void;
  /** kbit/s of the file. */
  bitRate: BitRate;
  /** @returns null for `none` */
  openMusic(track: string): Promise<MusicSource | null>;
  /** Key of the file in R2. */
  fileOf(narrationId: string): string;
  /** Path and query of a file's address, as the log has it. */
  pathOf(key: string): Promise<string>;
  /** @param script noted with the file */
  storeFile(key: string, mp3: Uint8Array<ArrayBuffer>, script?: string): Promise<void>;
  /** @returns what puts the narration into the library; it throws GenerationError when the story was deleted */
  saveNarration(narration: Narration, order: NarrationRequest, generation: Generation): Promise<() => void>;
};

/** Makes a narration: speech is mixed with music and encoded while it arrives. */
export function narrationJob(deps: NarrationDeps, live: LiveAudio): Job<NarrationRequest> {
  return {
    readOrder: readNarrationRequest,

    async perform(generation, emit, signal) {
      const { id, order } = generation;
      const key = deps.fileOf(id);
      await live.play(key, async (audio) => {
        const music = deps.openMusic(order.musicTrack);
        // A failure is thrown by the encoder; until then it must not count as an unhandled rejection.
        music.catch(() => undefined);
        const [script, audioUrl] = await Promise.all([
          deps.readScript(order, generation.storyId),
          deps.pathOf(key),
        ]);
        emit({
          type: 'start',
          generationId: id,
          audioUrl,
          musicTrack: order.musicTrack,
          sentences: script.sentences.length,
        });
        const speech = deps.speak(script, order, generation, signal);
        const frames = withScheduledYields((yieldToOthers) =>
          encodeNarration({
            tag: narrationTag(order.language, order.takes !== undefined),
            speech,
            rate: order.speechRate,
            music,
            listener: deps.clock,
            bitRate: deps.bitRate,
            yield: yieldToOthers,
          }),
        );
        for await (const frame of frames) {
          signal.throwIfAborted();
          audio.push(frame.mp3);
          if (frame.cues.length > 0) deps.sounded?.(generation);
          for (const spoken of spokenEvents(frame.cues)) emit(spoken);
          if (!frame.finished) continue;
          audio.end();
          await deps.storeFile(key, audio.withHead(frame.finished.head));
          emit({ type: 'mixed', duration: frame.finished.timeline.duration });
        }
      });
    },

    async save(generation, events) {
      const { order } = generation;
      const narration: Narration = {
        id: generation.id,
        storyId: generation.storyId,
        audioUrl: await deps.pathOf(deps.fileOf(generation.id)),
        voiceId: order.voiceId,
        speechRate: order.speechRate,
        musicTrack: order.musicTrack,
        language: order.language,
        ...(order.cast && { cast: true }),
        ...(order.takes && { takes: order.takes }),
        duration: events.find((event) => event.type === 'mixed')?.duration ?? 0,
        timeline: timelineOf(events),
      };
      const store = await deps.saveNarration(narration, order, generation);
      const left = versionsRemaining(deps.ledger.versions(generation.storyId));
      return { store, done: { type: 'done', narration, versionsRemaining: left } };
    },
  };
}
