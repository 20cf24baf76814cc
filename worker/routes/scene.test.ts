import { expect, test } from 'vitest';
import { svgPath } from '../../contract/picture.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { describeScene } from '../../picture/alt-text.ts';
import { SCENE } from '../../testkit/worker/access/scene.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { newPerson } from '../../testkit/worker/person.ts';

const GAP_MS = 10_000;

/** Picture events of a new story, and the story. */
async function written(person: Awaited<ReturnType<typeof newPerson>>, json: object) {
  const headers = { accept: 'text/event-stream' };
  const answer = await person.fetch('/api/stories/generate', { method: 'POST', json, headers });
  const events = (await readEvents<StoryEvent>(answer.body!)).map(({ event }) => event);
  const done = events.findLast((event) => event.type === 'done');
  const at = events.findIndex(({ type }) => type === 'picture');
  return { events, at, story: done!.story };
}

test('a story has one picture after its first sentence, and the hero that was chosen the night before', async () => {
  const person = await newPerson();
  const order = { topic: 'un dragón que ronca', childNames: 'Zulema, Ximo', storyLength: 'short' };
  const { events, at, story } = await written(person, order);
  expect(events.slice(at - 1, at + 2).map(({ type }) => type)).toEqual(['sentence', 'picture', 'sentence']);
  expect(events.filter(({ type }) => type === 'picture')).toEqual([{ type: 'picture', scene: story.scene }]);
  const path = `/api/stories/${story.id}`;
  const read = await (await person.fetch(path)).json<Story>();
  expect([read.scene, read.picture]).toEqual([story.scene, story.picture]);
  expect(story.picture?.svg).toBe(svgPath(story.scene!));

  const chosen = await person.fetch(`${path}/scene`, { method: 'PUT', json: SCENE });
  const { scene, picture } = await chosen.json<Story>();
  expect([scene, picture?.svg, picture?.alt]).toEqual([SCENE, svgPath(SCENE), describeScene(SCENE, 'es')]);
  const { stories } = await (await person.fetch('/api/stories')).json<{ stories: Story[] }>();
  expect(stories[0]!.scene).toEqual(SCENE);
  advanceClock(GAP_MS);
  const next = await written(person, {
    ...order,
    topic: 'Un  dragón que RONCA',
    childNames: 'ximo y Zulema',
  });
  expect(next.story.scene?.figures[0]).toEqual(SCENE.figures[0]);
  expect(next.story.scene?.place).not.toBe(SCENE.place);
  advanceClock(GAP_MS);
  const other = await written(person, { ...order, topic: 'un dragón que ronca mucho' });
  expect(other.story.scene?.figures[0]).not.toEqual(SCENE.figures[0]);
});

test('a scene that is not of the list is refused with the name of its field', async () => {
  const person = await newPerson();
  const path = `/api/stories/${crypto.randomUUID()}/scene`;
  const answer = await person.fetch(path, { method: 'PUT', json: { ...SCENE, place: 'Arendelle' } });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'invalid_request', message: expect.stringContaining('el lugar') },
  ]);
});
