import { beforeEach, expect, test, vi } from 'vitest';
import { parseSceneCode } from '../../../../../contract/scene.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { removeFiles } from '../../../lib/browser-caches.ts';
import { KEPT_CACHE } from '../../../lib/kept-files.ts';
import { setWanted, wantedStories } from '../../../lib/kept-list.ts';
import { FakeCaches } from '../testing/fake-caches.ts';
import { contactAboutKept, watchKept } from './kept-contact.ts';
import { type KeepRefusal, keepStory, readShelf, removeKept } from './kept-stories.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../api/client.ts', () => ({
  api: { call },
  session: { read: () => ({ user: { id: 'ana' } }) },
}));

const SOUND = { storyId: 's', duration: 2, timeline: [{ index: 0, start: 0, end: 2 }] };
const narration = (id: string, language: string, more = {}) => ({
  ...SOUND,
  id,
  language,
  audioUrl: `https://app.test/files/${id}.mp3`,
  ...more,
});
const storyOf = (id: string, narrations: object[] = [narration('n1', 'es')]) =>
  ({
    id,
    title: `Cuento ${id}`,
    content: 'Uno.',
    sentences: [{ index: 0, paragraph: 0, text: 'Uno.' }],
    language: 'es',
    options: { storyType: 'original', ageGroup: '3-5' },
    narrations,
  }) as unknown as Story;

/** Values of local storage, and the error of a write. */
const stored = new Map<string, string>();
let listRefused: string | undefined;
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
  setItem(key: string, value: string) {
    if (listRefused) throw new DOMException('', listRefused);
    stored.set(key, value);
  },
};

let caches: FakeCaches;
let answers: (url: string) => Response;
const unregister = vi.fn(async () => true);
beforeEach(() => {
  caches = new FakeCaches();
  answers = () => new Response('sound', { headers: { 'content-length': '5' } });
  listRefused = undefined;
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (url: string) => answers(url));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  call.mockReset();
  unregister.mockClear();
  setWanted([]);
});

const nothing = { names: [], list: [] };
const left = () => ({ names: caches.names(), list: wantedStories() });

test('a kept story has its newest narration of each language, their sleep editions and its picture', async () => {
  const sleepEdition = {
    ...SOUND,
    minutes: 5,
    duration: 3,
    length: 300,
    audioUrl: 'https://app.test/files/z.mp3',
  };
  const narrations = [narration('old', 'es'), narration('n1', 'es', { sleepEdition }), narration('n2', 'en')];
  await keepStory(storyOf('s', narrations), 'ana');
  const { stories } = await readShelf('ana');
  expect(
    stories.map(({ bytes, sounds }) => [bytes, sounds.map(({ url, isAsleep }) => [url, isAsleep])]),
  ).toEqual([
    [
      20,
      [
        ['/kept/s/n1.mp3', false],
        ['/kept/s/n1.sleep.mp3', true],
        ['/kept/s/n2.mp3', false],
      ],
    ],
  ]);
  expect(caches.files().sort()).toEqual([
    '/kept/s/n1.mp3',
    '/kept/s/n1.sleep.mp3',
    '/kept/s/n2.mp3',
    '/kept/s/picture',
    '/kept/s/story.json',
  ]);
});

test('a kept story has the pictures in its text, and is lost without one of them', async () => {
  const scene = parseSceneCode('sea.day.happy.fox-red-none-0._')!;
  const later = (part: 'middle' | 'end', paragraph: number) => ({
    part,
    paragraph,
    scene,
    picture: { svg: '', png: '', alt: part },
  });
  await keepStory({ ...storyOf('s'), laterPictures: [later('middle', 2), later('end', 5)] }, 'ana');
  const { stories } = await readShelf('ana');
  expect(stories[0]!.laterPictures).toEqual([
    { paragraph: 2, alt: 'middle', url: '/kept/s/middle.svg', bytes: 5 },
    { paragraph: 5, alt: 'end', url: '/kept/s/end.svg', bytes: 5 },
  ]);
  expect(stories[0]!.bytes).toBe(20);
  await removeFiles(KEPT_CACHE, ['/kept/s/end.svg']);
  expect((await readShelf('ana')).lost).toHaveLength(1);
});

test.each<[KeepRefusal, () => unknown]>([
  ['refused', () => Object.assign(caches.refuses, { open: 'SecurityError' })],
  ['full', () => Object.assign(caches.refuses, { put: 'QuotaExceededError' })],
  ['full', () => (listRefused = 'QuotaExceededError')],
  ['refused', () => (listRefused = 'SecurityError')],
  ['refused', () => vi.stubGlobal('caches', undefined)],
  ['unreachable', () => (answers = () => new Response('sou', { headers: { 'content-length': '5' } }))],
  ['unreachable', () => (answers = () => new Response('sound', { status: 206 }))],
  ['tooMany', () => setWanted(Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, title: '' })))],
])('a story is not kept, and nothing of it is left: %s', async (reason, fail) => {
  fail();
  const before = wantedStories();
  await expect(keepStory(storyOf('s'), 'ana')).rejects.toMatchObject({ reason });
  expect([caches.files(), wantedStories()]).toEqual([[], before]);
});

test('a story of which the browser has removed a file is reported as lost', async () => {
  await keepStory(storyOf('a'), 'ana');
  await keepStory(storyOf('b'), 'ana');
  caches.evict('/kept/a/n1.mp3');
  expect(await readShelf('ana')).toMatchObject({
    stories: [{ id: 'b' }],
    lost: [{ id: 'a', title: 'Cuento a' }],
  });
  await removeKept('a');
  expect([(await readShelf('ana')).lost, caches.files().some((file) => file.includes('/a/'))]).toEqual([
    [],
    false,
  ]);
});

