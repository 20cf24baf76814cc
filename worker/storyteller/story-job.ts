import { FIRST_TOKEN_TIMEOUT_MS } from '../../contract/limits.ts';
import type { SpanishVariety } from '../../contract/options.ts';
import {
  type Story,
  type StoryRequest,
  type StoryTranslation,
  typedTexts,
} from '../../contract/schemas/stories.ts';
import { readStoryRequest } from '../db/stored-story-request.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { levelOfStory } from '../story/measuring.ts';
import { unlessDeclined } from '../story/model-refusal.ts';
import { moderatedRelease } from '../story/moderated-release.ts';
import { hasUnfitName } from '../story/name-check.ts';
import { type PairCut, PairCutter } from '../story/pair-cutter.ts';
import { type PairCounts, paired, type Telling } from '../story/pairing.ts';
import { storyPrompt } from '../story/prompt.ts';
import { namesIn } from '../story/quality.ts';
import { madeEasier, type RewriteOutcome } from '../story/rewriting.ts';
import { type LateReading, SecondOpinion, type Unread } from '../story/second-opinion.ts';
import { StoryCutter } from '../story/story-cutter.ts';
import type {
  Objection,
  Passage,
  Prompt,
  StoryOrder,
  StoryWriter,
  TopicObjection,
} from '../story/story-provider.ts';
import { joinSentences } from '../story/story-text.ts';
import type { Clock } from './clock.ts';
import type { LoggedEvent } from './event-log.ts';
import { GenerationError } from './generation-error.ts';
import type { Generation } from './ledger.ts';
import type { Job } from './supervisor.ts';

export type StoryDeps = {
  /**
   * Asks whether a story may still be begun today, and holds one of the mailbox's free stories for it where it is free.
   * @returns who writes, in the order in which they are asked, the digest of the person that they are told, and the Spanish
   * of the voice that the person last chose
   * @throws GenerationError `daily_limit_reached`, `story_limit_reached`
   */
  begin(
    order: Pick<Generation, 'id' | 'plan' | 'deadline'>,
  ): Promise<{ writers: StoryWriter[]; person: string; variety?: SpanishVariety }>;
  /**
   * Counts the story among the day's, once for all who may be asked to write it, when its topic was found fit: who has
   * theirs refused uses up nothing of what is there for everybody.
   * @throws GenerationError `daily_limit_reached`
   */
  count(order: Pick<Generation, 'plan'>): Promise<void>;
  /** Hears of a server that failed to write, whether or not there is another. */
  failed(writer: StoryWriter, error: unknown): void;
  moderate(texts: string[], signal: AbortSignal): Promise<boolean[]>;
  /**
   * What there is against paragraphs whose sentences were all found fit; null when nothing. @throws when nobody can say.
   * Null itself where the owner wants no second opinion.
   */
  secondOpinion:
    | ((passage: Passage, request: StoryRequest, signal: AbortSignal) => Promise<Objection | null>)
    | null;
  /**
   * What there is against the topic for the age group, whatever moderation says; null when nothing. @throws when nobody can say
   * Null itself where the owner wants no second opinion.
   */
  topicOpinion: ((request: StoryRequest, signal: AbortSignal) => Promise<TopicObjection | null>) | null;
  /** Reports what came of that. @param outcome an error when nobody could say; null when nobody is to be asked */
  topicRead?(
    generation: Pick<Generation, 'id'>,
    outcome: { objection: TopicObjection | null } | { error: unknown },
  ): void;
  /** Hears that a story was taken back for what its paragraphs say. */
  withdrawn(generation: Generation, objection: Objection, request: StoryRequest): void;
  /** Reports that a text stays although nobody had an opinion on these many of its paragraphs. */
  unread(generation: Pick<Generation, 'id'>, unread: Unread): void;
  /**
   * Puts a story where the library finds it; may be repeated.
   * @returns how many stories the person may still ask for
   */
  saveStory(story: Story, generation: Generation): Promise<{ storiesRemaining: number }>;
  /** Hears how a sentence that was far above its level ended. */
  rewrote?(generation: Generation, how: RewriteOutcome): void;
  /** Hears how the two sides of a story in two languages came together. */
  paired?(generation: Generation, counts: PairCounts): void;
  clock: Clock;
};

/** Whether it was the server that failed: then another may do better. What it declined, it has answered. */
function isFaultOfWriter(error: unknown): boolean {
  if (error instanceof ProviderError) return error.code !== 'topic_refused' && error.code !== 'story_refused';
  return (
    error instanceof GenerationError &&
    (error.code === 'story_timed_out' || error.code === 'story_generation_failed')
  );
}

