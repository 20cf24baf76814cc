import { useSyncExternalStore } from 'react';
import type { Story, StoryRequest } from '../../../../contract/schemas/stories.ts';
import type { StorySession } from './story-session.ts';
import { IDLE, type StoryState } from './story-state.ts';

/*
 * The one story of this tab that is being asked for, written or read on the home page. What runs it is not needed to
 * show the form, so it comes after the first paint; from here nobody has to know.
 */

let engine: StorySession | null = null;
let loading: Promise<StorySession> | null = null;
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Rejects when the file cannot be fetched; the next call tries again. */
function loadStory(): Promise<StorySession> {
  loading ??= import('./story-engine.ts').then(
    (module) => {
      engine = module.engine;
      engine.subscribe(announce);
      return engine;
    },
    (thrown) => {
      loading = null;
      throw thrown;
    },
  );
  return loading;
}

const read = (): StoryState => engine?.read() ?? IDLE;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const storySession = {
  read,
  /** Resolves when the request is on its way to the machine, whose states say the rest. */
  submit: async (request: StoryRequest) => (await loadStory()).submit(request),
  stop: () => engine?.stop(),
  dismiss: () => engine?.dismiss(),
  join: async (generationId: string, request: StoryRequest | null) =>
    (await loadStory()).join(generationId, request),
  reopen: async (story: Story) => (await loadStory()).reopen(story),
  forget: () => engine?.forget(),
  endOfSession: () => engine?.endOfSession() ?? false,
};

export function useStoryState(): StoryState {
  return useSyncExternalStore(subscribe, read, () => IDLE);
}
