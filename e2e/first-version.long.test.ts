import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, type ExpectStatic, expect, test } from 'vitest';
import { HUMAN_CHECK_HEADER } from '../contract/human-check.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { CARDS, daysPass, payWith } from '../testkit/checkout.ts';
import { newIdToken } from '../testkit/google.ts';
import { madeForThisRun, STACK } from '../testkit/product.ts';
import { clearLog, FAST, readLog, turnKnobs } from '../testkit/provider-knobs.ts';
import { type Stack, startStack } from '../testkit/stack.ts';
import { expectAddress } from './expect.ts';
import { type Build, type Site, startSite } from './first-version/site.ts';
import { Visitor } from './first-version/visitor.ts';
import { hear, loudest } from './sound.ts';

/**
 * Clients of the earlier app, unchanged, in a browser on another site than the API's. `F` and `N` are its two builds.
 * The way from the first load to the last free story uses a product with every protection switched on, which allows
 * five accounts an hour; the other tests use the product of all files.
 */

const FIRST = Number(new URL(STACK.api).port) + 3;
/** The product with every protection, with providers of its own: the other tests ask theirs at the same time. */
const PORTS = { api: FIRST, providers: FIRST + 1, app: FIRST + 2 };
const GUARDED = { api: `http://localhost:${PORTS.api}`, providers: `http://127.0.0.1:${PORTS.providers}` };

/** Turnstile, the caps of production, and the second opinion, which is on by default. */
const PROTECTIONS = {
  TURNSTILE_SECRET_KEY: 'built-in',
  TURNSTILE_VERIFY_URL: `${GUARDED.providers}/turnstile/v0/siteverify`,
  DAILY_STORIES: '500',
  DAILY_SPOKEN_CHARACTERS: '400000',
  OPINION_SERVERS: '',
};

/** Slow enough to look at a story in progress. */
const KNOBS = { ...FAST, tokensPerSecond: 200 };
const GAP_MS = 10_000;
/** Below the client's limit of three minutes. */
const AUDIO_TIMEOUT_MS = 60_000;
/** The API holds a request that comes this much too early, instead of refusing it. */
const HOLD_MS = 2_000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const MONTH_DAYS = 32;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Sequential tests inside a concurrent group. */
const IN_ORDER = { concurrent: false };
const SHORT = { Largo: 'short' };

let browser: Browser;
let sites: Record<Build, Site>;
let guardedSites: Record<Build, Site>;
let guarded: Stack;
beforeAll(async () => {
  const made = { settings: PROTECTIONS, made: madeForThisRun() };
  guarded = await startStack(PORTS, made);
  browser = await launchBrowser(['--autoplay-policy=no-user-gesture-required']);
  const sitesOf = async (api: string) => ({ F: await startSite('F', api), N: await startSite('N', api) });
  sites = await sitesOf(STACK.api);
  guardedSites = await sitesOf(GUARDED.api);
  await turnKnobs(KNOBS);
  await turnKnobs(KNOBS, GUARDED.providers);
  await clearLog();
});
afterAll(async () => {
  for (const site of [...Object.values(sites ?? {}), ...Object.values(guardedSites ?? {})]) site.stop();
  await browser?.close();
  await guarded?.stop();
});

