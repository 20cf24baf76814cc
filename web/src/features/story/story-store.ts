import { createStore, useStore } from '../../lib/store.ts';
import { IDLE, type StoryState } from './story-state.ts';
import type { StoryRunner } from './writing/story-runner.ts';

/** State of this tab's story on the home page. Its runner sets it. */
export const storyStore = createStore<StoryState>(IDLE);

export function useStoryState(): StoryState {
  return useStore(storyStore, () => IDLE);
}

let runner: StoryRunner | null = null;
let loading: Promise<StoryRunner> | null = null;

/**
 * Loader of the story runner, which the form does not need and which is loaded after the first paint.
 * @throws TypeError when the file cannot be fetched; the next call tries again
 */
export function loadStoryRunner(): Promise<StoryRunner> {
  loading ??= import('./writing/story-runner.ts').then(
    ({ startRunner }) => {
      runner = startRunner(storyStore);
      return runner;
    },
    (thrown) => {
      loading = null;
      throw thrown;
    },
  );
  return loading;
}

/** Story runner, or null when no story was requested in this tab. */
export const storyRunner = (): StoryRunner | null => runner;
