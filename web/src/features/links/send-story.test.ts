// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Link } from '../../../../contract/schemas/links.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';
import { type Asked, nothing, serve } from '../../testing/server.ts';

await startI18n();
await loadWords('story', 'series', 'profile', 'errors');
const { default: SendStory } = await import('./SendStory.tsx');
const { LinksSection } = await import('./LinksSection.tsx');

const LINK: Link = {
  id: 'l1',
  storyId: 's1',
  title: 'El faro de Ana',
  url: 'https://app.test/e/secret',
  scope: 'read',
  showsNames: false,
  createdAt: '2026-11-23T12:00:00Z',
  endsAt: '2026-11-30T12:00:00Z',
  opened: 0,
};

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const story = (childNames: string) =>
  ({
    id: 's1',
    title: 'El faro de Ana',
    content: '',
    sentences: [],
    options: { childNames },
  }) as unknown as Story;
const open = async (childNames: string, isNight = false) => {
  const of = { story: story(childNames), isNight, onClose: () => undefined };
  page = await mount(createElement(SendStory, of));
};
const buttons = () => [...document.querySelectorAll('button')];
const press = (name: string) =>
  settled(() =>
    buttons()
      .find(({ textContent }) => textContent === name)!
      .click(),
  );
/** The request that makes a link. */
const made = (asked: readonly Asked[]) => asked.find(({ line }) => line === 'POST /api/links');
const choose = (selector: string) =>
  settled(() => document.querySelector<HTMLInputElement>(selector)!.click());

test('a link has no names unless they are ticked, and goes to the share sheet without the title', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal('navigator', { ...navigator, share: async (data: unknown) => shared.push(data) });
  const asked = serve({ 'POST /api/links': () => LINK });
  await open('Ana');
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('es', { dateStyle: 'long' });
  expect(document.body.textContent).toContain(`Abierto hasta el ${day(7)}.`);
  await choose('input[value=month]');
  expect(document.body.textContent).toContain(`Abierto hasta el ${day(30)}.`);
  await press('Crear el enlace');
  await until(() => expect(document.querySelector('input')?.value).toBe(LINK.url));
  expect(made(asked)?.body).toEqual({ storyId: 's1', term: 'month', showsNames: false });
  expect(shared).toEqual([{ url: LINK.url, title: 'Cuéntame' }]);
  expect(document.body.textContent).toContain('Enlace abierto hasta el 30 de noviembre de 2026');
});

test('the tick asks for the names', async () => {
  const asked = serve({ 'POST /api/links': () => LINK });
  await open('Ana');
  await choose('input[type=checkbox]');
  await press('Crear el enlace');
  await until(() => expect(made(asked)?.body).toEqual({ storyId: 's1', term: 'week', showsNames: true }));
});

test('a story without names asks nothing about them', async () => {
  await open('');
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
});

test('of a night this one or all are sent, with those to come and the names of others', async () => {
  const asked = serve({
    'POST /api/links': () => ({ ...LINK, scope: 'series' }),
  });
  await open('', true);
  // As many to press as of a single story.
  expect(document.querySelectorAll('input[name], .choice-line')).toHaveLength(3);
  expect(document.querySelector('input[type=checkbox]')).toBeNull();
  await choose('input[value=series]');
  expect(document.body.textContent).toContain('también las que vengan');
  expect(document.querySelector('input[type=checkbox]')).not.toBeNull();
  await settled(() => document.querySelector<HTMLButtonElement>('.choice-line')!.click());
  await choose('input[value=term]');
  await press('Crear el enlace');
  const body = { storyId: 's1', term: 'term', showsNames: false, scope: 'series' };
  await until(() => expect(made(asked)?.body).toEqual(body));
});

test('the profile lists links, opened or not, and a closed one leaves', async () => {
  let links: Link[] = [
    LINK,
    { ...LINK, id: 'l2', title: 'La nube', scope: 'series', showsNames: true, opened: 2 },
  ];
  serve({
    'GET /api/links': () => ({ links }),
    'DELETE /api/links/l1': () => {
      links = links.slice(1);
      return nothing();
    },
  });
  page = await mount(createElement(LinksSection, { userId: 'u1' }));
  await until(() =>
    expect(page.text()).toContain(
      'Todas las noches · Abierto 2 veces · hasta el 30 de noviembre de 2026 · con los nombres',
    ),
  );
  expect(page.text()).toContain('El faro de AnaSin abrir');
  await press('Cerrar');
  await until(() => expect(page.text()).not.toContain('El faro de Ana'));
  expect(page.text()).toContain('La nube');
});

test('the profile of a user without links has no place for them', async () => {
  serve({ 'GET /api/links': () => ({ links: [] }) });
  page = await mount(createElement(LinksSection, { userId: 'u1' }));
  await until(() => expect(queryClient.isFetching()).toBe(0));
  expect(page.text()).toBe('');
});
