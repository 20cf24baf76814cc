import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import type { Issue } from '../../contract/errors.ts';
import type { Diagnostics, Health } from '../../contract/schemas/health.ts';
import { lackingParts } from '../config/parts.ts';
import { acceptanceCounts } from '../directory/acceptance-counts.ts';
import { database } from '../directory/client.ts';
import { openIncidents } from '../directory/incidents.ts';
import { opinionCounts } from '../directory/opinion-counts.ts';
import { type ProviderFailure, type ProviderStatus, providerStates } from '../directory/provider-status.ts';
import { modelsNeedingAction } from '../directory/watched-models.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { currentRelease } from '../logging/release.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { isPublic } from '../watching/rules.ts';
import { t } from '../words/t.ts';

const { createHandlers } = createFactory<App>();

/** Expiry of a failure: afterwards users may try again. Rate limits end within a minute. */
const STALE_MS: Record<ProviderFailure, number> = {
  rate_limited: 60_000,
  quota_exceeded: 5 * 60_000,
  failing: 5 * 60_000,
};

/** Maximum span of three failures in a row that hit two users, to count as an outage. */
const RUN_MS = 5 * 60_000;

/** How long the diagnostics report a single failure to the user it may have hit. */
const JUST_NOW_MS = 60_000;

type Incident = {
  service: ProviderStatus['service'];
  failure: ProviderFailure;
  at: number;
  /** Whether it is an outage and not one user's failure. */
  isGeneral: boolean;
};

function isGeneral(
  { state, failedAt, thirdLastFailedAt, otherFailedAt }: ProviderStatus,
  now: number,
): boolean {
  if (state === 'ok' || failedAt === null || now - failedAt >= STALE_MS[state]) return false;
  // One failure proves an exhausted quota.
  if (state === 'quota_exceeded') return true;
  const isRecent = (at: number | null) => at !== null && failedAt - at <= RUN_MS;
  return isRecent(thirdLastFailedAt) && isRecent(otherFailedAt);
}

/** Current failures of the AI provider, latest first. */
function incidentsOf(statuses: ProviderStatus[], now: number): Incident[] {
  return statuses
    .flatMap((status) => {
      const { service, failedAs: failure, failedAt: at } = status;
      if (failure === null || at === null) return [];
      const incident = { service, failure, at, isGeneral: isGeneral(status, now) };
      return incident.isGeneral || now - at < JUST_NOW_MS ? [incident] : [];
    })
    .sort((a, b) => b.at - a.at);
}

/** Current failures and open incidents from D1; null when D1 does not answer. Parallel queries. */
async function currentState(
  c: Context<App>,
  now: number,
): Promise<{ incidents: Incident[]; open: string[] } | null> {
  const db = database(c.env.DB);
  try {
    const [statuses, rows] = await Promise.all([providerStates(db), openIncidents(db)]);
    const open = rows
      .filter(({ rule, endedAt }) => endedAt === null && isPublic(rule))
      .map(({ rule }) => rule);
    return { incidents: incidentsOf(statuses, now), open };
  } catch (error) {
    logLine('error', { health: 'database', error: redactedErrorMessage(error) });
    return null;
  }
}

const isOutOfQuota = (incidents: Incident[]) =>
  incidents.some((incident) => incident.isGeneral && incident.failure === 'quota_exceeded');

/** The worst incident that prevents stories. Speech may have its own quota, which does not count here. */
function storyIncident(incidents: Incident[]): ProviderFailure | null {
  const ofStories = incidents.filter(({ service, isGeneral }) => isGeneral && service === 'story');
  return isOutOfQuota(ofStories) ? 'quota_exceeded' : (ofStories[0]?.failure ?? null);
}

const OPENAI_ERRORS = {
  quota_exceeded: 'insufficient_quota',
  rate_limited: 'rate_limited',
  failing: 'provider_failing',
} as const satisfies Record<ProviderFailure, Health['openai_error']>;

const okIf = (isWell: boolean) => (isWell ? 'ok' : 'error');

