import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import type { BrowserReport } from '../../../../contract/schemas/browser-report.ts';
import { faults } from '../../lib/faults.ts';
import { mayKeepOptional } from '../consent/consent.ts';
import { consent } from '../consent/visitor-consent.ts';
import { faultReport, routeOf } from './fault-report.ts';

/** Errors of one page load; the same error of a loop says nothing more. */
const FAULTS_AT_MOST = 10;

/** Sends a report without cookie or session. One that is lost is not repeated. */
function send(report: Omit<BrowserReport, 'release'>): void {
  const body = JSON.stringify({ ...report, release: import.meta.env.VITE_RELEASE });
  fetch('/api/browser-reports', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}

/**
 * Reports the app's own errors, and how fast it is. Measurements, which a visit does not need, are sent only where
 * optional data may be kept.
 */
export function watch(): void {
  const sent = new Set<string>();
  const take = (fault: unknown) => {
    const report = faultReport(fault);
    const text = JSON.stringify(report);
    if (!report || sent.has(text) || sent.size >= FAULTS_AT_MOST) return;
    sent.add(text);
    send({ what: 'error', route: routeOf(location.pathname), ...report });
  };
  faults.push = (fault) => {
    take(fault);
    return 0;
  };
  faults.splice(0).forEach(take);
  // The page that was measured: the visitor may be elsewhere when the value is final.
  const route = routeOf(location.pathname);
  const measured = (what: 'interaction' | 'largest_paint') => (metric: { value: number }) => {
    if (mayKeepOptional(consent.read())) send({ what, route, ms: Math.round(metric.value) });
  };
  onINP(measured('interaction'));
  onLCP(measured('largest_paint'));
}
