import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../contract/options.ts';
import { shareOf } from '../safety/interval.ts';
import { openBuiltIn } from '../safety/provider.ts';
import { checkBooks, readBooks } from './books.ts';
import { requestsOf } from './grid.ts';
import { writePairs } from './pairs.ts';

/**
 * `npm run tool -- pairs`: stories in two languages by the built-in provider, and by one that corrupts a share of its
 * lines, with the accuracy of their translations. The built-in provider knows the right ones. With two folders it also
 * checks pairs that others translated: `git clone` github.com/global-asp/global-asp (its folder `es`) and
 * github.com/global-asp/asp-source (its folder `en`), both CC BY. `--good 0 --bad 0` checks only those.
 */

const { values } = parseArgs({
  options: {
    good: { type: 'string', default: '200' },
    bad: { type: 'string', default: '50' },
    /** Share of corrupted lines. */
    spoilt: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
    /** Folders of the same books in Spanish and English, and the numbers of misaligned ones. */
    books: { type: 'string' },
    originals: { type: 'string' },
    without: { type: 'string', default: '0291' },
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

if (values.books && values.originals) {
  const books = readBooks({ es: values.books, en: values.originals }, values.without.split(','));
  const pairs = books.reduce((sum, book) => sum + book.pairs.length, 0);
  console.log(`${books.length} books by others, ${pairs} pairs`);
  for (const own of LANGUAGES) {
    console.log(own);
    for (const [name, { of, withheld, doubted }] of Object.entries(checkBooks(books, own)))
      console.log(`  ${name}: withheld ${shareOf(withheld, of)}, doubted ${shareOf(doubted, of)}`);
  }
}
