import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { Night, SeriesList, SeriesNights } from '../../contract/schemas/series.ts';
import { type Story, storyRequest } from '../../contract/schemas/stories.ts';
import { DAY_MS } from '../../contract/time.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { crashHome, inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { EPUB_TYPE } from '../book/book.ts';
import { snapshotsOf } from '../files/keys.ts';
import { homeOf } from '../home/client.ts';
import { StandIns } from '../story/stand-ins.ts';

const GAP_MS = 10_000;
const ORDER = {
  topic: 'Zulema y un zorro en el bosque',
  childNames: 'Zulema',
  storyLength: 'short',
  language: 'es',
} as const;

type Asked = { remember: string[]; title: string; text: string[] };
type Told = {
  childNames: string;
  nights?: { title: string; memory: string; place?: string; opening?: string }[];
};

/** What writers were asked, in order: to remember, and to tell. */
let remembering: Asked[] = [];
let telling: Told[] = [];
let bodies: string[] = [];
/** The answer to a request to remember; null for the built-in storyteller's. */
let answer: ((asked: Asked) => string | Promise<string>) | null = null;

const dataIn = (message: string): Record<string, unknown> | null => {
  for (const line of message.split('\n'))
    if (line.startsWith('{') && line.endsWith('}')) return JSON.parse(line) as Record<string, unknown>;
  return null;
};

beforeEach(() => {
  [remembering, telling, bodies, answer] = [[], [], [], null];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.endsWith('/chat/completions') || typeof init?.body !== 'string') return outside(input, init);
    bodies.push(init.body);
    const { messages, model } = JSON.parse(init.body) as {
      messages: { role: string; content: string }[];
      model: string;
    };
    const data = dataIn(messages.at(-1)!.content);
    if (data && 'childNames' in data) telling.push(data as Told);
    if (!data || !('remember' in data)) return outside(input, init);
    const asked = data as Asked;
    remembering.push(asked);
    if (answer === null) return outside(input, init);
    const message = { role: 'assistant', content: await answer(asked), refusal: null };
    const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }];
    return Response.json({ id: 'a', object: 'chat.completion', created: 1, model, choices });
  });
});
afterEach(() => vi.restoreAllMocks());

async function tell(person: Person, order: object): Promise<Story> {
  advanceClock(GAP_MS);
  const told = await person.fetch('/api/stories/generate', { method: 'POST', json: { ...ORDER, ...order } });
  if (told.status !== 200) throw new Error(await told.text());
  return told.json<Story>();
}

const NARRATION = {
  exampleId: null,
  voiceId: 'female',
  speechRate: 1,
  musicTrack: 'none',
  language: 'es' as const,
  duration: 1,
  soundBytes: 1,
  timeline: [],
};

const nightOf = async (person: Person, id: string) =>
  (await person.fetch(`/api/stories/${id}/night`)).json<Night>();

/** Gives a month of Premium. */
const asPremium = (person: Person) =>
  sqlInHome(
    person.user.id,
    `UPDATE user SET copy = json_set(copy, '$.giftStart', ?, '$.giftEnd', ?)`,
    Date.now(),
    Date.now() + 30 * DAY_MS,
  );

/** The name that writers got for the only child. */
const nameIn = ({ childNames }: Told) => childNames;

const obeys = ({ title, remember }: Asked) =>
  [
    `memory: La noche de ${title} terminó bien. Quedó por abrir la puerta verde.`,
    `next: ver el mar de noche${remember.length > 1 ? ' = see the sea at night' : ''}`,
    `next: abrir la puerta verde${remember.length > 1 ? ' = open the green door' : ''}`,
  ].join('\n');

