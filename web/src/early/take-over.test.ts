// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { takeOver } from './take-over.ts';

const { documentElement: html } = document;
const turn = () => new Promise((resolve) => setTimeout(resolve));
const early = () => document.getElementById('early');
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<fieldset id="early"><main><a href="/library/a1">Faro</a></main></fieldset><div id="root"></div>';
  root = document.getElementById('root')!;
  delete html.dataset.loading;
  takeOver(early()!, root);
});

test('an early page stays while the app shows that it is loading, and goes when it shows its page', async () => {
  html.dataset.loading = '';
  root.innerHTML = '<main><p>Cargando</p></main>';
  await turn();
  expect(early()).not.toBeNull();
  root.innerHTML = '<main><h1>Faro</h1></main>';
  delete html.dataset.loading;
  await turn();
  expect(early()).toBeNull();
});

test('a link of the early page hands its focus to the same link of the app', async () => {
  early()!.querySelector('a')!.focus();
  root.innerHTML = '<main><a href="/library/b2">Mar</a><a href="/library/a1">Faro</a></main>';
  await turn();
  expect(document.activeElement).toBe(root.querySelector('a[href="/library/a1"]'));
});
