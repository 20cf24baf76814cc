import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { isFree } from '../scripts/services.ts';
import { type Server, serveApp, serveWorker } from './serve.ts';

/** A Worker that reports its bindings, instead of the product's; bindings and dates are those of wrangler.toml. */
const WORKER = `
import { DurableObject } from 'cloudflare:workers';
import note from './note.txt';
export class Home extends DurableObject {}
let left = 0;
const answers = {
  '/test': () => new Response('up'),
  '/seen': (request, env) => Response.json({
    url: request.url,
    address: request.headers.get('cf-connecting-ip'),
    country: request.cf.country,
    environment: env.ENVIRONMENT,
    origins: env.APP_ORIGINS,
    model: env.OPENAI_STORY_MODEL,
    bound: ['DB', 'FILES', 'HOMES', 'SIGN_IN_BY_ACCOUNT', 'EMAIL'].filter((name) => env[name]),
    note,
  }),
  '/drips': () => new Response(new ReadableStream({
    pull: async (body) => {
      body.enqueue(new TextEncoder().encode('drip'));
      await scheduler.wait(20);
    },
    cancel: () => { left += 1; },
  }), { headers: { 'content-type': 'text/event-stream' } }),
  '/left': () => Response.json(left),
  '/says': () => (console.log('said by the Worker'), new Response()),
};
export default { fetch: (request, env) => answers[new URL(request.url).pathname](request, env) };
`;

let folder: string;
let worker: Server;
const said: string[] = [];
const serveIt = (port: number) =>
  serveWorker(
    join(folder, 'index.js'),
    port,
    { vars: join(folder, 'vars'), state: join(folder, 'state') },
    (text) => said.push(text),
  );
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(folder, 'index.js'), WORKER);
  writeFileSync(join(folder, 'note.txt'), 'an asset');
  writeFileSync(join(folder, 'vars'), 'ENVIRONMENT=development\nAPP_ORIGINS=http://localhost:1\n');
  worker = await serveIt(0);
});
afterAll(async () => {
  await worker?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a Worker gets the bindings of wrangler.toml, overridden by its settings file, and the caller's address", async () => {
  const seen = await (await fetch(`${worker.origin}/seen`)).json();
  expect(seen).toEqual({
    url: `${worker.origin}/seen`,
    address: '127.0.0.1',
    country: 'US',
    environment: 'development',
    origins: 'http://localhost:1',
    model: readConfig({ config: 'wrangler.toml' }).vars.OPENAI_STORY_MODEL,
    bound: ['DB', 'FILES', 'HOMES', 'SIGN_IN_BY_ACCOUNT', 'EMAIL'],
    note: 'an asset',
  });
});

test('a Worker streams its response and sees the client disconnect', async () => {
  const leave = new AbortController();
  const answer = await fetch(`${worker.origin}/drips`, { signal: leave.signal });
  const { value } = await answer.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('drip');
  leave.abort();
  const left = async () => (await fetch(`${worker.origin}/left`)).json();
  await expect.poll(left, { timeout: 10_000 }).toBe(1);
});

test("the Worker's console output is forwarded", async () => {
  await fetch(`${worker.origin}/says`);
  await expect.poll(() => said.join('')).toContain('said by the Worker');
});

test('a taken port is an error that names it', async () => {
  const { port } = new URL(worker.origin);
  await expect(serveIt(Number(port))).rejects.toThrow(`127.0.0.1:${port}`);
});

test('an app is served with its headers, and index.html for every path, until it is stopped', async () => {
  const files = join(folder, 'app');
  mkdirSync(files);
  for (const [name, text] of Object.entries({
    'index.html': '<p>app</p>',
    'a.txt': 'a',
    _headers: '/*\n  X-Of-The-App: yes\n',
  }))
    writeFileSync(join(files, name), text);
  const app = await serveApp(files, 0, (text) => said.push(text));
  const page = await fetch(`${app.origin}/no/such/page`);
  expect([page.status, page.headers.get('x-of-the-app'), await page.text()]).toEqual([
    200,
    'yes',
    '<p>app</p>',
  ]);
  expect(await (await fetch(`${app.origin}/a.txt`)).text()).toBe('a');
  await app.stop();
  expect(await isFree(Number(new URL(app.origin).port))).toBe(true);
});
