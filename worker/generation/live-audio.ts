import { ReplayBuffer } from '../narration/replay-buffer.ts';
import { VoiceLost } from '../narration/voice-lost.ts';
import { RestartAttempt } from './generation-error.ts';

/**
 * Unfinished sound files by key, which `GET /files/audio/…` plays until they are in R2. In memory only; after a restart
 * a file is made again from cached speech.
 */
export class LiveAudio {
  readonly #files = new Map<string, ReplayBuffer>();

  get(key: string): ReplayBuffer | null {
    return this.#files.get(key) ?? null;
  }

  /**
   * Plays a file while it is made. A file of the same key that is being played ends.
   * @throws what `make` throws, which listeners get as well; RestartAttempt for a voice that was lost
   */
  async play(key: string, make: (file: ReplayBuffer) => Promise<void>): Promise<void> {
    this.#files.get(key)?.end(new Error('begun again'));
    const file = new ReplayBuffer();
    this.#files.set(key, file);
    try {
      await make(file);
    } catch (thrown) {
      const error = thrown instanceof VoiceLost ? new RestartAttempt(thrown.message, thrown) : thrown;
      file.end(error);
      throw error;
    } finally {
      if (this.#files.get(key) === file) this.#files.delete(key);
    }
  }
}
