import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProvider } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { fileOf, tableOf } from './table.ts';
import { type Written, write } from './write.ts';

/**
 * `npm run tool -- write --stories 240 --out written`: generates stories over the whole grid of options by the
 * configured providers (from the environment, `.dev.vars` or `wrangler.toml`; default: built-in), a table of
 * measurements, and a folder of texts to read. For comparisons before and after a change of model, prompt or templates.
 */

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '240' },
    out: { type: 'string', default: 'written' },
    seed: { type: 'string', default: '1' },
    /** Parallel stories. */
    'at-once': { type: 'string', default: '4' },
    /** Dollars per million tokens; defaults as in `docs/costs-and-limits.md`. */
    'price-in': { type: 'string', default: '0.10' },
    'price-out': { type: 'string', default: '0.50' },
  },
});
/** One in this many requests is generated twice. */
const TWICE = 8;

const { provider, isBuiltIn, close } = await openProvider();
console.log(isBuiltIn ? 'The built-in storyteller.' : provider.writers.map(({ id }) => id).join(', then '));
const requests = requestsOf(Number(values.stories), Number(values.seed));
const written: Written[] = [];
const pairs: [Written, Written][] = [];
mkdirSync(values.out, { recursive: true });

let next = 0;
async function work(): Promise<void> {
  while (next < requests.length) {
    const position = next;
    next += 1;
    const request = requests[position]!;
    const number = String(position + 1).padStart(4, '0');
    const one = await write(provider, `${values.seed}-${number}`, request);
    written[position] = one;
    const { language, englishLevel, ageGroup, storyType } = request;
    const name = `${number}-${language}-${englishLevel}-${ageGroup}-${storyType}`;
    writeFileSync(join(values.out, `${name}.txt`), fileOf(one));
    if (position % TWICE !== 0) continue;
    const again = await write(provider, `${values.seed}-${number}-again`, request);
    pairs.push([one, again]);
    writeFileSync(join(values.out, `${name}-again.txt`), fileOf(again));
  }
}
await Promise.all(Array.from({ length: Number(values['at-once']) }, work));

const table = tableOf(written, pairs, {
  sent: Number(values['price-in']),
  received: Number(values['price-out']),
});
writeFileSync(join(values.out, 'table.md'), table);
console.log(table);
close();
