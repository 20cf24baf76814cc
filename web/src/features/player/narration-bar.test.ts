// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, pass, settled, until } from '../../testing/mount.ts';
import type { NarratedStory } from './narration/narration-state.ts';
import { FakeAudio } from './playback/testing/fake-media.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'player');
const { sleepMusic } = await import('./narration/sleep-music.ts');
const { NarrationBar } = await import('./NarrationBar.tsx');
const { NarrationProvider } = await import('./NarrationProvider.tsx');

const ANA = { id: 'ana', email: 'ana@example.org', emailVerified: false, storiesRemaining: 2 } as User;
const STORY: NarratedStory = {
  id: 's1',
  title: 'La luna',
  content: 'Una.',
  sentences: [{ index: 0, paragraph: 0, text: 'Una.' }],
  language: 'es',
  narrations: [],
};

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  session.end();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Presses “listen” while the API refuses, and waits for the notice. */
async function openRefused(answer: () => Response): Promise<void> {
  session.begin({ token: 'a.b.c', user: ANA });
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/audio/generate') ? answer() : Response.json({ generationId: null, narration: null }),
  );
  const bar = createElement(NarrationBar);
  const provider = createElement(NarrationProvider, { story: STORY, children: bar });
  page = await mount(createElement(MemoryRouter, null, provider));
  await page.press('Escuchar');
  await until(() => page.find('.narration-notice'));
}
const refusalOf = (code: string, status: number, more = {}) =>
  Response.json({ code, status, ...more }, { status });
const retries = () =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === i18next.t('common.retry'),
  ).length;

// @spec 4.36, 8.43, 8.44
test.each([
  ['a lost connection', () => Response.error(), 'errors:error.connection_error', true],
  [
    'a failing voice',
    () => refusalOf('audio_generation_failed', 502),
    'errors:error.audio_generation_failed',
    true,
  ],
  [
    'an exhausted quota',
    () => refusalOf('speech_quota_exceeded', 503),
    'errors:error.speech_quota_exceeded',
    false,
  ],
  [
    'a limit of unconfirmed accounts',
    () => refusalOf('unconfirmed_limit_reached', 403),
    'errors:error.unconfirmed_limit_reached',
    false,
  ],
  [
    'a rate limit',
    () => refusalOf('rate_limited', 429, { retryAfter: 100 }),
    'errors:error.rate_limited',
    false,
  ],
] as const)('%s shows its words, with a retry only if that helps', async (_, answer, words, mayRetry) => {
  await openRefused(() => {
    const given = answer();
    if (given.type === 'error') throw new TypeError('Failed to fetch');
    return given;
  });
  expect(page.text()).toContain(i18next.t(words));
  expect(retries()).toBe(mayRetry ? 1 : 0);
});

test('the retry button requests the narration again', async () => {
  let asked = 0;
  await openRefused(() => {
    asked += 1;
    return refusalOf('audio_generation_failed', 502);
  });
  const before = asked;
  await page.press(i18next.t('common.retry'));
  await until(() => expect(asked).toBeGreaterThan(before));
});

test.each([
  ['the address is confirmed', 'unconfirmed_limit_reached', () => ({ emailVerified: true }), 'Confirmar'],
  ['Premium is bought', 'audio_story_limit_reached', () => ({ isPremium: true, storiesRemaining: 30 }), ''],
])("a narration's refusal disappears when %s", async (_, code, gained, link) => {
  await openRefused(() => refusalOf(code, 403));
  expect(page.text()).toContain(link);
  await settled(() => session.replaceUser({ ...ANA, ...gained() }));
  expect(() => page.find('.narration-notice')).toThrow('No .narration-notice');
});

