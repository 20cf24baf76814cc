import type { Health } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { type HealthTrouble, Problem } from '../../api/problem.ts';

/** A server in trouble says so with 503 and the same body. */
const HEALTH_REQUEST = { timeoutMs: 5_000, alsoFine: [503] };

export type ServerStatus =
  | { level: 'ok' }
  | { level: 'degraded'; detail: HealthTrouble }
  | { level: 'error'; detail: HealthTrouble };

type Service = keyof Health['services'];
/** Also as the API said it before, which a page may meet while a deployment is under way, and as others say it. */
type KnownHealth = {
  status: Health['status'] | 'warning' | 'critical';
  services?: Partial<Record<Service, unknown>> | null;
  openai_error?: string | null;
};

/** A service of which nothing is said is not in trouble. */
const isUnwell = (said: unknown): boolean =>
  said !== undefined && said !== null && said !== 'ok' && said !== true;

function firstTrouble({ services, openai_error }: KnownHealth): HealthTrouble {
  if (isUnwell(services?.openai_quota) || openai_error === 'insufficient_quota') return 'quota';
  if (isUnwell(services?.openai)) return 'openai';
  if (isUnwell(services?.database)) return 'database';
  return openai_error === 'rate_limited' ? 'busy' : 'unknown';
}

export function readHealth(health: KnownHealth): ServerStatus {
  const { status } = health;
  if (status === 'ok') return { level: 'ok' };
  const detail = firstTrouble(health);
  // A slow server still answers; an exhausted quota refuses everyone.
  const isPassable = (status === 'degraded' || status === 'warning') && detail !== 'quota';
  return { level: isPassable ? 'degraded' : 'error', detail };
}

/** Asks once. An unreachable server is a status too, so this does not throw. */
export async function fetchHealth(client: ApiClient): Promise<ServerStatus> {
  try {
    return readHealth(await client.call<KnownHealth>('/health', HEALTH_REQUEST));
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    if (thrown.code === 'network') return { level: 'error', detail: 'network' };
    if (thrown.code === 'timeout') return { level: 'error', detail: 'timeout' };
    return { level: 'error', detail: 'unknown' };
  }
}

/** The refusal that a status means for someone who wants a story now; null when they may try. */
export function refusalOf(status: ServerStatus): Problem | null {
  if (status.level !== 'error') return null;
  if (status.detail === 'quota') return new Problem({ code: 'quota_exceeded', isQuotaExceeded: true });
  if (status.detail === 'network') return new Problem({ code: 'network' });
  return new Problem({ code: 'server_unavailable', trouble: status.detail });
}
