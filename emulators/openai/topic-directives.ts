import type { FailureKind, ModerationFailure, OpinionTrouble } from './failures.ts';

/**
 * What a topic can ask for: a failure, or a story told badly. `refuse` is a provider's filter at work, `decline` a model
 * that will not, `unfit` one that says what no child should hear. `tiny` is the beginning and the end of a
 * story, for what only needs some story; `few` is some sentences more, for what goes from one to the next.
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

/** How many paragraphs, or lines of a story in two languages, a story begins with that is told in part. */
const BEGINNINGS = { tiny: 1, few: 6 };

/** What is told of a story: all of it, or its beginning and its end. @param pieces at least one */
export function keptOf<Piece>(pieces: readonly Piece[], active: ReadonlySet<DirectiveKind>): Piece[] {
  const part = (['tiny', 'few'] as const).find((kind) => active.has(kind));
  const beginning = part === undefined ? pieces.length : BEGINNINGS[part];
  return beginning >= pieces.length ? [...pieces] : [...pieces.slice(0, beginning), pieces.at(-1)!];
}

/** How the moderation service can be told to fail by a text it is asked about; the storyteller does not read these. */
const moderationPattern = /!mod-(429|quota|500|hang|cut|html|empty|mute)(?![\p{L}\p{N}])/giu;

/** The same of the second reader, who is told the topic. */
const opinionPattern = /!opinion-(429|quota|500|hang|nonsense|withdraw)(?![\p{L}\p{N}])/giu;

/** The same of who reads the topic; `object` is an objection whatever it says. */
const topicPattern = /!topic-(429|quota|500|hang|nonsense|object)(?![\p{L}\p{N}])/giu;

/** How many milliseconds a second opinion takes, in place of the knob's. */
const opinionDelayPattern = /!opinion-after-(\d{1,5})(?![\p{L}\p{N}])/giu;

function firstMatch(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const [directive] = text.matchAll(pattern);
    if (directive) return directive[1]!.toLowerCase();
  }
  return null;
}

/** The first failure that one of the texts asks the moderation service for. */
export const moderationFailureIn = (texts: readonly string[]) =>
  firstMatch(texts, moderationPattern) as ModerationFailure | null;

/** What one of the texts asks of the second reader. */
export const opinionTroubleIn = (texts: readonly string[]) =>
  firstMatch(texts, opinionPattern) as OpinionTrouble | null;

/** What a topic asks of its reader. */
export const topicTroubleIn = (topic: string) => {
  const trouble = firstMatch([topic], topicPattern);
  return (trouble === 'object' ? 'withdraw' : trouble) as OpinionTrouble | null;
};

/** The delay of a second opinion that one of the texts asks for; null when none does. */
export function opinionDelayIn(texts: readonly string[]): number | null {
  const delay = firstMatch(texts, opinionDelayPattern);
  return delay === null ? null : Number(delay);
}

/** Splits `dragons !429x2` into the topic to tell and the directives to obey. `times: null` means every time. */
export function readDirectives(text: string): { topic: string; directives: Directive[] } {
  const directives: Directive[] = [];
  const stripped = text
    .replace(moderationPattern, ' ')
    .replace(opinionPattern, ' ')
    .replace(topicPattern, ' ')
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

/** Remembers, for `!429x2` and the like, how often that same topic has failed already. */
export class DirectiveCounter {
  readonly #used = new Map<string, number>();

  /** The kinds in force for this request; each counted directive is used up by one. */
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
