import { expect, test, vi } from 'vitest';
import type { User } from '../../contract/schemas/auth.ts';
import type { MeasuredLevel, Story, StoryList, StoryRequest } from '../../contract/schemas/stories.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { shortStories } from '../../testkit/worker/short-stories.ts';
import { foldedStory } from '../story/search-words.ts';

const OPTIONS: StoryRequest = {
  topic: 'Un farero',
  childNames: '',
  storyLength: 'short',
  storyType: 'original',
  creativityLevel: 'standard',
  ageGroup: 'default',
  englishLevel: 'beginner',
  language: 'es',
};

type Given = {
  title: string;
  createdAt: number;
  hasAudio?: boolean;
  measured?: MeasuredLevel;
} & Partial<StoryRequest>;

async function keep(
  person: Person,
  { title, createdAt, hasAudio, measured, ...options }: Given,
): Promise<string> {
  const id = crypto.randomUUID();
  const all = { ...OPTIONS, ...options };
  const { language } = all;
  const story = {
    id,
    title,
    createdAt,
    textHash: id,
    translationHash: null,
    options: all,
    language,
    ...foldedStory(title, all),
    measured: measured ?? null,
    document: {
      language,
      sentences: [],
    },
    storedAt: createdAt,
  };
  const narration = {
    id: crypto.randomUUID(),
    storyId: id,
    exampleId: null,
    voiceId: 'female',
    speechRate: 0.7,
    musicTrack: 'none',
    language,
    duration: 1,
    soundBytes: 1,
    timeline: [],
    createdAt,
    updatedAt: createdAt,
  };
  await inLibrary(person.user.id, (library) => {
    library.saveStory(story);
    if (hasAudio) library.saveNarration(narration);
  });
  return id;
}

async function titles(person: Person, query: Record<string, string> = {}): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const search = new URLSearchParams({ ...query, ...(cursor === null ? {} : { cursor }) });
    const answer = await person.fetch(`/api/stories?${search}`);
    expect(answer.status).toBe(200);
    const page: StoryList = await answer.json();
    found.push(...page.stories.map(({ title }) => title));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

test('paging returns every story once in every order, despite equal titles or times', async () => {
  const person = await newPerson();
  for (let index = 0; index < 60; index += 1) {
    await keep(person, { title: `Cuento ${index % 7}. ¿Y ${index}?`, createdAt: 1000 + (index % 9) });
  }
  const byTime = await titles(person);
  expect(new Set(byTime).size).toBe(60);
  expect(await titles(person, { sort: 'oldest' })).toEqual(byTime.toReversed());
  const byTitle = await titles(person, { sort: 'title' });
  expect(byTitle).toHaveLength(60);
  expect(byTitle).toEqual(byTitle.toSorted());
});

test('a page and the user that were asked for before have what was written since, by any statement', async () => {
  const person = await newPerson();
  const id = await keep(person, { title: 'Antes', createdAt: 1 });
  const user = async () => ((await (await person.fetch('/api/auth/me')).json()) as User).name;
  expect(await titles(person)).toEqual(['Antes']);
  expect(await user()).not.toBe('Ana');
  await sqlInHome(person.user.id, 'UPDATE stories SET title = ? WHERE id = ?', 'Después', id);
  expect(await titles(person)).toEqual(['Después']);
  await sqlInHome(person.user.id, `UPDATE user SET copy = json_set(copy, '$.name', 'Ana')`);
  expect(await user()).toBe('Ana');
  await sqlInHome(person.user.id, 'DELETE FROM stories');
  expect(await titles(person)).toEqual([]);
});

test('titles sort without accents and case', async () => {
  const person = await newPerson();
  for (const [index, title] of ['zorro', 'Ábaco', 'abeja', 'Ñandú'].entries()) {
    await keep(person, { title, createdAt: index });
  }
  expect(await titles(person, { sort: 'title' })).toEqual(['Ábaco', 'abeja', 'Ñandú', 'zorro']);
});

test('search finds all words in title, topic and names, without accents, in own stories only', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  await keep(person, { title: 'El dragón dormilón', topic: 'Una siesta', createdAt: 1 });
  await keep(person, { title: 'La tortuga', topic: 'Un DRAGON amable', childNames: 'Zoë', createdAt: 2 });
  await keep(person, { title: 'Cien por 100%', createdAt: 3 });
  await keep(other, { title: 'Otro dragón', createdAt: 4 });
  expect(await titles(person, { q: 'dragón' })).toEqual(['La tortuga', 'El dragón dormilón']);
  expect(await titles(person, { q: 'zoe dragon' })).toEqual(['La tortuga']);
  expect(await titles(person, { q: '0%' })).toEqual(['Cien por 100%']);
  expect(await titles(person, { q: '_' })).toEqual([]);
});

