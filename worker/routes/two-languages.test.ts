import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story, StoryList, StoryRequest, StoryTranslation } from '../../contract/schemas/stories.ts';
import { setCaps } from '../../testkit/worker/capped.ts';
import { advanceClock, roomInDay } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailAbout } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { withoutTranslation } from '../../testkit/worker/without-translation.ts';
import type { Env } from '../env.ts';
import { errorMessage } from '../errors/error-words.ts';
import { ownerOf, storyKey } from '../files/keys.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';
import type { TranslationOrder } from '../generation/outcomes.ts';
import { saveTranslation } from '../generation/save-translation.ts';
import { Deletions } from '../home-storage/deletions.ts';
import { Library } from '../home-storage/library.ts';
import { Timers } from '../home-storage/timers.ts';
import { foldedStory } from '../story/search-words.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import { splitStory, textHash } from '../story/story-text.ts';

const OPTIONS: StoryRequest = {
  topic: 'Un farero',
  childNames: '',
  storyLength: 'short',
  storyType: 'original',
  creativityLevel: 'standard',
  ageGroup: 'default',
  englishLevel: 'beginner',
  language: 'es',
  secondLanguage: 'en',
};
const TEXT = 'El faro duerme. El mar ríe.\n\nLa luna canta.';
const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Keeper',
  sentences: [
    { index: 0, text: 'The lighthouse sleeps.' },
    { index: 2, text: 'The moon sings.' },
  ],
  words: [{ word: 'faro', gloss: 'lighthouse', index: 0 }],
  questions: [{ text: '¿Quién ríe?', translation: 'Who laughs?' }],
};

const SENTENCES = splitStory(TEXT, 'es');
/** A translation of every sentence. */
const EVERY_SIDE = SENTENCES.map(({ index }) => ({ index, text: `Sentence ${index}.` }));

/** Saves a story in two languages, with one untranslated sentence, to the user's library. */
async function keep({ user: { id: userId } }: Person, translation: StoryTranslation | null): Promise<string> {
  const id = crypto.randomUUID();
  const told = { language: 'es' as const, sentences: SENTENCES, ...(translation && { translation }) };
  await storeStory(env.FILES, storyKey(userId, id), told);
  const row = {
    id,
    document: told,
    storedAt: Date.now(),
    title: 'El farero',
    createdAt: 1,
    options: OPTIONS,
    language: 'es' as const,
    measured: null,
    ...(await hashesOf(told)),
    ...foldedStory('El farero', OPTIONS, translation?.title),
  };
  await inLibrary(userId, (library) => library.saveStory(row));
  return id;
}

const readBy = async (person: Person, id: string) => (await person.fetch(`/api/stories/${id}`)).json<Story>();
const listOf = async (person: Person, q = '') =>
  (await (await person.fetch(`/api/stories?q=${q}`)).json<StoryList>()).stories;

test('a story includes its translation; the list marks it and finds it by the translated title', async () => {
  const person = await newPerson();
  const id = await keep(person, TRANSLATION);
  const story = await readBy(person, id);
  expect(story.translation).toEqual(TRANSLATION);
  expect(story.sentences.map(({ text }) => text)).toEqual([
    'El faro duerme.',
    'El mar ríe.',
    'La luna canta.',
  ]);
  const [row] = await listOf(person, 'KEEPER');
  expect(row).toMatchObject({ id, title: 'El farero', options: { secondLanguage: 'en' } });
  expect(row).not.toHaveProperty('translation');
});

test("the translation's hash covers its sentences in the story's paragraphs", async () => {
  const person = await newPerson();
  const id = await keep(person, TRANSLATION);
  const row = await inLibrary(person.user.id, (library) => library.story(id));
  expect(row?.translationHash).toBe(await textHash('The lighthouse sleeps.\n\nThe moon sings.'));
});

test('a story with a failed translation is complete in its own language', async () => {
  const person = await newPerson();
  const story = await readBy(person, await keep(person, null));
  expect([story.content, story.translation]).toEqual([TEXT, undefined]);
});

