import type { EventLog } from '../generation/event-log.ts';
import { atOrigin } from '../generation/file-addresses.ts';
import type { TranslationTries } from '../generation/translation-tries.ts';
import type { Ledger } from './ledger.ts';
import type { StoredGeneration } from './rpc.ts';

/** @param origin for addresses of files */
export function storedGenerationsOf(
  ledger: Ledger,
  log: EventLog,
  tries: Pick<TranslationTries, 'all'>,
  origin: string,
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
    events: log
      .all(id)
      .map((event) => JSON.stringify(event.type === 'error' ? event : atOrigin(event, origin))),
  }));
}
