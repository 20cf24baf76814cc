import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CloudflareApi } from '../../testkit/cloudflare-api.ts';

/** The commands of docs/runbooks/roll-back.md with the real wrangler, in their order. */

const WORKER = 'cuentame-api';
const folder = mkdtempSync(join(tmpdir(), 'cuentame-roll-back-'));
const api = new CloudflareApi();
let base = '';
beforeAll(async () => {
  base = await api.start();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

async function wrangler(args: string[], input = ''): Promise<string> {
  const child = spawn(resolve('node_modules/.bin/wrangler'), args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_API_BASE_URL: base,
      CLOUDFLARE_API_TOKEN: 'token',
    },
  });
  child.stdin.end(input);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const code = await new Promise((done) => child.on('exit', done));
  expect({ args, code, said }).toMatchObject({ code: 0 });
  return said;
}

/** Deploys a release with a cap, as `npm run deploy` does. */
async function release(tag: string, cap: string): Promise<void> {
  writeFileSync(join(folder, 'main.js'), `export default { fetch: () => new Response('${tag}') };`);
  const config = { name: WORKER, main: 'main.js', compatibility_date: '2026-11-01', workers_dev: false };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify({ ...config, vars: { DAILY_STORIES: cap } }));
  await wrangler(['deploy', '--tag', tag]);
}

const now = () => {
  const { metadata, secrets } = api.workers.get(WORKER)!;
  const bindings = metadata.bindings as { name: string; text?: string }[];
  const annotations = metadata.annotations as Record<string, string>;
  return {
    release: annotations['workers/tag'],
    cap: bindings.find(({ name }) => name === 'DAILY_STORIES')?.text,
    secret: secrets.get('TOKEN_SECRET'),
  };
};

test('a rollback brings the settings and secrets of its version back, and the page puts the new ones again', async () => {
  await release('good', '10');
  await wrangler(['secret', 'put', 'TOKEN_SECRET'], 'before');
  const version = api.workers.get(WORKER)!.versions.at(-1)!;
  await release('bad', '99');
  await wrangler(['secret', 'put', 'TOKEN_SECRET'], 'after');
  expect(now()).toEqual({ release: 'bad', cap: '99', secret: 'after' });

  const page = readFileSync('docs/runbooks/roll-back.md', 'utf8');
  const commands = [...page.matchAll(/^npx wrangler (.+) \$CONFIG/gm)].map(([, words = '']) => words);
  const [list = '', view = '', back = '', put = ''] = commands;
  const words = (command: string) => [
    ...command.replace('VERSION', version).replace('NAME', 'TOKEN_SECRET').split(' '),
    '--config',
    'wrangler.json',
  ];
  expect(await wrangler(words(list))).toMatch(new RegExp(`${version}[\\s\\S]*Tag: +good`));
  const viewed = await wrangler(words(view));
  expect(viewed).toContain('TOKEN_SECRET');
  expect(viewed).toContain('"10"');
  expect(viewed).not.toContain('before');
  const said = await wrangler(words(back));
  expect(said).toMatch(/The following secrets have changed since version[\s\S]*\* TOKEN_SECRET\n.*: yes/);
  expect(now()).toEqual({ release: 'good', cap: '10', secret: 'before' });
  await wrangler(words(put), 'after');
  expect(now()).toEqual({ release: 'good', cap: '10', secret: 'after' });
  // The last command: the good code with today's settings.
  await release('good', '99');
  expect(now()).toEqual({ release: 'good', cap: '99', secret: 'after' });
}, 120_000);
