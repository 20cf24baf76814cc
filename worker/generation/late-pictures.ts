import type { LaterPicture, StoryRequest } from '../../contract/schemas/stories.ts';
import type { EventLog } from '../home-storage/event-log.ts';
import type { Ledger } from '../home-storage/ledger.ts';
import type { Library } from '../home-storage/library.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { type LaterScene, readLaterScenes, writeLaterScenes } from '../story/later-scenes.ts';
import type { LaterDrawing } from './story-pictures.ts';

type Deps = {
  storage: Pick<DurableObjectStorage, 'transactionSync'>;
  ledger: Pick<Ledger, 'byId'>;
  log: Pick<EventLog, 'has' | 'append'>;
  library: Pick<Library, 'story' | 'showsStory' | 'setLaterScenes'>;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  /** Waits until nothing is being saved of this generation. */
  quiet(id: string): Promise<void>;
  present(scenes: readonly LaterScene[], language: StoryRequest['language']): LaterPicture[];
};

/**
 * Later pictures of stories whose text is whole: asked for while a story is saved with those that its words say, and
 * put in their place when they come. Nothing of it survives the object: the story then keeps the pictures that it has.
 */
export class LatePictures {
  readonly #deps: Deps;
  readonly #drawing = new Map<string, AbortController>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts the request for a story that is about to be saved. */
  follow(id: string, draw: LaterDrawing): void {
    const { quiet, ledger, library, waitUntil } = this.#deps;
    const abort = new AbortController();
    this.#drawing.set(id, abort);
    const saved = quiet(id).then(() => {
      // Withdrawn or stopped after its last word: there is nothing to draw for.
      if (ledger.byId(id)?.status === 'refunded') this.drop(id);
      return library.story(id)?.laterScenes ?? null;
    });
    const over = Promise.all([draw(abort.signal), saved])
      .then(([scenes, before]) => {
        if (abort.signal.aborted) return;
        // Over before the event that ends the streams.
        this.#drawing.delete(id);
        this.#put(id, scenes, before);
      })
      .catch((error: unknown) => {
        if (this.#drawing.get(id) === abort) this.#drawing.delete(id);
        logLine('warn', { story: id, pictures: 'not put', error: redactedErrorMessage(error) });
      });
    waitUntil(over);
  }

  /** Whether the pictures of a story may still change, with an event that says so. */
  isPending(id: string): boolean {
    return this.#drawing.has(id);
  }

  /** Ends the request for a story before its deletion: nothing of it is stored afterwards. */
  drop(id: string): void {
    this.#drawing.get(id)?.abort();
    this.#drawing.delete(id);
  }

  /** Ends all requests, for the deletion of the account. */
  dropAll(): void {
    for (const id of Array.from(this.#drawing.keys())) this.drop(id);
  }

  /**
   * Stores the scenes unless the user chose others meanwhile, and logs what the story has.
   * @param scenes null: none came
   * @param before as the story was saved
   */
  #put(id: string, scenes: LaterScene[] | null, before: string | null): void {
    const { storage, ledger, log, library, present } = this.#deps;
    storage.transactionSync(() => {
      const generation = ledger.byId(id);
      // Not withdrawn, taken down or deleted meanwhile.
      if (generation?.status !== 'saved' || !library.showsStory(id)) return;
      if (scenes) library.setLaterScenes(id, writeLaterScenes(scenes), before);
      const story = library.story(id);
      if (!story || !log.has(id)) return;
      const pictures = present(readLaterScenes(story.laterScenes), story.language);
      log.append(id, generation.attempt, { type: 'pictures', pictures });
    });
  }
}