test('a story is remembered behind its reader, with its proposals and without the typed name outside', async () => {
  const person = await newPerson();
  answer = ({ text }) => {
    const [name] = /\p{Lu}\p{L}+/u.exec(telling[0]!.childNames)!;
    expect(text.join(' ')).toContain(name);
    return `memory: Con ${name} y el faro. Prometió a ${name} volver.\nnext: ${name} va al mar = ${name} goes to the sea\nnext: otra = another`;
  };
  const story = await tell(person, { secondLanguage: 'en' });
  const night = await nightOf(person, story.id);
  expect(night).toEqual({
    storyId: story.id,
    memory: 'Con Zulema y el faro. Prometió a Zulema volver.',
    proposals: [
      { text: 'Zulema va al mar', translation: 'Zulema goes to the sea' },
      { text: 'otra', translation: 'another' },
    ],
    series: null,
  });
  expect(remembering).toHaveLength(1);
  expect(remembering[0]).toMatchObject({ remember: ['es', 'en'] });
  expect(bodies.join('\n')).not.toContain('Zulema');
  // An older story and a first client see none of it.
  expect(JSON.stringify(story)).not.toMatch(/series|proposals|memory/);
});

test('another night is told with the memory of the last five, and is one of the series', async () => {
  const person = await newPerson();
  await asPremium(person);
  answer = obeys;
  const stories = [await tell(person, {})];
  for (let night = 2; night <= 7; night += 1) {
    await nightOf(person, stories.at(-1)!.id);
    stories.push(await tell(person, { topic: `la noche ${night}`, continues: stories.at(-1)!.id }));
  }
  const last = telling.at(-1)!;
  expect(last.nights).toHaveLength(5);
  expect(last.nights!.map(({ memory }) => memory !== '')).toEqual([true, true, true, true, true]);
  // The oldest first; those of the last three nights are not to come again.
  expect(last.nights!.map(({ opening }) => opening !== undefined)).toEqual([false, false, true, true, true]);
  expect(last.nights!.at(-1)!.title).toBe(telling.length > 0 ? remembering[5]!.title : '');
  expect(new Set(telling.map(nameIn)).size).toBe(1);
  expect(bodies.join('\n')).not.toContain('Zulema');

  const [first] = stories;
  const hero = first!.scene!.figures[0]!;
  for (const { scene } of stories)
    expect(scene!.figures[0]).toMatchObject({ kind: hero.kind, colour: hero.colour, garment: hero.garment });

  const { series } = await nightOf(person, stories[6]!.id);
  expect(series).toEqual({ id: first!.id, number: 7, nights: 7, recalled: 5 });
  const list = await (await person.fetch('/api/series')).json<SeriesList>();
  expect(list.nextCursor).toBe(null);
  expect(list.series).toMatchObject([
    { id: first!.id, title: first!.title, nights: 7, last: { id: stories[6]!.id } },
  ]);
  expect(list.series[0]!.proposals).toHaveLength(2);
  const one = await (await person.fetch(`/api/series/${first!.id}`)).json<SeriesNights>();
  expect(one.stories.map(({ story }) => story.id)).toEqual(stories.map(({ id }) => id).reverse());

  const address = await (await person.fetch(`/api/series/${first!.id}/book`)).json<BookAddress>();
  const book = await request(address.url);
  expect(book.headers.get('content-type')).toBe(EPUB_TYPE);
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[`EPUB/${name}`]);
  expect(Object.keys(files).filter((name) => name.includes('night-'))).toHaveLength(6);
  expect(Object.keys(files).filter((name) => /cover\.(?:png|jpg)$/u.test(name))).toHaveLength(1);
  for (const [at, { title, sentences }] of stories.entries()) {
    const file = at === 0 ? 'story.xhtml' : `night-${at + 1}.xhtml`;
    expect(read(file)).toContain(sentences[0]!.text.slice(0, 12));
    for (const list of ['nav.xhtml', 'toc.ncx']) expect(read(list)).toContain(title);
    expect(read('package.opf')).toContain(`href="${file}"`);
  }
  const spine = [...read('package.opf').matchAll(/idref="([^"]+)"/gu)].map(([, id]) => id);
  expect(spine).toEqual(['cover-page', 'story', ...[2, 3, 4, 5, 6, 7].map((n) => `night-${n}`), 'about']);

  expect(one.feedUrl).toBe(null);
  expect((await person.fetch('/api/feed', { method: 'PUT', json: { showsNames: false } })).status).toBe(200);
  const { feedUrl } = await (await person.fetch(`/api/series/${first!.id}`)).json<SeriesNights>();
  const at = (await inLibrary(person.user.id, (library) => library.story(stories[1]!.id)))!.createdAt;
  for (const [place, { id }] of stories.slice(0, 2).entries())
    await inLibrary(person.user.id, (library) =>
      library.saveNarration({
        ...NARRATION,
        id: `${id}-sound`,
        storyId: id,
        createdAt: at + place,
        updatedAt: at,
      }),
    );
  const { pathname } = new URL(feedUrl!);
  const feed = await (await request(pathname)).text();
  expect(feed).toContain('<itunes:type>serial</itunes:type>');
  expect([...feed.matchAll(/<itunes:episode>(\d+)</gu)].map(([, n]) => n)).toEqual(['2', '1']);
  expect(feed).not.toContain('Zulema');
  expect((await request(pathname.replace(first!.id, 'other'))).status).toBe(404);

  // A night in the middle is deleted, with its memory; then the last one.
  for (const id of [stories[3]!.id, stories[6]!.id])
    expect((await person.fetch(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await sqlInHome(person.user.id, 'SELECT count(*) AS n FROM nights')).toEqual([{ n: 5 }]);
  const next = await tell(person, { topic: 'la noche 8', continues: stories[5]!.id });
  expect((await nightOf(person, next.id)).series).toMatchObject({ number: 8, nights: 6, recalled: 5 });
  expect(telling.at(-1)!.nights!.map(({ title }) => title)).toEqual(
    [0, 1, 2, 4, 5].map((at) => remembering[at]!.title),
  );
});

test('a story without a memory is asked about once, beside the next one, which begins without it if no answer comes', async () => {
  const person = await newPerson();
  answer = () => 'What a lovely story!';
  const first = await tell(person, {});
  expect(await nightOf(person, first.id)).toMatchObject({ memory: null, proposals: [], series: null });
  const asked = remembering.length;
  const second = await tell(person, { topic: 'otra noche', continues: first.id });
  expect(telling.at(-1)!.nights).toMatchObject([{ memory: '' }]);
  expect((await nightOf(person, second.id)).series).toMatchObject({ number: 2, recalled: 0 });
  expect(remembering.length).toBeGreaterThan(asked);

  answer = obeys;
  await sqlInHome(person.user.id, 'UPDATE nights SET memory = NULL');
  await tell(person, { topic: 'la tercera', continues: second.id });
  expect(telling.at(-1)!.nights!.map(({ memory }) => memory !== '')).toEqual([false, true]);
  expect((await nightOf(person, second.id)).memory).toContain('puerta verde');
  // Asked once.
  const before = remembering.length;
  await nightOf(person, second.id);
  expect(remembering.length).toBe(before);
});

test('the user changes or deletes what is remembered; an unfit memory is refused and a deleted one not asked again', async () => {
  const person = await newPerson();
  answer = obeys;
  const story = await tell(person, {});
  await nightOf(person, story.id);
  const put = (memory: string) =>
    person.fetch(`/api/stories/${story.id}/memory`, { method: 'PUT', json: { memory } });
  const changed = await put('  Zulema\u200b prometió   volver al faro. ');
  expect(await changed.json()).toMatchObject({ memory: 'Zulema prometió volver al faro.' });
  expect(await (await put('uno '.repeat(61))).json()).toMatchObject({ code: 'invalid_request' });
  expect(await (await put('Un cuento de sexo.')).json()).toMatchObject({ code: 'memory_refused' });
  expect((await nightOf(person, story.id)).memory).toBe('Zulema prometió volver al faro.');
  const second = await tell(person, { topic: 'otra', continues: story.id });
  expect(telling.at(-1)!.nights![0]!.memory).toBe(`${telling.at(-1)!.childNames} prometió volver al faro.`);
  expect(bodies.join('\n')).not.toContain('Zulema');

  const asked = remembering.length;
  for (const { id } of [story, second])
    expect((await person.fetch(`/api/stories/${id}/memory`, { method: 'DELETE' })).status).toBe(200);
  expect(await nightOf(person, second.id)).toMatchObject({ memory: '', proposals: [] });
  await tell(person, { topic: 'la tercera', continues: second.id });
  expect(telling.at(-1)!.nights!.map(({ memory }) => memory)).toEqual(['', '']);
  expect(remembering.length).toBe(asked + 1);
  const exported = await (await person.fetch('/api/account/export')).json<AccountExport>();
  expect(exported.nights).toMatchObject([
    { memory: '', number: 1 },
    { memory: '', number: 2 },
    { number: 3 },
  ]);
  expect(exported.series).toMatchObject([{ id: story.id, standIns: { Zulema: telling[0]!.childNames } }]);
});

test('a changed sentence has the story remembered anew; what the user wrote stays, without its proposals', async () => {
  const person = await newPerson();
  // The first words, as a model that quotes the text.
  answer = ({ text }) => `memory: ${text[0]!.split('.')[0]}.\nnext: ver el mar de noche`;
  const story = await tell(person, {});
  await nightOf(person, story.id);
  const change = (before: string, text: string | null) =>
    person.fetch(`/api/stories/${story.id}/sentences/0`, {
      method: 'PUT',
      json: { before: { text: before }, text },
    });
  const changed = 'Zulema y el zorro oyen cantar a los grillos.';
  expect((await change(story.sentences[0]!.text, changed)).status).toBe(200);
  const night = await nightOf(person, story.id);
  expect(night).toMatchObject({ memory: changed, proposals: [{ text: 'ver el mar de noche' }] });
  expect(bodies.join()).not.toContain('Zulema');

  const memory = 'Quedó por abrir la puerta verde.';
  await person.fetch(`/api/stories/${story.id}/memory`, { method: 'PUT', json: { memory } });
  const asked = remembering.length;
  expect((await change(changed, 'Cantan los grillos.')).status).toBe(200);
  expect(await nightOf(person, story.id)).toMatchObject({ memory, proposals: [] });
  // Nor is a deleted one asked again.
  await person.fetch(`/api/stories/${story.id}/memory`, { method: 'DELETE' });
  expect((await change('Cantan los grillos.', 'Los grillos cantan.')).status).toBe(200);
  expect(await nightOf(person, story.id)).toMatchObject({ memory: '', proposals: [] });
  expect(remembering).toHaveLength(asked);
});

test('a name typed later gets its stand-in once, and one of an earlier night stays hidden', async () => {
  const person = await newPerson();
  await asPremium(person);
  const { names } = new StandIns(storyRequest.parse(ORDER), 'x');
  expect(names).toHaveLength(1);
  const nameOf = (at: number) => telling[at]!.childNames.split(', ').at(-1)!;
  answer = () => `memory: Nadie vio a ${nameOf(telling.length - 1)} en el faro.`;
  const first = await tell(person, {});
  await nightOf(person, first.id);
  const second = await tell(person, { topic: 'otra noche', childNames: 'Ximo', continues: first.id });
  await nightOf(person, second.id);
  const third = await tell(person, { topic: 'la tercera', childNames: 'Ximo, Zulema', continues: second.id });
  const fourth = await tell(person, { topic: 'la cuarta', childNames: 'Zulema', continues: third.id });
  expect(bodies.join('\n')).not.toMatch(/Zulema|Ximo/u);
  const told = telling.map(({ childNames }) => childNames);
  expect(told[2]!.split(', ')).toEqual([told[1], told[0]]);
  expect(told[3]).toBe(told[0]);
  // Names of earlier nights are known where the text may have them.
  const rows = await inLibrary(person.user.id, (library) =>
    [second, fourth].map(({ id }) => library.story(id)!.earlierNames),
  );
  expect(rows).toEqual(['Zulema', 'Ximo']);
  // A deleted night takes along the names that it alone had.
  for (const { id } of [fourth, third, second])
    await person.fetch(`/api/stories/${id}`, { method: 'DELETE' });
  const kept = await inLibrary(person.user.id, ({ series }) => series.all().series);
  expect(kept.map(({ standIns }) => Object.keys(standIns))).toEqual([['Zulema']]);
});

test('a night of a story that is gone, foreign or withdrawn is refused before anything is spent', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const story = await tell(other, {});
  advanceClock(GAP_MS);
  const refused = await person.fetch('/api/stories/generate', {
    method: 'POST',
    json: { ...ORDER, continues: story.id },
  });
  expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'not_found' }]);
  expect(await sqlInHome(person.user.id, 'SELECT * FROM generations')).toEqual([]);
});

