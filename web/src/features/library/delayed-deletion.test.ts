import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedDeletion } from './delayed-deletion.ts';

/** Time to undo a deletion, in milliseconds. */
const UNDO_MS = 8_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(remove: (id: string) => Promise<void> = async () => {}) {
  const deps = { remove: vi.fn(remove), onRemoved: vi.fn(), onFailed: vi.fn() };
  return { ...deps, deletion: createDelayedDeletion(deps) };
}

test('a deleted story is hidden at once and removed after the time to undo', async () => {
  const { deletion, remove, onRemoved } = setUp();
  deletion.begin('a');
  expect([...deletion.read()]).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(remove).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(remove).toHaveBeenCalledWith('a');
  expect(onRemoved).toHaveBeenCalledWith('a');
  expect(deletion.read().has('a')).toBe(true);
});

test('an undone deletion sends no request', async () => {
  const { deletion, remove } = setUp();
  deletion.begin('a');
  deletion.begin('b');
  deletion.undo('a');
  expect([...deletion.read()]).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(remove.mock.calls).toEqual([['b']]);
});

test('a late undo changes nothing', async () => {
  const { deletion, remove } = setUp();
  deletion.begin('a');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  deletion.undo('a');
  expect(deletion.read().has('a')).toBe(true);
  expect(remove).toHaveBeenCalledOnce();
});

test('a failed deletion shows the story again and reports it', async () => {
  const { deletion, onFailed } = setUp(() => Promise.reject(new Error('no network')));
  const listener = vi.fn();
  deletion.subscribe(listener);
  deletion.begin('a');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(deletion.read().size).toBe(0);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledTimes(2);
});
