import type { ErrorCode } from '../../contract/errors.ts';
import type { Typed } from '../../contract/schemas/stories.ts';
import { CRISIS, HARM, IDIOMS, REPORTED, SECRET, TREATS } from './help-words.ts';
import { fold } from './search-words.ts';
import type { TopicObjection } from './story-provider.ts';

/**
 * What a topic tells of a child. `crisis`: self-harm or wanting to die; no story is written. `harm`: something done to
 * the child; the story is told, with help beside it. `reported`: what others say to a child, told as any other.
 */
export type ToldOfChild = 'crisis' | 'harm' | 'reported';

const whole = (patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})`, 'u');
const idioms = new RegExp(`\\b(?:${IDIOMS.join('|')})\\b`, 'gu');
const crisis = whole(CRISIS);
const harm = whole(HARM);
const secret = whole(SECRET);
const treat = whole([`(?:${TREATS})\\b`]);
const reported = whole(REPORTED);

/** Longest text that is looked at, in UTF-16 units: topic and names together. */
const LOOKED_AT = 1_000;

/** Folded words with one space between them; apostrophes are dropped, invisible characters as well. */
const wordsOf = (text: string): string =>
  fold(text.slice(0, LOOKED_AT))
    .replace(/['’\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(idioms, '·');

/** @param words by `wordsOf` */
const isHarm = (words: string) => harm.test(words) || (secret.test(words) && !treat.test(words));
const isCrisis = (text: string) => crisis.test(wordsOf(text));

/** What a topic tells of a child, with the names read before and after it as part of it; null for nothing. */
export function toldOfChild({ topic, childNames, targetWords = [] }: Typed): ToldOfChild | null {
  const texts = childNames === '' ? [topic] : [topic, `${topic} ${childNames}`, `${childNames} ${topic}`];
  if ([...texts, ...targetWords].some(isCrisis)) return 'crisis';
  const words = wordsOf(topic);
  if (isHarm(words)) return 'harm';
  return reported.test(words) ? 'reported' : null;
}

/** Whether the story of a topic has help beside it. */
export const hasHelpBeside = (typed: Typed): boolean =>
  isHarm(wordsOf(typed.topic)) && toldOfChild(typed) === 'harm';

/** Why a topic is refused: categories of a moderation service, or the second reader's objection. */
export type TopicReason = string | TopicObjection;

/** Reasons that a child in trouble gives as often as anybody else. */
const MAY_BE_A_CHILD: readonly TopicReason[] = [
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual/minors',
  'harassment',
  'harassment/threatening',
  'violence',
  'violence/graphic',
  'grooming',
  'despair',
];

const isContempt = (reason: TopicReason) => reason.startsWith('hate') || reason === 'contempt';

/**
 * Code of a refused topic: with help in place of *another way* where the topic tells of a child, or where the reasons
 * may be those of a child. Contempt for people is a child's only where the child reports it.
 * @param reasons empty when a model declined without one
 */
export function refusalCode(
  typed: Typed,
  reasons: readonly TopicReason[],
): Extract<ErrorCode, 'topic_refused' | 'topic_needs_help'> {
  if (toldOfChild(typed) !== null) return 'topic_needs_help';
  const isHelped = reasons.some((reason) => MAY_BE_A_CHILD.includes(reason)) && !reasons.some(isContempt);
  return isHelped ? 'topic_needs_help' : 'topic_refused';
}
