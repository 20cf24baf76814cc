// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';
import type { NarratedStory } from './narration/narration-runner.ts';
import { FakeAudio } from './playback/testing/fake-media.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'player');
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

test.each([
  ['the address is confirmed', 'unconfirmed_limit_reached', () => ({ emailVerified: true }), 'Confirmar'],
  ['Premium is bought', 'audio_story_limit_reached', () => ({ isPremium: true, storiesRemaining: 30 }), ''],
])('a refusal of the narration is taken back when %s', async (_, code, gained, link) => {
  session.begin({ token: 'a.b.c', user: ANA });
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/audio/generate')
      ? Response.json({ code, status: 403 }, { status: 403 })
      : Response.json({ generationId: null, narration: null }),
  );
  const bar = createElement(NarrationBar);
  // biome-ignore lint/correctness/noChildrenProp: its props ask for them.
  const provider = createElement(NarrationProvider, { story: STORY, children: bar });
  page = await mount(createElement(MemoryRouter, null, provider));
  await page.press('Escuchar');
  await until(() => page.find('.narration-notice'));
  expect(page.text()).toContain(link);
  await settled(() => session.replaceUser({ ...ANA, ...gained() }));
  expect(() => page.find('.narration-notice')).toThrow('No .narration-notice');
});
