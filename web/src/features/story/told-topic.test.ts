// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import type { StoryRequest } from '../../../../contract/schemas/stories.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { IDLE } from './story-state.ts';
import { loadStoryRunner, storyStore } from './story-store.ts';

await startI18n();

const USER = { id: 'ana', email: 'ana@example.org', storiesRemaining: 3 } as User;
const REQUEST = { topic: 'un faro', childNames: 'Ana', language: 'es', storyLength: 'short' } as StoryRequest;
const STORY = { id: 's1', title: 'El faro', content: 'Uno.' };

/** Answer of the server to a story request. */
let generate: () => Response;
beforeEach(() => {
  localStorage.setItem('story-draft', JSON.stringify({ topic: 'un faro', childNames: 'Ana' }));
  session.begin({ token: 'a.b.c', user: USER });
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'https://app.example');
    if (pathname === '/health') return Response.json({ status: 'ok', services: {} });
    if (pathname === '/api/stories/generate') return generate();
    return Response.json({ ...USER, storiesRemaining: 2 });
  });
});
afterEach(() => {
  storyStore.set(IDLE);
  session.end();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const draft = () => JSON.parse(localStorage.getItem('story-draft')!);
async function ask(until: string) {
  (await loadStoryRunner()).submit(REQUEST);
  await vi.waitFor(() => expect(storyStore.read().name).toBe(until));
}
const told = (events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

test.each([
  [
    'in a stream',
    () =>
      told([
        { type: 'start', generationId: 'g1' },
        { type: 'done', story: STORY, storiesRemaining: 2 },
      ]),
  ],
  ['at once', () => Response.json(STORY)],
])('the topic of a story written %s leaves the draft, and nothing else does', async (_, answer) => {
  generate = answer;
  await ask('done');
  expect(draft()).toMatchObject({ topic: '', childNames: 'Ana' });
});

test.each([
  ['refused', { code: 'topic_refused', status: 422 }],
  ['failed', { code: 'story_timed_out', status: 504 }],
])('the topic of a story that was %s stays', async (_, error) => {
  generate = () => Response.json(error, { status: error.status });
  await ask('failed');
  expect(draft().topic).toBe('un faro');
});

test('a story without a remaining count makes the app ask the server', async () => {
  const fetched = vi.spyOn(queryClient, 'fetchQuery');
  generate = () => Response.json(STORY);
  await ask('done');
  expect(fetched.mock.calls.map(([{ queryKey }]) => queryKey?.[0])).toContain('user');
});
