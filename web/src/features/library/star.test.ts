// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { nothing, refusal, serve } from '../../testing/server.ts';

await startI18n();
const { setStar } = await import('./star.ts');

const KEY = ['stories', 'list', ''];
const isShown = () =>
  queryClient.getQueryData<{ pages: { stories: { starred?: true }[] }[] }>(KEY)?.pages[0]?.stories[0]
    ?.starred === true;

beforeEach(
  () => void queryClient.setQueryData(KEY, { pages: [{ stories: [{ id: 's1' }], nextCursor: null }] }),
);
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Presses in quick succession, each shown at once, while the first request waits; then all answers. */
async function press(choices: boolean[], put: Response = nothing()) {
  const first = Promise.withResolvers<Response>();
  const asked = serve({
    'PUT /api/stories/s1/star': () => first.promise,
    'DELETE /api/stories/s1/star': nothing(),
  });
  const sent = choices.map((isStarred) => {
    const one = setStar({ id: 's1' }, isStarred);
    expect(isShown()).toBe(isStarred);
    return one;
  });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const early = asked.map(({ line }) => line);
  first.resolve(put);
  await Promise.all(sent);
  return { early, lines: asked.map(({ line }) => line.split(' ')[0]) };
}

test.each([
  [[true], ['PUT'], true],
  [[true, false], ['PUT', 'DELETE'], false],
  [[true, false, true], ['PUT'], true],
])('the presses %j send %j, one after the other', async (choices, lines, isStarred) => {
  expect(await press(choices)).toEqual({ early: ['PUT /api/stories/s1/star'], lines });
  expect(isShown()).toBe(isStarred);
});

test('a refused star is taken back, and the next press is sent again', async () => {
  expect((await press([true], refusal('internal_error', 500))).lines).toEqual(['PUT']);
  expect(isShown()).toBe(false);
  expect((await press([true])).lines).toEqual(['PUT']);
  expect(isShown()).toBe(true);
});
