// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forgetHeard, lastHeard, rememberHeard } from './last-heard.ts';

beforeEach(() => localStorage.clear());

test('the newest time of each story is kept until it is forgotten', () => {
  expect(lastHeard('s1')).toBeNull();
  rememberHeard('s1', '2026-11-20T20:00:00.000Z');
  rememberHeard('s2', '2026-11-21T20:00:00.000Z');
  rememberHeard('s1', '2026-11-22T20:00:00.000Z');
  expect([lastHeard('s1'), lastHeard('s2')]).toEqual([
    '2026-11-22T20:00:00.000Z',
    '2026-11-21T20:00:00.000Z',
  ]);
  forgetHeard();
  expect(lastHeard('s1')).toBeNull();
});

test('a hundred stories are kept, those heard last', () => {
  for (let n = 0; n < 101; n += 1) rememberHeard(`s${n}`, '2026-11-20T20:00:00.000Z');
  expect([lastHeard('s0'), lastHeard('s1') !== null, lastHeard('s100') !== null]).toEqual([null, true, true]);
});

test.each(['not json', 'null', '[]', '{"s1":7}', '{"s1":"never"}'])(
  'the stored text %j is read as nothing',
  (text) => {
    localStorage.setItem('last-heard', text);
    expect(lastHeard('s1')).toBeNull();
  },
);
