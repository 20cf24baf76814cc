import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Narration, Story, StoryList, StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { readAllEvents } from '../../testkit/worker/events.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailAbout } from '../../testkit/worker/inbox.ts';
import { keysInR2 } from '../../testkit/worker/left-behind.ts';
import type { Person } from '../../testkit/worker/person.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { errorMessage } from '../errors/error-words.ts';
import { storyKey } from '../files/keys.ts';

beforeAll(seedTracks);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Keeper',
  sentences: [
    { index: 0, text: 'The lighthouse sleeps.' },
    { index: 1, text: 'The sea laughs.' },
    { index: 2, text: 'The moon sings.' },
  ],
  words: [{ word: 'el faro', gloss: 'the lighthouse', index: 0, form: 'faro' }],
  questions: [],
};
const TEXT = 'El faro duerme. El mar ríe.\n\nLa luna canta.';
const newPair = () => newOwner(TEXT, TRANSLATION);

/** Bodies of the requests to services whose address ends so, in order. */
function sent(ending: string): string[] {
  const bodies: string[] = [];
  const outside = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (`${input instanceof Request ? input.url : input}`.endsWith(ending)) bodies.push(String(init?.body));
    return outside(input, init);
  });
  return bodies;
}
const SPEECH = '/audio/speech';
const MODERATION = '/moderations';

const put = ({ buyer, storyId }: Pick<Owner, 'buyer' | 'storyId'>, n: number, json: unknown) =>
  buyer.fetch(`/api/stories/${storyId}/sentences/${n}`, { method: 'PUT', json });
