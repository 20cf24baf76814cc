import type { StoredGeneration } from '../account/home-export.ts';
import type { EventLog } from '../home-storage/event-log.ts';
import type { Ledger } from '../home-storage/ledger.ts';
import type { TranslationTries } from '../home-storage/translation-tries.ts';
import { atOrigin } from './file-addresses.ts';

/** Generations by their ids. @param origin for addresses of files */
export function storedGenerationsOf(
  ledger: Ledger,
  log: EventLog,
  tries: Pick<TranslationTries, 'all'>,
  ids: readonly string[],
  origin: string,
): StoredGeneration[] {
  const triesOf = tries.all();
  return ledger.byIds(ids).map(({ id, kind, status, request, admittedAt, failure }) => ({
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