/** File name of a title: the app or the browser replaces characters that file systems refuse. */
const saved = (title: string, sign: ' ' | '_') => title.replace(/[\\/:*?"<>|]/g, sign).replace(/\s+/g, ' ');

const open = (build: Build) => Visitor.open(browser, sites[build]);
async function newUser(build: Build): Promise<Visitor> {
  const visitor = await open(build);
  await visitor.register();
  return visitor;
}

type AudioAnswer = { audioUrl: string; musicTrack: string; versionsRemaining: number };

/** Requests a narration, and returns the API's answer. */
async function narrate(visitor: Visitor, choices: Record<string, string>): Promise<AudioAnswer> {
  for (const [label, choice] of Object.entries(choices))
    await visitor.page.getByLabel(label).selectOption(choice);
  const [response] = await Promise.all([
    visitor.page.waitForResponse(
      (one) => one.url().endsWith('/api/audio/generate') && one.request().method() === 'POST',
      { timeout: AUDIO_TIMEOUT_MS },
    ),
    visitor.press('Generar audio'),
  ]);
  expect([response.status(), await visitor.alert]).toEqual([200, '']);
  return (await response.json()) as AudioAnswer;
}

/** Plays for some milliseconds. @returns progress of the audio element */
function played(visitor: Visitor, ms: number) {
  return visitor.page.locator('audio').evaluate(async (element, forMs) => {
    const audio = element as HTMLAudioElement & { webkitAudioDecodedByteCount: number };
    const from = audio.currentTime;
    await audio.play().catch((error) => {
      throw new Error(`${error} ${audio.error?.message ?? ''}`);
    });
    await new Promise((resolve) => setTimeout(resolve, forMs));
    return {
      advanced: audio.currentTime - from,
      duration: audio.duration,
      decoded: audio.webkitAudioDecodedByteCount,
    };
  }, ms);
}

describe.concurrent('F, from the first load to the last free story, with every protection', () => {
  let visitor: Visitor;
  let title = '';

  // @spec 7.19
  test('the page loads and warms the server up', IN_ORDER, async ({ expect }) => {
    visitor = await Visitor.open(browser, guardedSites.F);
    await expect.poll(() => visitor.callsTo('/test')).toEqual([200]);
    expect(visitor.complaints).toEqual([]);
  });

  test('an invalid human check opens no account', IN_ORDER, async ({ expect }) => {
    const answer = await fetch(`${GUARDED.api}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HUMAN_CHECK_HEADER]: 'made-up' },
      body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'una-clave-larga' }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'human_check_failed' }]);
  });

  test('an account is made, and the profile says what it has', IN_ORDER, async ({ expect }) => {
    await visitor.register();
    await visitor.reads('#left', '3 de 3');
    expect(await visitor.textOf('#status')).toBe('Sin suscripción');
  });

  test('a reload keeps the session', IN_ORDER, async ({ expect }) => {
    await visitor.page.reload();
    await visitor.reads('#who', visitor.email);
    expect(visitor.callsTo('/api/auth/me')).toEqual([200]);
  });

  test('a story in Spanish with every choice made', IN_ORDER, async ({ expect }) => {
    title = await visitor.story({
      topic: 'un faro que tenía miedo de la oscuridad',
      childNames: 'Lucía',
      options: {
        Largo: 'short',
        Tipo: 'humor',
        Creatividad: 'very creative',
        Edad: '6-8',
        Nivel: 'intermediate',
      },
    });
    expect(title).toMatch(/\p{L}/u);
    expect(await visitor.textOf('#paragraphs')).toContain('Lucía');
    expect(await visitor.page.locator('#paragraphs p:not(:empty)').count()).toBeGreaterThan(3);
    expect(visitor.storyCalls).toEqual([200]);
    await visitor.reads('#left', '2 de 3');
    // The second opinion read its paragraphs.
    const opinions = (await readLog(GUARDED.providers)).filter(({ opinion }) => opinion);
    expect(opinions.map(({ status }) => status)).toContain(200);
  });

  let audioUrl = '';

  // @spec 7.10
  test('the narration plays, sounds and seeks on another site', IN_ORDER, async ({ expect }) => {
    ({ audioUrl } = await narrate(visitor, { Voz: 'female', Velocidad: '1.2', Música: 'none' }));
    const first = await played(visitor, 2_000);
    expect(first.advanced).toBeGreaterThan(1);
    expect(first.decoded).toBeGreaterThan(5_000);
    expect(first.duration).toBeGreaterThan(20);
    const sought = await visitor.page.locator('audio').evaluate(async (element) => {
      const audio = element as HTMLAudioElement;
      audio.currentTime = audio.duration / 2;
      await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
      return audio.currentTime / audio.duration;
    });
    expect(sought).toBeCloseTo(0.5, 1);
    expect((await played(visitor, 1_000)).advanced).toBeGreaterThan(0.4);
    const part = await visitor.page.evaluate(async (url) => {
      const answer = await fetch(url, { headers: { range: 'bytes=10000-19999' } });
      return [answer.status, (await answer.arrayBuffer()).byteLength];
    }, audioUrl);
    expect(part).toEqual([206, 10_000]);
    const sound = await hear(visitor.page, audioUrl);
    expect(loudest(sound, 0, sound.duration)).toBeGreaterThan(-30);
    expect(visitor.complaints).toEqual([]);
  });

  test(
    'the same choices return the same file at no cost; random music changes',
    IN_ORDER,
    async ({ expect }) => {
      const again = await narrate(visitor, { Voz: 'female', Velocidad: '1.2', Música: 'none' });
      const path = (url: string) => new URL(url).pathname;
      expect([path(again.audioUrl), again.versionsRemaining]).toEqual([path(audioUrl), 3]);
      const tracks = [];
      for (let n = 0; n < 2; n++) tracks.push((await narrate(visitor, { Música: 'random' })).musicTrack);
      expect(new Set([...tracks, 'none']).size).toBe(3);
      expect(await visitor.textOf('#made')).toBe('4 de 4');
    },
  );

  test('the download link saves the narration under the story’s title', IN_ORDER, async ({ expect }) => {
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download', { timeout: 15_000 }),
      visitor.page.getByRole('link', { name: 'Descargar audio' }).click(),
    ]);
    // Versions of a story differ behind its title.
    expect(download.suggestedFilename()).toMatch(/^(.+?)( \(.+\))?\.mp3$/);
    expect(download.suggestedFilename().startsWith(saved(title, ' '))).toBe(true);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 3).toString('latin1')).toBe('ID3');
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(visitor.page.url()).toBe(`${guardedSites.F.origin}/`);
    expect(await visitor.textOf('#told h1')).toBe(title);
  });

  test('the text is downloaded and copied', IN_ORDER, async ({ expect }) => {
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download', { timeout: 15_000 }),
      visitor.press('Descargar texto'),
    ]);
    expect(download.suggestedFilename()).toBe(`${saved(title, '_')}.txt`);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Lucía');
    await visitor.press('Copiar texto');
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test(
    'a story that comes too early is refused with a time, and held when it is two seconds early',
    IN_ORDER,
    async ({ expect }) => {
      await visitor.story({ topic: 'una nube con botas', options: SHORT });
      await visitor.reads('#left', '1 de 3');
      await visitor.fillIn({ topic: 'un tren de papel', options: SHORT });
      const refusal = visitor.page.waitForResponse((answer) => answer.status() === 429);
      await visitor.press('Generar cuento');
      const seconds = Number(await (await refusal).headerValue('retry-after'));
      const refused = Date.now();
      expect(seconds).toBeLessThanOrEqual(GAP_MS / 1000);
      expect(await visitor.complaint()).toMatch(/segundos|momento|espera/i);
      expect(visitor.storyCalls).toEqual([200, 200, 429]);
      // The server rounds its seconds up.
      await wait(refused + seconds * 1000 - HOLD_MS + 300 - Date.now());
      await visitor.press('Generar cuento');
      await visitor.untilTold();
      expect(visitor.storyCalls).toEqual([200, 200, 429, 200]);
      await visitor.reads('#left', '0 de 3');
    },
  );

  test('the fourth story shows the paywall after one call', IN_ORDER, async ({ expect }) => {
    await visitor.fillIn({ topic: 'un cuarto cuento', options: SHORT });
    await visitor.press('Generar cuento');
    expect(await visitor.complaint()).toBe('Has alcanzado tu límite. Suscríbete para generar más.');
    expect(visitor.storyCalls).toEqual([200, 200, 429, 200, 403]);
    expect(await visitor.librarySize()).toBe(3);
  });

  test(
    'signing out removes the token and opens the login page, which refuses a wrong password',
    IN_ORDER,
    async ({ expect }) => {
      const before = visitor.calls.length;
      await visitor.press('Cerrar sesión');
      expect(await visitor.token()).toBe('');
      expect(new URL(visitor.page.url()).pathname).toBe('/login');
      expect(visitor.calls.length).toBe(before);
      await visitor.enter(visitor.email, 'otra-clave-larga', 'Entrar');
      expect(await visitor.complaint()).toBe('Credenciales inválidas');
      await visitor.enter(visitor.email, undefined, 'Entrar');
      await visitor.reads('#who', visitor.email);
      await visitor.reads('#left', '0 de 3');
      await visitor.close();
    },
  );
});

describe.concurrent('N, from the first load to the last free story, with every protection', () => {
  let visitor: Visitor;

  test('the page loads and warms the server up twice', IN_ORDER, async ({ expect }) => {
    visitor = await Visitor.open(browser, guardedSites.N);
    await visitor.register();
    await expect.poll(() => visitor.callsTo('/test')).toEqual([200, 200]);
  });

  test('the client asks for the health of the server before a story', IN_ORDER, async ({ expect }) => {
    const title = await visitor.story({
      topic: 'a lighthouse that was afraid of the dark !tiny',
      childNames: 'Lucy',
      language: 'en',
      options: { Largo: 'short', Tipo: 'sci-fi', Creatividad: 'innovative', Edad: '9-12', Nivel: 'basic' },
    });
    expect(title).toMatch(/\w/);
    expect(await visitor.textOf('#paragraphs')).toContain('Lucy');
    const health = visitor.calls
      .filter(({ path }) => path === '/api/health')
      .map(({ method, status }) => [method, status]);
    expect(health.at(-1)).toEqual(['GET', 200]);
    expect(health).toContainEqual(['OPTIONS', 204]);
    await visitor.reads('#left', '2 de 3');
  });

  test('the narration plays and is downloaded', IN_ORDER, async ({ expect }) => {
    await narrate(visitor, { Voz: 'female-english', Velocidad: '1.0', Música: 'none' });
    expect((await played(visitor, 1_500)).advanced).toBeGreaterThan(0.7);
    const [download] = await Promise.all([
      visitor.page.waitForEvent('download', { timeout: 15_000 }),
      visitor.page.getByRole('link', { name: 'Descargar audio' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${saved(await visitor.textOf('#told h1'), ' ')}.mp3`);
    expect(visitor.page.url()).toBe(`${guardedSites.N.origin}/`);
  });

  test(
    'a second click waits for the client’s ten seconds and is not refused',
    IN_ORDER,
    async ({ expect }) => {
      await visitor.story({ topic: 'una nube con botas', options: SHORT });
      await visitor.story({ topic: 'un tren de papel', options: SHORT });
      expect(visitor.storyCalls).toEqual([200, 200, 200]);
      await visitor.reads('#left', '0 de 3');
    },
  );

  test('the fourth story shows the paywall, and retries cost nothing', IN_ORDER, async ({ expect }) => {
    await visitor.fillIn({ topic: 'un cuarto cuento', options: SHORT });
    await visitor.press('Generar cuento');
    await expect.poll(() => visitor.storyCalls.length, { timeout: 40_000 }).toBe(5);
    expect(visitor.storyCalls).toEqual([200, 200, 200, 403, 403]);
    expect(await visitor.alert).toBe('Has alcanzado tu límite. Suscríbete para generar más.');
    expect(await visitor.librarySize()).toBe(3);
    await visitor.close();
  });
});

describe.concurrent('what goes wrong', () => {
  test(
    'refused topics, stopped stories and provider failures are named, and N writes on',
    IN_ORDER,
    async ({ expect }) => {
      const unlucky = await newUser('F');
      await unlucky.fillIn({ topic: 'cómo fabricar una bomba para matar a mucha gente', options: SHORT });
      await unlucky.press('Generar cuento');
      expect(await unlucky.complaint()).toMatch(/tema|niños/i);

      // A refusal starts the same gap as a story.
      await unlucky.fillIn({ topic: 'un lápiz roto !500x1', options: SHORT });
      await unlucky.press('Generar cuento');
      await expect.poll(() => unlucky.storyCalls).toEqual([422, 429]);
      expect(await unlucky.complaint()).toMatch(/segundos/);
      await unlucky.page.waitForTimeout(GAP_MS);
      await unlucky.press('Generar cuento');
      await expect.poll(() => unlucky.storyCalls).toEqual([422, 429, 500]);
      expect(await unlucky.complaint()).not.toMatch(/undefined|\{/);

      await unlucky.fillIn({ topic: 'un cuento que se para', options: SHORT });
      await Promise.all([unlucky.storyAsked(), unlucky.press('Generar cuento')]);
      const headers = { authorization: `Bearer ${await unlucky.token()}` };
      const current = async () => {
        const answer = await fetch(`${STACK.api}/api/stories/current`, { headers });
        return ((await answer.json()) as { generationId: string | null }).generationId;
      };
      await expect.poll(current, { interval: 50 }).not.toBeNull();
      await fetch(`${STACK.api}/api/stories/${await current()}/stop`, { method: 'POST', headers });
      await expect.poll(() => unlucky.storyCalls).toEqual([422, 429, 500, 409]);

      const other = await newUser('N');
      await other.story({ topic: 'un faro tranquilo', options: SHORT });
      expect(other.storyCalls).toEqual([200]);
      expect(other.callsTo('/api/health').filter((status) => status === 200)).toHaveLength(1);
      await unlucky.reads('#left', '3 de 3');
      await unlucky.close();
      await other.close();
    },
  );

  test(
    'a story withdrawn by the second opinion is named, costs nothing and is not retried',
    IN_ORDER,
    async ({ expect }) => {
      for (const build of ['F', 'N'] as const) {
        const visitor = await newUser(build);
        await visitor.fillIn({ topic: 'un farol de papel !opinion-withdraw', options: SHORT });
        await visitor.press('Generar cuento');
        expect(await visitor.complaint()).toMatch(/niños|retirado/i);
        expect(visitor.storyCalls).toEqual([422]);
        expect(await visitor.page.locator('#told').isVisible()).toBe(false);
        await visitor.reads('#left', '3 de 3');
        expect(await visitor.librarySize()).toBe(0);
        await visitor.close();
      }
    },
  );

  test('N retries after a failure of the provider, and gets its story', IN_ORDER, async ({ expect }) => {
    const visitor = await newUser('N');
    await visitor.story({ topic: `un puente ${crypto.randomUUID()} !500x1`, options: SHORT });
    expect(visitor.storyCalls).toEqual([500, 200]);
    await visitor.reads('#left', '2 de 3');
    await visitor.close();
  });

  test(
    'text that is too short or too long is refused with the name of its field',
    IN_ORDER,
    async ({ expect }) => {
      const visitor = await open('F');
      await visitor.enter(visitor.email, 'corta');
      expect(await visitor.complaint()).toMatch(/contraseña/i);
      await visitor.register();
      await visitor.fillIn({ topic: 'a'.repeat(501) });
      await visitor.press('Generar cuento');
      expect(await visitor.complaint()).toMatch(/tema/i);
      await visitor.fillIn({ topic: 'un faro', childNames: Array(41).fill('Ana').join(', ') });
      await visitor.press('Generar cuento');
      await expect.poll(() => visitor.alert).toMatch(/nombres/i);
      expect(visitor.storyCalls).toEqual([400, 400]);
      await visitor.close();
    },
  );

  test('a story without a title has one', IN_ORDER, async ({ expect }) => {
    const visitor = await newUser('F');
    expect(await visitor.story({ topic: 'un gato azul !notitle', options: SHORT })).toBe('Tu cuento');
    await visitor.close();
  });

  test('the contact form of the old client is accepted', IN_ORDER, async ({ expect }) => {
    const visitor = await open('F');
    const answer = await visitor.page.evaluate(async (api) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        user_name: 'Ana',
        user_email: 'ana@example.org',
        message: 'Hola',
      }))
        body.set(name, value);
      const response = await fetch(`${api}/api/contact`, { method: 'POST', body });
      return [response.status, await response.json()];
    }, STACK.api);
    expect(answer).toEqual([201, { success: true }]);
    await visitor.close();
  });
});

