import { expect, test, vi } from 'vitest';
import { anySignal, timeoutSignal } from './abort.ts';

test('a joined signal is aborted with the reason of the first', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = anySignal(one.signal, undefined, other.signal);
  expect(any.aborted).toBe(false);
  other.abort('why');
  one.abort('later');
  expect([any.aborted, any.reason]).toEqual([true, 'why']);
  expect(anySignal(AbortSignal.abort('before'), one.signal).reason).toBe('before');
});

test('a joined signal leaves no listener at the others', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const reasons: unknown[] = [];
  const any = anySignal(one.signal, other.signal);
  any.addEventListener('abort', () => reasons.push(any.reason));
  one.abort(1);
  other.abort(2);
  expect(reasons).toEqual([1]);
});

test('a timeout is no abort by the caller', () => {
  vi.useFakeTimers();
  const signal = timeoutSignal(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason.name).toBe('TimeoutError');
  vi.useRealTimers();
});
