import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../contract/schemas/auth.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { inOneMinute } from '../../testkit/worker/clock.ts';
import { googlePerson, idTokenOf } from '../../testkit/worker/google.ts';
import { PASSWORD, Person, request } from '../../testkit/worker/person.ts';
import { CallError, SpecClient, type Story } from '../../testkit/worker/spec-client.ts';

/** The API as the specification describes it, called by a client that knows nothing else of it. */

/** The client's person at Stripe: pays, and Stripe's events arrive at the API. */
const buyerOf = (client: SpecClient) =>
  new Buyer(
    new Person({
      email: client.user!.email,
      password: PASSWORD,
      token: client.token!,
      cookie: '',
      user: client.user as unknown as User,
    }),
  );

async function newClient(language?: string): Promise<SpecClient> {
  const client = new SpecClient(language);
  await client.register(`${crypto.randomUUID()}@example.org`, PASSWORD);
  return client;
}

/** The error of a call that has to fail. */
async function failure(call: Promise<unknown>): Promise<CallError> {
  const error = await call.then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof CallError) return error;
  throw error;
}

const isMp3 = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.subarray(0, 3)) === 'ID3' ||
  (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0);

describe('accounts', () => {
  // @spec 3.1, 3.7, 7.5, 7.7
  test('registering answers token and user, and the token identifies the user', async () => {
    const client = new SpecClient();
    const email = `${crypto.randomUUID()}@example.org`;
    const { token, user } = await client.register(email, PASSWORD);
    expect(token).toMatch(/\S{20,}/);
    expect(user).toMatchObject({ email, isPremium: false, storiesGenerated: 0, monthlyStoriesGenerated: 0 });
    expect(user.subscriptionStatus).toEqual(expect.stringMatching(/\w/));
    expect(await client.me()).toEqual(user);
  });

  // @spec 3.7, 7.3, 8.3
  test('logging in answers the same, and a wrong password is refused with a message', async () => {
    const client = await newClient();
    const email = client.user!.email;
    const again = new SpecClient();
    expect((await again.login(email, PASSWORD)).user).toMatchObject({ email });
    const wrong = await failure(new SpecClient().login(email, 'not that one'));
    expect(wrong.status).toBe(401);
    expect(wrong.message).toMatch(/^Invalid credentials\. /);
  });

  // @spec 7.4, 8.2, 8.4
  test('too many wrong passwords answer 429, which the client retries three times after 1, 2 and 4 s', async () => {
    const [client, error] = await inOneMinute(async () => {
      const { user } = await newClient();
      const network = crypto.randomUUID();
      for (let tries = 0; tries < 40; tries++) {
        const guessing = new SpecClient('en', network);
        const wrong = await failure(guessing.login(user!.email, 'not that one'));
        if (wrong.status !== 401) return [guessing, wrong];
      }
      throw new Error('forty guesses, and none was refused');
    });
    expect(error.status).toBe(429);
    expect(client.waits).toEqual([1000, 2000, 4000]);
    expect(error.data).toMatchObject({
      error: 'Too many requests',
      message: 'Too many login attempts. Please try again later.',
      isRateLimit: true,
    });
    expect(error.data.retryAfter).toBeGreaterThan(0);
  });

  // @spec 8.8
  test('a taken address is refused with a message', async () => {
    const { user } = await newClient();
    const error = await failure(new SpecClient().register(user!.email, PASSWORD));
    expect([error.status, error.data.error]).toEqual([409, 'Email already in use']);
    expect(error.message).toContain('already an account');
  });

  // @spec 7.6, 8.6, 8.59
  test('an ID token of Google signs in', async () => {
    const client = new SpecClient();
    const { token, user } = await client.google(await idTokenOf({ ...googlePerson(), name: 'Ana' }));
    expect(token).toMatch(/\S{20,}/);
    expect(user).toMatchObject({ name: 'Ana' });
    const error = await failure(new SpecClient().google('a.b.c'));
    expect([error.status, error.data.error]).toEqual([401, 'Error logging in with Google']);
  });

  // @spec 7.8
  test('a token is renewed with address and cookie, and not with an address alone', async () => {
    const client = await newClient();
    const token = await client.refreshToken();
    expect(token).toMatch(/\S{20,}/);
    expect(await client.me()).toMatchObject({ email: client.user!.email });
    expect((await failure(client.refreshToken('other@example.org'))).status).toBe(401);
    expect((await failure(new SpecClient().refreshToken(client.user!.email))).status).toBe(401);
  });
});