test.each([
  ['without a user', null],
  ['with another user', 'ben'],
])('a contact %s erases everything that is kept', async (_, user) => {
  await keepStory(storyOf('a'), 'ana');
  await caches.open('shell_1');
  await caches.open('other');
  expect(await readShelf('ben')).toMatchObject({ stories: [] });
  await contactAboutKept(user);
  expect(left()).toEqual({ ...nothing, names: ['other'] });
  expect(unregister).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
});

test.each(['not_found', 'story_taken_down'] as const)(
  'a contact removes a story with the answer %s',
  async (code) => {
    await keepStory(storyOf('a'), 'ana');
    await keepStory(storyOf('b'), 'ana');
    call.mockImplementation(async (path: string) => {
      if (path.endsWith('/a')) throw new Problem({ code, status: 404 });
      return storyOf('b');
    });
    await contactAboutKept('ana');
    expect((await readShelf('ana')).stories.map(({ id }) => id)).toEqual(['b']);
    expect(caches.files().every((file) => file.startsWith('/kept/b/'))).toBe(true);
  },
);

test.each([
  ['network', 0],
  ['database_error', 503],
] as const)('a contact that fails with %s leaves what is kept', async (code, status) => {
  await keepStory(storyOf('a'), 'ana');
  call.mockRejectedValue(new Problem({ code, status }));
  await contactAboutKept('ana');
  expect((await readShelf('ana')).stories).toHaveLength(1);
});

const changedText = { ...storyOf('a'), title: 'Otro cuento', content: 'Dos.' };
/** The page learns a story anew, and what follows from that ends. */
async function learn(story: Story) {
  watchKept('ana');
  queryClient.setQueryData(['stories', 'one', story.id], story);
  call.mockRejectedValueOnce(new Problem({ code: 'network', status: 0 }));
  await contactAboutKept('ana');
}

const SLEEP = 'https://app.test/files/z.mp3?signature=x';
const spelt = narration('n1', 'es', { audioUrl: 'https://app.test/files/n1.mp3?signature=x&said=abc' });

test.each<[string, Story, string[], string]>([
  ['other words', changedText, ['/kept/a/n1.mp3'], 'Otro cuento'],
  ['a word said otherwise', storyOf('a', [spelt]), ['/kept/a/n1.abc.mp3'], 'Cuento a'],
  [
    'a newer version',
    storyOf('a', [narration('n1', 'es'), narration('n2', 'es')]),
    ['/kept/a/n2.mp3'],
    'Cuento a',
  ],
  [
    'a sleep edition made again',
    storyOf('a', [
      narration('n1', 'es', {
        sleepEdition: { ...SOUND, minutes: 5, length: 3, audioUrl: `${SLEEP}&made=g2` },
      }),
    ]),
    ['/kept/a/n1.mp3', '/kept/a/n1.sleep.g2.mp3'],
    'Cuento a',
  ],
])('a contact keeps a story again with %s, in its place on the shelf', async (_, answer, sounds, title) => {
  await keepStory(storyOf('a'), 'ana');
  await keepStory(storyOf('b'), 'ana');
  const fetched = vi.fn(answers);
  answers = fetched;
  call.mockImplementation(async (path: string) => (path.endsWith('/a') ? answer : storyOf('b')));
  await contactAboutKept('ana');
  const { stories, lost } = await readShelf('ana');
  expect(stories.map((kept) => [kept.story.title, kept.sounds.map(({ url }) => url)])).toEqual([
    [title, sounds],
    ['Cuento b', ['/kept/b/n1.mp3']],
  ]);
  expect([lost, wantedStories()[0]]).toEqual([[], { id: 'a', title }]);
  expect(fetched).toHaveBeenCalledTimes(sounds.length + 1);
  // The next signature is of the same sound.
  await contactAboutKept('ana');
  expect(fetched).toHaveBeenCalledTimes(sounds.length + 1);
});

test.each<[string, () => unknown]>([
  ['the line is lost', () => (answers = () => new Response('', { status: 503 }))],
  ['the device is full', () => Object.assign(caches.refuses, { put: 'QuotaExceededError' })],
])(
  'a changed story stays kept as it was while %s, and is kept again at the next contact',
  async (_, fail) => {
    await keepStory(storyOf('a'), 'ana');
    const files = caches.files();
    const before = await readShelf('ana');
    const renewed = storyOf('a', [spelt]);
    fail();
    await learn(renewed);
    expect([await readShelf('ana'), caches.files()]).toEqual([before, files]);
    answers = () => new Response('sound', { headers: { 'content-length': '5' } });
    delete caches.refuses.put;
    call.mockResolvedValue(renewed);
    await contactAboutKept('ana');
    expect((await readShelf('ana')).stories[0]!.sounds.map(({ url }) => url)).toEqual(['/kept/a/n1.abc.mp3']);
  },
);

test('files of an earlier copy stay while its page may play them, and leave at the first contact of the next', async () => {
  await keepStory(storyOf('a'), 'ana');
  call.mockResolvedValueOnce(storyOf('a')).mockResolvedValue(storyOf('a', [spelt]));
  await contactAboutKept('ana');
  await learn(storyOf('a', [spelt]));
  await contactAboutKept('ana');
  expect(caches.files().sort()).toEqual([
    '/kept/a/n1.abc.mp3',
    '/kept/a/n1.mp3',
    '/kept/a/picture',
    '/kept/a/story.json',
  ]);
  vi.resetModules();
  const nextPage = await import('./kept-contact.ts');
  await nextPage.contactAboutKept('ana');
  expect(caches.files()).not.toContain('/kept/a/n1.mp3');
});