/** Writes a story: the model's text, cut, checked and released sentence by sentence. */
export function storyJob(deps: StoryDeps): Required<Job> {
  /** @returns null where the owner wants no second opinion */
  function newOpinion(
    request: StoryRequest,
    signal: AbortSignal,
    objected?: (objection: Objection) => void,
  ): SecondOpinion | null {
    const { secondOpinion } = deps;
    if (!secondOpinion) return null;
    return new SecondOpinion({
      ask: (passage, until) => secondOpinion(passage, request, until),
      ...(objected && { objected }),
      signal,
    });
  }

  return {
    async perform(generation, emit, signal) {
      const request = readStoryRequest(generation.request);
      async function moderate(texts: string[], until: AbortSignal): Promise<boolean[]> {
        try {
          return await deps.moderate(texts, until);
        } catch (error) {
          until.throwIfAborted();
          throw new GenerationError('moderation_unavailable', String(error), null, { cause: error });
        }
      }
      emit({ type: 'start', generationId: generation.id });

      // What was asked for is checked while the model already writes; nothing is released before the answer.
      const asked = typedTexts(request);
      const abandon = new AbortController();
      const isModerated = async () => {
        const verdicts = await moderate(asked, signal);
        return asked.every((_, position) => verdicts[position] === true);
      };
      const isTopicFit = async () => {
        const { topicOpinion, topicRead } = deps;
        const until = AbortSignal.any([signal, abandon.signal]);
        if (!topicOpinion) {
          topicRead?.(generation, { error: null });
          return true;
        }
        try {
          const objection = await topicOpinion(request, until);
          topicRead?.(generation, { objection });
          return objection === null;
        } catch (error) {
          until.throwIfAborted();
          // Moderation's verdict stands alone.
          topicRead?.(generation, { error });
          return true;
        }
      };
      const refused = (async () => {
        if (hasUnfitName(request)) return true;
        if (!(await areAllTrue([isModerated(), isTopicFit()]))) return true;
        await deps.count(generation);
        return false;
      })();
      refused.then(
        (isRefused) => isRefused && abandon.abort(),
        (error) => abandon.abort(error),
      );

      let objection: Objection | null = null;
      // Ends with the attempt when that fails; else the reading outlives it, see `LateReading`.
      const giveUp = new AbortController();
      const objected = (found: Objection) => {
        objection ??= found;
        abandon.abort(new GenerationError('story_withdrawn'));
      };

      let hasTold = false;
      /** Tells what this server writes. @param patienceMs until its first word */
      async function tell(
        writer: StoryWriter,
        order: StoryOrder,
        patienceMs: number,
        variety: SpanishVariety | undefined,
      ): Promise<LateReading | null> {
        const hangUp = new AbortController();
        const end = AbortSignal.any([signal, abandon.signal, hangUp.signal]);
        const pieces = withFirstTokenTimeout(writer.stream(order, end), hangUp, patienceMs, deps.clock);
        const names = namesIn(request.childNames);
        const ask = (prompt: Prompt, until: AbortSignal) =>
          textOf(writer.stream({ ...prompt, person: order.person }, AbortSignal.any([end, until])));
        const after = (ms: number, callback: () => void) => deps.clock.after(ms, callback);
        const cuts = madeEasier(
          cutStory(unlessDeclined(pieces), request),
          {
            level: request.englishLevel,
            language: request.language,
            names,
            ask,
            areFit: async (texts, until) =>
              (await deps.moderate(texts, AbortSignal.any([end, until]))).every((isFit) => isFit === true),
            after,
          },
          (how) => deps.rewrote?.(generation, how),
        );
        const { language: own, secondLanguage: other } = request;
        const counted = (counts: PairCounts) => deps.paired?.(generation, counts);
        const told = paired(cuts, other ? { own, other, variety, names, ask, after, counted } : null);
        const opinion = newOpinion(request, AbortSignal.any([signal, giveUp.signal]), objected);
        let sentences = 0;
        try {
          for await (const cut of moderatedRelease(told, (texts) => moderate(texts, end))) {
            if (await refused) throw new GenerationError('topic_refused');
            end.throwIfAborted();
            emit(cut);
            opinion?.hear(cut);
            hasTold = true;
            if (cut.type === 'sentence') sentences += 1;
          }
          // A stream that was hung up on may just end: what was written by then is no story.
          end.throwIfAborted();
          if (sentences === 0)
            throw new GenerationError('story_generation_failed', 'the model wrote nothing');
          opinion?.close();
          return opinion;
        } finally {
          hangUp.abort();
        }
      }

      try {
        const { writers, person, variety: ofVoice } = await deps.begin(generation);
        const variety = request.variety ?? ofVoice;
        const order = { ...storyPrompt({ ...request, variety }, generation.storyId), person };
        for (const [position, writer] of writers.entries()) {
          const isLast = position === writers.length - 1;
          try {
            return await tell(writer, order, isLast ? FIRST_TOKEN_TIMEOUT_MS : writer.patienceMs, variety);
          } catch (error) {
            if (signal.aborted || abandon.signal.aborted || !isFaultOfWriter(error)) throw error;
            deps.failed(writer, error);
            // Another server tells another story: only as long as nobody has read a word of this one.
            if (isLast || hasTold) throw error;
          }
        }
        throw new Error('nobody to write');
      } catch (error) {
        giveUp.abort();
        // Neither the model's own refusal of an unfit topic nor our hanging up may hide what was wrong with it.
        if (await refused) throw new GenerationError('topic_refused');
        if (objection !== null && !signal.aborted) deps.withdrawn(generation, objection, request);
        throw error;
      } finally {
        abandon.abort();
      }
    },

    async save(generation, events) {
      const story = toStory(generation, events);
      const { storiesRemaining } = await deps.saveStory(story, generation);
      return { type: 'done', story, storiesRemaining };
    },

    readAgain(request, events, signal) {
      const opinion = newOpinion(readStoryRequest(request), signal);
      for (const event of events) if (isTelling(event)) opinion?.hear(event);
      opinion?.close();
      return opinion;
    },
  };
}

