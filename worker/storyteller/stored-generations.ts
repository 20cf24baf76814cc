import type { EventLog } from './event-log.ts';
import type { Ledger } from './ledger.ts';
import type { StoredGeneration } from './rpc.ts';

export function storedGenerationsOf(ledger: Ledger, log: EventLog): StoredGeneration[] {
  return ledger.all().map(({ id, kind, status, request, admittedAt, failure }) => ({
    id,
    kind,
    status,
    request,
    admittedAt,
    failure,
    events: log.after(id, { attempt: 0, seq: 0 }).map(({ event }) => JSON.stringify(event)),
  }));
}
