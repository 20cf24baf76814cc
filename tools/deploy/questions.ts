import { pagesProjects } from './account.ts';
import { DASHBOARD } from './before.ts';
import { logIn } from './cloudflare.ts';
import type { Target } from './configuration.ts';
import { fetchDeployed } from './reached.ts';

/** What cannot answer before a step outside of this command, or before some minutes have passed. */
export class NotYet extends Error {}

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
  [api, '/api/auth/login', 'clients of the earlier app may ask', /^access-control-allow-origin: https/m],
];

type Wrong = { host: string; isSilent: boolean; sentence: string };

async function wrongAnswers(target: Target, release: string): Promise<Wrong[]> {
  const headers = { origin: `https://${target.app}`, 'access-control-request-method': 'POST' };
  const asked = questionsTo(target, release).map(async ([host, path, what, ...shows]): Promise<Wrong[]> => {
    const preflight = host === target.api && { method: 'OPTIONS', headers };
    try {
      const answer = await fetchDeployed(`https://${host}${path}`, {
        ...preflight,
        signal: AbortSignal.timeout(20_000),
      });
      const lines = Array.from(answer.headers, ([name, value]) => `${name}: ${value}`);
      const text = [answer.status, ...lines, await answer.text()].join('\n');
      if (shows.every((pattern) => pattern.test(text))) return [];
      const sentence = `https://${host}${path} answered ${answer.status}: not so that ${what}.`;
      return [{ host, isSilent: false, sentence }];
    } catch (error) {
      const cause = (error as Error).cause ?? error;
      const sentence = `https://${host}${path} did not answer (${cause}): not so that ${what}.`;
      return [{ host, isSilent: true, sentence }];
    }
  });
  return (await Promise.all(asked)).flat();
}

/** Whether `app.DOMAIN` is a domain of the Pages project. Without an answer it is taken for one. */
async function hasPagesDomain({ app, pages }: Target): Promise<boolean> {
  try {
    const { cloudflare } = await logIn();
    const projects = await pagesProjects(cloudflare);
    return projects.some(({ name, domains }) => name === pages && domains?.includes(app));
  } catch {
    // Without a login the answers themselves have to do.
    return true;
  }
}

type Asked = { target: Target; release: string; ours?: string[] };

/**
 * Asks what was deployed.
 * @param asked.ours hosts that answered for this deployment before it
 * @throws NotYet with a sentence for each host that cannot answer yet
 * @throws Error with a sentence for each wrong answer
 */
export async function questions(
  { target, release, ours }: Asked,
  hasDomain: typeof hasPagesDomain = hasPagesDomain,
): Promise<string> {
  const { app, api, pages, environment } = target;
  const wrong = await wrongAnswers(target, release);
  const waits = new Map<string, string>();
  if (wrong.some(({ host }) => host === app) && !(await hasDomain(target)))
    waits.set(
      app,
      `${app} is no domain of the Pages project ${pages} yet: ${DASHBOARD}/pages/view/${pages}/domains`,
    );
  if (ours && !ours.includes(api) && wrong.some(({ host, isSilent }) => host === api && isSilent))
    waits.set(api, `${api} is new: its certificate takes some minutes.`);
  const others = wrong.filter(({ host }) => !waits.has(host));
  if (others.length > 0)
    throw new Error([...waits.values(), ...others.map(({ sentence }) => sentence)].join('\n  '));
  if (waits.size > 0)
    throw new NotYet(
      [...waits.values(), `Then: npm run deploy -- --environment ${environment} questions`].join('\n  '),
    );
  return 'health, release, page, headers, examples, and the API for clients of the earlier app';
}
