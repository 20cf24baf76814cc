import { SENTENCE_DEADLINE_MS } from '../../contract/limits.ts';
import type { Language } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { StoryRow } from '../home-storage/library.ts';
import { changedDocument, type ChangeOfSentence, found, pairAt } from '../story/changed-sentence.ts';
import { firstAnswer } from '../story/checking.ts';
import { PairChecks } from '../story/pair-checks.ts';
import { type HiddenRequest, StandIns } from '../story/stand-ins.ts';
import { translatedSentences } from '../story/stored-story.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { translationPrompt, translationsIn } from '../story/translation-prompt.ts';
import { withEarlierNames } from '../story/typed-names.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import type { StoryDeps } from './story-job.ts';
import { textOf } from './story-pieces.ts';
import { moderationOrFailure, refusalOfTyped } from './topic-check.ts';

type Deps = Pick<StoryDeps, 'prepare' | 'failed' | 'moderate' | 'secondOpinion' | 'unread' | 'clock'> & {
  /** Waits for what still works on the story. @returns why it may not be changed; null when it may */
  refusalOfChange(storyId: string): Promise<Refusal | null>;
  /** Null for one that is not shown or is being deleted. */
  story(id: string): StoryRow | null;
  /** @returns false when the story was deleted, taken down or changed meanwhile */
  save(story: StoryRow, change: ChangeOfSentence): Promise<boolean>;
  /** Called when a change is stored. */
  changed(): void;
};

