import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from './client.ts';
import { watchedModels } from './schema.ts';

export type WatchedModel = typeof watchedModels.$inferSelect;
export type ModelProblem = NonNullable<WatchedModel['problem']>;

/** A use of a model at a server. */
export type ModelUse = Pick<WatchedModel, 'id' | 'service' | 'server' | 'model'>;

/** @param server its base address */
export const modelUse = (service: ModelUse['service'], server: string, model: string): ModelUse => ({
  service,
  server,
  model,
  id: `${service} ${server} ${model}`,
});

/** @param id of a speech provider: its address, a space, and the rest */
export function speechUse(id: string): ModelUse {
  const [server = id, ...rest] = id.split(' ');
  return modelUse('speech', server, rest.join(' '));
}

/** Problems of the key or account, which concern every model of the server. */
const ACCOUNT_PROBLEMS: readonly ModelProblem[] = ['key_refused', 'limited'];

/** Days before a shutdown at which the first notice is sent. */
export const SHUTDOWN_NOTICE_DAYS = 60;

const set = { target: watchedModels.id };

/** Records that a server offers a model, with its announced shutdown. Resets the notice of its problem. */
export async function noteOffered(
  db: Database,
  use: ModelUse,
  shutdownAt: number | null,
  now: number,
): Promise<void> {
  const said = { shutdownAt, problem: null, checkedAt: now };
  await db.repeatable
    .insert(watchedModels)
    .values({ ...use, ...said })
    .onConflictDoUpdate({
      ...set,
      set: {
        ...said,
        notifiedProblem: null,
        // A changed date starts a new series of notices.
        notifiedDays: sql`CASE WHEN ${watchedModels.shutdownAt} IS ${shutdownAt} THEN ${watchedModels.notifiedDays} END`,
      },
    });
}

/** Records that a model cannot be used. */
export async function noteProblem(
  db: Database,
  use: ModelUse,
  problem: ModelProblem,
  now: number,
): Promise<void> {
  const said = { problem, checkedAt: now };
  await db.repeatable
    .insert(watchedModels)
    .values({ ...use, ...said })
    .onConflictDoUpdate({ ...set, set: said });
}

const claim = async (db: Database, change: Partial<WatchedModel>, where: SQL | undefined) =>
  (await db.once.update(watchedModels).set(change).where(where).returning({ id: watchedModels.id }))
    .length === 1;

/**
 * Claims the mail about a problem: true for exactly one caller per incident; for a problem of the account, one per
 * server.
 */
export function claimProblemNotice(
  db: Database,
  { id, server }: ModelUse,
  problem: ModelProblem,
): Promise<boolean> {
  const { notifiedProblem } = watchedModels;
  const isNew = or(isNull(notifiedProblem), ne(notifiedProblem, problem));
  const isNotifiedElsewhere = ACCOUNT_PROBLEMS.includes(problem)
    ? sql`EXISTS (SELECT 1 FROM watched_models AS notified WHERE notified.server = ${server} AND notified.told_problem = ${problem})`
    : sql`0`;
  return claim(
    db,
    { notifiedProblem: problem },
    and(eq(watchedModels.id, id), isNew, not(isNotifiedElsewhere)),
  );
}

/** Claims a notice of `days` before the shutdown: true for one caller per threshold. */
export function claimShutdownNotice(db: Database, id: string, days: number): Promise<boolean> {
  const { notifiedDays } = watchedModels;
  const isNew = or(isNull(notifiedDays), gt(notifiedDays, days));
  return claim(db, { notifiedDays: days }, and(eq(watchedModels.id, id), isNew));
}

/** Undoes a claim, so that the next caller mails. */
export async function releaseModelNotice(
  db: Database,
  id: string,
  of: 'notifiedProblem' | 'notifiedDays',
): Promise<void> {
  await db.repeatable
    .update(watchedModels)
    .set({ [of]: null })
    .where(eq(watchedModels.id, id));
}

/**
 * Deletes models that are no longer configured, and expired problems of servers without a model list.
 * @param kept ids of all configured models
 * @param unasked ids of those without a model list
 * @param before a problem last seen before this time is over
 */
export async function forgetModels(
  db: Database,
  { kept, unasked, before }: { kept: string[]; unasked: string[]; before: number },
): Promise<void> {
  const { id, checkedAt } = watchedModels;
  const isOver = and(inArray(id, unasked), lt(checkedAt, before));
  await db.repeatable.delete(watchedModels).where(or(notInArray(id, kept), isOver));
}

/** Models that need action by the administrator. */
export const modelsNeedingAction = (db: Database, now: number): Promise<WatchedModel[]> =>
  db
    .select()
    .from(watchedModels)
    .where(
      or(
        isNotNull(watchedModels.problem),
        lte(watchedModels.shutdownAt, now + SHUTDOWN_NOTICE_DAYS * DAY_MS),
      ),
    );
