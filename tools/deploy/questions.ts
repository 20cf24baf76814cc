import type { Target } from './configuration.ts';

/** Questions to what was deployed. */

/** For tests, `{"app.example.org":"http://127.0.0.1:1234"}`: where a host is reached without DNS. */
const REACHED: Record<string, string> = JSON.parse(process.env.DEPLOY_REACHED ?? '{}');

type Answer = { status: number; headers: Headers; body: string };
type Question = { host: 'app' | 'api'; path: string; what: string; init?: RequestInit };

const questionsTo = (app: string, release: string): [Question, (answer: Answer) => boolean][] => [
  [
    { host: 'app', path: '/health', what: 'the app hands requests on to the API, which is well' },
    ({ status, body }) => status === 200 && /"status":"(ok|degraded)"/.test(body),
  ],
  [
    { host: 'app', path: '/health', what: `the API is release ${release}` },
    ({ body }) => body.includes(`"release":"${release}"`),
  ],
  [
    { host: 'app', path: '/', what: 'the home page is a page with its policy' },
    ({ status, headers, body }) =>
      status === 200 &&
      body.includes('<div id="root"') &&
      headers.get('x-content-type-options') === 'nosniff' &&
      (headers.get('content-security-policy') ?? '').includes("default-src 'self'"),
  ],
  [
    { host: 'app', path: '/api/stories', what: 'a private route wants a session and is not cached' },
    ({ status, headers }) => status === 401 && headers.get('cache-control') === 'no-store',
  ],
  [
    { host: 'app', path: '/api/examples', what: 'there are examples' },
    ({ status, body }) => status === 200 && body.includes('"title"'),
  ],
  [
    {
      ...{ host: 'api', path: '/api/auth/login', what: 'clients of the first version may ask from the app' },
      init: { method: 'OPTIONS', headers: { origin: app, 'access-control-request-method': 'POST' } },
    },
    ({ headers }) => headers.get('access-control-allow-origin') === app,
  ],
];

/** @returns a sentence for each wrong answer */
export async function questions(target: Target, release: string): Promise<string[]> {
  const asked = questionsTo(`https://${target.app}`, release).map(
    async ([{ host, path, what, init }, isRight]) => {
      const origin = `https://${target[host]}`;
      const signal = AbortSignal.timeout(20_000);
      try {
        const answer = await fetch((REACHED[target[host]] ?? origin) + path, { ...init, signal });
        const { status, headers } = answer;
        const isWell = isRight({ status, headers, body: await answer.text() });
        return isWell ? [] : [`${origin}${path} answered ${status}: not so that ${what}.`];
      } catch (error) {
        const reason = (error as Error).cause ?? error;
        return [`${origin}${path} did not answer (${reason}): not so that ${what}.`];
      }
    },
  );
  return (await Promise.all(asked)).flat();
}