/** Whether all of them hold, or that one does not as soon as that is known. @throws what the first to fail did, unless one did not hold */
function areAllTrue(checks: Promise<boolean>[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const looked = checks.map(async (check) => {
      if (!(await check)) resolve(false);
    });
    Promise.all(looked).then(() => resolve(true), reject);
  });
}

const TELLING_TYPES: readonly string[] = ['title', 'sentence', 'translated-title', 'translation', 'lesson'];

const isTelling = (event: LoggedEvent): event is Extract<LoggedEvent, Telling> =>
  TELLING_TYPES.includes(event.type);

/** The story as the log tells it. */
function toStory(generation: Generation, events: LoggedEvent[]): Story {
  const options = readStoryRequest(generation.request);
  const title = events.find((event) => event.type === 'title')?.title ?? '';
  const sentences = events
    .filter((event) => event.type === 'sentence')
    .map(({ index, paragraph, text }) => ({ index, paragraph, text }));
  const measured = levelOfStory(sentences, options.language);
  const translation = translationIn(events, options);
  return {
    id: generation.storyId,
    title,
    content: joinSentences(sentences),
    sentences,
    language: options.language,
    options,
    ...(measured && { measured }),
    ...(translation && { translation }),
    createdAt: new Date(generation.admittedAt).toISOString(),
    narrations: [],
  };
}

/** The story's other side as the log tells it; null when none of its sentences has one. */
function translationIn(events: LoggedEvent[], { secondLanguage }: StoryRequest): StoryTranslation | null {
  const sentences = events
    .filter((event) => event.type === 'translation')
    .map(({ index, text }) => ({ index, text }))
    .sort((one, other) => one.index - other.index);
  if (!secondLanguage || sentences.length === 0) return null;
  const title = events.find((event) => event.type === 'translated-title')?.title ?? null;
  const lesson = events.find((event) => event.type === 'lesson');
  const { words = [], questions = [] } = lesson ?? {};
  return { language: secondLanguage, title, sentences, words, questions };
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function* cutStory(
  pieces: AsyncIterable<string>,
  { language, secondLanguage }: StoryRequest,
): AsyncGenerator<PairCut> {
  const cutter = secondLanguage ? new PairCutter(language, secondLanguage) : new StoryCutter(language);
  for await (const piece of pieces) yield* cutter.push(piece);
  yield* cutter.end();
}

/** Gives up on a model that has not said a word in time, and tells it so through `hangUp`. */
async function* withFirstTokenTimeout(
  pieces: AsyncIterable<string>,
  hangUp: AbortController,
  patienceMs: number,
  clock: Clock,
): AsyncGenerator<string> {
  const silence = Promise.withResolvers<never>();
  const forgetTimeout = clock.after(patienceMs, () => {
    const error = new GenerationError('story_timed_out', 'no first token');
    silence.reject(error);
    hangUp.abort(error);
  });
  silence.promise.catch(() => {});
  try {
    const iterator = pieces[Symbol.asyncIterator]();
    let next = await Promise.race([iterator.next(), silence.promise]);
    forgetTimeout();
    while (!next.done) {
      yield next.value;
      next = await iterator.next();
    }
  } finally {
    forgetTimeout();
  }
}
