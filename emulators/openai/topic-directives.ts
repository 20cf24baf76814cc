import type { FailureKind } from './failures.ts';

/** What a topic can ask for: a failure, or a story told badly. */
export type DirectiveKind = FailureKind | 'slow' | 'notitle' | 'refuse';

export type Directive = { kind: DirectiveKind; times: number | null };

const directivePattern = /!(429|quota|500|hang|slow|cut|notitle|refuse)(?:x(\d{1,4}))?(?![\p{L}\p{N}])/giu;

/** Splits `dragons !429x2` into the topic to tell and the directives to obey. `times: null` means every time. */
export function readDirectives(text: string): { topic: string; directives: Directive[] } {
  const directives: Directive[] = [];
  const stripped = text.replace(directivePattern, (_match, kind: string, times: string | undefined) => {
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
