import { AUDIO_DEADLINE_MS } from '../../contract/limits.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { NarrationRow, StoryRow } from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { Timers } from '../home-storage/timers.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import type { Clock } from './clock.ts';
import { GenerationError } from './generation-error.ts';

/** A narration that is to be spoken again: for links with the story's stand-ins, or as its words are said now. */
export type LinkSoundOrder = {
  story: StoryRow;
  narration: NarrationRow;
  isHidden: boolean;
  /** Whether only a reader who opened a night waits for it. */
  isAsked?: boolean;
};

export type LinkSoundsDeps = {
  /** Open links, of stories that were taken down too. One to a series has the id of its newest night. */
  links(now: number): LinkRow[];
  /** The story of a link, and its narration that is to be spoken with stand-ins next; null without one. */
  hidden(storyId: string): LinkSoundOrder | null;
  /** Narrations to be spoken again for another spelling of a word, as many as today's budget has left. */
  outdated(now: number): LinkSoundOrder[];
  /** Makes and stores the file. @throws what the providers, the day's cap and R2 throw */
  make(order: LinkSoundOrder, signal: AbortSignal): Promise<void>;
  /** Reports the outcome at the provider: `null` for success, otherwise the error. */
  ended(failure: unknown): void;
  clock: Clock;
  timers: Pick<Timers, 'set' | 'clear'>;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
};

/** Shortest wait after a failure. It grows with the age of the link, up to a day. */
const RETRY_MS = 10 * 60_000;

/**
 * Speaks narrations again, one at a time, behind the requests: with stand-ins for links without names, and those with
 * a word that is said by another spelling now. A timer is set before the work begins, so that work of an object that died is done by the next one.
 */
export class LinkSounds {
  readonly #deps: LinkSoundsDeps;
  #running: Promise<void> | null = null;
  #now: { storyId: string; abort: AbortController; over: PromiseWithResolvers<void> } | null = null;
  /** Nights that readers opened in this instance. One that is lost with it is asked for again when it is opened again. */
  readonly #asked = new Set<string>();
  /** Stories under deletion or taken down in this instance. */
  readonly #over = new Set<string>();
  #isEnded = false;

  constructor(deps: LinkSoundsDeps) {
    this.#deps = deps;
  }

  /** Has a night spoken that no link alone waits for. */
  ask(storyId: string): void {
    this.#asked.add(storyId);
  }

  /** Starts what is missing behind the caller, if anything is. */
  start(): void {
    if (this.#isEnded || this.#next(new Set()) === null) return;
    this.#deps.waitUntil(this.run());
  }

  /** Makes all that is missing. Simultaneous calls are one. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    const { clock, timers } = this.#deps;
    const failed = new Set<string>();
    const made = new Set<string>();
    for (;;) {
      const order = this.#isEnded ? null : this.#next(failed);
      if (order === null) break;
      await timers.set('links', clock.now() + AUDIO_DEADLINE_MS + RETRY_MS);
      const { isHidden, narration } = order;
      // One that is still missing after it was made would be bought again and again; a spelling may change meanwhile.
      const isAgain = isHidden && made.has(narration.id);
      if (isAgain || !(await this.#make(order))) failed.add(order.story.id);
      if (isHidden) made.add(narration.id);
    }
    if (this.#isEnded) return;
    if (failed.size === 0) return timers.clear('links');
    const now = clock.now();
    const youngest = Math.max(...this.#awaited(now).map(({ createdAt }) => createdAt), now - DAY_MS);
    await timers.set('links', now + Math.max(RETRY_MS, now - youngest));
  }

  #awaited(now: number): LinkRow[] {
    return this.#deps.links(now).filter(({ showsNames }) => !showsNames);
  }

  #next(failed: ReadonlySet<string>): LinkSoundOrder | null {
    for (const { storyId } of this.#awaited(this.#deps.clock.now())) {
      if (failed.has(storyId) || this.#over.has(storyId)) continue;
      const order = this.#deps.hidden(storyId);
      if (order) return order;
    }
    for (const storyId of this.#asked) {
      if (failed.has(storyId) || this.#over.has(storyId)) continue;
      const order = this.#deps.hidden(storyId);
      if (order) return { ...order, isAsked: true };
      this.#asked.delete(storyId);
    }
    return (
      this.#deps
        .outdated(this.#deps.clock.now())
        .find(({ story: { id } }) => !failed.has(id) && !this.#over.has(id)) ?? null
    );
  }

  /** @returns false when it failed */
  async #make(order: LinkSoundOrder): Promise<boolean> {
    const { clock, ended, make } = this.#deps;
    const abort = new AbortController();
    const over = Promise.withResolvers<void>();
    this.#now = { storyId: order.story.id, abort, over };
    const forgetDeadline = clock.after(AUDIO_DEADLINE_MS, () =>
      abort.abort(new GenerationError('audio_timed_out')),
    );
    try {
      await make(order, abort.signal);
      ended(null);
      return true;
    } catch (thrown) {
      const error = abort.signal.aborted ? abort.signal.reason : thrown;
      ended(error);
      logLine('warn', { linkSound: 'not made yet', error: redactedErrorMessage(error) });
      return false;
    } finally {
      forgetDeadline();
      this.#now = null;
      over.resolve();
    }
  }

  /** Ends the work on one story or on all. Nothing more is stored afterwards. */
  async end(code: 'not_found' | 'session_ended', storyId?: string): Promise<void> {
    if (storyId === undefined) this.#isEnded = true;
    else this.#over.add(storyId);
    const now = this.#now;
    if (!now || (storyId !== undefined && now.storyId !== storyId)) return;
    now.abort.abort(new GenerationError(code));
    // Not for the whole run: other stories go on behind it.
    await now.over.promise;
  }

  /** Lets a story be spoken again after its end. */
  reopen(storyId: string): void {
    this.#over.delete(storyId);
    this.start();
  }
}
