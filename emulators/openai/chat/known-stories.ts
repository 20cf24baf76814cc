import { readDirectives } from '../topic-directives.ts';

/** Capacity in stories; the oldest is evicted. */
const STORIES = 500;

/** What the storyteller knows better than any reader of a story's words, by topic and title. */
export class KnownStories<Known> {
  readonly #known = new Map<string, Known>();

  remember({ topic }: { topic: string }, title: string, known: Known): void {
    const key = keyOf(topic, title);
    this.#known.delete(key);
    this.#known.set(key, known);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= STORIES) break;
      this.#known.delete(oldest);
    }
  }

  of({ topic, title }: { topic: string; title: string }): Known | null {
    return this.#known.get(keyOf(readDirectives(topic).topic, title)) ?? null;
  }
}

const keyOf = (topic: string, title: string) => `${topic}\n${title}`;
