import type { Geo } from '../../../../contract/schemas/geo.ts';
import { api } from '../../api/client.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { useStore } from '../../lib/store.ts';
import { type ConsentState, createConsent } from './consent.ts';
import { forgetCaches } from './optional-cache.ts';

/** Time limit of the location request, in milliseconds. */
const GEO_TIMEOUT_MS = 5_000;

/** The consent given in this browser. */
export const consent = createConsent({
  storage: localStore,
  fetchGeo: () => api.call<Geo>('/api/geo', { timeoutMs: GEO_TIMEOUT_MS }),
  now: Date.now,
  forgetOptional: () => void forgetCaches(),
});

/** State of an unknown visitor, as in the prerendered page. */
const UNKNOWN: ConsentState = { choice: null, isEU: null };

export function useConsent(): ConsentState {
  return useStore(consent, () => UNKNOWN);
}