const BEFORE = { text: 'El faro duerme.', translation: 'The lighthouse sleeps.' };
const CHANGE = { before: BEFORE, text: 'El viejo faro ronca.', translation: 'The old lighthouse snores.' };
const read = async ({ buyer, storyId }: Owner) =>
  (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

test('a changed sentence is in the story, its row, its one document and the export, and the keys stay', async () => {
  const owner = await newPair();
  const { buyer, storyId } = owner;
  const before = await read(owner);
  const answer = await put(owner, 0, CHANGE);
  expect(answer.status).toBe(200);
  const story = await answer.json<Story>();
  expect(story).toEqual(await read(owner));
  expect(story.content).toBe('El viejo faro ronca. El mar ríe.\n\nLa luna canta.');
  expect(story.sentences.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(story.sentences.slice(1)).toEqual(before.sentences.slice(1));
  expect(story.translation!.sentences[0]!.text).toBe('The old lighthouse snores.');
  expect(story.editedAt).toBe(story.sentences[0]!.editedAt);
  const key = storyKey(buyer.user.id, storyId, Date.parse(story.editedAt!));
  const documents = async () =>
    (await keysInR2()).filter((one) => one.includes(storyId) && one.endsWith('.json'));
  await expect.poll(documents).toEqual([key]);
  const stored = await (await env.FILES.get(key))!.json<Story>();
  expect(stored.sentences).toEqual(story.sentences);
  expect(await sqlInHome(buyer.user.id, 'SELECT key FROM to_delete')).toEqual([]);
  const exported = await (await buyer.fetch('/api/account/export')).json<AccountExport>();
  expect(exported.stories[0]).toMatchObject({
    text: story.content,
    editedAt: story.editedAt,
    translationEditedAt: story.editedAt,
  });
  // The owner judges the text of now.
  const comment = crypto.randomUUID();
  await buyer.fetch(`/api/stories/${storyId}/report`, { method: 'POST', json: { reason: 'other', comment } });
  expect((await mailAbout(comment)).text).toContain('El viejo faro ronca.');
  expect((await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(async () => (await keysInR2()).filter((one) => one.includes(storyId))).toEqual([]);
});

test('a repeated change is made and counted once; one of another text is refused', async () => {
  const owner = await newPair();
  const uses = () =>
    sqlInHome(owner.buyer.user.id, `SELECT uses FROM account_uses WHERE effect = 'sentence'`);
  const both = await Promise.all([put(owner, 0, CHANGE), put(owner, 0, CHANGE)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await put(owner, 0, CHANGE)).status).toBe(200);
  expect(await uses()).toEqual([{ uses: 1 }]);
  const stale = { ...CHANGE, text: 'El faro está de pie.' };
  expect(await codeOf(await put(owner, 0, stale))).toEqual([409, 'sentence_changed']);
  expect(await codeOf(await put(owner, 0, { ...CHANGE, text: null }))).toEqual([409, 'sentence_changed']);
  expect(await codeOf(await put(owner, 9, CHANGE))).toEqual([404, 'not_found']);
  expect((await read(owner)).sentences[0]!.text).toBe(CHANGE.text);
});

test('of two devices that change one sentence at once, one is told that it has another text now', async () => {
  const owner = await newPair();
  const texts = ['El faro ronca.', 'El faro canta.'];
  const answers = await Promise.all(texts.map((text) => put(owner, 0, { ...CHANGE, text })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const made = answers.findIndex(({ status }) => status === 200);
  expect((await read(owner)).sentences[0]!.text).toBe(texts[made]);
  expect(await codeOf(answers[1 - made]!)).toEqual([409, 'sentence_changed']);
  // One document, and one use.
  const { buyer, storyId } = owner;
  const documents = async () =>
    (await keysInR2()).filter((one) => one.includes(storyId) && one.endsWith('.json'));
  await expect.poll(documents).toHaveLength(1);
  const uses = `SELECT uses FROM account_uses WHERE effect = 'sentence'`;
  expect(await sqlInHome(buyer.user.id, uses)).toEqual([{ uses: 1 }]);
});

test('two changes of one story at once are both made', async () => {
  const owner = await newPair();
  const other = {
    before: { text: 'El mar ríe.', translation: 'The sea laughs.' },
    text: 'El mar calla.',
    translation: null,
  };
  const answers = await Promise.all([put(owner, 0, CHANGE), put(owner, 1, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const story = await read(owner);
  expect(story.content).toBe('El viejo faro ronca. El mar calla.\n\nLa luna canta.');
  // The dropped side is gone, and the one beside it stays.
  expect(story.translation!.sentences.map(({ index }) => index)).toEqual([0, 2]);
});

test('a sentence is left out in both languages, and the last one is not', async () => {
  const owner = await newPair();
  const out = (n: number, text: string, translation: string) =>
    put(owner, n, { before: { text, translation }, text: null });
  expect((await out(2, 'La luna canta.', 'The moon sings.')).status).toBe(200);
  const story = await (await out(0, 'El faro duerme.', 'The lighthouse sleeps.')).json<Story>();
  expect([story.content, story.sentences[0]]).toEqual([
    'El mar ríe.',
    { index: 1, paragraph: 0, text: 'El mar ríe.' },
  ]);
  expect(story.translation).toMatchObject({ sentences: [{ index: 1 }], words: [] });
  expect((await out(0, 'El faro duerme.', 'The lighthouse sleeps.')).status).toBe(200);
  expect(await codeOf(await out(1, 'El mar ríe.', 'The sea laughs.'))).toEqual([400, 'invalid_request']);
});

test.each([
  ['es', { text: 'El asesino le arranca los ojos.', translation: 'The lighthouse sleeps.' }],
  ['en', { text: 'El faro duerme.', translation: 'He was beheaded and there was blood everywhere.' }],
] as const)('words that are not for children are refused on the side in %s', async (language, words) => {
  const owner = await newPair();
  const answer = await owner.buyer.fetch(`/api/stories/${owner.storyId}/sentences/0`, {
    method: 'PUT',
    json: { before: BEFORE, ...words },
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'sentence_refused',
    message: errorMessage('sentence_refused', language),
  });
  expect((await read(owner)).content).toBe(TEXT);
});

test('what a child in trouble would write gets help, and no service is asked', async () => {
  const owner = await newPair();
  const asked = sent(MODERATION);
  const text = 'Quiero morirme.';
  expect(await codeOf(await put(owner, 0, { ...CHANGE, text }))).toEqual([422, 'topic_needs_help']);
  expect(asked).toEqual([]);
});

test('typed names stay in the story, and no service gets them; words are cleaned', async () => {
  const owner = await newPair();
  const { buyer, storyId } = owner;
  const options = `UPDATE stories SET options = json_set(options, '$.childNames', 'Zorabel') WHERE id = ?`;
  await sqlInHome(buyer.user.id, options, storyId);
  const asked = sent(MODERATION);
  const typed = { ...CHANGE, text: '  El faro\u200b  saluda a Zorabel. ' };
  const story = await (await put(owner, 0, typed)).json<Story>();
  expect(story.sentences[0]!.text).toBe('El faro saluda a Zorabel.');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.join()).not.toContain('Zorabel');
  expect(asked.join()).toContain('El faro saluda a ');
});

async function narrated(
  owner: Owner,
  text: string,
  more: object = {},
): Promise<Narration & { versionsRemaining: number }> {
  const json = { text, voiceId: 'male', speechRate: 1, musicTrack: 'none', ...more };
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('only the changed sentence is bought again, and the older narration says what it is', async () => {
  const owner = await newOwner(TEXT);
  const first = await narrated(owner, TEXT);
  const said = sent(SPEECH);
  const change = { before: { text: 'El mar ríe.' }, text: 'El mar calla.' };
  const changed = await (await put(owner, 1, change)).json<Story>();
  const old = changed.narrations.find(({ id }) => id === first.id)!;
  expect(old.ofEarlierText).toBe(true);
  // The sound says other words where the sentence was.
  expect(old.timeline.map(({ index }) => index)).toEqual([0, 2]);
  const asleep = await owner.buyer.fetch(`/api/audio/${first.id}/sleep-edition`, {
    method: 'POST',
    json: {},
  });
  expect(await codeOf(asleep)).toEqual([409, 'speech_not_kept']);

  const again = await narrated(owner, changed.content);
  expect(said.map((body) => JSON.parse(body).input)).toEqual(['El mar calla.']);
  expect([again.id === first.id, again.ofEarlierText]).toEqual([false, undefined]);
  // It replaces the one of the same choice, and is the same version.
  expect(again.versionsRemaining).toBe(3);
  const { narrations } = await read(owner);
  expect(narrations.map(({ id }) => id)).not.toContain(first.id);
  expect(narrations.map(({ id }) => id)).toContain(again.id);
  expect((await narrated(owner, changed.content)).id).toBe(again.id);
});

test('after a change a link without names and a new narration count the changed sentence alone', async () => {
  const text = 'Zorabel mira el mar. El faro duerme. El mar ríe con la luna.';
  const owner = await newOwner(text);
  const { buyer, storyId } = owner;
  await sqlInHome(buyer.user.id, `UPDATE stories SET options = json_set(options, '$.childNames', 'Zorabel')`);
  const counted = async () => {
    const row = await env.DB.prepare('SELECT sum(uses) AS n FROM usage_counts WHERE key GLOB ?')
      .bind(`spoken * ${buyer.user.id}`)
      .first<{ n: number | null }>();
    return row?.n ?? 0;
  };
  await narrated(owner, text);
  const json = { storyId, term: 'week', showsNames: false };
  await buyer.fetch('/api/links', { method: 'POST', json });
  const spoken = () => inLibrary(buyer.user.id, (home) => home.narrationsOf(storyId).at(-1)!.linkSound);
  await expect.poll(spoken, { timeout: 20_000 }).not.toBeNull();
  const [before, first] = [await counted(), await spoken()];

  const change = { before: { text: 'El mar ríe con la luna.' }, text: 'El mar calla.' };
  const { content } = await (await put(owner, 2, change)).json<Story>();
  await expect.poll(spoken, { timeout: 20_000 }).not.toEqual(first);
  expect((await counted()) - before).toBe('El mar calla.'.length);
  // The link has bought the other sentences; the named one is kept from before.
  await narrated(owner, content);
  expect((await counted()) - before).toBe('El mar calla.'.length);
});

test('a story with all its versions is read again after a change', async () => {
  const owner = await newOwner(TEXT);
  for (const speechRate of [0.7, 0.8, 1, 1.2]) await narrated(owner, TEXT, { speechRate });
  const change = { before: { text: 'El mar ríe.' }, text: 'El mar calla.' };
  const { content } = await (await put(owner, 1, change)).json<Story>();
  expect((await narrated(owner, content, { speechRate: 0.7 })).versionsRemaining).toBe(0);
  const json = { text: content, voiceId: 'female', speechRate: 0.7, musicTrack: 'none' };
  const more = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json });
  expect(await codeOf(more)).toEqual([403, 'audio_limit_reached']);
});

test('a narration of one language is not of an earlier text when the other one was changed', async () => {
  const owner = await newPair();
  const { id } = await narrated(owner, TEXT);
  await put(owner, 0, { ...CHANGE, text: BEFORE.text });
  expect((await read(owner)).narrations.find((one) => one.id === id)?.ofEarlierText).toBeUndefined();
});

test('a narration ordered in the millisecond of a change has the text of its order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const owner = await newOwner(TEXT);
  const before = await narrated(owner, TEXT, { musicTrack: 'piano' });
  const change = { before: { text: 'El mar ríe.' }, text: 'El mar calla.' };
  const { content, editedAt } = await (await put(owner, 1, change)).json<Story>();
  const after = await narrated(owner, content);
  // The clock of the home stood still.
  const times = await inLibrary(owner.buyer.user.id, (home) =>
    home.narrationsOf(owner.storyId).map(({ createdAt }) => createdAt),
  );
  expect(new Set([Date.parse(editedAt!), ...times]).size).toBe(1);
  const { narrations } = await read(owner);
  const earlierOf = (id: string) => narrations.find((one) => one.id === id)!.ofEarlierText;
  expect([earlierOf(before.id), earlierOf(after.id)]).toEqual([true, undefined]);
});

test('a repeated order finds its narration when its text was changed meanwhile', async () => {
  const owner = await newOwner(TEXT);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const order = (more: object = {}) =>
    owner.buyer.fetch('/api/audio/generate', {
      method: 'POST',
      json: { text: TEXT, voiceId: 'male', speechRate: 1, musicTrack: 'random', ...more },
      headers,
    });
  const { id } = await (await order()).json<Narration>();
  const change = { before: { text: 'El mar ríe.' }, text: 'El mar calla.' };
  await put(owner, 1, change);
  expect(await (await order()).json()).toMatchObject({ id });
  // Another order by that key is none.
  expect(await codeOf(await order({ speechRate: 0.8 }))).toEqual([403, 'text_not_yours']);
});

test('a story that was just written is replayed with its changed sentence', async () => {
  const { buyer } = await newOwner();
  const story = await (await buyer.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json<Story>();
  const [first] = story.sentences;
  const owner = { buyer, storyId: story.id };
  expect((await put(owner, 0, { before: { text: first!.text }, text: 'Había un faro.' })).status).toBe(200);
  const headers = { accept: 'text/event-stream' };
  const events = await buyer.fetch(`/api/stories/${story.id}/events`, { headers });
  const told = (await readAllEvents<StoryEvent>(events.body!)).map(({ event }) => event);
  expect(JSON.stringify(told)).not.toContain(first!.text);
  expect(told.find((event) => event.type === 'sentence')?.text).toBe('Había un faro.');
});

test('a link says the changed sentence', async () => {
  const owner = await newOwner(TEXT);
  const { buyer, storyId } = owner;
  const link = { storyId, term: 'week', showsNames: true };
  const made = await buyer.fetch('/api/links', { method: 'POST', json: link });
  const { url } = await made.json<{ url: string }>();
  const change = { before: { text: 'El mar ríe.' }, text: 'El mar calla.' };
  await put(owner, 1, change);
  const page = await (await buyer.fetch(new URL(url).pathname)).text();
  expect(page).toContain('El mar calla.');
  expect(page).not.toContain('El mar ríe.');
});

test('the other side of new words is proposed, and stored by the change alone', async () => {
  const owner = await newPair();
  const ask = (text: string) =>
    owner.buyer.fetch(`/api/stories/${owner.storyId}/sentences/0/translation`, {
      method: 'POST',
      json: { text },
    });
  const answer = await ask('El faro ronca.');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    text: expect.toSatisfy((text) => text === null || typeof text === 'string'),
  });
  expect((await read(owner)).translation).toEqual(TRANSLATION);
  expect(await codeOf(await ask('El asesino le arranca los ojos.'))).toEqual([422, 'sentence_refused']);
});

test('starred stories come first, by their time, page by page', async () => {
  const { buyer } = await newOwner();
  const ids = ['a', 'b', 'c', 'd'];
  await inLibrary(buyer.user.id, (library) => {
    for (const [n, id] of ids.entries())
      library.saveStory({ ...library.stories(library.allIds().stories)[0]!, id, createdAt: n });
  });
  const star = (person: Person, id: string, method: string) =>
    person.fetch(`/api/stories/${id}/star`, { method }).then(({ status }) => status);
  expect(await star(buyer, 'a', 'PUT')).toBe(204);
  expect(await star(buyer, 'c', 'PUT')).toBe(204);
  const list = async () => {
    const { stories } = await (await buyer.fetch('/api/stories?sort=starred')).json<StoryList>();
    return stories.map(({ id, starred = false }) => (starred ? `${id}*` : id)).filter((id) => id.length < 3);
  };
  expect(await list()).toEqual(['c*', 'a*', 'd', 'b']);
  expect(await star(buyer, 'c', 'DELETE')).toBe(204);
  expect(await list()).toEqual(['a*', 'd', 'c', 'b']);
});
