import { Hono } from 'hono';
import { Inbox, readPosted } from './inbox.ts';
import { inboxPage, letterPage } from './pages.ts';

export type MailEmulatorOptions = {
  /** Mount path, for links of its pages. */
  basePath?: string;
  now?: () => number;
};

/** Test addresses: `bounce…@` is refused, `slow…@` is accepted after a delay. */
const BOUNCES = /^bounce/i;
const IS_SLOW = /^slow/i;
const SLOW_MS = 1500;

/** Inbox for all mail of a development machine: HTML pages, and JSON for tests. */
export function createMailEmulator({ basePath = '/mail', now = Date.now }: MailEmulatorOptions = {}): Hono {
  const inbox = new Inbox();
  const app = new Hono();

  app.post('/messages', async (c) => {
    const posted = readPosted(await c.req.json().catch(() => null));
    if (!posted.ok) return c.json({ error: posted.error }, 400);
    const { mail } = posted;
    if (BOUNCES.test(mail.to) || BOUNCES.test(mail.replyTo ?? '')) {
      return c.json({ error: 'mailbox unavailable' }, 503);
    }
    if (IS_SLOW.test(mail.to)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return c.json(inbox.add(mail, now()), 201);
  });
  app.get('/messages', (c) => c.json({ messages: inbox.list(c.req.query('to')) }));
  app.delete('/messages', (c) => {
    inbox.clear();
    return c.body(null, 204);
  });
  app.post('/clear', (c) => {
    inbox.clear();
    return c.redirect(basePath, 303);
  });

  app.get('/', (c) => c.html(inboxPage(basePath, inbox.list(c.req.query('to')))));
  app.get('/messages/:id', (c) => {
    const message = inbox.get(c.req.param('id'));
    if (!message) return c.json({ error: 'no such message' }, 404);
    return c.req.header('accept')?.includes('text/html')
      ? c.html(letterPage(basePath, message))
      : c.json(message);
  });
  return app;
}