/** Readiness for stories: queries D1 and the provider's stored status; calls no provider. */
export const health = createHandlers(async (c) => {
  const now = Date.now();
  const known = await currentState(c, now);
  const incidents = known?.incidents ?? null;
  const incident = storyIncident(incidents ?? []);
  const answer: Health = {
    status: incidents === null ? 'error' : incident === null ? 'ok' : 'degraded',
    timestamp: new Date(now).toISOString(),
    release: currentRelease(),
    incidents: known?.open ?? null,
    services: {
      openai: okIf(incident === null || incident === 'rate_limited'),
      openai_quota: okIf(incident !== 'quota_exceeded'),
      database: okIf(incidents !== null),
    },
    openai_error: incident && OPENAI_ERRORS[incident],
  };
  return c.json(answer, incidents === null ? 503 : 200);
});

type Diagnosis = {
  status: Health['status'];
  issue: Issue | null;
  words: `health.${'database' | 'quota' | 'busy' | 'story' | 'speech'}` | null;
};

const DIAGNOSES = {
  database: {
    status: 'error',
    issue: 'database_error',
    words: 'health.database',
  },
  quota: {
    status: 'degraded',
    issue: 'openai_quota_exceeded',
    words: 'health.quota',
  },
  busy: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: 'health.busy',
  },
  story: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: 'health.story',
  },
  speech: {
    status: 'degraded',
    issue: 'openai_api_error',
    words: 'health.speech',
  },
  nothing: { status: 'ok', issue: null, words: null },
} as const satisfies Record<string, Diagnosis>;

function diagnose(incidents: Incident[] | null): Diagnosis {
  if (incidents === null) return DIAGNOSES.database;
  if (isOutOfQuota(incidents)) return DIAGNOSES.quota;
  const [last] = incidents;
  if (last === undefined) return DIAGNOSES.nothing;
  if (last.failure === 'quota_exceeded') return DIAGNOSES.quota;
  if (last.service === 'speech') return DIAGNOSES.speech;
  return last.failure === 'rate_limited' ? DIAGNOSES.busy : DIAGNOSES.story;
}

/** Alert threshold: share of unanswered second opinions, and their minimum number. */
const UNANSWERED_MAX = 0.02;
const ASKED_MIN = 50;

const isTooOftenUnanswered = ({ asked, unanswered }: { asked: number; unanswered: number }) =>
  asked >= ASKED_MIN && unanswered > asked * UNANSWERED_MAX;

/**
 * Incidents, unanswered second opinions, unaccepted stories, and models that need action; null when D1 does not answer.
 * Parallel queries.
 */
async function knownProblems(
  c: Context<App>,
  now: number,
): Promise<
  | ({ incidents: Incident[] } & Pick<
      Diagnostics,
      'models' | 'secondOpinions' | 'pictures' | 'unacceptedStories'
    >)
  | null
> {
  const db = database(c.env.DB);
  try {
    const [statuses, models, { pictures, ...opinions }, unacceptedStories] = await Promise.all([
      providerStates(db),
      modelsNeedingAction(db, now),
      opinionCounts(db, now),
      acceptanceCounts(db, now),
    ]);
    return {
      incidents: incidentsOf(statuses, now),
      unacceptedStories,
      pictures,
      secondOpinions: { ...opinions, tooManyUnanswered: Object.values(opinions).some(isTooOftenUnanswered) },
      models: models.map(({ service, model, problem, shutdownAt }) => ({
        service,
        model,
        problem,
        shutdownDate: shutdownAt === null ? null : new Date(shutdownAt).toISOString().slice(0, 10),
      })),
    };
  } catch (error) {
    logLine('error', { diagnostics: 'database', error: redactedErrorMessage(error) });
    return null;
  }
}

/** Cause for a client that was just answered 500; includes failures that hit only this user. As fast as `/health`. */
export const diagnostics = createHandlers(async (c) => {
  const now = Date.now();
  const known = await knownProblems(c, now);
  const { status, issue, words } = diagnose(known?.incidents ?? null);
  const answer: Diagnostics = {
    status,
    lacks: lackingParts(c.env),
    timestamp: new Date(now).toISOString(),
    issue,
    details: words && t(languageOf(c.req.header('accept-language')), words),
    models: known?.models ?? [],
    secondOpinions: known?.secondOpinions ?? null,
    pictures: known?.pictures ?? null,
    unacceptedStories: known?.unacceptedStories ?? null,
  };
  return c.json(answer);
});

/** Answered without any look-up; keeps the connection and the isolate warm. */
export const ping = createHandlers((c) => c.text('ok'));

/** The same for pages of any site, as a `no-cors` request whose response they cannot read. */
export const warmUp = createHandlers((c) => {
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.text('ok');
});
