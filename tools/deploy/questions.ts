import type { Target } from './configuration.ts';
import { originOf } from './reached.ts';

/** `shows`: each matches a right answer in lines (status, headers, body). */
type Question = [host: string, path: string, what: string, ...shows: RegExp[]];

const questionsTo = ({ app, api }: Target, release: string): Question[] => [
  [app, '/health', 'the app hands requests on to the API', /^200\n/, /"status":"(ok|degraded)"/],
  [app, '/health', `the API is release ${release}`, new RegExp(`"release":"${release}"`)],
  [app, '/', 'the home page is a page', /^200\n/, /<div id="root"/],
  [app, '/', 'the home page is a page of one type', /^x-content-type-options: nosniff$/m],
  [app, '/', 'the home page is a page with its policy', /^content-security-policy: .*default-src 'self'/m],
  [app, '/api/stories', 'a private route wants a session', /^401\n/, /^cache-control: no-store$/m],
  [app, '/api/examples', 'there are examples', /^200\n/, /"title"/],
  [api, '/api/auth/login', 'first-version clients may ask', /^access-control-allow-origin: https/m],
];

/** Asks what was deployed. @throws Error with a sentence for each wrong answer */
export async function questions(target: Target, release: string): Promise<string> {
  const headers = { origin: `https://${target.app}`, 'access-control-request-method': 'POST' };
  const asked = questionsTo(target, release).map(async ([host, path, what, ...shows]) => {
    const preflight = host === target.api && { method: 'OPTIONS', headers };
    const address = `${originOf(host)}${path}`;
    try {
      const answer = await fetch(address, { ...preflight, signal: AbortSignal.timeout(20_000) });
      const lines = Array.from(answer.headers, ([name, value]) => `${name}: ${value}`);
      const text = [answer.status, ...lines, await answer.text()].join('\n');
      if (shows.every((pattern) => pattern.test(text))) return [];
      return `https://${host}${path} answered ${answer.status}: not so that ${what}.`;
    } catch (error) {
      return `https://${host}${path} did not answer (${(error as Error).cause ?? error}): not so that ${what}.`;
    }
  });
  const wrong = (await Promise.all(asked)).flat();
  if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  return 'health, release, page, headers, examples, and the API for first-version clients';
}
