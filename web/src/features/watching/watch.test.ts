// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPORTED_ROUTES } from '../../../../contract/browser-report.ts';
import { browserReport } from '../../../../contract/schemas/browser-report.ts';
import { faults } from '../../lib/faults.ts';
import { PAGES } from '../../paths.ts';
import { faultReport, routeOf } from './fault-report.ts';

const metrics = vi.hoisted(() => ({ listeners: [] as ((metric: { value: number }) => void)[] }));
vi.mock('web-vitals/onINP.js', () => ({ onINP: (listen: never) => metrics.listeners.push(listen) }));
vi.mock('web-vitals/onLCP.js', () => ({ onLCP: (listen: never) => metrics.listeners.push(listen) }));
const choice = vi.hoisted(() => ({ choice: null as boolean | null, isEU: true as boolean | null }));
vi.mock('../consent/visitor-consent.ts', () => ({ consent: { read: () => choice } }));

const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubEnv('VITE_RELEASE', 'a1b2c3');
  vi.stubGlobal('fetch', async (_: string, { body, credentials }: RequestInit) => {
    expect(credentials).toBe('omit');
    sent.push(JSON.parse(String(body)));
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** An error thrown by a script of the app. */
function thrown(message: string): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (https://app.example/assets/story-x1.js:1:2345)`;
  return error;
}

test('the list of reported routes is that of the pages', () => {
  const paths = Object.values(PAGES).map(({ path }) => path);
  expect([...REPORTED_ROUTES].sort()).toEqual(['*', ...paths].sort());
});

test('an address is reported as the pattern of its page', () => {
  expect(['/', '/library/7f1c', '/library/words', '/zentinela', '/library/7f1c/x'].map(routeOf)).toEqual([
    '/',
    '/library/:id',
    '/library/words',
    '*',
    '*',
  ]);
});

test('errors before and after the start are sent once each, in the form that the Worker takes', async () => {
  const { watch } = await import('./watch.ts');
  faults.push(thrown('before'));
  watch();
  faults.push(new ErrorEvent('error', { error: thrown("null is not an object (evaluating 'Zentinelín')") }));
  for (let n = 0; n < 3; n++) faults.push({ reason: thrown('before') });
  for (let n = 0; n < 30; n++) {
    const error = thrown('x');
    error.stack = `at f (https://app.example/assets/loop.js:1:${n})`;
    faults.push(error);
  }
  expect(sent).toHaveLength(10);
  expect(sent.slice(0, 2)).toEqual([
    {
      what: 'error',
      route: '/',
      release: 'a1b2c3',
      message: 'TypeError before',
      place: 'story-x1.js:1:2345',
    },
    {
      what: 'error',
      route: '/',
      release: 'a1b2c3',
      place: 'story-x1.js:1:2345',
      message: 'TypeError null is not an object evaluating …',
    },
  ]);
  for (const report of sent) expect(browserReport.parse(report)).toEqual(report);
});

test('measurements are sent only where optional data may be kept', async () => {
  const { watch } = await import('./watch.ts');
  watch();
  const measure = () => {
    for (const listen of metrics.listeners.slice(-2)) listen({ value: 119.6 });
  };
  measure();
  expect(sent).toEqual([]);
  choice.choice = true;
  measure();
  expect(sent).toEqual([
    { what: 'interaction', route: '/', release: 'a1b2c3', ms: 120 },
    { what: 'largest_paint', route: '/', release: 'a1b2c3', ms: 120 },
  ]);
});

test('errors of extensions and of other sites are not reported', () => {
  const foreign = new TypeError('x');
  foreign.stack = 'at f (chrome-extension://abc/content.js:1:2)';
  expect([foreign, 'text', undefined, null, new ErrorEvent('error')].map(faultReport)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