/** Changes sentences of finished stories, one after the other: each begins with the text that the one before left. */
export class Changing {
  readonly #deps: Deps;
  #last: Promise<unknown> = Promise.resolve();
  /** Changes that have begun or wait, with their stories. */
  readonly #running = new Map<AbortController, string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether a sentence of this story is being changed. */
  isOf(storyId: string): boolean {
    return [...this.#running.values()].includes(storyId);
  }

  /** Ends the changes of a story, or of all, and waits for their end. Nothing of them is stored afterwards. */
  async end(storyId: string | null): Promise<void> {
    const ended = [...this.#running].filter(([, id]) => storyId === null || id === storyId);
    for (const [abort] of ended) abort.abort(new GenerationError('not_found'));
    if (ended.length > 0) await this.#last;
  }

  /**
   * Changes a sentence, or leaves it out. A change that was made already succeeds.
   * @param count of a change that is not made yet
   * @returns `not_found`, `sentence_changed`, `generation_in_progress`, or the refusal of `count` or of the words; null
   * when the story has it
   */
  change(storyId: string, change: ChangeOfSentence, count: () => Refusal | null): Promise<Refusal | null> {
    const abort = new AbortController();
    this.#running.set(abort, storyId);
    const work = this.#last
      .then(() => this.#within(abort, (signal) => this.#change(storyId, change, count, signal)))
      .finally(() => this.#running.delete(abort));
    this.#last = work;
    return work;
  }

  async #change(
    storyId: string,
    change: ChangeOfSentence,
    count: () => Refusal | null,
    signal: AbortSignal,
  ): Promise<Refusal | null> {
    const unready = await this.#deps.refusalOfChange(storyId);
    if (unready) return unready;
    const story = this.#deps.story(storyId);
    if (!story) return NOT_FOUND;
    const { sentences } = story.document;
    const state = found(story.document, change);
    if (state === 'as asked') return null;
    if (state === 'otherwise')
      return sentences.some(({ index }) => index === change.index) ? CHANGED : NOT_FOUND;
    // A story has a sentence.
    if (change.text === null && sentences.length === 1)
      return { ok: false, code: 'invalid_request', fields: { text: 'required' } };
    const refusal = count() ?? (await this.#refusalOf(story, change, signal));
    if (refusal) return refusal;
    signal.throwIfAborted();
    const isSaved = await this.#deps.save(story, change).catch((error: unknown) => {
      throw new GenerationError('database_error', String(error), null, { cause: error });
    });
    if (!isSaved) return this.#deps.story(storyId) ? CHANGED : NOT_FOUND;
    this.#deps.changed();
    return null;
  }

  /**
   * Checks new words as those of a story are: by moderation, then in their paragraphs by the second opinion, with
   * stand-ins for the typed names.
   * @returns `sentence_refused`, `topic_needs_help`, or why no service answers; null for fit ones
   */
  async #refusalOf(story: StoryRow, change: ChangeOfSentence, signal: AbortSignal): Promise<Refusal | null> {
    const before = pairAt(story.document, change.index);
    const isNew = (text: string | null, known: string | null | undefined): text is string =>
      text !== null && text !== known;
    const own = isNew(change.text, before?.text) ? change.text : null;
    const isPaired = story.document.translation !== undefined && change.text !== null;
    const side = isPaired && isNew(change.translation, before?.translation) ? change.translation : null;
    const texts = [own, side].filter((text) => text !== null);
    if (texts.length === 0) return null;
    const told = refusalOfTyped({ ...story.options, topic: texts.join('. '), childNames: '' });
    if (told) return { ok: false, code: told.code };
    const changed = changedDocument(story.document, change, new Date(0).toISOString());
    const standIns = this.#standInsOf(story, texts);
    const verdicts = await moderationOrFailure(this.#deps.moderate)(
      texts.map((text) => standIns.hide(text)),
      signal,
    );
    // A text without a verdict counts as unfit.
    if (texts.some((_, place) => verdicts[place] !== true)) return REFUSED;
    const { translation } = changed;
    const sides = [
      ...(own === null ? [] : [changed.sentences]),
      ...(side === null || !translation ? [] : [translatedSentences(changed.sentences, translation)]),
    ];
    const title = standIns.hide(story.title);
    const paragraphs = sides.map((sentences) => standIns.hide(aroundIn(sentences, change.index)));
    const isObjected = await this.#isObjectedTo({ title, paragraphs }, story.id, standIns.request, signal);
    return isObjected ? REFUSED : null;
  }

  /**
   * Another side for a sentence, by the writers; null where none has one, as the built-in storyteller, or where it
   * contradicts the sentence.
   */
  async side(
    storyId: string,
    text: string,
    other: Language,
  ): Promise<{ ok: true; text: string | null } | Refusal> {
    const story = this.#deps.story(storyId);
    if (!story) return NOT_FOUND;
    const told = refusalOfTyped({ ...story.options, topic: text, childNames: '' });
    if (told) return { ok: false, code: told.code };
    const { prepare, failed, moderate } = this.#deps;
    const { language: own } = story.document;
    return this.#within(new AbortController(), async (signal) => {
      const standIns = this.#standInsOf(story, [text]);
      const hidden = standIns.hide(text);
      const { writers, userDigest, variety: ofVoice } = await prepare();
      const variety = story.options.variety ?? ofVoice;
      const prompt = { ...translationPrompt([hidden], own, other, variety), userDigest };
      const askOne = (writer: StoryWriter) => textOf(writer.stream(prompt, signal));
      // Side by side: what is typed here is shown to nobody else yet.
      const [answer, verdicts] = await Promise.all([
        // Without an answer the user writes it.
        firstAnswer(writers, askOne, signal, failed).catch(() => {
          signal.throwIfAborted();
          return '';
        }),
        moderationOrFailure(moderate)([hidden], signal),
      ]);
      if (verdicts[0] !== true) return REFUSED;
      const side = translationsIn(answer, other).get(0) ?? null;
      const checks = new PairChecks(own, other, standIns.names);
      checks.add(hidden);
      const isFound = side !== null && checks.findingIn(hidden, side)?.isCertain !== true;
      return { ok: true as const, text: isFound ? standIns.reveal(side, other) : null };
    });
  }

  #standInsOf({ id, title, options, earlierNames, document }: StoryRow, texts: readonly string[]): StandIns {
    const told = [...document.sentences, ...(document.translation?.sentences ?? [])].map(({ text }) => text);
    return new StandIns(withEarlierNames(options, earlierNames), id, [title, ...told, ...texts]);
  }

  /** Work within the deadline of a sentence. */
  async #within<Answer>(
    abort: AbortController,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | Refusal> {
    const { signal } = abort;
    const late = () => abort.abort(new GenerationError('moderation_unavailable'));
    const forget = this.#deps.clock.after(SENTENCE_DEADLINE_MS, late);
    try {
      signal.throwIfAborted();
      return await work(signal);
    } catch (error) {
      const { code, retryAfter } = failureOf(signal.aborted ? signal.reason : error, 'story');
      return { ok: false, code, ...(retryAfter !== null && { retryAfter }) };
    } finally {
      forget();
    }
  }

  /** As for a story: a missing answer is no objection. */
  async #isObjectedTo(
    passage: { title: string; paragraphs: string[] },
    id: string,
    request: HiddenRequest,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { secondOpinion, unread } = this.#deps;
    if (!secondOpinion) return false;
    const objection = await secondOpinion(passage, request, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      const { length } = passage.paragraphs;
      unread({ id }, { unread: length, paragraphs: length, error });
      return null;
    });
    return objection !== null;
  }
}

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };
const REFUSED: Refusal = { ok: false, code: 'sentence_refused' };
const CHANGED: Refusal = { ok: false, code: 'sentence_changed' };

/** The paragraph of a sentence as one text. */
function aroundIn(sentences: readonly Sentence[], index: number): string {
  const paragraph = sentences.find((sentence) => sentence.index === index)?.paragraph;
  return sentences
    .filter((sentence) => sentence.paragraph === paragraph)
    .map(({ text }) => text)
    .join(' ');
}
