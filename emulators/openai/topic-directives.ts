import type { FailureKind, ModerationFailure, OpinionTrouble } from './failures.ts';

/**
 * What a topic can ask for: a failure, or a story told badly. `refuse` is a provider's filter at work, `decline` a model
 * that will not, `unfit` one that says what no child should hear. `tiny` is the beginning and the end of a
 * story, for what only needs some story.
 */
export type DirectiveKind = FailureKind | 'slow' | 'tiny' | 'notitle' | 'refuse' | 'decline' | 'unfit';

export type Directive = { kind: DirectiveKind; times: number | null };

const directivePattern =
  /!(429|quota|500|hang|slow|tiny|cut|notitle|refuse|decline|unfit)(?:x(\d{1,4}))?(?![\p{L}\p{N}])/giu;

/** How the moderation service can be told to fail by a text it is asked about; the storyteller does not read these. */
const moderationPattern = /!mod-(429|quota|500|hang|cut|html|empty|mute)(?![\p{L}\p{N}])/giu;

/** The same of the second reader, who is told the topic. */
const opinionPattern = /!opinion-(429|quota|500|hang|nonsense|withdraw)(?![\p{L}\p{N}])/giu;

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

/** Splits `dragons !429x2` into the topic to tell and the directives to obey. `times: null` means every time. */
export function readDirectives(text: string): { topic: string; directives: Directive[] } {
  const directives: Directive[] = [];
  const stripped = text
    .replace(moderationPattern, ' ')
    .replace(opinionPattern, ' ')
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
