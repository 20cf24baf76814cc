import { NIGHTS_REMEMBERED } from '../../contract/limits.ts';
import type { Proposal } from '../../contract/schemas/series.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Ledger } from '../home-storage/ledger.ts';
import type { Library, StoryRow } from '../home-storage/library.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { elsewhereFirst } from '../story/another-night.ts';
import { toldOfChild } from '../story/help.ts';
import { memoryPrompt, rememberedIn, type Sides, type ToldStory } from '../story/memory-prompt.ts';
import { StandIns } from '../story/stand-ins.ts';
import { otherSideIn, paragraphsIn, toldIn } from '../story/stored-story.ts';
import type { Prompt } from '../story/story-provider.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import type { Clock } from './clock.ts';
import type { ModerateTexts } from './topic-check.ts';

/** What a model remembers of a story, with the typed names. */
type Memory = { memory: string; proposals: Proposal[] };

/** Asks what to remember of a whole story. Never rejects. @returns null without an answer that may be shown */
export type Remembering = (signal: AbortSignal) => Promise<Memory | null>;

export type RememberingDeps = {
  /**
   * Asks what to remember. @throws when no server answers with something that `isUsable`. Omitted by what only measures
   * texts.
   */
  askMemory?(prompt: Prompt, isUsable: (answer: string) => boolean, signal: AbortSignal): Promise<string>;
  moderate: ModerateTexts;
  clock: Clock;
};

/** Deadline of an answer over all servers, with its moderation. Meanwhile the story is shown. */
const MEMORY_MS = 8_000;

const sidesOf = ({ language, secondLanguage }: StoryRequest): Sides =>
  secondLanguage ? [language, secondLanguage] : [language];

/**
 * Asks what to remember of a story. Its sentences were released one by one, and so is what is said of them: an unfit
 * memory is none, an unfit proposal is left out. A child that told of something is proposed nothing.
 * @param story with the stand-ins
 */
export function remembering(
  { askMemory, moderate, clock }: RememberingDeps,
  { request, standIns, story }: { request: StoryRequest; standIns: StandIns; story: ToldStory },
): Remembering {
  const sides = sidesOf(request);
  const [own, other = own] = sides;
  return async (signal) => {
    if (!askMemory) return null;
    const late = new AbortController();
    const forget = clock.after(MEMORY_MS, () => late.abort());
    const until = AbortSignal.any([signal, late.signal]);
    const ask = async (): Promise<Memory | null> => {
      const isUsable = (answer: string) => rememberedIn(answer, sides, story) !== null;
      const answer = await askMemory(memoryPrompt(sides, story), isUsable, until);
      const said = rememberedIn(answer, sides, story);
      if (said === null) return null;
      const proposed = toldOfChild(request) === null ? said.proposals : [];
      const texts = proposed.map(({ text, translation = '' }) => `${text}\n${translation}`.trim());
      const [isFit, ...fits] = await moderate([said.memory, ...texts], until);
      if (isFit !== true) return null;
      const memory = cutSentences(said.memory, own)
        .map((sentence) => standIns.reveal(sentence.trim(), own))
        .filter((sentence) => !standIns.isLeftIn(sentence))
        .join(' ');
      if (memory === '') return null;
      return {
        memory,
        proposals: proposed
          .filter((_, at) => fits[at] === true)
          .map(({ text, translation }) => ({
            text: standIns.reveal(text, own),
            ...(translation !== undefined && { translation: standIns.reveal(translation, other) }),
          }))
          .filter(({ text, translation = '' }) => ![text, translation].some((one) => standIns.isLeftIn(one))),
      };
    };
    try {
      return await Promise.race([ask(), rejectedWhenAborted(until)]);
    } catch {
      // Reported where the servers are asked; a story without an answer is asked about once more by its next night.
      return null;
    } finally {
      forget();
    }
  };
}

/** The same of a stored story. */
function rememberingStored(deps: RememberingDeps, row: StoryRow): Remembering {
  const request = withEarlierNames(row.options, row.earlierNames);
  const { title, sentences } = toldIn(row);
  const standIns = new StandIns(request, row.id, [title, ...sentences, ...otherSideIn(row)]);
  const story = {
    topic: standIns.request.topic,
    title: standIns.hide(title),
    paragraphs: paragraphsIn(row.document).map((text) => standIns.hide(text)),
  };
  return remembering(deps, { request, standIns, story });
}

