import { DurableObject } from 'cloudflare:workers';
import { Hono } from 'hono';
import { checkAccessToken } from '../../worker/auth/access-token.ts';
import type { Env } from '../../worker/env.ts';
import { noStoreByDefault } from '../../worker/middleware/caching.ts';
import type { App } from '../../worker/middleware/context.ts';
import { crossOrigin } from '../../worker/middleware/cors.ts';
import { securityHeaders } from '../../worker/middleware/security-headers.ts';

/**
 * The least that a route of a signed-in user does: the product's headers and check of the token, and one call of an
 * object, which reads rows. `PUT /{key}` stores a list of JSON texts, `GET /{key}` answers them as they are.
 */
export class Home extends DurableObject {
  write(key: string, rows: string[]): void {
    const { sql } = this.ctx.storage;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS answers (key TEXT, place INTEGER, json TEXT, PRIMARY KEY (key, place))',
    );
    for (const [place, json] of rows.entries())
      sql.exec('INSERT OR REPLACE INTO answers VALUES (?, ?, ?)', key, place, json);
  }

  read(key: string): string[] {
    const rows = this.ctx.storage.sql.exec<{ json: string }>(
      'SELECT json FROM answers WHERE key = ? ORDER BY place',
      key,
    );
    return rows.toArray().map(({ json }) => json);
  }
}

const app = new Hono<App>();
const homeOf = (env: Env, userId: string) => {
  const homes = env.HOMES as unknown as DurableObjectNamespace<Home>;
  return homes.get(homes.idFromName(userId));
};

app.use(noStoreByDefault, securityHeaders, crossOrigin);
app.use(async (c, next) => {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const checked = await checkAccessToken(token, [c.env.TOKEN_SECRET], Date.now());
  if (!checked.ok) return c.body(null, 401);
  c.set('identity', checked);
  await next();
});
app.put('/:key', async (c) => {
  await homeOf(c.env, c.get('identity').userId).write(c.req.param('key'), await c.req.json<string[]>());
  return c.body(null, 204);
});
app.get('/:key', async (c) => {
  const rows = await homeOf(c.env, c.get('identity').userId).read(c.req.param('key'));
  c.header('Content-Type', 'application/json');
  return c.body(rows.length === 1 ? rows[0]! : `[${rows.join(',')}]`);
});

export default app;