test('a story is read from the home, also when its document in R2 is lost or damaged', async () => {
  const person = await newPerson();
  const [lost, spoilt] = [await keep(person, TRANSLATION), await keep(person, TRANSLATION)];
  await env.FILES.delete(storyKey(person.user.id, lost));
  await env.FILES.put(storyKey(person.user.id, spoilt), '{"language":"es","sentences":["El faro');
  for (const id of [lost, spoilt])
    expect(await readBy(person, id)).toMatchObject({ content: TEXT, translation: TRANSLATION });
});

test('the export has both languages, and deletion removes both', async () => {
  const person = await newPerson();
  const id = await keep(person, TRANSLATION);
  const exported = await (await person.fetch('/api/account/export')).json<AccountExport>();
  expect(exported.stories).toMatchObject([{ id, text: TEXT, translation: TRANSLATION }]);
  const file = storyKey(person.user.id, id);
  expect(exported.files.map(({ path }) => path)).toContain(file);
  expect((await person.fetch(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(() => env.FILES.head(file)).toBeNull();
});

test('the document of a story is private and needs its own signature', async () => {
  const person = await newPerson();
  const id = await keep(person, TRANSLATION);
  const file = storyKey(person.user.id, id);
  expect(ownerOf(file)).toEqual({ userId: person.user.id, kind: 'story', id });
  expect((await person.fetch(`/files/${file}?alt=media`)).status).toBe(404);
});

test("a report's mail has both languages", async () => {
  const person = await newPerson();
  const id = await keep(person, TRANSLATION);
  const comment = crypto.randomUUID();
  const json = { reason: 'mistaken', comment };
  const answer = await person.fetch(`/api/stories/${id}/report`, { method: 'POST', json });
  expect(answer.status).toBe(201);
  const { text } = await mailAbout(comment);
  expect(text).toContain(TEXT);
  for (const said of ['The Keeper', 'The moon sings.', 'faro: lighthouse', 'Who laughs?'])
    expect(text).toContain(said);
});

test('a story with the same language twice is in one language', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro', storyLength: 'short', language: 'es', secondLanguage: 'spanish' };
  const story = await (await person.generate(order)).json<Story>();
  expect(story.options).not.toHaveProperty('secondLanguage');
});

const IN_TWO = { topic: 'un faro', storyLength: 'short', language: 'es', secondLanguage: 'en' };
const told = async (person: Person) => (await person.generate(IN_TWO)).json<Story>();
const translate = (person: Person, id: string) =>
  person.fetch(`/api/stories/${id}/translation`, { method: 'POST' });

/** As if the translation had failed with the story. */
const withoutOtherSide = ({ user }: Person, id: string) => withoutTranslation(user.id, id);

test('a story is generated in two languages, with words and questions', async () => {
  const person = await newPerson();
  const story = await told(person);
  const { translation } = story;
  expect(translation!.sentences.length / story.sentences.length).toBeGreaterThan(0.8);
  expect(translation).toMatchObject({ language: 'en', title: expect.any(String) });
  expect(translation!.questions).toHaveLength(3);
  expect((await readBy(person, story.id)).translation).toEqual(translation);
  expect(translation!.words).not.toEqual([]);
  // A word matches its sentence in any case.
  for (const { word, form = word, index } of translation!.words)
    expect(story.sentences[index!]!.text.toLowerCase()).toContain(form.toLowerCase());
});

test('a story about another topic than the typed one says so, in its event, its answer and the library', async () => {
  const person = await newPerson();
  const order = { topic: 'el teorema de Pitágoras', storyLength: 'short', language: 'es' };
  const story = await (await person.generate(order)).json<Story>();
  expect(story.understood).toBe(false);
  expect((await readBy(person, story.id)).understood).toBe(false);
  const titled = (await listen(person, story.id)).find(({ event }) => event.type === 'title');
  expect(titled?.event).toMatchObject({ understood: false });
  const other = await newPerson();
  const known = await (await other.generate({ ...order, topic: 'un queso que ronca' })).json<Story>();
  expect(known).not.toHaveProperty('understood');
  expect(known.content).toMatch(/queso.* ronca/s);
});

test('the events of a story include both languages', async () => {
  const person = await newPerson();
  const story = await told(person);
  const types = (await listen(person, story.id)).map(({ event }) => event.type);
  expect(types.filter((type) => type === 'translation')).toHaveLength(story.translation!.sentences.length);
  expect(types.filter((type) => type === 'sentence')).toHaveLength(story.sentences.length);
  expect(types.at(-1)).toBe('done');
});

/** Events of a story after `lastEventId`, with their ids. */
async function listen(person: Person, id: string, lastEventId?: string) {
  const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
  return readEvents<StoryEvent>((await person.fetch(`/api/stories/${id}/events`, { headers })).body!);
}

test('after the log is pruned, a story in two languages is replayed as a new attempt with both languages', async () => {
  const person = await newPerson();
  const { id, title, sentences, scene, translation } = await told(person);
  const heard = await listen(person, id);
  expect(heard[0]!.id).toBe('1-1');
  await sqlInHome(person.user.id, 'DELETE FROM events');

  const replayed = await listen(person, id);
  const sides = new Map(translation!.sentences.map((side) => [side.index, side]));
  const [first, ...others] = sentences.map(({ speech: _, ...sentence }) => {
    const { speech: __, ...side } = sides.get(sentence.index) ?? {};
    return [{ type: 'sentence', ...sentence }, ...('text' in side ? [{ type: 'translation', ...side }] : [])];
  });
  const { words, questions } = translation!;
  const [sentence, ...side] = first!;
  expect(replayed.slice(0, -1).map(({ event }) => event)).toEqual([
    { type: 'reset' },
    { type: 'start', generationId: id },
    { type: 'title', title },
    sentence,
    ...(scene ? [{ type: 'picture', scene }] : []),
    { type: 'translated-title', title: translation!.title },
    ...side,
    ...others.flat(),
    { type: 'lesson', words, questions },
  ]);
  expect(replayed.at(-1)!.event).toMatchObject({ type: 'done', story: { id, translation } });
  expect(JSON.stringify([heard, replayed])).not.toMatch(/[<>]/);
  expect(replayed.map((entry) => entry.id)).toEqual(replayed.map((_, at) => `2-${at + 1}`));

  // The live order was different: a client with some events gets all of them again.
  for (const seen of [heard[0]!, heard.at(-2)!]) {
    const rest = await listen(person, id, seen.id);
    expect(rest.map((entry) => entry.id)).toEqual(replayed.map((entry) => entry.id));
  }
  // A listener of the replay continues where it was.
  expect(await listen(person, id, replayed[4]!.id)).toHaveLength(replayed.length - 5);
});

test("a missing translation is added later, once for all callers, at no story's cost", async () => {
  const person = await newPerson();
  const story = await told(person);
  const left = await (await person.fetch('/api/stories/remaining')).json();
  await withoutOtherSide(person, story.id);
  const answers = await Promise.all([translate(person, story.id), translate(person, story.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [made, same] = await Promise.all(answers.map((answer) => answer.json<Story>()));
  expect(same!.translation).toEqual(made!.translation);
  // The built-in provider repeats its translation; words and questions are lost.
  expect(made!.translation!.sentences).toEqual(expect.arrayContaining(story.translation!.sentences));
  expect((await readBy(person, story.id)).translation).toEqual(made!.translation);
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual(left);
  const row = await inLibrary(person.user.id, (library) => library.story(story.id));
  expect(row?.translationHash).toBe((await hashesOf(made!)).translationHash);

  const tries = async () => {
    const { generations } = await (await person.fetch('/api/account/export')).json<AccountExport>();
    return generations.map(({ translationTries }) => translationTries);
  };
  expect(await tries()).toEqual([1]);
  await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' });
  expect(await tries()).toEqual([undefined]);
});

test('a translation enters its story only after its document is in R2, so that a failure can be repeated', async () => {
  const person = await newPerson();
  const { id: userId } = person.user;
  const storyId = await keep(person, null);
  const order = {
    storyId,
    title: 'El farero',
    sentences: SENTENCES,
    cast: [],
    request: OPTIONS,
    other: 'en' as const,
    before: null,
    plan: { kind: 'free' as const },
  };
  const save = (saved: TranslationOrder, settings: Env = env) =>
    runInDurableObject(env.HOMES.get(env.HOMES.idFromName(userId)), (_, { storage }) => {
      const library = new Library(storage.sql, () => userId);
      const deletions = new Deletions(storage.sql, settings.FILES, new Timers(storage));
      const home = { env: settings, userId: () => userId, services: REAL_SERVICES };
      return saveTranslation({ ...home, library, deletions, storage }, saved, {
        translation: TRANSLATION,
        cast: [],
      });
    });
  const put = () => Promise.reject(new Error('R2 is down'));
  await expect(() => save(order, { ...env, FILES: { put } as unknown as R2Bucket })).rejects.toThrow();
  expect(await readBy(person, storyId)).not.toHaveProperty('translation');
  expect(await save(order)).toBeNull();
  expect((await readBy(person, storyId)).translation).toEqual(TRANSLATION);
  // A deleted story gets no document.
  const gone = { ...order, storyId: crypto.randomUUID() };
  expect(await save(gone)).toMatchObject({ code: 'not_found' });
  expect(await env.FILES.head(storyKey(userId, gone.storyId))).toBeNull();
});

test("the translation of another user's story is refused, and one in one language gets its other side", async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const story = await told(person);
  await withoutOtherSide(person, story.id);
  expect((await translate(other, story.id)).status).toBe(404);
  const single = await (await other.generate({ topic: 'un faro', storyLength: 'short' })).json<Story>();
  expect((await translate(other, single.id)).status).toBe(200);
  expect(await readBy(other, single.id)).toMatchObject({ translation: { language: 'en' } });
});

test('a translation has two tries, then is refused, and a failure stores nothing', async () => {
  const person = await newPerson();
  // Sentences unknown to the built-in provider.
  const id = await keep(person, null);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await (await translate(person, id)).json()).toMatchObject({ code: 'story_generation_failed' });
  for (const language of LANGUAGES) {
    const answer = await person.fetch(`/api/stories/${id}/translation`, {
      method: 'POST',
      headers: { 'accept-language': language },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: 'translation_limit_reached', message: errorMessage('translation_limit_reached', language) },
    ]);
  }
  expect(await readBy(person, id)).not.toHaveProperty('translation');
  // Another story has its own tries.
  const another = await told(person);
  await withoutOtherSide(person, another.id);
  expect((await translate(person, another.id)).status).toBe(200);
});

test('later translations do not count as stories of the day', async () => {
  await env.DB.exec('DELETE FROM daily_spending');
  const [person, other] = [await newPerson(), await newPerson()];
  for (const { user } of [person, other]) await setCaps(user.id, { DAILY_STORIES: '4' });
  const story = await told(person);
  for (let turn = 0; turn < 3; turn += 1) {
    await withoutOtherSide(person, story.id);
    await translate(person, story.id);
  }
  // The free half is two stories, of which one was generated.
  expect((await other.generate({ topic: 'un faro !tiny', storyLength: 'short' })).status).toBe(200);
});

test('a translation is made when the free stories of the day are used up', async () => {
  roomInDay();
  await env.DB.exec('DELETE FROM daily_spending');
  const person = await newPerson();
  const story = await told(person);
  await setCaps(person.user.id, { DAILY_STORIES: '6' });
  const today = new Date(Date.now()).toISOString().slice(0, 10);
  await env.DB.prepare(`INSERT INTO daily_spending VALUES (?, 'stories', 3, 3, 0)`).bind(today).run();
  advanceClock(11_000);
  expect((await person.generate({ topic: 'una nube' })).status).toBe(503);
  await withoutOtherSide(person, story.id);
  expect((await translate(person, story.id)).status).toBe(200);
  // Of the day's two translations, free accounts have one.
  await withoutOtherSide(person, story.id);
  const refused = await translate(person, story.id);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'daily_limit_reached' }]);
});

test('a complete story is returned unchanged, also after its tries, and nothing is counted', async () => {
  await env.DB.exec('DELETE FROM daily_spending');
  const person = await newPerson();
  const id = await keep(person, { ...TRANSLATION, sentences: EVERY_SIDE });
  await setCaps(person.user.id, { DAILY_STORIES: '4' });
  for (let turn = 0; turn < 3; turn += 1) expect((await translate(person, id)).status).toBe(200);
  expect((await env.DB.prepare('SELECT * FROM daily_spending').all()).results).toEqual([]);
});