describe('A dormir', () => {
  const VERSION = {
    id: 'n1',
    storyId: 's1',
    voiceId: 'female',
    speechRate: 0.7,
    musicTrack: 'piano',
    language: 'es',
    audioUrl: 'https://api.example.org/files/n1.mp3',
    duration: 60,
    timeline: [],
  } as unknown as Narration;

  async function open(narrations: Narration[], more: Partial<NarratedStory> = {}) {
    session.begin({ token: 'a.b.c', user: ANA });
    vi.stubGlobal('Audio', FakeAudio);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url, 'https://api.example').pathname);
      if (url.includes('/sleep-edition')) return new Promise(() => undefined);
      return Response.json({ generationId: null, narration: null });
    });
    const bar = createElement(NarrationBar);
    const story = { ...STORY, ...more, narrations };
    const provider = createElement(NarrationProvider, { story, children: bar });
    page = await mount(createElement(MemoryRouter, null, provider));
    return asked;
  }
  const wake = () =>
    settled(() => page.find('.room-wake').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const hold = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await settled(() =>
      page
        .find('.room-wake')
        .dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { button: 0 })),
    );
    await pass(1_500);
    vi.useRealTimers();
  };
  const key = (name: string) =>
    settled(() =>
      page
        .find('.bedtime-room')
        .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
    );

  test('one press asks for the sleep edition, in night colours, with its minutes of music', async () => {
    const asked = await open([VERSION]);
    await page.press(i18next.t('player:player.sleep'));
    await until(() => expect(asked).toContain('/api/audio/n1/sleep-edition'));
    expect(page.text()).toContain(i18next.t('player:player.room.music', { minutes: 5 }));
    expect(document.documentElement.dataset.theme).toBe('night');
    expect([...document.querySelectorAll('.narration, :disabled')]).toEqual([]);
  });

  test('the picture for the lock screen is not fetched before anything plays', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('Image', fetched);
    await open([VERSION], { picture: { svg: '/a.svg', png: '/a.png', alt: '' } });
    await page.press(i18next.t('player:player.sleep'));
    await until(() => page.find('.bedtime-room'));
    expect(fetched).not.toHaveBeenCalled();
  });

  test('while a narration is open, the press asks for its sleep edition, with the minutes chosen last', async () => {
    sleepMusic.set(10);
    const asked = await open([VERSION]);
    await page.press(i18next.t('player:player.listen'));
    await until(() => page.find('.play-button'));
    expect(asked).not.toContain('/api/audio/n1/sleep-edition');
    await page.press(i18next.t('player:player.sleep'));
    await until(() => expect(asked).toContain('/api/audio/n1/sleep-edition'));
    expect(page.text()).toContain(i18next.t('player:player.room.music', { minutes: 10 }));
    localStorage.clear();
  });

  test.each([
    ['Escape', () => key('Escape')],
    [
      'Escape, with the focus behind the last control',
      () =>
        settled(() =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        ),
    ],
    ['the button, without a pointer', wake],
    ['the button, held by a finger', hold],
  ])('%s leaves the room and returns the focus to what opened it', async (_, leave) => {
    await open([VERSION]);
    await page.press(i18next.t('player:player.sleep'));
    await leave();
    expect(document.querySelector('.bedtime-room')).toBeNull();
    await until(() => expect(document.activeElement).toBe(page.find('.sleep-button')));
  });

  test('no other key and no tap leaves the room', async () => {
    await open([VERSION]);
    await page.press(i18next.t('player:player.sleep'));
    await key(' ');
    await settled(() => page.find('.bedtime-room').dispatchEvent(new Event('cancel', { cancelable: true })));
    await settled(() =>
      page.find('.room-wake').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })),
    );
    expect(page.find('.bedtime-room').hasAttribute('open')).toBe(true);
  });

  test('a lock that is opened gives the focus to the button of its sheet, once nothing is in front of it', async () => {
    queryClient.setQueryData(['audio-catalogue'], { voices: [], tracks: [] });
    await open([VERSION]);
    const settings = page.find('.dock-choice');
    await settled(() => settings.click());
    await until(() => page.find('.settings'));
    await page.press(i18next.t('player:player.lock.lock'));
    const inFront: boolean[] = [];
    settings.addEventListener('focus', () => inFront.push(document.querySelector('.page-lock') !== null));
    await settled(() =>
      page.find('.page-lock-open').dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await until(() => expect(document.activeElement).toBe(settings));
    expect(inFront).toEqual([false]);
  });

  test('a reload finds the room again, which waits for a press; after it was left, it does not', async () => {
    await open([VERSION]);
    await page.press(i18next.t('player:player.sleep'));
    const kept = sessionStorage.getItem('bedtime-room')!;
    await wake();
    expect(sessionStorage.getItem('bedtime-room')).toBeNull();
    await page.unmount();
    sessionStorage.setItem('bedtime-room', kept);
    const asked = await open([VERSION]);
    expect(asked).not.toContain('/api/audio/n1/sleep-edition');
    await settled(() => page.find('.bedtime-room .play-button').click());
    await until(() => expect(asked).toContain('/api/audio/n1/sleep-edition'));
  });
});
