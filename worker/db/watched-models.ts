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
  ...{ service, server, model },
  id: `${service} ${server} ${model}`,
});

/** @param id of a provider of speech: its address, a space, and the rest */
export function speechUse(id: string): ModelUse {
  const [server = id, ...rest] = id.split(' ');
  return modelUse('speech', server, rest.join(' '));
}

/** What is wrong with the key or the account, and so with every model that is used by it. */
const OF_THE_ACCOUNT: readonly ModelProblem[] = ['key_refused', 'limited'];

/** How long before its end a model is a matter for the owner. */
export const SHUTDOWN_NOTICE_DAYS = 60;

const set = { target: watchedModels.id };

/** Notes that a server offers a model, until when if that is known. What the owner was told of its problems is over. */
export async function noteOffered(
  db: Database,
  use: ModelUse,
  shutdownAt: number | null,
  now: number,
): Promise<void> {
  const said = { shutdownAt, problem: null, checkedAt: now };
  await db
    .insert(watchedModels)
    .values({ ...use, ...said })
    .onConflictDoUpdate({
      ...set,
      set: {
        ...said,
        toldProblem: null,
        // Another end is another matter.
        toldDays: sql`CASE WHEN ${watchedModels.shutdownAt} IS ${shutdownAt} THEN ${watchedModels.toldDays} END`,
      },
    });
}

/** Notes that a model cannot be used. */
export async function noteProblem(
  db: Database,
  use: ModelUse,
  problem: ModelProblem,
  now: number,
): Promise<void> {
  const said = { problem, checkedAt: now };
  await db
    .insert(watchedModels)
    .values({ ...use, ...said })
    .onConflictDoUpdate({ ...set, set: said });
}

const claim = async (db: Database, change: Partial<WatchedModel>, where: SQL | undefined) =>
  (await db.update(watchedModels).set(change).where(where).returning({ id: watchedModels.id })).length === 1;

/**
 * @returns whether the owner is to be told of this problem now: one caller hears so, once until it is over; of one with the
 * account, for all the models of that server
 */
export function claimProblem(
  db: Database,
  { id, server }: ModelUse,
  problem: ModelProblem,
): Promise<boolean> {
  const { toldProblem } = watchedModels;
  const isNew = or(isNull(toldProblem), ne(toldProblem, problem));
  const isToldElsewhere = OF_THE_ACCOUNT.includes(problem)
    ? sql`EXISTS (SELECT 1 FROM watched_models AS told WHERE told.server = ${server} AND told.told_problem = ${problem})`
    : sql`0`;
  return claim(db, { toldProblem: problem }, and(eq(watchedModels.id, id), isNew, not(isToldElsewhere)));
}

/** @returns whether the owner is to be told of so many days now: one caller hears so, once for each number */
export function claimDays(db: Database, id: string, days: number): Promise<boolean> {
  const { toldDays } = watchedModels;
  const isNew = or(isNull(toldDays), gt(toldDays, days));
  return claim(db, { toldDays: days }, and(eq(watchedModels.id, id), isNew));
}

/** Takes a claim back, so that the next caller tells. */
export async function releaseClaim(db: Database, id: string, of: 'toldProblem' | 'toldDays'): Promise<void> {
  await db
    .update(watchedModels)
    .set({ [of]: null })
    .where(eq(watchedModels.id, id));
}

/**
 * Forgets models that are not configured any more, and problems that are over at servers which cannot be asked.
 * @param kept ids of all that are configured
 * @param unasked ids of those of them that nobody can ask about
 * @param before when a problem must have been met last to be over
 */
export async function forgetModels(
  db: Database,
  { kept, unasked, before }: { kept: string[]; unasked: string[]; before: number },
): Promise<void> {
  const { id, checkedAt } = watchedModels;
  const isOver = and(inArray(id, unasked), lt(checkedAt, before));
  await db.delete(watchedModels).where(or(notInArray(id, kept), isOver));
}

/** The models that the owner has to do something about. */
export const troubledModels = (db: Database, now: number): Promise<WatchedModel[]> =>
  db
    .select()
    .from(watchedModels)
    .where(
      or(
        isNotNull(watchedModels.problem),
        lte(watchedModels.shutdownAt, now + SHUTDOWN_NOTICE_DAYS * DAY_MS),
      ),
    );
