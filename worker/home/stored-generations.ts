import type { EventLog } from '../generation/event-log.ts';
import type { TranslationTries } from '../generation/translation-tries.ts';
import type { Ledger } from './ledger.ts';
import type { StoredGeneration } from './rpc.ts';

export function storedGenerationsOf(
  ledger: Ledger,
  log: EventLog,
  tries: Pick<TranslationTries, 'all'>,
): StoredGeneration[] {
  const triesOf = tries.all();
  return ledger.all().map(({ id, kind, status, request, admittedAt, failure }) => ({
    id,
    kind,
    status,
    request,
    admittedAt,
    failure,
    ...(triesOf.has(id) && { translationTries: triesOf.get(id) }),
    events: log.after(id, { attempt: 0, seq: 0 }).map(({ event }) => JSON.stringify(event)),
  }));
}
