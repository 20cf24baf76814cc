import type { Health } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

/** A server in trouble says so with 503 and the same body. */
const HEALTH_REQUEST = { timeoutMs: 5_000, alsoFine: [503] };

export type HealthDetail = 'openai' | 'quota' | 'busy' | 'database' | 'timeout' | 'network' | 'unknown';
export type ServerStatus =
  | { level: 'ok' }
  | { level: 'degraded'; detail: HealthDetail }
  | { level: 'error'; detail: HealthDetail };

type Service = keyof Health['services'];
/** Also as the API said it before, which a page may meet while a deployment is under way. */
type KnownHealth = Omit<Health, 'services'> & { services: Record<Service, 'ok' | 'error' | boolean> };

function firstTrouble({ services, openai_error }: KnownHealth): HealthDetail {
  const isWell = (service: Service) => services[service] === 'ok' || services[service] === true;
  if (!isWell('openai_quota')) return 'quota';
  if (!isWell('openai')) return 'openai';
  if (!isWell('database')) return 'database';
  return openai_error === 'rate_limited' ? 'busy' : 'unknown';
}

export function readHealth(health: KnownHealth): ServerStatus {
  const { status } = health;
  return status === 'ok' ? { level: 'ok' } : { level: status, detail: firstTrouble(health) };
}

/** Asks once. An unreachable server is a status too, so this does not throw. */
export async function fetchHealth(client: ApiClient): Promise<ServerStatus> {
  try {
    return readHealth(await client.call<Health>('/health', HEALTH_REQUEST));
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
  return new Problem({ code: 'server_unavailable' });
}
