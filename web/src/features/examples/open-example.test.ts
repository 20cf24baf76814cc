// @vitest-environment happy-dom
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { mount, settled } from '../../testing/mount.ts';
import { readOpenExample, useOpenExample, withOpenExample } from './open-example.ts';

// @spec 4.42
test('the address stores which story is open, and in which mode', () => {
  for (const open of [
    { id: 'the-queue', mode: 'read' },
    { id: 'the-queue', mode: 'listen' },
  ] as const) {
    const params = withOpenExample(new URLSearchParams('level=beginner'), open);
    expect(readOpenExample(params)).toEqual(open);
    expect(params.get('level')).toBe('beginner');
  }
});

// @spec 2.62
test('a shared address opens the story with its narration', () => {
  expect(readOpenExample(new URLSearchParams('story=the-queue'))).toEqual({
    id: 'the-queue',
    mode: 'listen',
  });
});

test('closing a story keeps the filters', () => {
  const params = withOpenExample(new URLSearchParams('story=a&as=text&age=3-5'), null);
  expect(params.toString()).toBe('age=3-5');
  expect(readOpenExample(params)).toBeNull();
});

test('closing goes back to before the opening, and a shared address loses its story in place', async () => {
  let example!: ReturnType<typeof useOpenExample>;
  const element = createElement(() => {
    example = useOpenExample();
    return null;
  });
  const opened = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/other', '/?age=3-5'] });
  const page = await mount(createElement(RouterProvider, { router: opened }));
  await settled(() => example.show({ id: 'a', mode: 'listen' }));
  expect(opened.state.location.search).toBe('?age=3-5&story=a');
  await settled(() => example.close());
  expect(opened.state.location.search).toBe('?age=3-5');
  expect(opened.state.historyAction).toBe('POP');

  const shared = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/other', '/?age=3-5&story=a'],
  });
  await page.show(createElement(RouterProvider, { router: shared, key: 'shared' }));
  await settled(() => example.close());
  expect(shared.state.location).toMatchObject({ pathname: '/', search: '?age=3-5' });
  await page.unmount();
});
