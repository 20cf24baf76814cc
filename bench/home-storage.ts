import type { UserCopy } from '../worker/home-storage/user.ts';
import type { HomeOrder, HomeState, Statement } from './api/commands.ts';
import type { Api } from './api/miniflare.ts';

async function command(api: Api, path: string, body: string): Promise<Response> {
  const answer = await fetch(api.origin + path, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Runs statements in a home. @param copy of a user whose home is to be begun */
export async function inHome(
  api: Api,
  userId: string,
  statements: Statement[],
  copy?: UserCopy,
): Promise<HomeState> {
  const order: HomeOrder = { userId, statements, ...(copy && { copy }) };
  return (await command(api, '/__home', JSON.stringify(order))).json() as Promise<HomeState>;
}

export const evict = (api: Api, userId: string) => command(api, '/__evict', userId);

/** The one row of a table, as the columns of an `INSERT`. */
export async function rowOf(api: Api, userId: string, table: string): Promise<HomeState['rows'][number]> {
  const { rows } = await inHome(api, userId, [{ query: `SELECT * FROM ${table}` }]);
  if (rows.length !== 1) throw new Error(`${table} has ${rows.length} rows`);
  return rows[0]!;
}
