const LOCAL_NAMES = new Set(['localhost', '127.0.0.1']);
const LOCAL_API = 'http://localhost:5001';

/** Origin of the API: the build setting, or the local API when the page itself is local. */
export function apiOrigin(): string {
  const configured: string | undefined = import.meta.env.VITE_API_ORIGIN;
  if (configured) return new URL(configured).origin;
  if (LOCAL_NAMES.has(globalThis.location?.hostname ?? '')) return LOCAL_API;
  // A build without an API setting must fail with a message, not at import.
  return globalThis.location?.origin ?? LOCAL_API;
}
