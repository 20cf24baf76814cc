import { beforeEach, expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { storyKey } from '../files/keys.ts';
import { Deletions } from '../home-storage/deletions.ts';
import { Library } from '../home-storage/library.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { Timers } from '../home-storage/timers.ts';
import type { ChangeOfSentence } from '../story/changed-sentence.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { Changing } from './changing.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { saveChange } from './save-change.ts';
import { saveTranslation } from './save-translation.ts';

const NOW = Date.UTC(2026, 10, 30, 20);
const USER = 'eu-a';
const ID = 'story';
const DOCUMENT: StoredStory = {
  language: 'es',
  sentences: [
    { index: 0, paragraph: 0, text: 'El faro duerme.' },
    { index: 1, paragraph: 0, text: 'El mar ríe.' },
  ],
};
const FIRST = storyKey(USER, ID);
const change = (index: number, text: string | null): ChangeOfSentence => ({
  index,
  before: { text: DOCUMENT.sentences[index]!.text, translation: null },
  text,
  translation: null,
});

let clock: HandClock;
let files: Map<string, string>;
let isR2Answering: boolean;
let library: Library;
let deletions: Deletions;
let storage: ObjectStorage & DurableObjectStorage;
/** Answers of moderation, each when it is released; null answers at once. */
let moderated: { asked: string[][]; held: PromiseWithResolvers<boolean> | null };
let counted: number;
let changing: Changing;
let behind: Promise<unknown>[];
let home: GenerationsDeps;
beforeEach(() => {
  clock = new HandClock(NOW);
  files = new Map([[FIRST, JSON.stringify(DOCUMENT)]]);
  isR2Answering = true;
  storage = ObjectStorage.new();
  library = new Library(storage.sql, () => USER);
  const bucket = {
    async put(key: string, value: string) {
      if (!isR2Answering) throw new Error('R2 is gone');
      files.set(key, value);
    },
    async delete(keys: string[]) {
      for (const key of keys) files.delete(key);
    },
    list: async ({ prefix }: { prefix: string }) => ({
      objects: [...files.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key, size: 1 })),
      truncated: false,
    }),
  } as unknown as R2Bucket;
  deletions = new Deletions(storage.sql, bucket, new Timers(storage));
  library.saveStory({
    id: ID,
    title: 'El faro',
    language: 'es',
    options: storyRequest.parse({ topic: 'un faro', childNames: 'Martina' }),
    textHash: 'a',
    translationHash: null,
    measured: null,
    foldedTitle: 'el faro',
    foldedWords: 'el faro',
    createdAt: NOW,
    storedAt: NOW,
    document: DOCUMENT,
    earlierNames: 'Bruno',
  });
  moderated = { asked: [], held: null };
  counted = 0;
  behind = [];
  home = {
    env: { FILES: bucket },
    userId: () => USER,
    library,
    deletions,
    storage,
    services: { clock },
    waitUntil: (work: Promise<unknown>) => behind.push(work),
  } as unknown as GenerationsDeps;
  const log = { forget: () => {} };
  const memories = { forget: () => false, recall: async () => {} };
  changing = new Changing({
    clock,
    prepare: async () => ({ writers: [], userDigest: '' }),
    failed: () => {},
    unread: () => {},
    secondOpinion: null,
    async moderate(texts) {
      moderated.asked.push(texts);
      return [moderated.held === null || (await moderated.held.promise)];
    },
    refusalOfChange: async () => null,
    story: (id) => library.story(id),
    save: (story, asked) => saveChange({ ...home, log, memories }, story, asked),
    changed: () => {},
  });
});

const ask = (asked: ChangeOfSentence) =>
  changing.change(ID, asked, () => {
    counted += 1;
    return null;
  });
const textsOf = () => library.story(ID)?.document.sentences.map(({ text }) => text);
/** Moments pass until something is asked. */
const untilAsked = async () => {
  for (let turn = 0; turn < 50 && moderated.asked.length === 0; turn += 1) await Promise.resolve();
};

test('each change has a document of its own, and the one before is deleted', async () => {
  for (const text of ['El faro ronca.', 'El faro mira el mar.']) {
    const before = { text: textsOf()![0]!, translation: null };
    expect(await ask({ ...change(0, text), before })).toBeNull();
    await Promise.all(behind);
    const key = storyKey(USER, ID, lastEdit(library.story(ID)!));
    expect([...files.keys()]).toEqual([key]);
    expect(JSON.parse(files.get(key)!).sentences[0].text).toBe(text);
  }
  // The clock stood still, and no name was used twice.
  expect(clock.now()).toBe(NOW);
  expect(library.story(ID)!.editedAt).toBe(NOW + 1);
});

