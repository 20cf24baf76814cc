import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const QUIET = { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', NO_COLOR: '1' };
type More = { cwd?: string; input?: string; missing?: RegExp };

/**
 * Runs wrangler without questions.
 * @param more.missing what wrangler says about something that is not there, which is answered with `null`
 * @returns its output, which is not shown
 * @throws Error with the last lines of its output
 */
export function wrangler(args: string[], { missing = /^(?!)/, ...more }: More = {}): string {
  const options = { ...more, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...QUIET } };
  const run = spawnSync(resolve('node_modules/.bin/wrangler'), args, { ...options, encoding: 'utf8' });
  if (run.status === 0) return run.stdout;
  // What `whoami` answers, and what other commands say without a terminal.
  if (/"loggedIn": ?false|to set a CLOUDFLARE_API_TOKEN/.test(`${run.stdout}${run.stderr}`))
    throw new Error('wrangler is not logged in. Run: npx wrangler login');
  const said = `${run.stdout}\n${run.stderr}`.split('\n').filter((line) => line.trim() !== '');
  if (said.some((line) => missing.test(line))) return 'null';
  throw new Error([`wrangler ${args.join(' ')}`, ...said.slice(-12)].join('\n  '));
}

/** The JSON document in the output of wrangler, which may begin with warnings; null for what is `missing`. */
export function wranglerJson<Answer>(args: string[], missing?: RegExp): Answer {
  const output = wrangler(args, { missing });
  const [json] = /^([[{].*|null)/ms.exec(output) ?? [];
  if (json) return JSON.parse(json);
  throw new Error(`wrangler ${args.join(' ')} answered no JSON: ${output.slice(0, 200)}`);
}

/** Names of the Worker's secrets; none before its first deployment. */
export function secretsOfWorker(config: string): string[] {
  const list = ['secret', 'list', '--config', config];
  const rows = wranglerJson<{ name: string }[] | null>(list, /Worker ".+" not found/);
  return rows?.map(({ name }) => name) ?? [];
}
