/** What the words of a family may be by now, where some requests ended without an answer. */

/** Status from which on an answer says nothing about what was done. */
const UNKNOWN = 500;

/** Place of a sentence. */
export const placeOf = (storyId: string, index: number) => `${storyId} ${index}`;

/** What a place has: the last known value, or one that was asked for meanwhile. */
class Possible<Value> {
  readonly #values = new Map<string, Set<Value>>();

  /** @param before the value of a place that nothing was asked for */
  noted(place: string, value: Value, before: Value, status: number): void {
    if (status === 200) this.#values.set(place, new Set([value]));
    else if (status >= UNKNOWN) {
      const values = this.#values.get(place) ?? new Set([before]);
      this.#values.set(place, values.add(value));
    }
  }

  at(place: string): ReadonlySet<Value> | null {
    return this.#values.get(place) ?? null;
  }

  places(): [string, ReadonlySet<Value>][] {
    return [...this.#values];
  }
}

/** What one person has changed and recorded. */
export class OwnWords {
  /** Texts by place; null for a sentence that was left out. */
  readonly texts = new Possible<string | null>();
  /** Digests of accepted takes by place; null before the first. */
  readonly takes = new Possible<string | null>();
  changes = 0;
  saidSo = false;

  /** Whether a sentence of a story has, or may have, other words. */
  isChanged(storyId: string): boolean {
    return this.texts.places().some(([place]) => place.startsWith(`${storyId} `));
  }

  /** Whether a story may say this at a place. @param told its text when it was written */
  maySay(storyId: string, index: number, told: string, text: string | null): boolean {
    return (this.texts.at(placeOf(storyId, index)) ?? new Set([told])).has(text);
  }
}