test.each(['one press', null])(
  'a repeated order with the key %j is answered after the story that it goes on with was deleted',
  async (key) => {
    const person = await newPerson();
    const first = await tell(person, {});
    advanceClock(GAP_MS);
    const order = {
      method: 'POST',
      json: { ...ORDER, topic: 'otra noche', continues: first.id },
      ...(key && { headers: { 'Idempotency-Key': key } }),
    };
    const told = await (await person.fetch('/api/stories/generate', order)).json<Story>();
    expect((await person.fetch(`/api/stories/${first.id}`, { method: 'DELETE' })).status).toBe(204);
    const again = await person.fetch('/api/stories/generate', order);
    expect([again.status, (await again.json<Story>()).id]).toEqual([200, told.id]);
  },
);

test('two devices that go on with the same night at once get one story, and then two nights of one series', async () => {
  const person = await newPerson();
  const first = await tell(person, {});
  await nightOf(person, first.id);
  advanceClock(GAP_MS);
  const ask = (topic: string) =>
    person.fetch('/api/stories/generate', {
      method: 'POST',
      json: { ...ORDER, topic, continues: first.id },
    });
  const answers = await Promise.all([ask('una noche de viento'), ask('una noche de nieve')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = await answers.find(({ status }) => status === 409)!.json();
  expect(refused).toMatchObject({ code: 'generation_in_progress' });
  const second = await answers.find(({ status }) => status === 200)!.json<Story>();
  // The other device has not seen the second night, and goes on with the first once more.
  const third = await tell(person, { topic: 'una noche de luna', continues: first.id });
  const { stories } = await (await person.fetch(`/api/series/${first.id}`)).json<SeriesNights>();
  expect(stories.map(({ number, story }) => [number, story.id])).toEqual([
    [3, third.id],
    [2, second.id],
    [1, first.id],
  ]);
});

test('a home that dies between story and memory has the story, and asks at the next night', async () => {
  const person = await newPerson();
  const { promise, resolve } = Promise.withResolvers<string>();
  answer = () => promise;
  const story = await tell(person, {});
  await crashHome(person.user.id);
  answer = obeys;
  resolve('memory: Tarde.');
  expect(await nightOf(person, story.id)).toMatchObject({ memory: null });
  await tell(person, { topic: 'otra', continues: story.id });
  expect((await nightOf(person, story.id)).memory).toContain('puerta verde');
});

test('a memory that is changed or deleted takes the snapshot with it', async () => {
  const person = await newPerson();
  answer = obeys;
  const story = await tell(person, {});
  await nightOf(person, story.id);
  const { id } = person.user;
  const snapshots = async () => (await env.FILES.list({ prefix: snapshotsOf(id) })).objects.length;
  const path = `/api/stories/${story.id}/memory`;
  for (const change of [{ method: 'PUT', json: { memory: 'Otra cosa.' } }, { method: 'DELETE' }]) {
    await homeOf(env, id).snapshot();
    expect(await snapshots()).toBe(1);
    expect((await person.fetch(path, change)).status).toBe(200);
    await vi.waitFor(async () => expect(await snapshots()).toBe(0));
  }
});

test('two hundred nights are read by pages', async () => {
  const person = await newPerson();
  answer = obeys;
  const story = await tell(person, {});
  await nightOf(person, story.id);
  await inLibrary(person.user.id, (library) => {
    const { userId: _, ...row } = library.story(story.id)!;
    for (let night = 2; night <= 200; night += 1) {
      const id = `${story.id}-${night}`;
      library.saveStory({ ...row, id, createdAt: row.createdAt + night });
      library.series.join({
        storyId: id,
        continued: story.id,
        seriesId: story.id,
        standIns: {},
        recalled: 1,
        at: row.createdAt + night,
      });
    }
  });
  const numbers: number[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `?cursor=${cursor}`;
    const page: SeriesNights = await (await person.fetch(`/api/series/${story.id}${query}`)).json();
    expect(page.stories.length).toBeLessThan(25);
    numbers.push(...page.stories.map(({ number }) => number));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, at) => 200 - at));
});
