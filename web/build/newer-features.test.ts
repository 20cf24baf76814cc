import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OLDEST } from '../oldest-browsers.ts';
import { newerInScript, newerInStyles } from './newer-features.ts';

const names = (found: { name: string }[]) => found.map(({ name }) => name);

test.each([
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['const { any } = AbortSignal', 'AbortSignal.any'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Promise[`withResolvers`]()', 'Promise.withResolvers'],
  ['globalThis.Promise.try(f)', 'Promise.prototype.try'],
  ['list.toSorted()', 'Array.prototype.toSorted'],
  ['list.findLast(f)', 'Array.prototype.findLast'],
  ['Object.groupBy(list, f)', 'Object.groupBy'],
  ['Array.fromAsync(list)', 'Array.fromAsync'],
  ['one.union(other)', 'Set.prototype.union'],
  ['list.values().take(3)', 'Iterator.prototype.take'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['Response.json(it)', 'Response.json'],
  ['requestIdleCallback(f)', 'requestIdleCallback'],
  ['window.requestIdleCallback(f)', 'window.requestIdleCallback'],
  ['new ManagedMediaSource()', 'ManagedMediaSource'],
  ['const { ManagedMediaSource: managed } = scope', 'ManagedMediaSource'],
  ['document.startViewTransition(f)', 'document.startViewTransition'],
  ['new Intl.DurationFormat("es")', 'Intl.DurationFormat'],
])('%s is newer than the oldest browsers', (code, name) => {
  expect(names(newerInScript(code))).toEqual([name]);
});

test('what the oldest browsers have passes', () => {
  const code = `structuredClone(a); navigator.locks.request('a', f); list.at(-1); Object.hasOwn(a, 'b');
    new ResizeObserver(f); crypto.randomUUID(); signal.throwIfAborted(); element.replaceChildren(); a.any(); b.timeout()`;
  expect(newerInScript(code)).toEqual([]);
});

test.each([
  ['.a:has(.b){color:red}', ':has'],
  ['.a{.b &{color:red}}', '&'],
  ['@starting-style{.a{opacity:0}}', '@starting-style'],
  ['.a{color:light-dark(red,blue)}', 'light-dark()'],
  ['.a{text-wrap:balance}', 'text-wrap'],
  [`.a{background:url("data:image/svg+xml,<g filter='url(#a)' d='(}'/>")}.a:has(.b){color:red}`, ':has'],
])('%s is newer than the oldest browsers', (sheet, name) => {
  expect(names(newerInStyles(sheet))).toContain(name);
});

test('styles with a way without pass', () => {
  const sheet = `@supports (color:light-dark(red,blue)){.a{color:light-dark(red,blue)}}
    @layer base{.a:hover,.b:focus-visible{height:100dvh;width:min(1px,2px);content:":has(x)"}}`;
  expect(newerInStyles(sheet)).toEqual([]);
});

test('the document on engines names the oldest browsers', () => {
  const text = readFileSync('docs/engines.md', 'utf8').replaceAll(/\s+/g, ' ');
  const { safari, safari_ios, chrome, edge, firefox } = OLDEST;
  expect([safari_ios, edge]).toEqual([safari, chrome]);
  expect(text).toContain(`Safari and iOS ${safari}, Chrome and Edge ${chrome}, Firefox ESR ${firefox}`);
});
