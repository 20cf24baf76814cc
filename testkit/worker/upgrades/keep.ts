import { expect, test } from 'vitest';
import { type KeptState, keptStateName } from './kept-state.ts';
import { makeState } from './recipe.ts';

/** Run by `npm run tool -- fixture`, which stores the provided state in a file. */

declare module 'vitest' {
  interface TaskMeta {
    kept?: { name: string; state: KeptState };
  }
}

test('the recipe makes state of every kind', async ({ task }) => {
  const state = await makeState();
  const { cast, objects } = state;
  const { tables } = objects.find(({ userId }) => userId === cast.free.id)!.tables;
  const rows = tables.find(({ name }) => name === 'generations')!.rows;
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.status;
  expect({
    savedStory: statusOf(cast.free.savedStory),
    savedNarration: statusOf(cast.free.savedNarration),
    stoppedStory: statusOf(cast.free.stoppedStory),
    writtenStory: statusOf(cast.free.writtenStory),
    runningStory: statusOf(cast.free.runningStory),
    runningNarration: statusOf(cast.free.runningNarration),
  }).toEqual({
    savedStory: 'saved',
    savedNarration: 'saved',
    stoppedStory: 'refunded',
    writtenStory: 'written',
    runningStory: 'running',
    runningNarration: 'running',
  });
  task.meta.kept = { name: keptStateName(state.schema), state };
}, 120_000);
