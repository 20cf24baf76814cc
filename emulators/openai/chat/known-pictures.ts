import { readDirectives } from '../topic-directives.ts';

export const PARTS = ['beginning', 'middle', 'end'] as const;
type Part = (typeof PARTS)[number];

/** Capacity in stories; the oldest is evicted. */
const STORIES = 500;

/** Pictures of the stories that were told, which the storyteller knows better than any reader of their words. */
export class KnownPictures {
  readonly #lines = new Map<string, Record<Part, string>>();

  remember({ topic }: { topic: string }, title: string, lines: Record<Part, string>): void {
    const key = keyOf(topic, title);
    this.#lines.delete(key);
    this.#lines.set(key, lines);
    for (const oldest of this.#lines.keys()) {
      if (this.#lines.size <= STORIES) break;
      this.#lines.delete(oldest);
    }
  }

  of({ topic, title }: { topic: string; title: string }): Record<Part, string> | null {
    return this.#lines.get(keyOf(readDirectives(topic).topic, title)) ?? null;
  }
}

const keyOf = (topic: string, title: string) => `${topic}\n${title}`;
