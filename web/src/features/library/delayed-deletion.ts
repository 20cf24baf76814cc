import { createStore } from '../../lib/store.ts';
import { UNDO_MS } from '../toasts/notify.ts';

export type DelayedDeletionDeps = {
  remove: (id: string) => Promise<void>;
  /** Called after the story is deleted on the server too. */
  onRemoved: (id: string) => void;
  onFailed: (thrown: unknown) => void;
};

/**
 * Deferred deletion of stories. The server is asked only after the time to undo, so that a tab closed before loses
 * nothing. Lives as long as the tab: navigation does not stop the timer.
 */
export function createDelayedDeletion({ remove, onRemoved, onFailed }: DelayedDeletionDeps) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** A new set after every change, for comparison by identity. */
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
    /** Hidden stories: pending, or deleted in this tab. */
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
    /** No effect after the time to undo. */
    undo(id: string) {
      const timer = timers.get(id);
      if (timer === undefined) return;
      clearTimeout(timer);
      timers.delete(id);
      become((ids) => ids.delete(id));
    },
  };
}
