import { createFactory } from 'hono/factory';
import type { Health } from '../../contract/health.ts';
import { database } from '../db/client.ts';
import { type ProviderState, providerStates } from '../db/provider-status.ts';
import { describeError } from '../error-description.ts';
import type { App } from '../middleware/context.ts';

const { createHandlers } = createFactory<App>();

/** What a provider said longer ago than this says nothing about now: the next person should be let through to try. */
const STALE_MS = 5 * 60_000;

/** Whether stories can be made: looks at D1, and at what the provider last said. */
export const health = createHandlers(async (c) => {
  const now = Date.now();
  const states = await providerStates(database(c.env.DB)).catch((error): ProviderState[] | null => {
    console.error({ health: 'database', error: describeError(error) });
    return null;
  });
  const fresh = states?.filter((row) => now - row.updatedAt < STALE_MS) ?? [];
  const hasQuota = !fresh.some((row) => row.state === 'quota_exceeded');
  const works = !fresh.some((row) => row.service === 'story' && row.state === 'failing');
  const answer: Health = {
    status: states === null ? 'error' : hasQuota && works ? 'ok' : 'degraded',
    timestamp: new Date(now).toISOString(),
    services: { openai: works && hasQuota, openai_quota: hasQuota, database: states !== null },
    openai_error: !hasQuota ? 'insufficient_quota' : works ? null : 'provider_failing',
  };
  c.header('Cache-Control', 'no-store');
  return c.json(answer, states === null ? 503 : 200);
});

/** Answered without looking at anything: keeps the connection and the isolate warm. */
export const ping = createHandlers((c) => c.text('ok'));