/** Sequential as well: the failures take as long as all other steps. */
describe.concurrent('with the product of the other tests', () => {
  describe('one click is one credit', IN_ORDER, () => {
    test('a double click sends one request', async ({ expect }) => {
      const visitor = await newUser('F');
      await visitor.fillIn({ topic: 'un búho miope', options: SHORT });
      await visitor.page.getByRole('button', { name: 'Generar cuento' }).dblclick();
      await visitor.untilTold();
      expect(visitor.storyCalls).toEqual([200]);
      await visitor.reads('#left', '2 de 3');
      await visitor.close();
    });

    test('the same request after a reload joins the story in progress', async ({ expect }) => {
      const visitor = await newUser('F');
      const fields = { topic: 'un zapato que silba', options: SHORT };
      await visitor.fillIn(fields);
      await Promise.all([visitor.storyAsked(), visitor.press('Generar cuento')]);
      await wait(300);
      await visitor.page.reload();
      await visitor.story(fields);
      expect(await visitor.librarySize()).toBe(1);
      await visitor.reads('#left', '2 de 3');
      await visitor.close();
    });

    test('the same request after the end returns the finished story', async ({ expect }) => {
      const visitor = await newUser('F');
      const fields = { topic: 'una brújula perdida', options: SHORT };
      await visitor.fillIn(fields);
      await Promise.all([visitor.storyAsked(), visitor.press('Generar cuento')]);
      await wait(300);
      await visitor.page.reload();
      await expect.poll(() => visitor.librarySize(), { timeout: 20_000 }).toBe(1);
      await visitor.story(fields);
      expect(await visitor.librarySize()).toBe(1);
      await visitor.reads('#left', '2 de 3');
      await visitor.close();
    });

    test('N retries after a lost answer and gets the same story', async ({ expect }) => {
      const visitor = await newUser('N');
      const network = await visitor.context.newCDPSession(visitor.page);
      await network.send('Fetch.enable', {
        patterns: [{ urlPattern: '*/api/stories/generate', requestStage: 'Response' }],
      });
      let lost = 0;
      network.on('Fetch.requestPaused', async ({ requestId, request }) => {
        const isLost = request.method === 'POST' && lost === 0;
        if (isLost) lost += 1;
        if (isLost) await network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
        else await network.send('Fetch.continueRequest', { requestId });
      });
      await visitor.story({ topic: 'un barco en una botella', options: SHORT });
      expect([lost, visitor.storyCalls]).toEqual([1, [0, 200]]);
      expect(await visitor.librarySize()).toBe(1);
      await visitor.reads('#left', '2 de 3');
      await visitor.close();
    });
  });

  describe('staying signed in without cookies', IN_ORDER, () => {
    // @spec 7.8
    test('tokens of the old clients last for days', async ({ expect }) => {
      for (const build of ['F', 'N'] as const) {
        const visitor = await newUser(build);
        expect(await visitor.tokenLifetime()).toBeGreaterThan(DAY_S);
        await visitor.press('Cerrar sesión');
        await visitor.enter(visitor.email, undefined, 'Entrar');
        await visitor.reads('#who', visitor.email);
        expect(await visitor.tokenLifetime()).toBeGreaterThan(DAY_S);
        await visitor.close();
      }
    });

    test('an invalid token leads to the login page', async ({ expect }) => {
      const visitor = await newUser('F');
      await visitor.page.evaluate(() => localStorage.setItem('token', 'a.b.c'));
      await visitor.page.reload();
      await expect.poll(() => visitor.token()).toBe('');
      expect(visitor.callsTo('/auth/refresh-token')).toEqual([401]);
      expect(new URL(visitor.page.url()).pathname).toBe('/login');
      await visitor.close();
    });

    test('F signs in by Google’s redirect for an hour', async ({ expect }) => {
      const visitor = await open('F');
      await visitor.press('Entrar con Google');
      await visitor.page.getByRole('button', { name: /Mateo Prueba/ }).click();
      await expectAddress(visitor.page, `${sites.F.origin}/`);
      await visitor.reads('#who', 'Mateo Prueba');
      await visitor.page.reload();
      await visitor.reads('#who', 'Mateo Prueba');
      // The token was in an address, which browsers store in their history: it lives for one hour.
      expect(await visitor.tokenLifetime()).toBeLessThanOrEqual(HOUR_S);
      await visitor.close();
    });

    test('N signs in with the ID token of Google’s script', async ({ expect }) => {
      const visitor = await open('N');
      const credential = (idToken: string) =>
        visitor.page.evaluate(
          (token) =>
            (window as unknown as { onGoogleCredential(token: string): Promise<void> }).onGoogleCredential(
              token,
            ),
          idToken,
        );
      await credential('a.b.c');
      expect(await visitor.complaint()).toMatch(/^Error logging in with Google/);
      await credential(await newIdToken('Ana Gómez'));
      await visitor.reads('#who', 'Ana Gómez');
      expect(await visitor.tokenLifetime()).toBeGreaterThan(DAY_S);
      await visitor.close();
    });
  });

  describe('paying', IN_ORDER, () => {
    /** Comes back from the payment page, and looks again until Stripe's word of it has arrived. */
    async function isPremium(visitor: Visitor, expect: ExpectStatic): Promise<void> {
      await expectAddress(visitor.page, `${sites.F.origin}/`);
      await expect
        .poll(
          async () => {
            await visitor.page.reload();
            await visitor.reads('#left', ' de ');
            return visitor.textOf('#left');
          },
          { timeout: 20_000 },
        )
        .toBe('30 de 30');
    }

    const hasBadge = (visitor: Visitor) => visitor.page.locator('#badge').isVisible();

    test('Premium is bought, cancelled, resumed in Stripe’s portal, and bought again after its end', async ({
      expect,
    }) => {
      const visitor = await newUser('F');
      const { page } = visitor;
      await visitor.press('Suscribirse');
      await payWith(page, CARDS.pays);
      await isPremium(visitor, expect);
      expect(await hasBadge(visitor)).toBe(true);
      expect(await visitor.textOf('#status')).toBe('Suscripción activa');

      await visitor.press('Cancelar suscripción');
      await visitor.reads('#status', 'Suscripción cancelada');
      // Sum of the client: 30 for active users and 3 for all others.
      await visitor.reads('#left', '30 de 3');
      expect(await hasBadge(visitor)).toBe(false);

      await visitor.press('Suscribirse');
      await expectAddress(page, /\/stripe\/p\/session\//);
      await page.goto(sites.F.origin);
      await visitor.reads('#who', visitor.email);

      await daysPass(MONTH_DAYS);
      await expect
        .poll(async () => {
          await page.reload();
          await visitor.reads('#left', ' de 3');
          return visitor.textOf('#status');
        })
        .toBe('Sin suscripción');
      await visitor.reads('#left', '3 de 3');
      await visitor.press('Suscribirse');
      await expectAddress(page, /\/stripe\/c\/pay\//);
      await visitor.close();
    });

    test('an unpaid renewal has a status that the old client knows', async ({ expect }) => {
      const visitor = await newUser('F');
      const { page } = visitor;
      await visitor.press('Suscribirse');
      await payWith(page, CARDS.failsAtRenewal);
      await isPremium(visitor, expect);
      await daysPass(MONTH_DAYS);
      const accessUntil = () =>
        page.evaluate(
          () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { accessUntil?: string }).accessUntil,
        );
      await expect
        .poll(async () => {
          await page.reload();
          await visitor.reads('#left', ' de 30');
          return accessUntil();
        })
        .toEqual(expect.any(String));
      expect(await visitor.textOf('#status')).toBe('Suscripción activa');
      expect(await hasBadge(visitor)).toBe(true);
      await visitor.close();
    });
  });
});
