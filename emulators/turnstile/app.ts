import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { BEHAVIOURS, Challenges } from './challenges.ts';
import { widgetPage } from './pages.ts';

export type TurnstileEmulatorOptions = {
  /** Mount path, for links of its pages. */
  basePath?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
};

const script = readFileSync(new URL('./api.js', import.meta.url), 'utf8');

/** Emulates the parts of Cloudflare Turnstile that a form needs: script, widget and token verification. */
export function createTurnstileEmulator({
  basePath = '/turnstile',
  now = Date.now,
}: TurnstileEmulatorOptions = {}): Hono {
  const challenges = new Challenges(now);
  const app = new Hono();

  app.get('/v0/api.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  app.get('/v0/widget', (c) => {
    const { sitekey = '', origin = '', language = '', action = '' } = c.req.query();
    const behaviour = BEHAVIOURS[sitekey] ?? 'blocks';
    return c.html(widgetPage(basePath, { behaviour, origin, language, action }));
  });
  app.post('/v0/token', async (c) => {
    const { origin, action } = await c.req.json<{ origin: string; action: string }>();
    return c.json({ token: challenges.issue({ hostname: new URL(origin).hostname, action }) });
  });

  app.post('/v0/siteverify', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false;
    const body: Record<string, unknown> = isJson
      ? await c.req.json().catch(() => ({}))
      : await c.req.parseBody();
    const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : undefined);
    const verdict = challenges.verify(text('secret'), text('response'));
    // Status 200 for any result, as documented.
    return c.json(
      verdict.success
        ? {
            success: true,
            challenge_ts: new Date(verdict.issuedAt).toISOString(),
            hostname: verdict.shown.hostname,
            'error-codes': [],
            action: verdict.shown.action,
            cdata: '',
            metadata: verdict.isTesting ? { result_with_testing_key: true } : { interactive: false },
          }
        : { success: false, 'error-codes': [verdict.error], messages: [] },
    );
  });
  return app;
}
