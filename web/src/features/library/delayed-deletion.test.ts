import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedDeletion } from './delayed-deletion.ts';

/** How long a deletion can be undone. */
const UNDO_MS = 8_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(remove: (id: string) => Promise<void> = async () => {}) {
  const deps = { remove: vi.fn(remove), onRemoved: vi.fn(), onFailed: vi.fn() };
  return { ...deps, deletion: createDelayedDeletion(deps) };
}

test('a story is out of sight at once and deleted when the time to take it back is over', async () => {
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

test('taken back in time, nothing has ever been asked of the server', async () => {
  const { deletion, remove } = setUp();
  deletion.begin('a');
  deletion.begin('b');
  deletion.undo('a');
  expect([...deletion.read()]).toEqual(['b']);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(remove.mock.calls).toEqual([['b']]);
});

test('too late to take it back: it stays deleted', async () => {
  const { deletion, remove } = setUp();
  deletion.begin('a');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  deletion.undo('a');
  expect(deletion.read().has('a')).toBe(true);
  expect(remove).toHaveBeenCalledOnce();
});

test('what could not be deleted comes back into sight, and that is said', async () => {
  const { deletion, onFailed } = setUp(() => Promise.reject(new Error('no network')));
  const listener = vi.fn();
  deletion.subscribe(listener);
  deletion.begin('a');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(deletion.read().size).toBe(0);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledTimes(2);
});
