import { createStore } from '../../lib/store.ts';

/** Milliseconds in which a deletion can be taken back. */
export const UNDO_MS = 8_000;

export type DelayedDeletionDeps = {
  remove: (id: string) => Promise<void>;
  /** The story is gone, on the server too. */
  onRemoved: (id: string) => void;
  onFailed: (thrown: unknown) => void;
};

/**
 * Stories that are about to be deleted. Nothing happens to them on the server until the time to take it back is over, so
 * that a tab closed meanwhile loses nothing. Lives as long as the tab: another page does not stop the clock.
 */
export function createDelayedDeletion({ remove, onRemoved, onFailed }: DelayedDeletionDeps) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** A new set after every change: what is shown compares it. */
  const deleting = createStore<ReadonlySet<string>>(new Set());

  function become(change: (ids: Set<string>) => void) {
    const next = new Set(deleting.read());
    change(next);
    deleting.set(next);
  }

  async function finish(id: string) {
    timers.delete(id);
    try {
      await remove(id);
      onRemoved(id);
    } catch (thrown) {
      become((ids) => ids.delete(id));
      onFailed(thrown);
    }
  }

  return {
    /** Those that are not to be shown: waiting to be deleted, or deleted in this tab. */
    read: deleting.read,
    subscribe: deleting.subscribe,
    begin(id: string) {
      if (deleting.read().has(id)) return;
      timers.set(
        id,
        setTimeout(() => finish(id), UNDO_MS),
      );
      become((ids) => ids.add(id));
    },
    /** Does nothing once it is too late. */
    undo(id: string) {
      const timer = timers.get(id);
      if (timer === undefined) return;
      clearTimeout(timer);
      timers.delete(id);
      become((ids) => ids.delete(id));
    },
  };
}
