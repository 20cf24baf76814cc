import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

test('a preloaded part renders at once, without the fallback', async () => {
  const part = lazyPart(async () => ({ default: () => createElement('p', null, 'Aquí está') }));
  const page = () => renderToString(createElement(Suspense, { fallback: 'Cargando' }, createElement(part)));
  await part.arrived();
  expect(page()).toBe('<!--$--><p>Aquí está</p><!--/$-->');
});

test('a preload that fails resolves', async () => {
  const part = lazyPart<object>(() => Promise.reject(new TypeError('network error')));
  await expect(part.arrived()).resolves.toBeUndefined();
});
