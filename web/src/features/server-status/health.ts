import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

export const HEALTH_TIMEOUT_MS = 5_000;

/** As the API tells it: each service by a word, `ok` or `healthy` when it is well. */
export type HealthAnswer = {
  status: string;
  services?: Record<string, unknown>;
  openai_error?: string | null;
};

export type HealthDetail = 'openai' | 'quota' | 'database' | 'timeout' | 'network' | 'unknown';
export type ServerStatus =
  | { level: 'ok' }
  | { level: 'degraded'; detail: HealthDetail }
  | { level: 'error'; detail: HealthDetail };

const WELL: ReadonlySet<unknown> = new Set(['ok', 'healthy', 'available', 'connected', true, 'true']);

function firstTrouble(services: Record<string, unknown>): HealthDetail {
  const unwell = (name: string) => name in services && !WELL.has(services[name]);
  if (unwell('openai_quota')) return 'quota';
  if (unwell('openai')) return 'openai';
  if (unwell('database')) return 'database';
  return 'unknown';
}

export function readHealth({ status, services = {} }: HealthAnswer): ServerStatus {
  if (status === 'ok' || status === 'healthy') return { level: 'ok' };
  return { level: status === 'degraded' ? 'degraded' : 'error', detail: firstTrouble(services) };
}

/** Asks once. An unreachable server is a status too, so this does not throw. */
export async function fetchHealth(client: ApiClient): Promise<ServerStatus> {
  try {
    return readHealth(await client.call<HealthAnswer>('/health', { timeoutMs: HEALTH_TIMEOUT_MS }));
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
