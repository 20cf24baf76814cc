import type { StoryRequest } from '../../contract/schemas/stories.ts';
import type { Generation } from '../home/ledger.ts';
import { hasUnfitName } from '../story/name-check.ts';
import type { HiddenRequest } from '../story/stand-ins.ts';
import type { TopicObjection } from '../story/story-provider.ts';
import { GenerationError } from './generation-error.ts';

/** Verdicts of the moderation service, one for each text in their order. @throws when no service answers */
export type ModerateTexts = (texts: string[], signal: AbortSignal) => Promise<boolean[]>;

/** Moderation whose outage ends the story as `moderation_unavailable`. @throws the signal's reason when that aborts */
export const moderationOrFailure =
  (moderate: ModerateTexts): ModerateTexts =>
  async (texts, signal) => {
    try {
      return await moderate(texts, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new GenerationError('moderation_unavailable', String(error), null, { cause: error });
    }
  };

type Outcome = { objection: TopicObjection | null } | { error: unknown };

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
 * Checks what the parent typed: the names here, then the topic by moderation and the second reader side by side. The
 * first "no" decides, without waiting for the other.
 * @param signal ends the check; the second reader is hung up on when the check is over
 * @returns whether the topic is refused
 * @throws GenerationError `moderation_unavailable`
 */
export async function isTopicRefused(
  deps: TopicCheckDeps,
  generation: OrderedStory,
  signal: AbortSignal,
): Promise<boolean> {
  if (hasUnfitName(generation.order)) return true;
  const hangUp = new AbortController();
  const until = AbortSignal.any([signal, hangUp.signal]);
  try {
    const checks = [
      isModerated(deps, generation.hidden, signal),
      isAcceptedByReader(deps, generation, until),
    ];
    return !(await areAllTrue(checks));
  } finally {
    hangUp.abort();
  }
}

/** A text without a verdict counts as unfit. */
async function isModerated(
  { moderate }: TopicCheckDeps,
  { topic }: HiddenRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const [isFit] = await moderationOrFailure(moderate)([topic], signal);
  return isFit === true;
}

/** Without an answer of the second reader the verdict of moderation stands alone. */
async function isAcceptedByReader(
  { topicOpinion, topicRead }: TopicCheckDeps,
  generation: OrderedStory,
  until: AbortSignal,
): Promise<boolean> {
  if (!topicOpinion) {
    topicRead?.(generation, { error: null });
    return true;
  }
  try {
    const objection = await topicOpinion(generation.hidden, until);
    topicRead?.(generation, { objection });
    return objection === null;
  } catch (error) {
    until.throwIfAborted();
    topicRead?.(generation, { error });
    return true;
  }
}

/**
 * Resolves to false with the first check that is false, else to true when all have ended.
 * @throws the error of the first check that failed, unless another was false before
 */
function areAllTrue(checks: Promise<boolean>[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const settled = checks.map(async (check) => {
      if (!(await check)) resolve(false);
    });
    Promise.all(settled).then(() => resolve(true), reject);
  });
}
