import type { FailureKind, ModerationFailure, OpinionTrouble } from './failures.ts';

/**
 * Directives in a topic: failures, and defective stories. `refuse` simulates a provider's filter, `decline` a refusal
 * by the model, `unfit` a text that no child should read. `tiny` is the beginning and the end of a story, for tests
 * that need just some story; `few` has some more sentences, for tests that move between them.
 */
export type DirectiveKind =
  | FailureKind
  | 'slow'
  | 'tiny'
  | 'few'
  | 'notitle'
  | 'refuse'
  | 'decline'
  | 'unfit';

export type Directive = { kind: DirectiveKind; times: number | null };

const directivePattern =
  /!(429|quota|500|hang|slow|tiny|few|cut|notitle|refuse|decline|unfit)(?:x(\d{1,4}))?(?![\p{L}\p{N}])/giu;

/** Least paragraphs (or lines of a story in two languages) at the beginning of a partial story. */
const BEGINNINGS = { tiny: 1, few: 6 };

/**
 * The whole story, or as much of its beginning and its end as is still a story.
 * @param pieces at least one
 * @param isStory whether some of them have the words of a story
 */
export function keptOf<Piece>(
  pieces: readonly Piece[],
  active: ReadonlySet<DirectiveKind>,
  isStory: (some: readonly Piece[]) => boolean,
): Piece[] {
  const part = (['tiny', 'few'] as const).find((kind) => active.has(kind));
  if (part === undefined) return [...pieces];
  let beginning: number = BEGINNINGS[part];
  while (beginning < pieces.length && !isStory([...pieces.slice(0, beginning), pieces.at(-1)!]))
    beginning += 1;
  return beginning >= pieces.length ? [...pieces] : [...pieces.slice(0, beginning), pieces.at(-1)!];
}

/** Failures of the moderation, requested in a checked text; stories ignore them. */
const moderationPattern = /!mod-(429|quota|500|hang|cut|html|empty|mute)(?![\p{L}\p{N}])/giu;

/** A category that the moderation raises for the text that names it, as *!flag-self-harm/intent*; stories ignore it. */
const flagPattern = /!flag-([a-z-]+(?:\/[a-z-]+)?)(?![\p{L}\p{N}/])/giu;

/** Failures of the second opinion, requested in the topic. */
const opinionPattern = /!opinion-(429|quota|500|hang|nonsense|withdraw)(?![\p{L}\p{N}])/giu;

/** Failures of the topic check; `object` is an objection to any topic. */
const topicPattern = /!topic-(429|quota|500|hang|nonsense|object)(?![\p{L}\p{N}])/giu;

/** Failures of the request about pictures. */
const picturePattern = /!picture-(429|quota|500|hang|nonsense)(?![\p{L}\p{N}])/giu;

/** Failures of the request about a story's memory. */
const memoryPattern = /!memory-(429|quota|500|hang|nonsense)(?![\p{L}\p{N}])/giu;

/** Delay of a second opinion in milliseconds, in place of the knob's. */
const opinionDelayPattern = /!opinion-after-(\d{1,5})(?![\p{L}\p{N}])/giu;

function firstMatch(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const [directive] = text.matchAll(pattern);
    if (directive) return directive[1]!.toLowerCase();
  }
  return null;
}

/** The first moderation failure that one of the texts requests. */
export const moderationFailureIn = (texts: readonly string[]) =>
  firstMatch(texts, moderationPattern) as ModerationFailure | null;

/** The categories that a text has the moderation raise. */
export const flaggedIn = (text: string): string[] =>
  [...text.matchAll(flagPattern)].map(([, category]) => category!.toLowerCase());

/** The failure of the second opinion that one of the texts requests. */
export const opinionTroubleIn = (texts: readonly string[]) =>
  firstMatch(texts, opinionPattern) as OpinionTrouble | null;

/** The failure of the topic check that a topic requests. */
export const topicTroubleIn = (topic: string) => {
  const trouble = firstMatch([topic], topicPattern);
  return (trouble === 'object' ? 'withdraw' : trouble) as OpinionTrouble | null;
};

/** The failure of the request about pictures that a topic requests. */
export const pictureTroubleIn = (topic: string) =>
  firstMatch([topic], picturePattern) as OpinionTrouble | null;

/** The failure of the request about a story's memory that a topic requests. */
export const memoryTroubleIn = (topic: string) => firstMatch([topic], memoryPattern) as OpinionTrouble | null;

/** The delay of a second opinion that one of the texts requests, or null. */
export function opinionDelayIn(texts: readonly string[]): number | null {
  const delay = firstMatch(texts, opinionDelayPattern);
  return delay === null ? null : Number(delay);
}

/** Splits `dragons !429x2` into its topic and its directives. `times: null` means every time. */
export function readDirectives(text: string): { topic: string; directives: Directive[] } {
  const directives: Directive[] = [];
  const stripped = text
    .replace(moderationPattern, ' ')
    .replace(flagPattern, ' ')
    .replace(opinionPattern, ' ')
    .replace(topicPattern, ' ')
    .replace(picturePattern, ' ')
    .replace(memoryPattern, ' ')
    .replace(opinionDelayPattern, ' ')
    .replace(directivePattern, (_match, kind: string, times: string | undefined) => {
      directives.push({
        kind: kind.toLowerCase() as DirectiveKind,
        times: times === undefined ? null : Number(times),
      });
      return ' ';
    });
  return { topic: stripped.replace(/\s+/gu, ' ').trim(), directives };
}

/** Counts, for `!429x2` and the like, the failures of each topic so far. */
export class DirectiveCounter {
  readonly #used = new Map<string, number>();

  /** The directives in force for this request; each counted one is used up by one. */
  take(originalTopic: string, directives: readonly Directive[]): Set<DirectiveKind> {
    const active = new Set<DirectiveKind>();
    for (const { kind, times } of directives) {
      const key = `${kind} ${originalTopic}`;
      const used = this.#used.get(key) ?? 0;
      if (times !== null && used >= times) {
        continue;
      }
      this.#used.set(key, used + 1);
      active.add(kind);
    }
    return active;
  }
}
