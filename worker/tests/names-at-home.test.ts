import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import { type Story, type StoryList, storyRequest } from '../../contract/schemas/stories.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { noteTypedNames, takeLeaks, watchedRequests } from '../../testkit/worker/names-at-home.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { withoutTranslation } from '../../testkit/worker/without-translation.ts';
import { StandIns } from '../story/stand-ins.ts';

/** Bodies sent to each path of a provider. */
let sent: { path: string; body: string }[] = [];
let logged: string[] = [];
beforeEach(() => {
  [sent, logged] = [[], []];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    sent.push({ path: new URL(url).pathname, body: String(init?.body ?? '') });
    return outside(input, init);
  });
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(JSON.stringify(line)));
});
afterEach(() => vi.restoreAllMocks());

const bodiesTo = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);
const REAL = /Lucía|Íñigo/u;

const ORDER = {
  topic: 'Íñigo y LUCÍA buscan el calcetín de Lucía',
  childNames: 'Lucía, Íñigo',
  storyLength: 'short',
  language: 'es',
  secondLanguage: 'en',
} as const;

async function told(person: Person): Promise<{ story: Story; shown: string; standIns: string[] }> {
  const answer = await person.generate(ORDER, { accept: 'text/event-stream' });
  const events = (await readEvents<StoryEvent>(answer.body!)).map(({ event }) => event);
  const done = events.at(-1);
  if (done?.type !== 'done') throw new Error(JSON.stringify(done));
  const { names } = new StandIns(storyRequest.parse(ORDER), done.story.id);
  return { story: done.story as Story, shown: JSON.stringify(events), standIns: names };
}

/** Any of these names, as a whole word. */
const anyOf = (names: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu');

test('names stay at home: the story, its checks and its readings get stand-ins, every surface the names', async () => {
  const person = await newPerson();
  const watched = watchedRequests();
  const { story, shown, standIns } = await told(person);
  const some = anyOf(standIns);
  expect(standIns).toHaveLength(2);

  for (const path of ['/chat/completions', '/moderations']) {
    const bodies = bodiesTo(path);
    expect(bodies.length, path).toBeGreaterThan(1);
    for (const body of bodies) expect(body).not.toMatch(REAL);
    expect(bodies.join('\n')).toMatch(some);
  }
  expect(watchedRequests() - watched).toBeGreaterThan(3);
  expect(logged.join('\n')).not.toMatch(REAL);

  expect(shown).toMatch(/Lucía/u);
  expect(shown).toMatch(/Íñigo/u);
  expect(shown).not.toMatch(/ y Íñigo/u);
  expect(shown).not.toMatch(some);
  expect(story.options).toMatchObject({ topic: ORDER.topic, childNames: ORDER.childNames });

  const stored = await (await person.fetch(`/api/stories/${story.id}`)).text();
  expect(JSON.parse(stored).sentences).toEqual(story.sentences);
  expect(stored).not.toMatch(some);
  const found = async (q: string) =>
    (await (await person.fetch(`/api/stories?q=${encodeURIComponent(q)}`)).json<StoryList>()).stories.length;
  expect([await found('lucia'), await found('iñigo'), await found(standIns[0]!)]).toEqual([1, 1, 0]);

  const address = await (await person.fetch(`/api/stories/${story.id}/book`)).json<BookAddress>();
  const book = await request(address.url);
  expect(decodeURIComponent(book.headers.get('content-disposition')!)).not.toMatch(some);
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()));
  const pages = new TextDecoder().decode(files['EPUB/story.xhtml']);
  expect(pages).toMatch(REAL);
  expect(pages).not.toMatch(some);
});

test('the other side that is asked for later is made of stand-ins too', async () => {
  const person = await newPerson();
  const { story, standIns } = await told(person);
  const sides = story.translation!.sentences.filter(({ text }) => REAL.test(text));
  expect(sides.length).toBeGreaterThan(0);
  await withoutTranslation(person.user.id, story.id);
  sent = [];
  const answer = await person.fetch(`/api/stories/${story.id}/translation`, { method: 'POST' });
  const { translation } = await answer.json<Story>();
  expect(translation!.sentences).toEqual(expect.arrayContaining(sides));
  expect(sent.length).toBeGreaterThan(1);
  for (const { body } of sent) expect(body).not.toMatch(REAL);
  expect(JSON.stringify(translation)).not.toMatch(anyOf(standIns));
});

test('speech gets the name as it is read, and not whose it is', async () => {
  const person = await newPerson();
  const { story } = await told(person);
  const { index } = story.sentences.find(({ text }) => REAL.test(text))!;
  sent = [];
  const answer = await person.fetch(`/api/stories/${story.id}/sentences/${index}/speech`);
  expect(answer.status).toBe(200);
  const spoken = bodiesTo('/audio/speech');
  expect(spoken.join('\n')).toMatch(REAL);
  for (const body of spoken)
    for (const whose of [person.user.id, person.email, 'safety_identifier', '"user"'])
      expect(body).not.toContain(whose);
});

test.each([
  ['en', 'Al and Jo build a boat', 'Al, Jo'],
  ['es', 'Bo y Li van a la luna', 'Bo, Li'],
])('names of two letters stay at home too, in %s: %s', async (language, topic, childNames) => {
  const order = { topic, childNames, language, storyLength: 'short' };
  const answer = await (await newPerson()).generate(order, { accept: 'text/event-stream' });
  expect(await answer.text()).toContain('"type":"done"');
  expect(sent.length).toBeGreaterThan(2);
  const name = new RegExp(`(?<!\\p{L})(?:${childNames.replace(', ', '|')})(?!\\p{L})`, 'u');
  for (const { body } of sent) expect(body).not.toMatch(name);
});

test.each([
  ['Lucía', { childNames: 'Lucía' }],
  ['Al', { childNames: 'Al' }],
  ['Anita', { childNames: 'Ana', topic: 'Anita y el mar' }],
  ['Carmencita', { childNames: 'Carmen', topic: 'la gata de Carmencita' }],
  ['Benny', { childNames: 'Ben', topic: 'Benny and the moon' }],
])('the name %s in a request that leaves the Worker is noticed in every test', async (name, order) => {
  noteTypedNames(order);
  const url = 'http://emulators.test/openai/v1/moderations';
  await (await fetch(url, { method: 'POST', body: JSON.stringify({ input: `de ${name}` }) })).text();
  expect(takeLeaks()).toEqual([`${name} in a request to ${url}`]);
});
