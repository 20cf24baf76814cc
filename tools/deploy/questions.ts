import type { Names } from './configuration.ts';

/** Questions to what was deployed. */

/** For tests, `{"app.example.org":"http://127.0.0.1:1234"}`: where a host is reached without DNS. */
const REACHED: Record<string, string> = JSON.parse(process.env.DEPLOY_REACHED ?? '{}');

type Answer = { status: number; headers: Headers; body: string };
type Question = {
  path: string;
  host: 'app' | 'api';
  init?: RequestInit;
  what: string;
  isRight(answer: Answer): boolean;
};

const questionsTo = (app: string, release: string): Question[] => [
  {
    ...{ host: 'app', path: '/health', what: 'the app hands requests on to the API, which is well' },
    isRight: ({ status, body }) => status === 200 && /"status":"(ok|degraded)"/.test(body),
  },
  {
    ...{ host: 'app', path: '/health', what: `the API is release ${release}` },
    isRight: ({ body }) => body.includes(`"release":"${release}"`),
  },
  {
    ...{ host: 'app', path: '/', what: 'the home page is a page with its policy' },
    isRight: ({ status, headers, body }) =>
      status === 200 &&
      body.includes('<div id="root"') &&
      headers.get('x-content-type-options') === 'nosniff' &&
      (headers.get('content-security-policy') ?? '').includes("default-src 'self'"),
  },
  {
    ...{ host: 'app', path: '/api/stories', what: 'a private route wants a session and is not cached' },
    isRight: ({ status, headers }) => status === 401 && headers.get('cache-control') === 'no-store',
  },
  {
    ...{ host: 'app', path: '/api/examples', what: 'there are examples' },
    isRight: ({ status, body }) => status === 200 && body.includes('"title"'),
  },
  {
    ...{ host: 'api', path: '/api/auth/login', what: 'clients of the first version may ask from the app' },
    init: {
      method: 'OPTIONS',
      headers: { origin: `https://${app}`, 'access-control-request-method': 'POST' },
    },
    isRight: ({ headers }) => headers.get('access-control-allow-origin') === `https://${app}`,
  },
];

/** @returns a sentence for each wrong answer */
export async function questions(names: Names, release: string): Promise<string[]> {
  const answers = questionsTo(names.app, release).map(async ({ host, path, init, what, isRight }) => {
    const origin = `https://${names[host]}`;
    const signal = AbortSignal.timeout(20_000);
    try {
      const answer = await fetch((REACHED[names[host]] ?? origin) + path, { ...init, signal });
      const { status, headers } = answer;
      const isWell = isRight({ status, headers, body: await answer.text() });
      return isWell ? [] : [`${origin}${path} answered ${status}: not so that ${what}.`];
    } catch (error) {
      const reason = String((error as Error).cause ?? error);
      return [`${origin}${path} did not answer (${reason}): not so that ${what}.`];
    }
  });
  return (await Promise.all(answers)).flat();
}
