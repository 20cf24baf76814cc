/** For tests, `{"app.example.org":"http://127.0.0.1:1234"}`: where a host is reached without DNS. */
const reached = (): Record<string, string> => JSON.parse(process.env.DEPLOY_REACHED ?? '{}');

/** Where a host of the deployment is reached. */
export const originOf = (host: string): string => reached()[host] ?? `https://${host}`;

/** `fetch` of an address of the deployment. */
export const fetchDeployed: typeof fetch = (address, init) => {
  const { host, pathname, search } = new URL(address instanceof Request ? address.url : address);
  return fetch(`${originOf(host)}${pathname}${search}`, init);
};