test('what R2 does not store is not changed, and nothing is left of it', async () => {
  isR2Answering = false;
  expect(await ask(change(0, 'El faro ronca.'))).toEqual({ ok: false, code: 'database_error' });
  expect([textsOf()![0], [...files.keys()]]).toEqual(['El faro duerme.', [FIRST]]);
  // The noted key goes with its timer.
  expect(storage.sql.exec<{ key: string }>('SELECT key FROM to_delete').toArray()).toHaveLength(1);
  isR2Answering = true;
  expect(await ask(change(0, 'El faro ronca.'))).toBeNull();
});

test('the deletion of a story ends a change of it, of which nothing is stored afterwards', async () => {
  moderated.held = Promise.withResolvers();
  const work = ask(change(0, 'El faro ronca.'));
  await untilAsked();
  expect(changing.isOf(ID)).toBe(true);
  const ended = changing.end(ID);
  moderated.held.resolve(true);
  await ended;
  expect(await work).toEqual({ ok: false, code: 'not_found' });
  expect([textsOf()![0], [...files.keys()], changing.isOf(ID)]).toEqual(['El faro duerme.', [FIRST], false]);
});

test('a story that goes while its file is stored leaves no file', async () => {
  moderated.held = Promise.withResolvers();
  const work = ask(change(0, 'El faro ronca.'));
  await untilAsked();
  library.deleteStory(ID);
  moderated.held.resolve(true);
  expect(await work).toEqual({ ok: false, code: 'not_found' });
  await Promise.all(behind);
  expect([...files.keys()]).toEqual([FIRST]);
});

test('a change waits for the one before, and a repeated one is not counted', async () => {
  moderated.held = Promise.withResolvers();
  const works = [ask(change(0, 'El faro ronca.')), ask(change(0, 'El faro ronca.')), ask(change(1, null))];
  await untilAsked();
  moderated.held.resolve(true);
  expect(await Promise.all(works)).toEqual([null, null, null]);
  expect([counted, textsOf()]).toEqual([2, ['El faro ronca.']]);
});

test('a moderation without an answer refuses in its time, and the next change goes on', async () => {
  moderated.held = Promise.withResolvers();
  const work = ask(change(0, 'El faro ronca.'));
  await untilAsked();
  await clock.advance(30_000);
  moderated.held.resolve(true);
  expect(await work).toEqual({ ok: false, code: 'moderation_unavailable' });
  expect(await ask(change(1, 'El mar calla.'))).toBeNull();
  expect(textsOf()).toEqual(['El faro duerme.', 'El mar calla.']);
});

test.each(['Martina', 'Bruno'])(
  'services get a stand-in for %s, typed for this night or an earlier one',
  async (name) => {
    await ask(change(0, `El faro saluda a ${name}.`));
    expect(textsOf()![0]).toBe(`El faro saluda a ${name}.`);
    expect(moderated.asked.flat().join()).toMatch(/^El faro saluda a (?!Martina|Bruno)\p{Lu}\p{Ll}+\.$/u);
  },
);

const TRANSLATED = {
  translation: {
    language: 'en' as const,
    title: null,
    sentences: [{ index: 0, text: 'The lighthouse sleeps.' }],
    words: [],
    questions: [],
  },
  cast: [],
};

test.each([0, 1, 2, 3, 4, 5, 6])(
  'a sentence that is changed beside a translation of before stays changed, %i turns later',
  async (turns) => {
    const { title, options, document } = library.story(ID)!;
    const order = {
      storyId: ID,
      title,
      sentences: document.sentences,
      cast: [],
      before: null,
      request: options,
      other: 'en' as const,
      plan: { kind: 'free' } as const,
    };
    const work = ask(change(0, 'El faro ronca.'));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const refusals = await Promise.all([work, saveTranslation(home, order, TRANSLATED)]);
    await Promise.all(behind);
    await deletions.run(NOW);
    // One of them was made, and the other one says so.
    const [changed, translated] = refusals.map((refusal) => refusal?.code ?? null);
    const isChanged = textsOf()![0] === 'El faro ronca.';
    expect([changed, translated]).toEqual(
      isChanged ? [null, 'generation_in_progress'] : ['sentence_changed', null],
    );
    const row = library.story(ID)!;
    const key = storyKey(USER, ID, lastEdit(row));
    expect([[...files.keys()], JSON.parse(files.get(key)!)]).toEqual([[key], row.document]);
  },
);
