import { ISSUES, type Issue } from '../../../../contract/errors.ts';
import type { Diagnostics } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';

/** Long enough for a database that is about to time out to be found out. */
const DIAGNOSTICS_TIMEOUT_MS = 5_000;

/** Why a request failed inside the server, as far as can be learnt. Null when nothing is wrong any more. */
export type Diagnosis = {
  issue: Issue | 'health_endpoint_error' | 'connection_error' | null;
  /** What the server says about it, in the language of the page; empty when it says nothing. */
  details: string;
};

/** Asks the server for its diagnostics. No answer is a diagnosis too, so this does not throw. */
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