// @spec 7.36
test('filters select stories and report whether they are narrated', async () => {
  const person = await newPerson();
  await keep(person, { title: 'A', storyType: 'humor', createdAt: 1 });
  await keep(person, { title: 'B', englishLevel: 'advanced', createdAt: 2, hasAudio: true });
  await keep(person, { title: 'C', language: 'en', createdAt: 3 });
  expect(await titles(person, { type: 'humor' })).toEqual(['A']);
  expect(await titles(person, { level: 'advanced' })).toEqual(['B']);
  expect(await titles(person, { language: 'en' })).toEqual(['C']);
  expect(await titles(person, { audio: 'with' })).toEqual(['B']);
  expect(await titles(person, { audio: 'without' })).toEqual(['C', 'A']);
  expect(await titles(person, { audio: 'with', language: 'en' })).toEqual([]);
  const list = await person.fetch('/api/stories').then((answer) => answer.json<StoryList>());
  expect(list.stories.map(({ title, hasAudio }) => [title, hasAudio])).toEqual([
    ['C', false],
    ['B', true],
    ['A', false],
  ]);
});

test('the level filter uses the measured level, else the requested one', async () => {
  const person = await newPerson();
  const measured = { level: 'intermediate', isInBand: true, wordsPerSentence: 9.1, longest: 19 } as const;
  await keep(person, { title: 'Old', englishLevel: 'beginner', createdAt: 1 });
  await keep(person, { title: 'Harder', englishLevel: 'beginner', createdAt: 2, measured });
  expect(await titles(person, { level: 'beginner' })).toEqual(['Old']);
  expect(await titles(person, { level: 'intermediate' })).toEqual(['Harder']);
  const { stories: shown } = await (await person.fetch('/api/stories')).json<StoryList>();
  expect(shown.map((story) => story.measured)).toEqual([measured, undefined]);
});

test('a story has the same level in its events, the list and its page', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro', storyLength: 'short', englishLevel: 'advanced' };
  const generated = await (await person.generate(order)).json<Story>();
  expect(generated.measured).toMatchObject({
    level: expect.any(String),
    wordsPerSentence: expect.any(Number),
  });
  const { stories: shown } = await (await person.fetch('/api/stories')).json<StoryList>();
  const read = await (await person.fetch(`/api/stories/${generated.id}`)).json<Story>();
  expect([shown[0]!.measured, read.measured]).toEqual([generated.measured, generated.measured]);
});

test("the log has quality metrics compared with the user's earlier stories, and no text", async () => {
  const end = 'Nadie lo vio pasar por allí.';
  const provider = shortStories([end, end], 'El pez de Noa nadaba despacio.');
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, 'info').mockImplementation((line) => void lines.push(line));
  const person = await newPerson();
  try {
    for (const topic of ['un pez', 'otro pez']) {
      // In small letters: the model of this test writes a typed name of its own accord.
      const answer = await person.generate({ topic, childNames: 'noa y bruno', storyLength: 'short' });
      const { id } = await answer.json<Story>();
      await expect.poll(() => lines.filter((line) => line.quality && line.story === id)).toHaveLength(1);
      advanceClock(11_000);
    }
  } finally {
    provider.restore();
    vi.restoreAllMocks();
  }
  const qualities = lines.flatMap((line) => (line.quality ? [line.quality] : []));
  expect(qualities).toMatchObject([
    { names: 2, missingNames: 1, sentences: 2, repeatedSentences: 0, foreignParagraphs: 0, slop: 0 },
    { names: 2, missingNames: 1, sentences: 2, repeatedSentences: 2 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Noa|Bruno|pez|nadaba/i);
});

test.each<Record<string, string>>([
  { cursor: 'x' },
  { cursor: '12.' },
  { cursor: 'a.b' },
  { sort: 'size' },
  { type: 'poem' },
])('a query such as %j is refused with its field', async (query) => {
  const person = await newPerson();
  const answer = await person.fetch(`/api/stories?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    fields: { [Object.keys(query)[0]!]: expect.anything() },
  });
});

test('a story stored without an option is read with the default', async () => {
  const person = await newPerson();
  const id = await keep(person, { title: 'Antiguo', createdAt: 1, ageGroup: '6-8' });
  const set = `UPDATE stories SET options = json_remove(options, '$.ageGroup') WHERE id = ?`;
  await sqlInHome(person.user.id, set, id);
  const { stories: listed }: StoryList = await (await person.fetch('/api/stories')).json();
  expect(listed).toMatchObject([{ id, options: { ...OPTIONS, ageGroup: 'default' } }]);
});

test("a search uses the first words up to the statement's parameter limit", async () => {
  const person = await newPerson();
  await keep(person, { title: 'El faro', createdAt: 1000 });
  const many = Array.from({ length: 176 }, (_, n) => (n < 20 ? 'faro'.slice(n % 3) : `x${n}`)).join(' ');
  expect(await titles(person, { q: many.slice(0, 500) })).toEqual([]);
  const answer = await person.fetch(`/api/stories?${new URLSearchParams({ q: many.slice(0, 500) })}`);
  expect(answer.status).toBe(200);
  const different = Array.from({ length: 130 }, (_, n) => n.toString(36)).join(' ');
  expect((await person.fetch(`/api/stories?${new URLSearchParams({ q: different })}`)).status).toBe(200);
});
