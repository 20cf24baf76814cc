/** For tests, `{"app.example.org":"http://127.0.0.1:1234"}`: where a host is reached without DNS. */
const reached = (): Record<string, string> => JSON.parse(process.env.DEPLOY_REACHED ?? '{}');

/** A test's host starts with its first request, on a machine that does other work too. */
const START_MS = 120_000;

/** `fetch` of an address of the deployment. */
export const fetchDeployed: typeof fetch = (address, init) => {
  const { host, pathname, search } = new URL(address instanceof Request ? address.url : address);
  const origin = reached()[host];
  if (origin === undefined) return fetch(address, init);
  return fetch(`${origin}${pathname}${search}`, { ...init, signal: AbortSignal.timeout(START_MS) });
};
