import { mulberry32 } from './random.ts';
import { plotOf, type StoryBrief, weightsOf } from './tell.ts';
import type { Template } from './template.ts';

/** Capacity in topics; the oldest is evicted. */
const TOPICS = 1000;
/**
 * Maximum number of seeds that are tried for another template: with ten templates, the tenth is found in nearly all
 * cases.
 */
const SEEDS = 40;

/** Records the templates used for a topic, so that the next request for it gets another one. */
export class Repertoire {
  readonly #templates: readonly Template[];
  readonly #used = new Map<string, Set<string>>();
  /** Number of stories by each template, so that all are used about equally often for what they tell. */
  readonly #told = new Map<string, number>();

  constructor(templates: readonly Template[]) {
    this.#templates = templates;
  }

  /**
   * A seed for this story whose template was not used for the topic yet, if there is one; otherwise any but the last
   * one's.
   * @param draw returns random seeds
   */
  seedFor(brief: StoryBrief, draw: () => number): number {
    const key = `${brief.language} ${brief.topic.toLocaleLowerCase()}`;
    const used = this.#used.get(key) ?? new Set<string>();
    const last = [...used].at(-1);
    const seeds = Array.from({ length: SEEDS }, draw);
    const plots = seeds.map((seed) => plotOf(this.#templates, brief, mulberry32(seed)));
    const weights = weightsOf(this.#templates, brief);
    // The closer a plot's tags are to the topic, the more often it is chosen.
    const rarest = (fits: (plot: string) => boolean): number => {
      const times = plots.map((plot) =>
        fits(plot) ? (1 + (this.#told.get(plot) ?? 0)) / (weights.get(plot) ?? 1) : Number.POSITIVE_INFINITY,
      );
      const least = Math.min(...times);
      return least === Number.POSITIVE_INFINITY ? -1 : times.indexOf(least);
    };
    const unheard = rarest((plot) => !used.has(plot));
    if (unheard < 0) used.clear();
    const chosen = Math.max(0, unheard < 0 ? rarest((plot) => plot !== last) : unheard);
    const plot = plots[chosen] ?? '';
    this.#told.set(plot, (this.#told.get(plot) ?? 0) + 1);
    // The last element of the set is the last one used.
    used.add(plot);
    this.#used.delete(key);
    this.#used.set(key, used);
    const [oldest] = this.#used.keys();
    if (this.#used.size > TOPICS && oldest !== undefined) this.#used.delete(oldest);
    return seeds[chosen] ?? 0;
  }
}
