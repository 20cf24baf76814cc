import { NEXT_TOKEN_TIMEOUT_MS } from '../../contract/limits.ts';
import type { SpanishVariety } from '../../contract/options.ts';
import type { StoryFault } from '../../contract/schemas/health.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { Generation } from '../home-storage/ledger.ts';
import {
  acceptedRelease,
  type Judge,
  readForAcceptance,
  UnacceptedStoryError,
} from '../story/accepted-release.ts';
import { moderatedRelease, StoryRefusedError } from '../story/moderated-release.ts';
import { PairCutter, type ParsedPiece } from '../story/pair-cutter.ts';
import { attachTranslations, type PairCounts, type StoryPiece } from '../story/pairing.ts';
import { type RewriteOutcome, simplifyHardSentences } from '../story/rewriting.ts';
import type { HiddenRequest } from '../story/stand-ins.ts';
import { StoryCutter } from '../story/story-cutter.ts';
import type { Prompt, StoryOrder, StoryWriter } from '../story/story-provider.ts';
import { namesIn } from '../story/typed-names.ts';
import type { Clock } from './clock.ts';
import { GenerationError } from './generation-error.ts';
import { type ModerateTexts, moderationOrFailure } from './topic-check.ts';

export type StoryPiecesDeps = {
  moderate: ModerateTexts;
  /** Reports how a sentence far above its level ended. */
  rewrote?(generation: Pick<Generation, 'id'>, how: RewriteOutcome): void;
  /** Reports how many sentences of a bilingual story have their other side. */
  paired?(generation: Pick<Generation, 'id'>, counts: PairCounts): void;
  /** Judges what a model writes for an order. @param prompt what the model was sent */
  acceptance(order: HiddenRequest, prompt: string): Judge;
  /** Reports text that was not the ordered story, and whether the story before it was kept. */
  unaccepted?(generation: Pick<Generation, 'id'>, fault: StoryFault, isKept: boolean): void;
  clock: Clock;
};

/** What one server is asked to write. */
export type WritingOrder = {
  writer: StoryWriter;
  prompt: StoryOrder;
  /** Milliseconds until its first word. */
  patienceMs: number;
  /** Of whichever side is in Spanish. */
  variety: SpanishVariety | undefined;
};

/**
 * Pipeline of one server's text: time-outs of tokens, cutting, rewriting of hard sentences, acceptance, translations,
 * moderation. Ends the request when its consumer stops.
 * @param signal ends the request; the pieces may then just end
 * @throws GenerationError `story_timed_out`, `moderation_unavailable`, `story_generation_failed` for text that is not
 * the ordered story and of which nothing was released, `story_unacceptable` afterwards; StoryRefusedError, also for a
 * model's refusal in words; what the server fails with
 */
export async function* storyPieces(
  deps: StoryPiecesDeps,
  generation: Pick<Generation, 'id'> & { order: HiddenRequest },
  { writer, prompt, patienceMs, variety }: WritingOrder,
  signal: AbortSignal,
): AsyncGenerator<StoryPiece> {
  const request = generation.order;
  const { language: own, secondLanguage: other, englishLevel: level, targetWords } = request;
  const hangUp = new AbortController();
  const end = AbortSignal.any([signal, hangUp.signal]);
  const names = namesIn(request.childNames);
  const ask = (question: Prompt, until: AbortSignal) =>
    textOf(writer.stream({ ...question, userDigest: prompt.userDigest }, AbortSignal.any([end, until])));
  const after = (ms: number, callback: () => void) => deps.clock.after(ms, callback);
  const areFit = async (texts: string[], until: AbortSignal) =>
    (await deps.moderate(texts, AbortSignal.any([end, until]))).every((isFit) => isFit === true);
  try {
    let isUnderstood = true;
    const notes = {
      notUnderstood() {
        isUnderstood = false;
      },
    };
    const text = withTokenTimeouts(writer.stream(prompt, end, notes), hangUp, patienceMs, deps.clock);
    const acceptance = deps.acceptance(request, `${prompt.system}\n${prompt.user}`);
    const cuts = simplifyHardSentences(
      cutStory(text, request),
      { level, language: own, names, ask, areFit, after },
      (how) => deps.rewrote?.(generation, how),
    );
    const counted = (counts: PairCounts) => deps.paired?.(generation, counts);
    const pieces = attachTranslations(
      readForAcceptance(cuts, acceptance, signal),
      other ? { own, other, level, variety, names, wanted: targetWords, ask, after, counted } : null,
    );
    const moderate = moderationOrFailure(deps.moderate);
    const released = moderatedRelease(pieces, (texts) => moderate(texts, end));
    const cut = (fault: StoryFault) => deps.unaccepted?.(generation, fault, true);
    for await (const piece of acceptedRelease(released, acceptance, cut))
      yield piece.type === 'title' && !isUnderstood ? { ...piece, understood: false } : piece;
  } catch (error) {
    if (!(error instanceof UnacceptedStoryError)) throw error;
    deps.unaccepted?.(generation, error.fault, false);
    throw endOf(error);
  } finally {
    hangUp.abort();
  }
}

/** A model that declines has answered: as with its word for it, no other is asked. */
function endOf({ fault, isTold, message }: UnacceptedStoryError): Error {
  if (fault === 'refusal') return new StoryRefusedError(isTold ? 'story_refused' : 'topic_refused', message);
  return new GenerationError(isTold ? 'story_unacceptable' : 'story_generation_failed', message);
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function* cutStory(
  pieces: AsyncIterable<string>,
  { language, secondLanguage }: StoryRequest,
): AsyncGenerator<ParsedPiece> {
  const cutter = secondLanguage ? new PairCutter(language, secondLanguage) : new StoryCutter(language);
  for await (const piece of pieces) yield* cutter.push(piece);
  yield* cutter.end();
}

/**
 * Time-outs of the first and of each further token: fails when the model is silent for `patienceMs`, or in the middle
 * for `NEXT_TOKEN_TIMEOUT_MS`, and hangs up on it. The time in which nobody asks for more does not count.
 */
async function* withTokenTimeouts(
  pieces: AsyncIterable<string>,
  hangUp: AbortController,
  patienceMs: number,
  clock: Clock,
): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]();
  const silence = Promise.withResolvers<never>();
  silence.promise.catch(() => {});
  let limit = { ms: patienceMs, what: 'no first token' };
  /** When the awaited token was asked for; null while nobody asks. */
  let askedAt: number | null = null;
  const timer: { forget: (() => void) | null } = { forget: null };
  const stop = () => {
    timer.forget?.();
    timer.forget = null;
  };
  // One timer for many tokens: at its end it sees since when the next one is awaited.
  const watch = (ms: number) => {
    timer.forget = clock.after(ms, () => {
      timer.forget = null;
      if (askedAt === null) return;
      const left = askedAt + limit.ms - clock.now();
      if (left > 0) return watch(left);
      const error = new GenerationError('story_timed_out', limit.what);
      silence.reject(error);
      hangUp.abort(error);
    });
  };
  try {
    for (let isFirst = true; ; isFirst = false) {
      askedAt = clock.now();
      if (timer.forget === null) watch(limit.ms);
      const next = await Promise.race([iterator.next(), silence.promise]);
      askedAt = null;
      if (next.done) return;
      yield next.value;
      if (!isFirst) continue;
      limit = { ms: NEXT_TOKEN_TIMEOUT_MS, what: 'silence in the middle' };
      stop();
    }
  } finally {
    stop();
  }
}
