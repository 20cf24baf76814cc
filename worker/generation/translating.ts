import { TRANSLATION_DEADLINE_MS } from '../../contract/limits.ts';
import type { Language } from '../../contract/options.ts';
import type { CastMember, Sentence, StoryTranslation } from '../../contract/schemas/stories.ts';
import { seenText } from '../../contract/typed-text.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { TranslationTries } from '../home-storage/translation-tries.ts';
import { named } from '../story/cast.ts';
import { firstAnswer } from '../story/checking.ts';
import { translationOf } from '../story/direct-speech.ts';
import { PairChecks } from '../story/pair-checks.ts';
import { isTitleIn } from '../story/pairing.ts';
import { StandIns } from '../story/stand-ins.ts';
import { translatedSentences } from '../story/stored-story.ts';
import type { StoryWriter } from '../story/story-provider.ts';
import { joinSentences } from '../story/story-text.ts';
import { translationPrompt, translationsIn } from '../story/translation-prompt.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import type { Translated, TranslationOrder } from './outcomes.ts';
import type { StoryDeps } from './story-job.ts';
import { textOf } from './story-pieces.ts';

/** Sentences of one request: models number that many reliably. */
const AT_ONCE = 12;
const REQUESTS_AT_ONCE = 3;
/** Maximum requests for each sentence. */
const ROUNDS = 2;

type Deps = Pick<StoryDeps, 'prepare' | 'failed' | 'moderate' | 'secondOpinion' | 'unread' | 'clock'> & {
  /** Counts it in the day's budget of translations. @throws GenerationError `daily_limit_reached` */
  count(order: TranslationOrder): Promise<void>;
  tries: Pick<TranslationTries, 'take' | 'giveBack'>;
  /** Called in the same turn as a counted try: the instance may die during the translation. */
  noteChanges(): void;
  /** Puts it into the story. @returns why not, when the story is gone or was changed; null when it has it */
  save(order: TranslationOrder, made: Made): Promise<Refusal | null>;
};

/** A translation, and the cast with its names. */
export type Made = { translation: StoryTranslation; cast: CastMember[] };

