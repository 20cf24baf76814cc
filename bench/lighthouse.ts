import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../testkit/browser.ts';
import { STACK } from '../testkit/product.ts';
import { paths } from '../web/src/paths.ts';
import type { Row } from './statistics.ts';

/** Fetched on demand: it is larger than all other packages of the project. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ATTEMPTS = 3;
const PAGES = [
  { path: paths.home(), hasSpeed: true },
  { path: paths.examples(), hasSpeed: true },
  { path: paths.login(), hasSpeed: false },
  { path: paths.about(), hasSpeed: false },
];
/** Lighthouse's thresholds for a good page. */
const BEST_LCP_MS = 1_500;
const BEST_PERFORMANCE = 98;

/** Categories that must be without findings. */
const SPOTLESS = ['accessibility', 'best-practices', 'seo'] as const;

type Report = {
  /** Scores from 0 to 1. */
  categories: Record<'performance' | (typeof SPOTLESS)[number], { score: number }>;
  audits: Record<'largest-contentful-paint' | 'total-blocking-time', { numericValue: number }>;
};

/** One report. @throws Error when Lighthouse could not record the page, which it sometimes cannot, at any attempt */
function reportOf(path: string, chromium: string, output: string): Report {
  const flags = ['--output=json', `--output-path=${output}`, '--quiet'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, STACK.app + path, ...flags, chrome], {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status === 0) return JSON.parse(readFileSync(output, 'utf8'));
    console.log(`attempt ${attempt} of ${path}: lighthouse ended with ${status}`);
  }
  throw new Error(`lighthouse could not record ${path}`);
}

const hundredths = (score: number) => Math.round(score * 100);

/** The built app on a slow phone with a slow connection (Lighthouse's mobile profile), page by page. */
export async function lighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-lighthouse-'));
  const output = join(folder, 'report.json');
  const chromium = await chromiumPath();
  const scores: number[] = [];
  const speed: Row[] = [];
  for (const { path, hasSpeed } of PAGES) {
    const { categories, audits } = reportOf(path, chromium, output);
    scores.push(...SPOTLESS.map((category) => hundredths(categories[category].score)));
    if (!hasSpeed) continue;
    speed.push({
      what: `Lighthouse performance of ${path}`,
      unit: '',
      values: [hundredths(categories.performance.score)],
      budget: BEST_PERFORMANCE,
      atLeast: true,
      note: `blocked for ${Math.round(audits['total-blocking-time'].numericValue)} ms`,
    });
    speed.push({
      what: `largest contentful paint of ${path} on Lighthouse’s phone`,
      unit: ' ms',
      values: [audits['largest-contentful-paint'].numericValue],
      budget: BEST_LCP_MS,
      note: '',
    });
  }
  rmSync(folder, { recursive: true, force: true });
  const spotless: Row = {
    what: 'lowest Lighthouse score for accessibility, best practices and SEO',
    unit: '',
    values: [Math.min(...scores)],
    budget: 100,
    atLeast: true,
    note: `of ${PAGES.map(({ path }) => `\`${path}\``).join(', ')}`,
  };
  return [spotless, ...speed];
}
