import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { Generation } from '../home-storage/ledger.ts';
import { refusalCode, toldOfChild } from '../story/help.ts';
import { hasInsult, hasUnfitName } from '../story/name-check.ts';
import type { HiddenRequest } from '../story/stand-ins.ts';
import type { TopicObjection } from '../story/story-provider.ts';
import { GenerationError } from './generation-error.ts';

/**
 * Verdicts of the moderation service, one for each text in their order.
 * @param unfit called with the categories against each unfit text
 * @throws when no service answers
 */
export type ModerateTexts = (
  texts: string[],
  signal: AbortSignal,
  unfit?: (reasons: readonly string[]) => void,
) => Promise<boolean[]>;

/** Moderation whose outage ends the story as `moderation_unavailable`. @throws the signal's reason when that aborts */
export const moderationOrFailure =
  (moderate: ModerateTexts): ModerateTexts =>
  async (texts, signal, unfit) => {
    try {
      return await moderate(texts, signal, unfit);
    } catch (error) {
      signal.throwIfAborted();
      throw new GenerationError('moderation_unavailable', String(error), null, { cause: error });
    }
  };

type Outcome = { objection: TopicObjection | null; refusal: TopicRefusal | null } | { error: unknown };

export type TopicRefusal = ReturnType<typeof refusalCode>;

/**
 * Refusal of what was typed by its words alone, before anything is admitted, asked, stored or counted. Topic and names
 * are read together.
 */
export function refusalOfTyped(
  request: StoryRequest,
): { code: 'topic_needs_help' | 'names_refused' | 'words_refused'; fields?: Record<string, string> } | null {
  if (toldOfChild(request) === 'crisis') return { code: 'topic_needs_help' };
  if (hasUnfitName(request)) return { code: 'names_refused' };
  const unfit = (request.targetWords ?? []).findIndex(hasInsult);
  return unfit < 0 ? null : { code: 'words_refused', fields: fieldOfWord(unfit) };
}

/** The place of a wanted word among the fields of the order. */
const fieldOfWord = (at: number) => ({ [`targetWords.${at}`]: 'refused' });

export type TopicCheckDeps = {
  moderate: ModerateTexts;
  /**
   * Second reader of the topic for the age group: its objection, or null. @throws when no reader answers.
   * Null when the owner configured no second opinion.
   */
  topicOpinion: ((request: HiddenRequest, signal: AbortSignal) => Promise<TopicObjection | null>) | null;
  /** Reports the second reader's answer or failure; `error: null` when none is configured. */
  topicRead?(generation: Pick<Generation, 'id'>, outcome: Outcome): void;
};

/** `hidden` is the order for providers. */
type OrderedStory = Pick<Generation, 'id'> & { order: StoryRequest; hidden: HiddenRequest };

/**
 * Checks the topic by moderation and the second reader side by side. The first "no" decides, without waiting for the
 * other.
 * @param signal ends the check; the second reader is hung up on when the check is over
 * @returns the code of a refused topic; null for a fit one
 * @throws GenerationError `moderation_unavailable`; `words_refused` with the place of the word
 */
export async function refusalOfTopic(
  deps: TopicCheckDeps,
  generation: OrderedStory,
  signal: AbortSignal,
): Promise<TopicRefusal | null> {
  const hangUp = new AbortController();
  const until = AbortSignal.any([signal, hangUp.signal]);
  try {
    return await firstRefusal([
      refusalOfModeration(deps, generation, signal),
      refusalOfReader(deps, generation, until),
    ]);
  } finally {
    hangUp.abort();
  }
}

/** A text without a verdict counts as unfit. Wanted words are judged alone, and with the topic by the second reader. */
async function refusalOfModeration(
  { moderate }: TopicCheckDeps,
  { order, hidden }: OrderedStory,
  signal: AbortSignal,
): Promise<TopicRefusal | null> {
  let reasons: readonly string[] = [];
  const note = (found: readonly string[]) => {
    reasons = found;
  };
  const words = hidden.targetWords ?? [];
  const [isFit, ...areFit] = await moderationOrFailure(moderate)([hidden.topic, ...words], signal, note);
  if (isFit !== true) return refusalCode(order, reasons);
  const unfit = words.findIndex((_, at) => areFit[at] !== true);
  if (unfit < 0) return null;
  const code = refusalCode(order, reasons);
  if (code === 'topic_needs_help') return code;
  const error = new GenerationError('words_refused');
  error.fields = fieldOfWord(unfit);
  throw error;
}

/** Without an answer of the second reader the verdict of moderation stands alone. */
async function refusalOfReader(
  { topicOpinion, topicRead }: TopicCheckDeps,
  generation: OrderedStory,
  until: AbortSignal,
): Promise<TopicRefusal | null> {
  if (!topicOpinion) {
    topicRead?.(generation, { error: null });
    return null;
  }
  try {
    const objection = await topicOpinion(generation.hidden, until);
    const refusal = objection === null ? null : refusalCode(generation.order, [objection]);
    topicRead?.(generation, { objection, refusal });
    return refusal;
  } catch (error) {
    until.throwIfAborted();
    topicRead?.(generation, { error });
    return null;
  }
}

/**
 * Resolves to the first refusal, or to null when all checks have ended.
 * @throws the error of the first check that failed, unless another refused before
 */
function firstRefusal(checks: Promise<TopicRefusal | null>[]): Promise<TopicRefusal | null> {
  return new Promise((resolve, reject) => {
    const settled = checks.map(async (check) => {
      const refusal = await check;
      if (refusal !== null) resolve(refusal);
    });
    Promise.all(settled).then(() => resolve(null), reject);
  });
}