describe('a free account', () => {
  let client: SpecClient;
  let story: Story;
  beforeAll(async () => {
    client = await newClient();
  });

  // @spec 1.1, 3.8, 3.9, 3.19, 3.35, 7.9, 7.15
  test('a story with all options is one JSON answer with title and text', async () => {
    story = await client.generate({
      topic: 'a lighthouse that was afraid of the dark !tiny',
      storyLength: 'short',
      storyType: 'humor',
      creativityLevel: 'very creative',
      ageGroup: '6-8',
      childNames: 'Lucy',
      englishLevel: 'basic',
      language: 'en',
    });
    expect(story.title).toMatch(/\w/);
    expect(story.content.split(' ').length).toBeGreaterThan(10);
    expect(story.content).toContain('Lucy');
    expect(await client.remaining()).toBe(2);
    expect(await client.me()).toMatchObject({ storiesGenerated: 1 });
  });

  // @spec 3.10, 3.11, 4.32, 7.10
  test('its audio plays without a token, in at most four versions', async () => {
    const musicTrack = 'none';
    const url = await client.generateAudio({
      text: story.content,
      voiceId: 'female-english',
      speechRate: 0.7,
      musicTrack,
    });
    const mp3 = await client.play(url);
    expect(isMp3(mp3)).toBe(true);
    expect(mp3.length).toBeGreaterThan(20_000);
    for (const speechRate of [0.8, 1, 1.2]) {
      await client.generateAudio({ text: story.content, voiceId: 'female-english', speechRate, musicTrack });
    }
    const fifth = client.generateAudio({ text: story.content, voiceId: 'male', speechRate: 1, musicTrack });
    expect((await failure(fifth)).data.error).toBe('Audio limit reached');
  });

  // @spec 5.12
  test('audio of another type or of an unknown text is refused with a message', async () => {
    const odd = await failure(client.generateAudio({ text: 7 as unknown as string }));
    expect(odd.status).toBe(400);
    expect(odd.message).toMatch(/\w/);
    expect((await failure(client.generateAudio({ text: 'Nobody wrote this.' }))).status).toBe(403);
  });

  // @spec 7.11
  test('an invalid token is renewed during a request for a story or its audio', async () => {
    client.token = 'worthless';
    const second = await client.generate({
      topic: 'a snail in a hurry !tiny',
      storyLength: 'short',
      language: 'en',
    });
    expect(second.content).toMatch(/\w/);
    client.token = 'worthless';
    const fields = { text: second.content, voiceId: 'female-english', speechRate: 1.2, musicTrack: 'none' };
    expect(isMp3(await client.play(await client.generateAudio(fields)))).toBe(true);
  });

  // @spec 6.2, 8.34
  test('the fourth story is refused in the words of the specification', async () => {
    await client.generate({ topic: 'una nube de algodón !tiny', storyLength: 'short', language: 'es' });
    expect(await client.remaining()).toBe(0);
    const error = await failure(client.generate({ topic: 'otra nube', storyLength: 'short' }));
    expect(error.status).toBe(403);
    expect(error.data.error).toBe('Story limit reached');
    expect(error.message).toBe(
      'You have reached your free story limit. Please subscribe to generate more stories.',
    );
    expect(error.data.isRateLimit).toBeUndefined();
  });

  // @spec 3.3, 3.20, 3.21, 4.4, 7.16, 7.17
  test('Premium is bought at the checkout’s address, and cancelled with access until its end', async () => {
    const page = await client.checkout();
    const buyer = buyerOf(client);
    const paid = await buyer.pay(page);
    expect(paid.headers.get('location')).toContain('http://app.test/success?session_id=');
    await buyer.receiveEvents();
    await expect
      .poll(() => client.me(), { timeout: 10_000 })
      .toMatchObject({
        subscriptionStatus: 'active',
        isPremium: true,
        monthlyStoriesGenerated: 0,
      });
    expect(await client.remaining()).toBe(30);
    expect(await client.cancel()).toMatchObject({ success: true });
    const user = await client.me();
    expect(user).toMatchObject({ subscriptionStatus: 'cancelled', isPremium: false });
    expect(new Date(user.accessUntil as string).getTime()).toBeGreaterThan(Date.now());
    expect(await client.remaining()).toBe(30);
  });

  // @spec 4.3
  test('a checkout after a cancellation leads to the page that resumes the subscription', async () => {
    const page = await client.checkout();
    const resumed = await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'resume' }) });
    expect(await resumed.text()).toContain('http://app.test/subscribe');
    await buyerOf(client).receiveEvents();
    await expect
      .poll(() => client.me(), { timeout: 10_000 })
      .toMatchObject({ subscriptionStatus: 'active', isPremium: true });
  });
});

// @spec 5.6, 6.4
test('stories, audio and checkout need an account', async () => {
  const visitor = new SpecClient();
  for (const call of [
    () => visitor.generate({ topic: 'a boat' }),
    () => visitor.generateAudio({ text: 'Hello.' }),
    () => visitor.me(),
    () => visitor.remaining(),
    () => visitor.checkout(),
    () => visitor.cancel(),
  ]) {
    expect((await failure(call())).status).toBe(401);
  }
});

