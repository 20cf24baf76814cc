import { mulberry32 } from './random.ts';
import { plotOf, type StoryBrief } from './tell.ts';
import type { Template } from './template.ts';

/** Topics that are remembered; then the oldest is forgotten. */
const TOPICS = 1000;
/** Seeds that are looked at for one that tells something else: of ten templates, the tenth is found in nearly all cases. */
const SEEDS = 40;

/** Remembers which templates a topic was told by, so that somebody who asks again hears another story. */
export class Repertoire {
  readonly #templates: readonly Template[];
  readonly #told = new Map<string, Set<string>>();

  constructor(templates: readonly Template[]) {
    this.#templates = templates;
  }

  /**
   * A seed for this story, whose template has not told the topic yet if there is such a one; if not, any but the last one's.
   * @param draw any number of seeds, by chance
   */
  seedFor(brief: StoryBrief, draw: () => number): number {
    const key = `${brief.language} ${brief.topic.toLocaleLowerCase()}`;
    const told = this.#told.get(key) ?? new Set<string>();
    const last = [...told].at(-1);
    const seeds = Array.from({ length: told.size === 0 ? 1 : SEEDS }, draw);
    const plots = seeds.map((seed) => plotOf(this.#templates, brief, mulberry32(seed)));
    const unheard = plots.findIndex((plot) => !told.has(plot));
    if (unheard < 0) told.clear();
    const other = plots.findIndex((plot) => plot !== last);
    const chosen = Math.max(0, unheard < 0 ? other : unheard);
    // Last in the set is what was told last.
    told.add(plots[chosen] ?? '');
    this.#told.delete(key);
    this.#told.set(key, told);
    const [oldest] = this.#told.keys();
    if (this.#told.size > TOPICS && oldest !== undefined) this.#told.delete(oldest);
    return seeds[chosen] ?? 0;
  }
}
