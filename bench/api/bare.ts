import { Hono } from 'hono';

/** A minimal route that reads one row of D1, the baseline of `/api/auth/me`. */
const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get('/me', async (c) => {
  const row = await c.env.DB.prepare('SELECT * FROM users WHERE id = ?').bind(c.req.query('id')).first();
  return c.json(row);
});

export default app;
