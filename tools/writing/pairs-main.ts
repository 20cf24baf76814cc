import { parseArgs } from 'node:util';
import { openBuiltIn } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { writePairs } from './pairs.ts';

/**
 * `npm run pairs`: stories in two languages by the built-in provider, and by one that corrupts a share of its lines,
 * with the accuracy of their translations. The built-in provider knows the right ones.
 */

const { values } = parseArgs({
  options: {
    good: { type: 'string', default: '200' },
    bad: { type: 'string', default: '50' },
    /** Share of corrupted lines. */
    spoilt: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
  },
});

for (const [stories, spoiltPairs] of [
  [values.good, 0],
  [values.bad, Number(values.spoilt)],
] as const) {
  const { provider, close } = await openBuiltIn({ spoiltPairs });
  const { listed, ...counts } = await writePairs(provider, requestsOf(Number(stories), Number(values.seed)));
  close();
  console.log(`${spoiltPairs * 100} % of the lines spoilt`, counts);
  for (const line of listed) console.log(`  ${line}`);
}
