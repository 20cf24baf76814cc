import type { Health } from '../../../../contract/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

/** A server in trouble says so with 503 and the same body. */
const HEALTH_REQUEST = { timeoutMs: 5_000, alsoFine: [503] };

export type HealthDetail = 'openai' | 'quota' | 'busy' | 'database' | 'timeout' | 'network' | 'unknown';
export type ServerStatus =
  | { level: 'ok' }
  | { level: 'degraded'; detail: HealthDetail }
  | { level: 'error'; detail: HealthDetail };

function firstTrouble({ services, openai_error }: Health): HealthDetail {
  if (!services.openai_quota) return 'quota';
  if (!services.openai) return 'openai';
  if (!services.database) return 'database';
  return openai_error === 'rate_limited' ? 'busy' : 'unknown';
}

export function readHealth(health: Health): ServerStatus {
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
