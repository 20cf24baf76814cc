import type { Names } from './configuration.ts';

/** Questions to what was deployed. */

/** `{"app.example.org":"http://127.0.0.1:1234"}`: where a host is reached before its DNS is. */
const REACHED: Record<string, string> = JSON.parse(process.env.DEPLOY_REACHED ?? '{}');
const originOf = (host: string) => REACHED[host] ?? `https://${host}`;

type Question = {
  path: string;
  host: 'app' | 'api';
  init?: RequestInit;
  what: string;
  isRight(answer: Response, body: string): boolean;
};

const questionsTo = (app: string): Question[] => [
  {
    ...{ host: 'app', path: '/health', what: 'the app hands requests on to the API, which is well' },
    isRight: ({ status }, body) => status === 200 && /"status":"(ok|degraded)"/.test(body),
  },
  {
    ...{ host: 'app', path: '/', what: 'the home page is a page with its policy' },
    isRight: ({ status, headers }, body) =>
      status === 200 &&
      body.includes('<div id="root"') &&
      (headers.get('content-security-policy') ?? '').includes("default-src 'self'"),
  },
  {
    ...{ host: 'app', path: '/api/stories', what: 'a private route wants a session' },
    isRight: ({ status, headers }) => status === 401 && headers.get('cache-control') === 'no-store',
  },
  {
    ...{ host: 'app', path: '/api/examples', what: 'there are examples' },
    isRight: ({ status }, body) => status === 200 && body.includes('"title"'),
  },
  {
    ...{ host: 'api', path: '/api/auth/login', what: 'clients of the first version may ask from the app' },
    init: {
      method: 'OPTIONS',
      headers: {
        origin: `https://${app}`,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
    isRight: ({ headers }) => headers.get('access-control-allow-origin') === `https://${app}`,
  },
];

/** @returns a sentence for each wrong answer */
export async function questions(names: Names): Promise<string[]> {
  const answers = questionsTo(names.app).map(async ({ host, path, init, what, isRight }) => {
    const address = `https://${names[host]}${path}`;
    try {
      const answer = await fetch(originOf(names[host]) + path, {
        ...init,
        signal: AbortSignal.timeout(20_000),
      });
      const body = await answer.text();
      return isRight(answer, body) ? null : `${address} answered ${answer.status}: not so that ${what}.`;
    } catch (error) {
      return `${address} did not answer (${String((error as Error).cause ?? error)}): not so that ${what}.`;
    }
  });
  return (await Promise.all(answers)).filter((one) => one !== null);
}