/** Translates saved stories, one at a time. An unfinished translation is not stored. */
export class Translating {
  readonly #deps: Deps;
  #running: { storyId: string; abort: AbortController; work: Promise<Translated> } | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @returns one shared result for simultaneous requests of the same story; `generation_in_progress` during another
   * story; `translation_limit_reached` after the story's tries, unanswered ones not counted
   */
  translate(order: TranslationOrder): Promise<Translated> {
    const running = this.#running;
    if (running?.storyId === order.storyId) return running.work;
    if (running) return Promise.resolve({ ok: false, code: 'generation_in_progress' });
    const { tries } = this.#deps;
    if (!tries.take(order.storyId)) return Promise.resolve({ ok: false, code: 'translation_limit_reached' });
    this.#deps.noteChanges();
    const abort = new AbortController();
    let isAnswered = false;
    const answered = () => {
      isAnswered = true;
    };
    const work = this.#work(order, abort, answered).finally(() => {
      this.#running = null;
      if (!isAnswered) tries.giveBack(order.storyId);
    });
    this.#running = { storyId: order.storyId, abort, work };
    return work;
  }

  /** Whether this story is being translated. */
  isOf(storyId: string): boolean {
    return this.#running?.storyId === storyId;
  }

  /** Ends the translation of a story, or any, and waits for its end. */
  async end(storyId: string | null): Promise<void> {
    const running = this.#running;
    if (!running || (storyId !== null && running.storyId !== storyId)) return;
    running.abort.abort(new GenerationError('not_found'));
    await running.work;
  }

  async #work(order: TranslationOrder, abort: AbortController, answered: () => void): Promise<Translated> {
    const forget = this.#deps.clock.after(TRANSLATION_DEADLINE_MS, () =>
      abort.abort(new GenerationError('story_timed_out')),
    );
    try {
      const made = await this.#make(order, abort.signal, answered);
      abort.signal.throwIfAborted();
      const refusal = await this.#deps.save(order, made);
      return refusal ?? { ok: true, translation: made.translation };
    } catch (error) {
      const { code, retryAfter } = failureOf(abort.signal.aborted ? abort.signal.reason : error, 'story');
      return { ok: false, code, ...(retryAfter !== null && { retryAfter }) };
    } finally {
      forget();
    }
  }

  /** Translates with stand-ins for the typed names. */
  async #make(order: TranslationOrder, signal: AbortSignal, answered: () => void): Promise<Made> {
    const { request, other, before, cast } = order;
    const told = [order.title, ...order.sentences.map(({ text }) => text)];
    const standIns = new StandIns(request, order.storyId, [
      ...told,
      ...(before?.sentences ?? []).map(({ text }) => text),
    ]);
    const hide = <Text extends { text: string }>(one: Text) => ({ ...one, text: standIns.hide(one.text) });
    const hidden = {
      ...order,
      title: standIns.hide(order.title),
      sentences: order.sentences.map(hide),
      cast: cast.map((member) => ({ ...member, name: standIns.hide(member.name) })),
      before: before && {
        ...before,
        title: before.title && standIns.hide(before.title),
        sentences: before.sentences.map(hide),
      },
    };
    const { names, ...made } = await this.#makeHidden(hidden, standIns, signal, answered);
    const kept = new Map(before?.sentences.map(({ index, text }) => [index, text]));
    const said = new Map(order.sentences.map((sentence) => [sentence.index, sentence]));
    const translation = {
      ...made,
      title: before?.title ?? (made.title && standIns.reveal(made.title, other)),
      sentences: made.sentences.map(({ index, text }) =>
        translationOf(said.get(index)!, request.language, kept.get(index) ?? standIns.reveal(text, other)),
      ),
    };
    const renamed = cast.map((member, place) => {
      const translatedName = member.translatedName ?? standIns.reveal(names[place] ?? '', other);
      return {
        ...member,
        ...(translatedName !== '' && translatedName !== member.name && { translatedName }),
      };
    });
    const texts = { sentences: order.sentences, translated: translation.sentences };
    return { translation, cast: named(renamed, texts) };
  }

  /**
   * @param order with hidden texts
   * @returns also the names of the cast; undefined for one without an answer
   */
  async #makeHidden(
    order: TranslationOrder,
    standIns: StandIns,
    signal: AbortSignal,
    answered: () => void,
  ): Promise<StoryTranslation & { names: (string | undefined)[] }> {
    const { prepare, count, failed } = this.#deps;
    const { request, other, sentences, cast, title, before } = order;
    const { language: own } = request;
    const { writers, userDigest, variety: ofVoice } = await prepare();
    const variety = request.variety ?? ofVoice;
    await count(order);
    const checks = new PairChecks(own, other, standIns.names);
    for (const { text } of sentences) checks.add(text);
    const ask = async (texts: string[]): Promise<Map<number, string>> => {
      const prompt = { ...translationPrompt(texts, own, other, variety), userDigest };
      const askOne = (writer: StoryWriter) => textOf(writer.stream(prompt, signal));
      const answer = await firstAnswer(writers, askOne, signal, failed);
      answered();
      return translationsIn(answer, other);
    };
    const found = new Map(before?.sentences.map(({ index, text }) => [index, text]));
    /** Sides that are kept unless the next answer is better. */
    const doubted = new Map<number, string>();
    const askFor = async (some: Sentence[]) => {
      const said = await ask(some.map(({ text }) => text));
      const fitting = some.flatMap(({ index, text }, n) => {
        const side = said.get(n);
        const finding = side === undefined ? null : checks.findingIn(text, side);
        return side === undefined || finding?.isCertain ? [] : [{ index, side, isDoubted: finding !== null }];
      });
      const verdicts =
        fitting.length === 0
          ? []
          : await this.#areFit(
              fitting.map(({ side }) => side),
              signal,
            );
      for (const [position, { index, side, isDoubted }] of fitting.entries())
        if (verdicts[position] === true) (isDoubted ? doubted : found).set(index, side);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const missing = sentences.filter(({ index }) => !found.has(index));
      await inTurns(chunksOf(missing), askFor);
    }
    for (const [index, side] of doubted) if (!found.has(index)) found.set(index, side);
    if (found.size === 0)
      throw new GenerationError('story_generation_failed', 'no sentence has another side');
    const isNamed = before?.title && cast.every(({ translatedName }) => translatedName !== undefined);
    const called = isNamed ? new Map() : await ask([title, ...cast.map(({ name }) => name)]);
    const titled = before?.title ?? (await this.#fitTitle(called.get(0), own, signal));
    const sides = [...found].sort(([one], [two]) => one - two).map(([index, text]) => ({ index, text }));
    const translation: StoryTranslation = {
      language: other,
      title: titled,
      sentences: sides,
      words: before?.words ?? [],
      questions: before?.questions ?? [],
    };
    await this.#readOnce(order, standIns, translation, signal);
    return { ...translation, names: cast.map((_, place) => called.get(place + 1)) };
  }

  async #areFit(texts: string[], signal: AbortSignal): Promise<boolean[]> {
    try {
      return await this.#deps.moderate(texts, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new GenerationError('moderation_unavailable', String(error), null, { cause: error });
    }
  }

  async #fitTitle(side: string | undefined, own: Language, signal: AbortSignal): Promise<string | null> {
    const title = seenText(side ?? '');
    if (!isTitleIn(title, own)) return null;
    const [isFit] = await this.#areFit([title], signal);
    return isFit === true ? title : null;
  }

  /** Second opinion on the paragraphs, where the owner configured one. */
  async #readOnce(
    order: TranslationOrder,
    standIns: StandIns,
    translation: StoryTranslation,
    signal: AbortSignal,
  ): Promise<void> {
    const { secondOpinion, unread } = this.#deps;
    if (!secondOpinion) return;
    const text = joinSentences(translatedSentences(order.sentences, translation));
    const paragraphs = text.split(/\n+/).filter(Boolean);
    const passage = { title: translation.title ?? order.title, paragraphs };
    // As for a story: every sentence was found fit, and a missing answer is no objection.
    const objection = await secondOpinion(passage, standIns.request, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      unread({ id: order.storyId }, { unread: paragraphs.length, paragraphs: paragraphs.length, error });
      return null;
    });
    if (objection !== null) throw new GenerationError('story_refused', `the other side: ${objection}`);
  }
}

function chunksOf(sentences: Sentence[]): Sentence[][] {
  return Array.from({ length: Math.ceil(sentences.length / AT_ONCE) }, (_, turn) =>
    sentences.slice(turn * AT_ONCE, (turn + 1) * AT_ONCE),
  );
}

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const turn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, turn));
}
