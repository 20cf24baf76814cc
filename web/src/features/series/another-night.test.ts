// @vitest-environment happy-dom
import { createElement, type ReactElement, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Night } from '../../../../contract/schemas/series.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { localStore } from '../../lib/browser-storage.ts';
import { type Mounted, mount, until } from '../../testing/mount.ts';
import { refusal, serve } from '../../testing/server.ts';
import { EMPTY_DRAFT, parseDraft, toRequest } from '../draft/draft.ts';
import { forgetTopic } from '../draft/forget-draft.ts';
import { DRAFT_KEY, keepDraft, useDraft } from '../draft/use-draft.ts';
import type { ToastAction } from '../toasts/ToastWithAction.tsx';

const { offered } = vi.hoisted(() => ({ offered: vi.fn<(text: string, action: ToastAction) => void>() }));
vi.mock('../toasts/notify.ts', async (original) => ({
  ...(await original<object>()),
  notifyWithAction: offered,
}));

await startI18n();
await loadWords('errors', 'series', 'story');
const { default: FormNight } = await import('./FormNight.tsx');
const { default: NightEnd } = await import('./NightEnd.tsx');
const { NightMemory } = await import('./NightMemory.tsx');
const { StoryActions } = await import('../story-view/finished/StoryActions.tsx');

const STORY = {
  id: 's1',
  title: 'La calle entera',
  content: 'Uno.',
  sentences: [],
  language: 'en',
  options: {
    ...EMPTY_DRAFT,
    inBoth: undefined,
    topic: 'a dragon who snores',
    childNames: 'Ana',
    ageGroup: '6-8',
    storyLength: 'long',
    englishLevel: 'advanced',
    language: 'en',
    secondLanguage: 'es',
    variety: 'mx',
  },
} as unknown as Story;
const NIGHT: Night = {
  storyId: 's1',
  memory: 'Ana was in the city with the dragon.',
  proposals: [
    { text: 'the dragon on the beach', translation: 'el dragón en la playa' },
    { text: 'the dragon wants to dance', translation: 'el dragón quiere bailar' },
  ],
  series: null,
};

let page: Mounted;
beforeEach(() => localStore.removeItem(DRAFT_KEY));
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const Address = () => createElement('output', null, useLocation().pathname);
const show = async (element: ReactElement) => {
  const parts = [createElement(Address, { key: 'at' }), createElement(Suspense, { key: 'part' }, element)];
  page = await mount(createElement(MemoryRouter, { initialEntries: ['/library/s1'] }, parts));
};
const draft = () => parseDraft(localStore.getItem(DRAFT_KEY));
const AS_BEFORE = {
  childNames: 'Ana',
  ageGroup: '6-8',
  storyLength: 'long',
  englishLevel: 'advanced',
  inBoth: true,
  language: 'en',
  continues: 's1',
};

test('another night opens the form with a proposal as its topic, and all else as the story had it', async () => {
  serve({ 'GET /api/stories/s1/night': NIGHT });
  await show(createElement(StoryActions, { story: STORY, onDelete: () => undefined }));
  await until(() => expect(page.text()).toContain('the dragon on the beach'));
  await page.press('Otra noche');
  expect(draft()).toMatchObject({ ...AS_BEFORE, topic: 'the dragon on the beach' });
  expect(page.find('output').textContent).toBe('/');
  expect(toRequest(draft(), 'es')).not.toHaveProperty('variety');
});

test('what may follow is said under the story, without a control for each', async () => {
  serve({ 'GET /api/stories/s1/night': NIGHT });
  await show(createElement(NightEnd, { story: STORY }));
  await until(() => expect(page.text()).toContain('the dragon wants to dance'));
  expect(page.find('.may-follow').lang).toBe('en');
  expect(document.querySelector('button, a')).toBeNull();
});

test.each([
  ['a whale in the bath', true],
  ['', false],
  ['the dragon on the beach', false],
])('of a form with the topic %j another night offers to put it back: %s', async (topic, isOffered) => {
  offered.mockClear();
  keepDraft({ ...EMPTY_DRAFT, topic, childNames: 'Leo' });
  const before = draft();
  serve({ 'GET /api/stories/s1/night': NIGHT });
  await show(createElement(StoryActions, { story: STORY, onDelete: () => undefined }));
  await until(() => expect(page.text()).toContain('the dragon on the beach'));
  await page.press('Otra noche');
  expect(draft()).toMatchObject({ ...AS_BEFORE, topic: 'the dragon on the beach' });
  expect(offered).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  const [text, action] = offered.mock.calls[0] ?? [];
  if (isOffered) expect(text).toContain('«a whale in the bath»');
  action?.run();
  if (isOffered) expect(draft()).toEqual(before);
});

