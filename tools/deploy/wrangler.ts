import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const WRANGLER = resolve('node_modules/.bin/wrangler');

export type Output = { isOk: boolean; stdout: string; stderr: string };

/** Runs wrangler without questions. Its output is returned, not shown. */
export function wrangler(args: string[], more: { cwd?: string } = {}): Output {
  const { status, stdout, stderr } = spawnSync(WRANGLER, args, {
    ...more,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      NO_COLOR: '1',
      WRANGLER_HIDE_BANNER: 'true',
    },
  });
  return { isOk: status === 0, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** @throws Error with the last lines of wrangler's output */
export function wranglerOrThrow(args: string[], more: { cwd?: string } = {}): string {
  const { isOk, stdout, stderr } = wrangler(args, more);
  if (isOk) return stdout;
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  throw new Error(`wrangler ${args.join(' ')}\n  ${said.slice(-12).join('\n  ')}`);
}

/** The JSON document in wrangler's output, which may begin with warnings. */
export function jsonOf(output: string): unknown {
  const start = output.search(/^[[{]/m);
  if (start < 0) throw new Error(`wrangler answered no JSON: ${output.slice(0, 200)}`);
  return JSON.parse(output.slice(start));
}
