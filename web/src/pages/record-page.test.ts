// @vitest-environment happy-dom
import i18next from 'i18next';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/schemas/auth.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import type { Take, Takes } from '../../../contract/schemas/takes.ts';
import { TAKE_RATE } from '../../../contract/takes.ts';
import { voice } from '../../../testkit/worker/sound.ts';
import { session } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../testing/mount.ts';
import { refusal, serve } from '../testing/server.ts';

const fake = vi.hoisted(() => ({ record: vi.fn() }));
vi.mock('../features/record/microphone.ts', async (original) => ({
  ...(await original<object>()),
  record: fake.record,
}));
vi.mock('../features/record/decoded.ts', async (original) => ({
  ...(await original<object>()),
  decoded: async () => Float32Array.from(voice(0.2, 2), (sample) => sample / 32_768),
}));

await startI18n();
await loadWords('record', 'errors');
const { default: RecordPage } = await import('./RecordPage.tsx');
const t = i18next.getFixedT(null, ['record']);

const person = (id: string) => ({ id, email: `${id}@example.org` }) as User;
const STORY = {
  id: 'faro',
  title: 'El faro',
  language: 'es',
  sentences: [{ index: 0, paragraph: 0, text: 'El faro duerme.' }],
} as Story;
const arrived = {
  id: 'arrived',
  language: 'es',
  index: 0,
  isAccepted: false,
  isCurrent: true,
  consentedAt: '2026-11-28T20:00:00.000Z',
  url: 'https://app.test/take.wav',
} as Take;

let takes: Take[];
/** Answers a take that is sent; until then the page waits. */
let answerSent: (answer: Response) => void;
let stop: ReturnType<typeof vi.fn>;
let endRecording: () => void;
let page: Mounted;

beforeEach(() => {
  takes = [];
  const sent = Promise.withResolvers<Response>();
  answerSent = sent.resolve;
  const all = (): Takes => ({ takes, readings: {} });
  serve({
    'GET /api/stories/faro': STORY,
    'GET /api/stories/faro/takes': all,
    'POST /api/stories/faro/takes/accepted': () => {
      takes = takes.map((take) => ({ ...take, isAccepted: true }));
      return all();
    },
  });
  const served = fetch;
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) =>
    init?.method === 'PUT' ? sent.promise : served(url, init),
  );
  const done = Promise.withResolvers<object>();
  stop = vi.fn();
  fake.record.mockResolvedValue({ stop, done: done.promise });
  const sound = new ArrayBuffer(TAKE_RATE);
  endRecording = () => done.resolve({ bytes: sound, type: 'audio/mp4', interruption: null });
  session.begin({ token: 'a.b.c', user: person('ana') });
});
afterEach(async () => {
  await page.unmount();
  session.signOut();
  session.signOutArrived();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const open = async (address = '/record?story=faro') => {
  page = await mount(createElement(MemoryRouter, { initialEntries: [address] }, createElement(RecordPage)));
};

/** Opens the page, agrees, and starts a recording. */
async function recording() {
  await open();
  await until(() => page.find('[type=checkbox]'));
  await settled(() => page.find('[type=checkbox]').click());
  await page.press(t('record.begin'));
  await page.press(t('record.record'));
  expect(page.text()).toContain(t('record.stop'));
}

test('all is read only when all is sent', async () => {
  await recording();
  await settled(endRecording);
  await until(() => expect(page.text()).toContain(t('record.sending', { count: 1 })));
  expect(page.text()).not.toContain(t('record.allRead'));
  await settled(() => answerSent(Response.json({ id: 'own' })));
  await until(() => expect(page.text()).toContain(t('record.allRead')));
});

test('a take that is accepted ends no recording', async () => {
  takes = [arrived];
  await recording();
  await until(() => expect(page.text()).toContain(t('record.arrived.accept')));
  await page.press(t('record.arrived.accept'));
  await until(() => expect(page.text()).not.toContain(t('record.arrived.accept')));
  expect(page.text()).toContain(t('record.stop'));
  expect(stop).not.toHaveBeenCalled();
});

test('a session that expires ends no recording, and the page asks for a login', async () => {
  await recording();
  await settled(() => session.end('token_expired'));
  expect(page.text()).toContain(t('record.loginFirst'));
  expect(page.text()).toContain(t('record.stop'));
  expect(stop).not.toHaveBeenCalled();
  await settled(() => session.begin({ token: 'd.e.f', user: person('ben') }));
  expect(page.text()).not.toContain(t('record.stop'));
});

test('a parent without a session is asked to log in, not for another link', async () => {
  session.signOut();
  await open();
  expect(page.text()).toContain(t('record.loginFirst'));
  expect(page.text()).not.toContain(t('record.gone'));
  expect(page.find('a').getAttribute('href')).toBe('/login');
});

test.each([
  ['a story', '/record?story=gone', 'record.storyGone'],
  ['a link', '/record#closed', 'record.gone'],
] as const)('%s that is gone is named so', async (_name, address, said) => {
  serve({
    'GET /api/stories/gone': refusal('not_found', 404),
    'GET /api/stories/gone/takes': refusal('not_found', 404),
    'GET /api/recordings/closed': refusal('not_found', 404),
  });
  await open(address);
  await until(() => expect(page.text()).toContain(t(said)));
});