test('without an answer another night has the topic of the story', async () => {
  serve({ 'GET /api/stories/s1/night': refusal('internal_error', 500) });
  await show(createElement(StoryActions, { story: STORY, onDelete: () => undefined }));
  await page.press('Otra noche');
  expect(draft()).toMatchObject({ ...AS_BEFORE, topic: 'a dragon who snores' });
});

test.each([
  [{ id: 'r1', number: 2, nights: 2, recalled: 1 }, true, false],
  [{ id: 'r1', number: 2, nights: 2, recalled: 0 }, true, true],
  [{ id: 'r1', number: 1, nights: 2, recalled: 0 }, true, false],
  [null, false, false],
])(
  'of the series %j the menu of a story links to it: %s, and its end says that it began without memory: %s',
  async (series, isLinked, isSaid) => {
    serve({ 'GET /api/stories/s1/night': { ...NIGHT, series } });
    await show(createElement(StoryActions, { story: STORY, onDelete: () => undefined }));
    await until(() => expect(page.text()).toContain('the dragon on the beach'));
    expect(page.text().includes('sin recordar')).toBe(isSaid);
    await page.press('Más');
    await until(() => page.find('.story-menu'));
    if (isLinked)
      await until(() => expect(page.find('.story-menu a').getAttribute('href')).toBe('/library?series=r1'));
    else expect(page.text()).not.toContain('Todas las noches');
  },
);

function Form() {
  const { draft: shown, change } = useDraft();
  if (!shown.continues) return createElement('p', null, shown.topic);
  return createElement(FormNight, { continues: shown.continues, draft: shown, onChange: change });
}

test('the form says which story goes on, offers its proposals, and lets it be a story of its own', async () => {
  serve({ 'GET /api/stories/s1/night': { ...NIGHT, memory: '' }, 'GET /api/stories/s1': STORY });
  keepDraft({ ...EMPTY_DRAFT, topic: 'x', continues: 's1', language: 'en' });
  await show(createElement(Form));
  await until(() => expect(page.text()).toContain('después de «La calle entera»'));
  await page.press('the dragon on the beach');
  expect(page.find('[aria-pressed=true]').textContent).toBe('the dragon on the beach');
  expect(page.text()).toContain('está borrado');
  await page.press('Mejor un cuento suelto');
  expect(toRequest(draft(), 'es')).toMatchObject({ topic: 'the dragon on the beach', language: 'es' });
  expect(draft()).not.toHaveProperty('continues');
});

test('once the night was written the form continues nothing', () => {
  keepDraft({ ...EMPTY_DRAFT, topic: 'x', childNames: 'Ana', continues: 's1', language: 'en' });
  forgetTopic('x');
  expect(draft()).toEqual({ ...EMPTY_DRAFT, childNames: 'Ana' });
});

const memory = () =>
  show(createElement(NightMemory, { storyId: 's1', memory: NIGHT.memory, language: 'en' }));

test('what happened is changed, and deleted when nothing of it is left', async () => {
  const asked = serve({
    'PUT /api/stories/s1/memory': NIGHT,
    'DELETE /api/stories/s1/memory': { ...NIGHT, memory: '' },
  });
  await memory();
  await page.press('Cambiar');
  await page.fill('textarea', ' Ana lost the key. ');
  await page.submit();
  await until(() => page.press('Cambiar'));
  await page.fill('textarea', '  ');
  await page.submit();
  await until(() => page.press('Cambiar'));
  await page.press('Borrar lo que pasó');
  await until(() => page.press('Cambiar'));
  await page.press('Guardar');
  expect(asked.map(({ line, body }) => [line, body])).toEqual([
    ['PUT /api/stories/s1/memory', { memory: 'Ana lost the key.' }],
    ['DELETE /api/stories/s1/memory', undefined],
    ['DELETE /api/stories/s1/memory', undefined],
  ]);
});

test('a refused memory stays in its field beside the reason', async () => {
  serve({ 'PUT /api/stories/s1/memory': refusal('memory_refused', 422) });
  await memory();
  await page.press('Cambiar');
  await page.fill('textarea', 'Something else.');
  await page.submit();
  await until(() => page.find('[role=alert], .notice'));
  expect((page.find('textarea') as HTMLTextAreaElement).value).toBe('Something else.');
});

test('a memory of too many words is not sent, and its field says how many', async () => {
  const asked = serve({ 'PUT /api/stories/s1/memory': NIGHT });
  await memory();
  await page.press('Cambiar');
  await page.fill('textarea', 'uno '.repeat(62));
  await page.submit();
  expect(page.text()).toContain('Sobran 2 palabras.');
  expect(asked).toEqual([]);
  await page.fill('textarea', 'uno '.repeat(60));
  await page.submit();
  await until(() => expect(asked).toHaveLength(1));
});
