// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { append, Fragment, jsx, lazy, Suspense } from './dom-once.ts';

const built = (part: ReturnType<typeof jsx>) => {
  document.body.replaceChildren();
  append(document.body, part);
  return document.body;
};
beforeEach(() => document.body.replaceChildren());

test('attributes have the names and values that React gives them', () => {
  const { innerHTML } = built([
    jsx('button', {
      className: 'star',
      'aria-pressed': false,
      disabled: true,
      hidden: false,
      tabIndex: -1,
      title: undefined,
      onClick: () => undefined,
      children: jsx('svg', {
        viewBox: '0 0 2 2',
        'aria-hidden': true,
        focusable: false,
        children: jsx('path', { fillRule: 'evenodd' }),
      }),
    }),
    jsx('time', { dateTime: '2026-11-30', children: ['30', ' ', 11, null, false] }),
  ]);
  expect(innerHTML).toBe(
    '<button class="star" aria-pressed="false" disabled="" tabindex="-1"><svg viewBox="0 0 2 2" aria-hidden="true" focusable="false">' +
      '<path fill-rule="evenodd"></path></svg></button><time datetime="2026-11-30">30 11</time>',
  );
});

test('drawings are elements of SVG', () => {
  const { firstElementChild } = built(jsx('svg', { children: jsx('path', {}) }));
  expect(firstElementChild?.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('a title with markup in it is text', () => {
  const title = '<img src=x onerror="alert(1)">';
  const page = built(jsx('h2', { children: title }));
  expect([page.querySelector('img'), page.textContent]).toEqual([null, title]);
});

test('a part that has not loaded shows the fallback of the nearest Suspense, as in React', () => {
  const Later = lazy();
  const inner = jsx(Suspense, {
    fallback: jsx('i', {}),
    children: jsx('div', { children: jsx(Fragment, { children: [jsx('b', {}), jsx(Later, {})] }) }),
  } as never);
  expect(built(jsx('p', { children: inner })).innerHTML).toBe('<p><i></i></p>');
  expect(built(jsx(Suspense, { children: jsx(undefined, {}) })).innerHTML).toBe('');
  expect(built(jsx(Suspense, { children: jsx('b', {}) })).innerHTML).toBe('<b></b>');
});
