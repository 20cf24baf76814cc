import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { Diagnostics, Health } from '../../contract/health.ts';
import type { Issue } from '../../contract/issues.ts';
import type { Language } from '../../contract/options.ts';
import { database } from '../db/client.ts';
import { type ProviderState, providerStates } from '../db/provider-status.ts';
import { describeError } from '../error-description.ts';
import { languageOf } from '../errors.ts';
import { logLine } from '../log.ts';
import type { App } from '../middleware/context.ts';

const { createHandlers } = createFactory<App>();

/**
 * What a provider said longer ago than this says nothing about now: the next person should be let through to try. Too
 * many requests are over in a minute.
 */
const STALE_MS: Record<ProviderState['state'], number> = {
  ok: 0,
  rate_limited: 60_000,
  quota_exceeded: 5 * 60_000,
  failing: 5 * 60_000,
};

type Trouble = Pick<ProviderState, 'service' | 'state'>;

/** What was heard of the AI provider lately that is not good; null when D1 does not answer. One statement. */
async function recentTroubles(c: Context<App>, now: number): Promise<Trouble[] | null> {
  try {
    const states = await providerStates(database(c.env.DB));
    return states.filter(({ state, updatedAt }) => now - updatedAt < STALE_MS[state]);
  } catch (error) {
    logLine('error', { health: 'database', error: describeError(error) });
    return null;
  }
}

/** The trouble that keeps stories from being made, the worst first. The quota is that of words and voices alike. */
function storyTrouble(troubles: Trouble[]): Exclude<ProviderState['state'], 'ok'> | null {
  if (troubles.some(({ state }) => state === 'quota_exceeded')) return 'quota_exceeded';
  const state = troubles.find(({ service }) => service === 'story')?.state;
  return state === undefined || state === 'ok' ? null : state;
}

const OPENAI_ERRORS = {
  quota_exceeded: 'insufficient_quota',
  rate_limited: 'rate_limited',
  failing: 'provider_failing',
} as const satisfies Record<string, Health['openai_error']>;

/** Whether stories can be made: looks at D1, and at what the provider last said. */
export const health = createHandlers(async (c) => {
  const now = Date.now();
  const troubles = await recentTroubles(c, now);
  const trouble = storyTrouble(troubles ?? []);
  const answer: Health = {
    status: troubles === null ? 'error' : trouble === null ? 'ok' : 'degraded',
    timestamp: new Date(now).toISOString(),
    services: {
      openai: trouble === null || trouble === 'rate_limited',
      openai_quota: trouble !== 'quota_exceeded',
      database: troubles !== null,
    },
    openai_error: trouble && OPENAI_ERRORS[trouble],
  };
  return c.json(answer, troubles === null ? 503 : 200);
});

type Finding = { status: Health['status']; issue: Issue | null; words: Record<Language, string> | null };

const FINDINGS = {
  database: {
    status: 'error',
    issue: 'database_error',
    words: { es: 'La base de datos no contesta.', en: 'The database is not answering.' },
  },
  quota: {
    status: 'degraded',
    issue: 'openai_quota_exceeded',
    words: {
      es: 'La cuota del servicio de inteligencia artificial está agotada.',
      en: 'The quota of the AI service is used up.',
    },
  },
  busy: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: {
      es: 'El servicio que escribe los cuentos recibe demasiadas peticiones.',
      en: 'The service that writes the stories is getting too many requests.',
    },
  },
  story: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: {
      es: 'El servicio que escribe los cuentos está fallando.',
      en: 'The service that writes the stories is failing.',
    },
  },
  speech: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: {
      es: 'El servicio que lee los cuentos en voz alta está fallando.',
      en: 'The service that reads the stories aloud is failing.',
    },
  },
  nothing: { status: 'ok', issue: null, words: null },
} as const satisfies Record<string, Finding>;

function diagnose(troubles: Trouble[] | null): Finding {
  if (troubles === null) return FINDINGS.database;
  const trouble = storyTrouble(troubles);
  if (trouble === 'quota_exceeded') return FINDINGS.quota;
  if (trouble !== null) return trouble === 'rate_limited' ? FINDINGS.busy : FINDINGS.story;
  return troubles.length > 0 ? FINDINGS.speech : FINDINGS.nothing;
}

/** What is the matter, for a client that was just answered 500: costs what `/health` costs. */
export const diagnostics = createHandlers(async (c) => {
  const now = Date.now();
  const { status, issue, words } = diagnose(await recentTroubles(c, now));
  const answer: Diagnostics = {
    status,
    timestamp: new Date(now).toISOString(),
    issue,
    details: words?.[languageOf(c.req.header('accept-language'))] ?? null,
  };
  return c.json(answer);
});

/** Answered without looking at anything: keeps the connection and the isolate warm. */
export const ping = createHandlers((c) => c.text('ok'));
