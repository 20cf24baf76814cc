import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createTurnstileEmulator } from './app.ts';
import { SECRETS } from './challenges.ts';

const MINUTE_MS = 60_000;

function emulator() {
  let now = Date.UTC(2026, 10, 21);
  const app = createTurnstileEmulator({ now: () => now });
  const issue = async () =>
    (
      (await (
        await app.request('/v0/token', {
          method: 'POST',
          body: JSON.stringify({ origin: 'https://app.example', action: 'contact' }),
        })
      ).json()) as { token: string }
    ).token;
  const verify = async (body: Record<string, string>, asForm = false) => {
    const answer = await app.request('/v0/siteverify', {
      method: 'POST',
      ...(asForm
        ? { body: new URLSearchParams(body) }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { success: boolean; 'error-codes': string[]; challenge_ts?: string };
  };
  return { app, issue, verify, pass: (ms: number) => (now += ms) };
}

test('a token is valid once, as JSON and as a form', async () => {
  const { issue, verify } = emulator();
  for (const asForm of [false, true]) {
    const body = { secret: SECRETS.ours, response: await issue(), remoteip: '203.0.113.1' };
    expect(await verify(body, asForm)).toMatchObject({
      success: true,
      challenge_ts: '2026-11-21T00:00:00.000Z',
      hostname: 'app.example',
      action: 'contact',
      'error-codes': [],
    });
    expect(await verify(body, asForm)).toMatchObject({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  }
});

test('a token is valid for five minutes', async () => {
  const { issue, verify, pass } = emulator();
  const [early, late] = [await issue(), await issue()];
  pass(5 * MINUTE_MS);
  expect(await verify({ secret: SECRETS.ours, response: early })).toMatchObject({ success: true });
  pass(1);
  expect(await verify({ secret: SECRETS.ours, response: late })).toMatchObject({
    'error-codes': ['timeout-or-duplicate'],
  });
});

test.each([
  [{ response: 'x' }, 'missing-input-secret'],
  [{ secret: SECRETS.ours }, 'missing-input-response'],
  [{ secret: SECRETS.ours, response: 'made up' }, 'invalid-input-response'],
  [{ secret: 'wrong', response: 'x' }, 'invalid-input-secret'],
  [{ secret: SECRETS.alwaysFails, response: 'x' }, 'invalid-input-response'],
  [{ secret: SECRETS.alreadySpent, response: 'x' }, 'timeout-or-duplicate'],
])('%j is refused as %s', async (body, error) => {
  expect(await emulator().verify(body)).toMatchObject({ success: false, 'error-codes': [error] });
});

test("Cloudflare's testing key accepts any token", async () => {
  const body = { secret: SECRETS.alwaysPasses, response: 'XXXX.DUMMY.TOKEN.XXXX' };
  expect(await emulator().verify(body)).toMatchObject({
    success: true,
    hostname: 'example.com',
    metadata: { result_with_testing_key: true },
  });
});

test.each([
  ['built-in', 'passes'],
  ['1x00000000000000000000AA', 'passes'],
  ['2x00000000000000000000AB', 'blocks'],
  ['3x00000000000000000000FF', 'asks'],
  ['unknown', 'blocks'],
])('the widget of %s %s, and posts to its page only', async (sitekey, behaviour) => {
  const { app } = emulator();
  const query = new URLSearchParams({ sitekey, origin: 'https://a.example/</script>', language: 'en' });
  const html = await (await app.request(`/v0/widget?${query}`)).text();
  const data = /const \{ behaviour, origin, action, words, url \} = (.*);/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({
    behaviour,
    origin: 'https://a.example/</script>',
    url: '/turnstile/v0/token',
  });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('the script defines `turnstile`', async () => {
  const code = await (await emulator().app.request('/v0/api.js')).text();
  const window: { addEventListener(): void; turnstile?: object } = { addEventListener() {} };
  runInNewContext(code, {
    window,
    URL,
    document: { currentScript: { src: 'http://127.0.0.1:5002/turnstile/v0/api.js?render=explicit' } },
  });
  expect(Object.keys(window.turnstile ?? {})).toEqual(['ready', 'render', 'reset', 'remove', 'getResponse']);
});

test("a token contains its widget's host and action", async () => {
  const { app, verify } = emulator();
  // The script inserts the widget into the page…
  const frames: { style: object; src?: string }[] = [];
  const window: Record<string, unknown> & { turnstile?: { render(to: object, params: object): string } } = {
    addEventListener() {},
  };
  const page = { currentScript: { src: 'http://127.0.0.1:5002/turnstile/v0/api.js' } };
  runInNewContext(await (await app.request('/v0/api.js')).text(), {
    window,
    URL,
    URLSearchParams,
    location: { origin: 'https://app.example' },
    document: {
      ...page,
      createElement: () => {
        const frame = { style: {} };
        frames.push(frame);
        return frame;
      },
    },
  });
  const { turnstile } = window;
  const container = { replaceChildren() {} };
  expect(() => turnstile!.render(container, { sitekey: 'built-in', action: 'not an action' })).toThrow();
  frames.length = 0;
  turnstile!.render(container, { sitekey: 'built-in', action: 'register', language: 'es' });
  const { pathname, search } = new URL(frames[0]!.src!);
  expect(pathname).toBe('/turnstile/v0/widget');
  // …and the widget's page requests a token and posts it.
  const html = await (await app.request(`/v0/widget${search}`)).text();
  const told = Promise.withResolvers<{ message: { token: string }; origin: string }>();
  runInNewContext(/<script>([\s\S]*?)<\/script>/.exec(html)![1]!, {
    document: { getElementById: () => ({}) },
    window: {
      parent: {
        postMessage: (message: { token: string }, origin: string) => told.resolve({ message, origin }),
      },
    },
    fetch: (url: string, init: RequestInit) => app.request(url.replace('/turnstile', ''), init),
  });
  const { message, origin } = await told.promise;
  expect(origin).toBe('https://app.example');
  expect(await verify({ secret: SECRETS.ours, response: message.token })).toMatchObject({
    success: true,
    hostname: 'app.example',
    action: 'register',
  });
});
