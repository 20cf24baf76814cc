import { expect, test } from 'vitest';
import { readSources, type Source } from '../source-graph.ts';

/** What a test must not take from what it tests: its number, with which it would agree whatever that is, or its patience. */

/** Where the numbers stand that somebody is promised. A test writes them down itself. */
const PROMISES = [
  'contract/limits.ts',
  'contract/narration.ts',
  'contract/typed-text.ts',
  'worker/billing/subscription-state.ts',
  'worker/plan/entitlement.ts',
  'worker/narration/leveller.ts',
  'worker/narration/limiter.ts',
  'worker/narration/mixer.ts',
  'worker/story/fitness.ts',
  'web/src/features/library/delayed-deletion.ts',
  'studio/illustrations/image.ts',
];
const IS_TEST = /\.test\.ts$|^testkit\/|^e2e\//;
const IS_NUMBER = /^[A-Z][A-Z0-9_]+$/;
/** Put another number in the place of one, and compare nothing with it. */
const REPLACE = ['testkit/worker/short-sleep.ts'];
/** Words that are promised nowhere. */
const NO_NUMBERS = ['UNNAMED'];

function borrowed(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => IS_TEST.test(path) && !REPLACE.includes(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ to, names }) => {
        if (!PROMISES.includes(to)) return [];
        // The test of its name may take the whole module, to compare each number with the promise.
        if (names === 'all' && path === to.replace(/\.ts$/, '.test.ts')) return [];
        const numbers = names === 'all' ? ['*'] : names.filter((name) => IS_NUMBER.test(name));
        return numbers
          .filter((name) => !NO_NUMBERS.includes(name))
          .map((name) => `${path}: ${name} of ${to}`);
      }),
    );
}

/** Waits of Playwright's own in a browser test: what they wait for is what is asserted, and `e2e/expect.ts` says so. */
function waits(text: string): string[] {
  return [...text.matchAll(/\.(?:waitForURL|waitFor)\((?!\{ state: 'attached' \})/g)].map(([wait]) => wait);
}

const sources = readSources();

test('a test writes down the numbers that are promised, and takes none from the code', () => {
  for (const path of PROMISES) expect(sources.map((source) => source.path)).toContain(path);
  expect(borrowed(sources)).toEqual([]);
});

test('a browser test waits by its assertions, which get no second try', () => {
  const browser = sources.filter(({ path }) => /^e2e\/.*\.test\.ts$/.test(path));
  expect(browser.length).toBeGreaterThan(10);
  const wrong = browser.flatMap(({ path, text }) => waits(text).map((wait) => `${path}: ${wait}`));
  expect(wrong).toEqual([]);
});

test('what is borrowed or waited for is noticed', () => {
  const source = (text: string): Source => ({
    path: 'worker/narration/mixer.node.test.ts',
    text,
    imports: [{ to: 'worker/narration/limiter.ts', names: ['CEILING', 'Limiter'] }],
  });
  expect(borrowed([source('')])).toEqual([
    'worker/narration/mixer.node.test.ts: CEILING of worker/narration/limiter.ts',
  ]);
  expect(waits("await page.getByText('a').waitFor();")).toHaveLength(1);
  expect(waits("await page.waitForURL('/b');")).toHaveLength(1);
  expect(waits("await page.locator('c').waitFor({ state: 'attached' });")).toEqual([]);
});
