import type { Storage } from '../storage/open-storage.ts';

/** Rows of one statement, which D1 ends after thirty seconds. */
const AT_ONCE = 5000;

/** Orders a task of every home, which the Worker's cron hands on. @returns the number of users */
export async function orderOfAll(d1: Storage['d1'], task: 'restore' | 'snapshot'): Promise<number> {
  let ordered = 0;
  for (;;) {
    const { meta } = await d1
      .prepare(
        `UPDATE users SET home_task = ?1 WHERE id IN (SELECT id FROM users WHERE home_task IS NOT ?1 LIMIT ?2)`,
      )
      .bind(task, AT_ONCE)
      .run();
    if (meta.changes === 0) return ordered;
    ordered += meta.changes;
  }
}

/** How many homes still have a task. */
export async function tasksLeft(d1: Storage['d1']): Promise<number> {
  const row = await d1
    .prepare('SELECT count(*) AS n FROM users WHERE home_task IS NOT NULL')
    .first<{ n: number }>();
  return row?.n ?? 0;
}
