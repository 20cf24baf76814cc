import { ISSUES, type Issue } from '../../../../contract/errors.ts';
import type { Diagnostics } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

/** Time limit, long enough for the server's own database check to time out. */
const DIAGNOSTICS_TIMEOUT_MS = 5_000;

/** Reason for a failure inside the server, as far as known. Null when nothing is wrong any more. */
export type Diagnosis = {
  issue: Issue | 'health_endpoint_error' | 'connection_error' | null;
  /** Server's words in the language of the page; may be empty. */
  details: string;
};

/** Requests the server's diagnostics. No answer is a diagnosis too, so this does not throw. */
export async function diagnose(client: ApiClient): Promise<Diagnosis> {
  try {
    const request = { timeoutMs: DIAGNOSTICS_TIMEOUT_MS };
    const { status, issue, details } = await client.call<Diagnostics>('/api/diagnostics', request);
    if (issue !== null && ISSUES.includes(issue)) return { issue, details: details ?? '' };
    return { issue: status === 'ok' ? null : 'health_endpoint_error', details: '' };
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown;
    const isUnreachable = thrown.code === 'network' || thrown.code === 'timeout';
    return { issue: isUnreachable ? 'connection_error' : 'health_endpoint_error', details: '' };
  }
}