// @spec 7.16
test('a cancellation without a subscription is refused', async () => {
  const error = await failure((await newClient()).cancel());
  expect([error.status, error.data.error]).toEqual([409, 'No subscription']);
});

describe('the server about itself', () => {
  // @spec 3.25, 7.12
  test('health has its four fields', async () => {
    const { status, timestamp, services, openai_error } = await new SpecClient().health();
    expect(['ok', 'degraded']).toContain(status);
    expect(new Date(timestamp).getTime()).toBeGreaterThan(0);
    expect(services.database).toBe('ok');
    expect(Object.keys(services).sort()).toEqual(['database', 'openai', 'openai_quota']);
    expect(openai_error === null || openai_error.length > 0).toBe(true);
  });

  // @spec 7.13, 7.14, 7.19
  test('the preflight, the ping and the warm-up are answered', async () => {
    const client = new SpecClient();
    const preflight = await client.preflight();
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    expect((await client.ping()).status).toBe(200);
    expect((await client.warmUp()).status).toBe(200);
  });

  test('a page of another origin reads nothing', async () => {
    const answer = await request('/api/health', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

// @spec 7.22
test('the contact form needs a message', async () => {
  const client = new SpecClient();
  const fields = { user_name: 'Ana', user_email: 'ana@example.org', message: 'Hello!' };
  const ids = { service_id: 's', template_id: 't', user_id: 'k' };
  expect(await client.contact({ ...ids, ...fields })).toEqual({ success: true });
  expect((await failure(client.contact({ ...fields, message: ' ' }))).status).toBe(400);
});

describe('when the provider fails', () => {
  /** A successful story resets the health that other files read. */
  afterAll(async () => {
    await (await newClient()).generate({ topic: 'a kind ending', storyLength: 'short' });
  });

  // Beside each other: neither looks at what the server says about itself.
  test('a rate limit names a time to wait, and the retry succeeds', async () => {
    const client = await newClient();
    // The stand-in counts the failures of a topic for as long as its process lives.
    const topic = `a bridge of rain ${crypto.randomUUID().slice(0, 8)} !429x1`;
    const story = await client.generate({ topic, storyLength: 'short' });
    expect(story.content).toMatch(/\w/);
    expect(client.waits).toEqual([2000]);
    expect(await client.remaining()).toBe(2);
  });

  // @spec 3.27, 8.18, 8.19
  test('an endless rate limit is reported after three retries', async ({ expect }) => {
    const client = await newClient();
    const error = await failure(client.generate({ topic: 'a busy bee !429', storyLength: 'short' }));
    expect(client.waits).toEqual([2000, 4000, 8000]);
    expect(error.status).toBe(429);
    expect(error.data).toMatchObject({ error: 'Rate limit exceeded', isRateLimit: true });
    expect(error.message.toLowerCase()).toContain('rate limit');
    expect(error.data.retryAfter).toBeGreaterThan(0);
    expect(await client.remaining()).toBe(3);
  });

  // @spec 4.28, 7.20
  test('a failed generation costs nothing, and the diagnostics name the reason', async () => {
    const client = await newClient();
    const error = await failure(client.generate({ topic: 'a broken pencil !500', storyLength: 'short' }));
    expect([error.status, error.data.error]).toEqual([500, 'Story generation failed']);
    expect(await client.remaining()).toBe(3);
    await expect
      .poll(() => client.diagnose())
      .toMatchObject({
        issue: 'openai_api_error',
        details: expect.stringMatching(/\w/),
      });
  });

  // @spec 3.27, 8.23, 8.24
  test('an exhausted quota is named by the call, by health and by the diagnostics', async () => {
    const client = await newClient('es');
    const error = await failure(client.generate({ topic: 'una hucha vacía !quota', storyLength: 'short' }));
    expect(client.waits).toEqual([]);
    expect(error.data).toMatchObject({ error: 'Quota exceeded', isQuotaExceeded: true });
    expect(error.message).toContain('no está disponible');
    expect(await client.remaining()).toBe(3);
    await expect
      .poll(() => client.health())
      .toMatchObject({
        status: 'degraded',
        services: { openai_quota: 'error' },
        openai_error: 'insufficient_quota',
      });
    expect((await client.diagnose()).issue).toBe('openai_quota_exceeded');
    // A successful story ends the outage.
    await client.generate({ topic: 'una hucha llena', storyLength: 'short' });
    expect((await client.health()).status).toBe('ok');
  });

  test('an unfit topic is refused with a message and costs nothing', async () => {
    const client = await newClient();
    const error = await failure(
      client.generate({ topic: 'a story with explicit sex', storyLength: 'short' }),
    );
    expect(error.status).toBe(422);
    expect(error.message).toContain('children');
    expect(await client.remaining()).toBe(3);
  });
});
