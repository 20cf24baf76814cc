import { and, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { incidents, storyReports, withdrawals } from './schema.ts';
import { isCustomerWaitingForLink } from './withdrawals.ts';

/** How long a report can wait; the longest for an answer is a month. */
const REPORTS_FOR_MS = 30 * DAY_MS;

/**
 * What the owner must decide: reports, withdrawals that are not settled or that customers have not confirmed, open
 * incidents.
 */
export type Waiting = { reports: number; withdrawals: number; incidents: number };

/** Statement that counts what waits for a decision, in one row. */
export function selectWaiting(db: Database, now: number) {
  const reports = and(isNull(storyReports.decidedAt), gt(storyReports.createdAt, now - REPORTS_FOR_MS));
  const unsettled = and(isNull(withdrawals.settledAt), isNotNull(withdrawals.confirmedAt));
  return db
    .select({
      reports: sql<number>`(${db.$count(storyReports, reports)})`,
      withdrawals: sql<number>`(${db.$count(withdrawals, unsettled)} + ${db.$count(withdrawals, isCustomerWaitingForLink(now))})`,
      incidents: sql<number>`count(*)`,
    })
    .from(incidents);
}
