import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../e2e/browser.ts';
import { STACK } from '../e2e/stack.ts';
import { paths } from '../web/src/paths.ts';
import type { Row } from './statistics.ts';

/** Fetched when it is asked for: it is larger than all the rest of the project together. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
const ATTEMPTS = 3;
const PAGES = [paths.home(), paths.examples(), paths.login(), paths.about()];
/** Lighthouse's own numbers of a good page; of the last one only what can be found by looking at it is asked. */
const WITH_SPEED = new Set([paths.home(), paths.examples(), paths.login()]);
const BEST_LCP_MS = 1_500;
const BEST_PERFORMANCE = 98;

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: { 'largest-contentful-paint': { numericValue: number } };
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

/** The built app as a slow phone with a slow line sees it (Lighthouse's mobile profile), page by page. */
export async function lighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-lighthouse-'));
  const output = join(folder, 'report.json');
  const chromium = await chromiumPath();
  const rows: Row[] = [];
  for (const path of PAGES) {
    const reports = Array.from({ length: RUNS }, () => reportOf(path, chromium, output));
    const scores = (category: keyof Report['categories']) =>
      reports.map(({ categories }) => Math.round(categories[category].score * 100));
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      rows.push({
        what: `Lighthouse ${category} of ${path}`,
        unit: '',
        values: scores(category),
        budget: 100,
        atLeast: true,
        note: '',
      });
    if (!WITH_SPEED.has(path)) continue;
    rows.push({
      what: `Lighthouse performance of ${path}`,
      unit: '',
      values: scores('performance'),
      budget: BEST_PERFORMANCE,
      atLeast: true,
      note: '',
    });
    rows.push({
      what: `largest contentful paint of ${path} on Lighthouse’s phone`,
      unit: ' ms',
      values: reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue),
      budget: BEST_LCP_MS,
      note: '',
    });
  }
  rmSync(folder, { recursive: true, force: true });
  return rows;
}
