import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GENERATION_GAP_MS, REFUSALS_PER_DAY } from '../../contract/limits.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story, StoryList } from '../../contract/schemas/stories.ts';
import { advanceClock, roomInDay } from '../../testkit/worker/clock.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { errorMessage } from '../errors/error-words.ts';

/** Bodies of the requests that leave the Worker. */
let sent: string[] = [];
let logged: string[] = [];
beforeEach(() => {
  [sent, logged] = [[], []];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(String(init?.body ?? ''));
    return outside(input, init);
  });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(JSON.stringify(line)));
});

afterEach(() => vi.restoreAllMocks());

async function expectNothingKept(person: Person): Promise<void> {
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
  expect((await (await person.fetch('/api/stories')).json<StoryList>()).stories).toEqual([]);
  expect((await env.FILES.list({ prefix: `stories/${person.user.id}/` })).objects).toEqual([]);
}

test.each([
  ['es', { topic: 'no quiero vivir más' }],
  ['en', { topic: 'I don’t want to live any more' }],
  ['es', { topic: 'cortarse', childNames: 'los brazos' }],
] as const)('a wish to die gets help in %s, and is told nobody: %o', async (language, typed) => {
  const person = await newPerson();
  for (const accept of ['text/event-stream', 'application/json']) {
    const answer = await person.generate({ ...typed, language }, { accept, 'accept-language': language });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'topic_needs_help',
      message: errorMessage('topic_needs_help', language),
    });
  }
  expect(sent).toEqual([]);
  expect(logged.join()).not.toMatch(/self|harm|crisis|suicid/i);
  // Nothing is admitted, so that no gap, limit or record of it exists.
  const { generations } = await (
    await person.fetch('/api/account/export')
  ).json<{ generations: unknown[] }>();
  expect(generations).toEqual([]);
  await expectNothingKept(person);
});

test('a wish to die gets help after the last refusal of the day', async () => {
  roomInDay();
  const person = await newPerson();
  for (let refusal = 0; refusal < REFUSALS_PER_DAY.free; refusal += 1) {
    const answer = await person.generate({ topic: `un faro ${refusal} !flag-illicit` });
    expect(await answer.json()).toMatchObject({ code: 'topic_refused' });
    advanceClock(GENERATION_GAP_MS);
  }
  expect(await (await person.generate({ topic: 'un faro' })).json()).toMatchObject({
    code: 'too_many_refusals',
  });
  expect(await (await person.generate({ topic: 'quiero morirme' })).json()).toMatchObject({
    code: 'topic_needs_help',
  });
});

test.each([
  ['es', 'mi tío me toca y no me gusta'],
  ['es', 'mi mamá me encierra en mi cuarto'],
  ['en', 'a man touched me and said it is our secret'],
  ['en', 'Daddy hits me'],
] as const)('a story of harm to a child is told in %s with help beside it: %s', async (language, topic) => {
  const person = await newPerson();
  const answer = await person.generate(
    { topic, language, storyLength: 'short' },
    { accept: 'text/event-stream' },
  );
  const done = (await readEvents<StoryEvent>(answer.body!)).at(-1)!.event;
  expect(done).toMatchObject({ type: 'done', story: { help: true } });
  const { id } = (done as Extract<StoryEvent, { type: 'done' }>).story;
  expect(await (await person.fetch(`/api/stories/${id}`)).json<Story>()).toMatchObject({ help: true });
  const { stories } = await (await person.fetch('/api/stories')).json<StoryList>();
  expect(stories[0]).not.toHaveProperty('help');
});

test.each([
  ['es', 'me dicen negra de mierda en el recreo'],
  ['en', 'they call me a fat pig'],
  ['en', 'the boys call me a retard'],
] as const)('an insult that a child reports becomes a story in %s: %s', async (language, topic) => {
  const person = await newPerson();
  const answer = await person.generate({ topic, language, storyLength: 'short' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).not.toHaveProperty('help');
});

test.each([
  ['un faro !flag-sexual/minors', 'topic_needs_help'],
  ['un faro !flag-violence', 'topic_needs_help'],
  ['me dicen gorda !flag-harassment', 'topic_needs_help'],
  ['me dicen gorda !flag-hate', 'topic_needs_help'],
  ['mi tío me toca !flag-sexual', 'topic_needs_help'],
  ['un faro !flag-hate', 'topic_refused'],
  ['un faro !flag-sexual', 'topic_refused'],
])('a moderation service that refuses “%s” ends as %s, for a repeated request too', async (topic, code) => {
  const person = await newPerson();
  const answer = await person.generate({ topic }, { accept: 'text/event-stream' });
  const events = await readEvents<StoryEvent>(answer.body!);
  expect(shape(events)).toBe('start error');
  expect(events.at(-1)!.event).toMatchObject({ error: { code, status: 422 } });
  expect(await (await person.generate({ topic })).json()).toMatchObject({ code });
  if (code === 'topic_needs_help') expect(logged.join()).not.toMatch(/"topicRefused"|flag-/);
  await expectNothingKept(person);
});
