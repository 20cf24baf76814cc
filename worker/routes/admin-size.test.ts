import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { assertionOf } from '../../testkit/worker/access/assertion.ts';
import { newPerson } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { app } from '../app.ts';

const PEOPLE = 100_000;
const WAITING = 200;
/** Rows that a page shows, and an index range of what waits. A scan of a large table reads a hundred times as many. */
const MOST_ROWS = 3000;
/** Kinds of counts in a day: many more than a product with a few providers has. */
const KINDS = 80;

let person: Awaited<ReturnType<typeof newPerson>>;

beforeAll(async () => {
  person = await newPerson();
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})`;
  await env.DB.batch(
    [
      `INSERT INTO users (id, email, mailbox, created_at)
        ${numbers} SELECT 'u' || i, 'p' || i || '@example.org', i, i FROM n`,
      `INSERT INTO story_reports (id, user_id, story_id, title, reason, comment, created_at, decided_at)
        ${numbers} SELECT 'r' || i, 'u' || i, 's' || i, '', 'other', 'a', i, iif(i <= ${WAITING}, NULL, i) FROM n`,
      `INSERT INTO owner_acts (id, act, user_id, report_id, reason, owner, begun_at, claimed_at)
        ${numbers} SELECT 'a' || i, 'settle', 'u' || i, 'r' || i, 'a', 'o', i, i FROM n`,
      `INSERT INTO daily_totals (day, what, detail, n)
        ${numbers} SELECT date('now', '-' || (i / ${KINDS}) || ' days'), 'failures', i % ${KINDS}, i FROM n WHERE i < ${730 * 80}`,
    ].map((sql) => env.DB.prepare(sql)),
  );
});

test.each<[string, () => string]>([
  ['the reports', () => '/admin'],
  ['a report', () => '/admin/reports/r7'],
  ['the question before an act', () => '/admin/reports/r7/settle'],
  ['a person', () => `/admin/people/${person.user.id}`],
  ['yesterday and this month', () => '/admin/totals'],
])('%s of 100,000 people: three statements at most, each by an index', async (_, path) => {
  const { db, statements } = recordedD1(env.DB);
  const headers = { 'cf-access-jwt-assertion': await assertionOf() };
  const asked = new Request(`http://api.test${path()}`, { headers });
  const answer = await app.fetch(asked, { ...env, DB: db }, createExecutionContext());
  expect(answer.status).toBe(200);
  // In a batch Drizzle prepares a statement without parameters twice.
  const sent = statements.filter(
    ({ sql }, place) => statements.findIndex((one) => one.sql === sql) === place,
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(3);
  let rows = 0;
  for (const { sql, bindings } of sent) {
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...bindings)
      .all<{ detail: string }>();
    const scans = plan.results.filter(({ detail }) => /^SCAN (?!.*USING (COVERING )?INDEX)/.test(detail));
    expect(scans, sql).toEqual([]);
    const { meta } = await env.DB.prepare(sql)
      .bind(...bindings)
      .all();
    rows += meta.rows_read;
  }
  expect(rows).toBeLessThan(MOST_ROWS);
});

test('a person among 100,000 is found by one row of an index', async () => {
  const { db, statements } = recordedD1(env.DB);
  const headers = { 'cf-access-jwt-assertion': await assertionOf(), origin: 'http://app.test' };
  const body = new URLSearchParams({ email: 'p77777@example.org' });
  const asked = new Request('http://api.test/admin/people', { method: 'POST', headers, body });
  const answer = await app.fetch(asked, { ...env, DB: db }, createExecutionContext());
  expect(answer.headers.get('location')).toBe('/admin/people/u77777');
  expect(statements).toHaveLength(1);
  const { meta } = await env.DB.prepare(statements[0]!.sql)
    .bind(...statements[0]!.bindings)
    .all();
  expect(meta.rows_read).toBeLessThanOrEqual(2);
});
