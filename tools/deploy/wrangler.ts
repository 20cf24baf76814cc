import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run.ts';

const QUIET = { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', NO_COLOR: '1' };
type More = { cwd?: string; input?: string };

/**
 * Runs wrangler without questions.
 * @param more.input its standard input, which a command may also read as the file /dev/stdin
 * @returns its output, which is not shown
 * @throws Error with the last lines of its output
 */
export async function wrangler(args: string[], more: More = {}): Promise<string> {
  const env = { ...process.env, ...QUIET };
  const { status, stdout, stderr } = await run(resolve('node_modules/.bin/wrangler'), args, { ...more, env });
  if (status === 0) return stdout;
  // What `auth token` says, and other commands without a terminal.
  if (/Not logged in\.|to set a CLOUDFLARE_API_TOKEN/.test(`${stdout}${stderr}`))
    throw new Error('wrangler is not logged in. Run: npx wrangler login');
  // Its errors are coloured whatever it is asked for.
  const said = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .split('\n')
    .filter((line) => line.trim() !== '');
  throw new Error([`wrangler ${args.join(' ')}`, ...said.slice(-12)].join('\n  '));
}

/** The JSON document in the output of wrangler, which may begin with warnings. */
export async function wranglerJson<Answer>(args: string[]): Promise<Answer> {
  const output = await wrangler(args);
  const [json] = /^[[{].*/ms.exec(output) ?? [];
  if (json) return JSON.parse(json);
  throw new Error(`wrangler ${args.join(' ')} answered no JSON: ${output.slice(0, 200)}`);
}