type Deps = RememberingDeps & {
  ledger: Pick<Ledger, 'byId'>;
  library: Pick<Library, 'story' | 'showsStory' | 'series'>;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  /** Waits until nothing is being saved of this generation. */
  quiet(id: string): Promise<void>;
};

/**
 * What is remembered of stories whose text is whole: asked for while a story is saved, and stored when it comes. Nothing
 * of it survives the object: the story is then asked about when another night goes on with it.
 */
export class LateMemories {
  readonly #deps: Deps;
  readonly #asking = new Map<string, { abort: AbortController; over: Promise<void> }>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts the request for a story that is about to be saved. */
  follow(id: string, ask: Remembering): void {
    this.#start(id, ask, this.#deps.quiet(id));
  }

  #start(id: string, ask: Remembering, saved: Promise<void>): void {
    const abort = new AbortController();
    const over = Promise.all([ask(abort.signal), saved])
      .then(([memory]) => {
        if (memory && !abort.signal.aborted) this.#put(id, memory);
      })
      .catch((error: unknown) =>
        logLine('warn', { story: id, memory: 'not stored', error: redactedErrorMessage(error) }),
      )
      .finally(() => {
        if (this.#asking.get(id)?.abort === abort) this.#asking.delete(id);
      });
    this.#asking.set(id, { abort, over });
    this.#deps.waitUntil(over);
  }

  /** Waits until nothing is asked about a story. */
  async over(id: string): Promise<void> {
    await this.#asking.get(id)?.over;
  }

  /** Asks about a stored story of which nothing is remembered, or joins the request. */
  async recall(id: string): Promise<void> {
    const { library } = this.#deps;
    await this.over(id);
    const row = library.story(id);
    if (!row || (library.series.night(id)?.memory ?? null) !== null) return;
    if (!this.#asking.has(id)) this.#start(id, rememberingStored(this.#deps, row), Promise.resolve());
    await this.over(id);
  }

  /** Whether what a user wrote may be the memory of a story. @returns or `memory_refused`, `moderation_unavailable` */
  async fits({ id, options, earlierNames }: StoryRow, text: string): Promise<{ ok: true } | Refusal> {
    const { moderate, clock } = this.#deps;
    const hidden = new StandIns(withEarlierNames(options, earlierNames), id, [text]).hide(text);
    const late = new AbortController();
    const forget = clock.after(MEMORY_MS, () => late.abort());
    try {
      const [isFit] = await moderate([hidden], late.signal);
      return isFit === true ? { ok: true } : { ok: false, code: 'memory_refused' };
    } catch (error) {
      logLine('warn', { story: id, memory: 'not checked', error: redactedErrorMessage(error) });
      return { ok: false, code: 'moderation_unavailable' };
    } finally {
      forget();
    }
  }

  /**
   * Forgets what a model remembers of a story, or is being asked about it, since its text is another now. Synchronous,
   * for the transaction of the text.
   * @returns whether to ask again
   */
  forget(id: string): boolean {
    const wasAsked = this.#asking.has(id);
    this.drop(id);
    return this.#deps.library.series.forgetMemory(id) || wasAsked;
  }

  /** Ends the request for a story before its deletion: nothing of it is stored afterwards. */
  drop(id: string): void {
    this.#asking.get(id)?.abort.abort();
    this.#asking.delete(id);
  }

  /** Ends all requests, for the deletion of the account. */
  dropAll(): void {
    for (const id of Array.from(this.#asking.keys())) this.drop(id);
  }

  /** Stores what came, unless the story was withdrawn, taken down or deleted meanwhile. */
  #put(id: string, memory: Memory): void {
    const { ledger, library } = this.#deps;
    // A story that was restored has no generation.
    const status = ledger.byId(id)?.status ?? 'saved';
    if (status !== 'saved' || !library.showsStory(id)) return;
    const nights = library.series.before(id, NIGHTS_REMEMBERED);
    library.series.remember(id, { ...memory, proposals: elsewhereFirst(memory.proposals, nights) });
  }
}
