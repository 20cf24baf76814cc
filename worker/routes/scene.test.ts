import { expect, test } from 'vitest';
import { svgPath } from '../../contract/picture.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { describeScene } from '../../picture/alt-text.ts';
import { SCENE } from '../../testkit/worker/access/scene.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readAllEvents } from '../../testkit/worker/events.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';

const GAP_MS = 10_000;

/** Events of a new story, the story as it was done, and its later pictures as they were drawn. */
async function written(person: Person, json: object) {
  const headers = { accept: 'text/event-stream' };
  const answer = await person.fetch('/api/stories/generate', { method: 'POST', json, headers });
  const events = (await readAllEvents<StoryEvent>(answer.body!)).map(({ event }) => event);
  const done = events.findLast((event) => event.type === 'done')!;
  const drawn = events.find((event) => event.type === 'pictures')?.pictures;
  return { events, done, drawn, story: done.story };
}

const ORDER = { topic: 'un dragón que ronca', childNames: 'Zulema, Ximo', storyLength: 'short' };

const read = async (person: Person, id: string) => (await person.fetch(`/api/stories/${id}`)).json<Story>();

test('a story has its picture after a sentence, and the hero that was chosen the night before', async () => {
  const person = await newPerson();
  const { events, story } = await written(person, ORDER);
  const types = events.map(({ type }) => type);
  expect(types.indexOf('picture')).toBeGreaterThan(types.indexOf('sentence'));
  expect(events.filter(({ type }) => type === 'picture')).toEqual([{ type: 'picture', scene: story.scene }]);
  const path = `/api/stories/${story.id}`;
  const saved = await read(person, story.id);
  expect([saved.scene, saved.picture]).toEqual([story.scene, story.picture]);
  expect(story.picture?.svg).toBe(svgPath(story.scene!));

  const chosen = await person.fetch(`${path}/scenes`, { method: 'PUT', json: { beginning: SCENE } });
  const { scene, picture } = await chosen.json<Story>();
  expect([scene, picture?.svg, picture?.alt]).toEqual([SCENE, svgPath(SCENE), describeScene(SCENE, 'es')]);
  const { stories } = await (await person.fetch('/api/stories')).json<{ stories: Story[] }>();
  expect(stories[0]!.scene).toEqual(SCENE);
  // What a figure does is of each night.
  const { kind, colour, garment, look } = SCENE.figures[0]!;
  const hero = { kind, colour, garment, look };
  advanceClock(GAP_MS);
  const next = await written(person, {
    ...ORDER,
    topic: 'Un  dragón que RONCA',
    childNames: 'ximo y Zulema',
  });
  expect(next.story.scene?.figures[0]).toMatchObject(hero);
  expect(next.story.scene?.place).not.toBe(SCENE.place);
  advanceClock(GAP_MS);
  const other = await written(person, { ...ORDER, topic: 'un dragón que ronca mucho' });
  expect(other.story.scene?.figures[0]).not.toMatchObject(hero);
});

test('the later pictures follow the story, are kept, exported, replayed and erased with it', async () => {
  const person = await newPerson();
  const { done, drawn, story } = await written(person, ORDER);
  expect(done.beingDrawn).toBe(true);
  const places = story.laterPictures!.map(({ part, paragraph }) => [part, paragraph]);
  const last = story.sentences.at(-1)!.paragraph;
  expect(places.at(-1)).toEqual(['end', last]);
  expect(drawn!.map(({ part, paragraph }) => [part, paragraph])).toEqual(places);
  for (const { scene, picture } of drawn!)
    expect(picture).toMatchObject({ svg: svgPath(scene), alt: describeScene(scene, 'es') });
  expect((await read(person, story.id)).laterPictures).toEqual(drawn);
  const { stories } = await (await person.fetch('/api/stories')).json<{ stories: object[] }>();
  expect(stories[0]).not.toHaveProperty('laterPictures');
  const { stories: exported } = await (await person.fetch('/api/account/export')).json<AccountExport>();
  expect(exported[0]!.laterScenes).toEqual(drawn!.map(({ picture: _, ...scene }) => scene));

  const listen = async (lastEventId?: string) => {
    const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
    const { body } = await person.fetch(`/api/stories/${story.id}/events`, { headers });
    return readAllEvents<StoryEvent>(body!);
  };
  const live = await listen();
  expect(live.filter(({ event }) => event.type === 'pictures')).toHaveLength(1);
  // The object died before they came: who listened until then gets the story as it is saved.
  await sqlInHome(person.user.id, "DELETE FROM events WHERE type = 'pictures'");
  const replayed = await listen(live.find(({ event }) => event.type === 'done')!.id);
  expect(replayed.findLast(({ event }) => event.type === 'done')?.event).toMatchObject({
    story: { laterPictures: drawn },
  });
  await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' });
  expect(await sqlInHome(person.user.id, "SELECT 1 FROM events WHERE type LIKE 'picture%'")).toEqual([]);
});

test.each(['500', 'hang', 'nonsense'])(
  'a story whose request about pictures ends with %s has what its words say',
  async (trouble) => {
    const person = await newPerson();
    const { done, drawn, story } = await written(person, {
      ...ORDER,
      topic: `un dragón !few !picture-${trouble}`,
    });
    expect(story.scene?.figures.map(({ kind }) => kind)).toContain('dragon');
    expect([done.beingDrawn, drawn]).toEqual([true, story.laterPictures]);
  },
  60_000,
);

test('each picture is chosen alone, and a choice is not overwritten by what comes later', async () => {
  const person = await newPerson();
  const { drawn, story } = await written(person, { ...ORDER, topic: 'un dragón !few' });
  const path = `/api/stories/${story.id}/scenes`;
  const put = (json: object) => person.fetch(path, { method: 'PUT', json });
  const { scene, laterPictures } = await (await put({ end: SCENE })).json<Story>();
  expect(scene).toEqual(story.scene);
  expect(laterPictures!.map((one) => one.scene)).toEqual([
    ...drawn!.slice(0, -1).map((one) => one.scene),
    SCENE,
  ]);
  await inLibrary(person.user.id, (library) => library.setLaterScenes(story.id, null, 'end 1 other'));
  expect((await read(person, story.id)).laterPictures).toEqual(laterPictures);
  for (const json of [{}, { start: SCENE }, { middle: { ...SCENE, place: 'Arendelle' } }])
    expect((await put(json)).status).toBe(400);
  await sqlInHome(person.user.id, 'UPDATE stories SET later_scenes = NULL');
  const lacking = await put({ end: SCENE });
  expect([lacking.status, await lacking.json()]).toMatchObject([400, { code: 'invalid_request' }]);
});

test('a scene that is not of the list is refused with the name of its field', async () => {
  const person = await newPerson();
  const path = `/api/stories/${crypto.randomUUID()}/scenes`;
  const json = { beginning: { ...SCENE, place: 'Arendelle' } };
  const answer = await person.fetch(path, { method: 'PUT', json });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'invalid_request', message: expect.stringContaining('el dibujo del comienzo') },
  ]);
});
