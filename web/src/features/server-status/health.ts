import type { Health } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { type HealthTrouble, Problem } from '../../api/problem.ts';

/** A failing server answers 503 with the same body. */
const HEALTH_REQUEST = { timeoutMs: 5_000, alsoFine: [503] };

export type ServerStatus =
  | { level: 'ok' }
  | { level: 'degraded'; detail: HealthTrouble }
  | { level: 'error'; detail: HealthTrouble };

type Service = keyof Health['services'];
/** Includes the fields of earlier releases, which a page may meet during a deployment, and of other servers. */
type KnownHealth = {
  status: Health['status'] | 'warning' | 'critical';
  services?: Partial<Record<Service, unknown>> | null;
  openai_error?: string | null;
};

/** A missing service counts as healthy. */
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

/** One health request. An unreachable server is a status too, so this does not throw. */
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

/** Refusal of a story request for a status; null when it may be sent. */
export function refusalOf(status: ServerStatus): Problem | null {
  if (status.level !== 'error') return null;
  if (status.detail === 'quota') return new Problem({ code: 'quota_exceeded', isQuotaExceeded: true });
  if (status.detail === 'network') return new Problem({ code: 'network' });
  return new Problem({ code: 'server_unavailable', trouble: status.detail });
}
