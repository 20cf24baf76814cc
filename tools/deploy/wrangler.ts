import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const QUIET = { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', NO_COLOR: '1' };

/**
 * Runs wrangler without questions.
 * @param more.cwd folder; default: the repository
 * @param more.input its standard input
 * @returns its output, which is not shown
 * @throws Error with the last lines of its output
 */
export function wrangler(args: string[], more: { cwd?: string; input?: string } = {}): string {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin/wrangler'), args, {
    ...{ ...more, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    env: { ...process.env, ...QUIET },
  });
  if (status === 0) return stdout;
  if (/"loggedIn": ?false/.test(stdout))
    throw new Error('wrangler is not logged in. Run: npx wrangler login');
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  throw new Error([`wrangler ${args.join(' ')}`, ...said.slice(-12)].join('\n  '));
}

/**
 * The JSON document in the output of wrangler, which may begin with warnings.
 * @param missing what wrangler says about something that is not there, which is answered with null
 */
export function wranglerJson<Answer>(args: string[], missing = /^(?!)/): Answer {
  try {
    const output = wrangler(args);
    const start = output.search(/^[[{]/m);
    if (start < 0) throw new Error(`wrangler ${args.join(' ')} answered no JSON: ${output.slice(0, 200)}`);
    return JSON.parse(output.slice(start));
  } catch (error) {
    if (missing.test((error as Error).message)) return null as Answer;
    throw error;
  }
}

/** Names of the Worker's secrets; none before its first deployment. */
export function secretsOfWorker(config: string): string[] {
  const list = ['secret', 'list', '--config', config];
  const rows = wranglerJson<{ name: string }[] | null>(list, /Worker ".+" not found/);
  return (rows ?? []).map(({ name }) => name);
}
