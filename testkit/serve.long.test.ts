import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { isFree } from '../scripts/services.ts';
import { routesFile } from '../web/handed-on.ts';
import { type Server, serveApp, serveWorker } from './serve.ts';
import { bundleFunctions } from './stack.ts';

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
  '/api/handed-on': async (request) => {
    const { method, url, headers, cf } = request;
    const { cookie, range, host } = Object.fromEntries(headers);
    const answer = new Response(method === 'HEAD' ? null : JSON.stringify({
      method, url, cookie, range, host, body: await request.text(),
      address: headers.get('cf-connecting-ip'), country: cf.country,
    }), { status: 206, headers: { 'content-range': 'bytes 0-1/9', 'x-frame-options': 'DENY' } });
    for (const name of ['a', 'b']) answer.headers.append('set-cookie', name + '=1; Path=/');
    return answer;
  },
  '/auth/google': () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
  '/files/known': () => new Response(null, { status: 304, headers: { etag: '"1"' } }),
  '/api/drips': () => answers['/drips'](),
  '/says': () => (console.log('said by the Worker'), new Response()),
};
export default { fetch: (request, env) => answers[new URL(request.url).pathname](request, env) };
`;

let folder: string;
let worker: Server;
/** An app in front of the Worker, with the real Function. */
let front: Server;
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
  const files = join(folder, 'app');
  mkdirSync(files);
  for (const [name, text] of Object.entries({
    'index.html': '<p>app</p>',
    'a.txt': 'a',
    _headers: '/*\n  X-Of-The-App: yes\n',
    '_routes.json': routesFile(),
  }))
    writeFileSync(join(files, name), text);
  worker = await serveIt(0);
  const functions = await bundleFunctions(join(folder, 'functions'));
  const handsOn = { functions, api: new URL(worker.origin).host };
  front = await serveApp(files, 0, handsOn, (text) => said.push(text));
});
afterAll(async () => {
  await front?.stop();
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

test('the Function hands on method, address, headers, place and body, and returns the answer unchanged', async () => {
  const { host } = new URL(front.origin);
  const address = `${front.origin}/api/handed-on?q=1`;
  const headers = { cookie: 'c=1', range: 'bytes=0-1' };
  const answer = await fetch(address, { method: 'POST', headers, body: 'a body' });
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: address,
    host,
    body: 'a body',
    address: '127.0.0.1',
    country: 'US',
    ...headers,
  });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=1; Path=/']);
  // The app's headers are for its pages.
  expect(answer.headers.get('x-of-the-app')).toBeNull();
  expect(answer.headers.get('x-frame-options')).toBe('DENY');

  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([206, '']);
  const moved = await fetch(`${front.origin}/auth/google`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
  const known = await fetch(`${front.origin}/files/known`, { headers: { 'if-none-match': '"1"' } });
  expect([known.status, known.headers.get('etag')]).toEqual([304, '"1"']);
});

test('a stream passes the Function piece by piece, and its end by the client reaches the Worker', async () => {
  const leftBefore = await (await fetch(`${worker.origin}/left`)).json();
  const leave = new AbortController();
  const answer = await fetch(`${front.origin}/api/drips`, { signal: leave.signal });
  const reader = answer.body!.getReader();
  for (let pieces = 0; pieces < 3; pieces++)
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^(drip)+$/);
  leave.abort();
  const left = async () => (await fetch(`${worker.origin}/left`)).json();
  await expect.poll(left, { timeout: 10_000 }).toBe(leftBefore + 1);
});

test('an app is served with its headers, and index.html for every path, until it is stopped', async () => {
  const page = await fetch(`${front.origin}/no/such/page`);
  expect([page.status, page.headers.get('x-of-the-app'), await page.text()]).toEqual([
    200,
    'yes',
    '<p>app</p>',
  ]);
  expect(await (await fetch(`${front.origin}/a.txt`)).text()).toBe('a');
  await front.stop();
  expect(await isFree(Number(new URL(front.origin).port))).toBe(true);
});
