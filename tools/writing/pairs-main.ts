import { parseArgs } from 'node:util';
import { openBuiltIn } from '../safety/provider.ts';
import { requestsOf } from './grid.ts';
import { writePairs } from './pairs.ts';

/**
 * `npm run pairs`: stories in two languages by the built-in provider, and by one that spoils a share of its lines, and what stands beside each of
 * their sentences. The built-in provider knows what belongs there.
 */

const { values } = parseArgs({
  options: {
    good: { type: 'string', default: '200' },
    bad: { type: 'string', default: '50' },
    /** Of the lines of the bad ones, which are spoilt. */
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
