import type { EventLog } from './event-log.ts';
import type { GenerationKind, Ledger } from './ledger.ts';

/** What a storyteller keeps about its person, as plain data: the ledger, and the events that are still in the log. */
export type Holdings = {
  id: string;
  kind: GenerationKind;
  status: string;
  /** JSON. */
  request: string;
  /** Milliseconds since the epoch. */
  admittedAt: number;
  failure: string | null;
  /** Each as JSON. */
  events: string[];
}[];

export function holdingsOf(ledger: Ledger, log: EventLog): Holdings {
  return ledger.all().map(({ id, kind, status, request, admittedAt, failure }) => ({
    id,
    kind,
    status,
    request,
    admittedAt,
    failure,
    events: log.after(id, { epoch: 0, seq: 0 }).map(({ event }) => JSON.stringify(event)),
  }));
}
