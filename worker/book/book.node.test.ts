import { readFileSync } from 'node:fs';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { EPUB } from 'foliate-js/epub.js';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Language, otherLanguage } from '../../contract/options.ts';
import { ANY_CHARACTER } from '../../testkit/worker/any-character.ts';
import { runs } from '../../testkit/worker/runs.ts';
import { splitStory } from '../story/story-text.ts';
import { type BookParts, bookEntries, type NonEmpty, type SentenceSide, type Side } from './book.ts';
import { zipped } from './zip.ts';

/** Valid MP3: a frame of silence, MPEG 2 layer III, repeated. */
const MP3 = new Uint8Array(4 * 144).fill(0);
for (let frame = 0; frame < 4; frame++) MP3.set([0xff, 0xf3, 0x64, 0xc4], frame * 144);

const inPieces = (bytes: Uint8Array, size = 100): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size)
        controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });

/** The smallest picture there is, from the covers that are delivered. */
const COVER = new Uint8Array(readFileSync('content/covers/original-default-small.jpg'));

type Made = {
  title: string;
  text: string;
  language?: Language;
  /** Title and sentences in the other language, for a book in both languages. */
  translation?: { title: string | null; texts: readonly (string | null)[] };
  /** The language in which it is read aloud. */
  heard?: Language;
  /** Name of the figure that speaks each sentence's part before the second dash or the last quotation mark. */
  speaker?: string;
};

/** A second and a half for each sentence with sound, pauses of half a second, music around them. */
function bookOf({ title, text, language = 'es', translation, heard, speaker }: Made): BookParts {
  const other = otherLanguage(language);
  const sentences = splitStory(text, language).map(({ index, paragraph, text }) => {
    const said = translation?.texts[index] ?? null;
    const side = (of: Side) => {
      const end = 1 + Math.max(of.text.indexOf(' —'), of.text.indexOf('”'));
      if (speaker === undefined || end < 2) return of;
      const [told, rest] = [of.text.slice(0, end), of.text.slice(end)];
      return { ...of, spoken: [{ text: told, speaker }, ...(rest ? [{ text: rest, speaker: null }] : [])] };
    };
    const sides: NonEmpty<SentenceSide> = [
      side({ language, text }),
      ...(said === null ? [] : [side({ language: other, text: said })]),
    ];
    return { index, paragraph, sides };
  });
  const timeline = sentences
    .filter(({ sides }) => sides.some((side) => side.language === heard))
    .map(({ index }) => ({ index, start: 2.5 + 2 * index, end: 4 + 2 * index }));
  const duration = 2.5 + 2 * sentences.length + 6.5;
  return {
    id: '5f0c4f5e-7a3b-4f0e-9b8e-0d8d1f0a9b11',
    titles: [
      { language, text: title },
      ...(translation && translation.title !== null ? [{ language: other, text: translation.title }] : []),
    ],
    languages: translation ? [language, other] : [language],
    sentences,
    writtenOn: '2026-11-21',
    isEdited: false,
    modifiedAt: Date.UTC(2026, 10, 22, 6, 5, 4, 321),
    pictures: [],
    chapters: [],
    cover: { type: 'image/jpeg', alt: 'Una luna & un «búho»', bytes: inPieces(COVER, 10_000) },
    narration: heard ? { language: heard, timeline, duration, isByFamily: false, mp3: inPieces(MP3) } : null,
  };
}

const packed = async (parts: BookParts) =>
  new Uint8Array(await new Response(zipped(bookEntries(parts), parts.modifiedAt)).arrayBuffer());

const BOOKS: Record<string, Made> = {
  'a Spanish story': {
    title: 'La niña y el búho',
    text: 'Había un búho.\n\n—¿Quién eres? —dijo la niña. —Nadie.',
  },
  'an English story': { title: 'The Owl', text: 'An owl sat. “Who?” it said.', language: 'en' },
  'marks of markup': { title: 'Tú & yo <b>"</b>', text: 'Dos < tres & tres > dos. «Sí», dijo. It’s "so".' },
  'letters beyond the first plane': { title: '🦉 y 𝒜', text: 'El búho 🦉 voló. ¡Adiós, 👨‍👩‍👧!' },
  'half a character and a control character': {
    title: 'Un \ud83e y \u0007',
    text: 'Uno\ufffe dos \u0000 tres.',
  },
  'a story in both languages, of which one sentence has no other side': {
    title: 'El farero',
    text: 'El faro duerme. El mar ríe.\n\nLa luna canta.',
    translation: { title: 'The Keeper', texts: ['The lighthouse sleeps.', null, 'The moon sings.'] },
  },
  'a story with a figure that speaks, in both languages': {
    title: 'El búho',
    text: '—¿Quién eres? —dijo la niña. Dos < tres.\n\n—Nadie & nada —dijo él.',
    translation: {
      title: 'The Owl',
      texts: ['“Who are you?” said the girl.', 'Two < three.', '“No one” it said.'],
    },
    speaker: 'La niña <"de" Ana> & él',
  },
  'an English story with its Spanish side, with marks of markup and no second title': {
    title: 'Tom & Ana',
    text: '“Who?” it said. Two < three.',
    language: 'en',
    translation: { title: null, texts: ['—¿Quién? —dijo <él>.', 'Dos < tres & "tres" > dos.'] },
  },
};

for (const [name, made] of Object.entries(BOOKS)) {
  const { language = 'es', translation } = made;
  const heard = [language, ...(translation ? [otherLanguage(language)] : [])];
  for (const voice of [undefined, ...heard]) {
    test(`${name}, ${voice ? `read aloud in ${voice}` : 'to read'}: EPUBCheck finds no error and no warning`, async () => {
      const { messages } = await EpubCheck.validate(await packed(bookOf({ ...made, heard: voice })));
      expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
    });
  }
}

test('a book is valid with any title and text', async () => {
  const words = fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(words, words, fc.boolean(), async (title, text, isInBoth) => {
      const translation = { title: `y${title}`, texts: [`y${text}`] };
      const made: Made = { title: `x${title}`, text: `x${text}`, heard: 'es' };
      const { messages } = await EpubCheck.validate(
        await packed(bookOf(isInBoth ? { ...made, translation } : made)),
      );
      expect(messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')).toEqual([]);
    }),
    { numRuns: runs(25) },
  );
});

/** A pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test.each([
  ['without a cover', () => null],
  ['with a PNG as its cover', () => ({ type: 'image/png' as const, alt: '', bytes: inPieces(PNG, 20) })],
])('a book %s is valid', async (_, coverOf) => {
  const book = { ...bookOf(BOOKS['a Spanish story']!), cover: coverOf() };
  const { messages } = await EpubCheck.validate(await packed(book));
  expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
});

/** What a reader with Adobe's engine looks for (github.com/gutenbergtools/ebookmaker/issues/167), by its hrefs. */
function partsOfEpub2(files: Record<string, Uint8Array>) {
  const [opf, ncx] = ['package.opf', 'toc.ncx'].map((name) =>
    new TextDecoder().decode(files[`EPUB/${name}`]),
  );
  const hrefOf = (id: string | undefined) =>
    new RegExp(`<item id="${id}" href="([^"]*)" media-type="([^"]*)"`).exec(opf!)?.slice(1);
  return {
    cover: hrefOf(/<meta name="cover" content="([^"]*)"\/>/.exec(opf!)?.[1]),
    contents: hrefOf(/<spine toc="([^"]*)">/.exec(opf!)?.[1]),
    isOfBook:
      /<dc:identifier[^>]*>([^<]*)</.exec(opf!)?.[1] === /"dtb:uid" content="([^"]*)"/.exec(ncx!)?.[1],
    chapters: [...ncx!.matchAll(/<text>([^<]*)<\/text><\/navLabel><content src="([^"]*)"/g)].map((one) =>
      one.slice(1),
    ),
    guide: [...opf!.matchAll(/<reference type="([^"]*)" title="[^"]*" href="([^"]*)"/g)].map((one) =>
      one.slice(1),
    ),
  };
}

test.each([
  ['a JPEG', 'image/jpeg', ['cover.jpg', 'image/jpeg']],
  ['a PNG', 'image/png', ['cover.png', 'image/png']],
  ['no picture', null, undefined],
] as const)('a book with %s has cover and contents for readers of EPUB 2', async (_, type, cover) => {
  const book = bookOf({ ...BOOKS['marks of markup']!, heard: 'es' });
  const files = unzipSync(await packed({ ...book, cover: type && { type, alt: '', bytes: inPieces(PNG) } }));
  expect(partsOfEpub2(files)).toEqual({
    cover,
    contents: ['toc.ncx', 'application/x-dtbncx+xml'],
    isOfBook: true,
    chapters: [
      ['Tú &amp; yo &lt;b&gt;&quot;&lt;/b&gt;', 'story.xhtml'],
      ['Sobre este libro', 'about.xhtml'],
    ],
    guide: [...(type ? [['cover', 'cover.xhtml']] : []), ['toc', 'nav.xhtml'], ['text', 'story.xhtml']],
  });
  for (const [, href] of partsOfEpub2(files).chapters) expect(files).toHaveProperty([`EPUB/${href}`]);
});

test('the later pictures of a book stand behind their paragraphs, with their text alternatives', async () => {
  const pictures = (['middle', 'end'] as const).map((part, paragraph) => ({
    part,
    paragraph,
    alt: `Un «${part}» & más`,
    bytes: inPieces(PNG),
  }));
  const bytes = await packed({
    ...bookOf({ title: 'T', text: 'Uno.\n\nDos.\n\nTres.', heard: 'es' }),
    pictures,
  });
  const { messages } = await EpubCheck.validate(bytes);
  expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
  const page = new TextDecoder().decode(unzipSync(bytes)['EPUB/story.xhtml']);
  const order = [...page.matchAll(/>(Uno|Dos|Tres)[.]<|<img src="([^"]*)" alt="([^"]*)"/g)].map((one) =>
    one.slice(1).filter(Boolean).join(' '),
  );
  expect(order).toEqual([
    'Uno',
    'middle.png Un «middle» &amp; más',
    'Dos',
    'end.png Un «end» &amp; más',
    'Tres',
  ]);
});

test('the archive starts with the bytes by which programs recognise an EPUB', async () => {
  const bytes = Buffer.from(await packed(bookOf(BOOKS['a Spanish story']!)));
  // Section 4.2.4 of EPUB's container: not packed, no extra field, first in the file.
  expect(bytes.readUInt16LE(8)).toBe(0);
  expect(bytes.readUInt16LE(28)).toBe(0);
  expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
});

test('the sound is packed as it arrives, and its stream is cancelled with the book’s', async () => {
  let asked = 0;
  let isLetGo = false;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked++;
        controller.enqueue(new Uint8Array(1_000));
      },
      cancel() {
        isLetGo = true;
      },
    },
    { highWaterMark: 0 },
  );
  const book = bookOf({ ...BOOKS['a Spanish story']!, heard: 'es' });
  const entries = bookEntries({ ...book, narration: { ...book.narration!, mp3: endless } });
  const reader = zipped(entries, book.modifiedAt).getReader();
  for (let bytes = 0; bytes < 50_000;) bytes += (await reader.read()).value!.length;
  // The text's files are a few thousand bytes: the rest was read in pieces.
  expect(asked).toBeLessThan(60);
  await reader.cancel();
  expect(isLetGo).toBe(true);
});

test('a reader that leaves while the cover is packed cancels the sound, too', async () => {
  const letGo: string[] = [];
  const endless = (name: string) =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
      cancel: () => void letGo.push(name),
    });
  const book = bookOf({ ...BOOKS['a Spanish story']!, heard: 'es' });
  const narration = { ...book.narration!, mp3: endless('sound') };
  const reader = zipped(
    bookEntries({ ...book, cover: { ...book.cover!, bytes: endless('picture') }, narration }),
    book.modifiedAt,
  ).getReader();
  for (let bytes = 0; bytes < 20_000;) bytes += (await reader.read()).value!.length;
  await reader.cancel();
  expect(letGo.toSorted()).toEqual(['picture', 'sound']);
});

test('a sound that breaks off breaks the archive, so that no reader opens it as a whole', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(MP3);
      controller.error(new Error('R2 is away'));
    },
  });
  const book = bookOf({ ...BOOKS['a Spanish story']!, heard: 'es' });
  const parts = { ...book, narration: { ...book.narration!, mp3: broken } };
  await expect(packed(parts)).rejects.toThrow('R2 is away');
});

test.each([
  [5, '0:00:05.000'],
  [65, '0:01:05.000'],
  [59.9996, '0:01:00.000'],
  [600.0004, '0:10:00.000'],
  [3599.9999, '1:00:00.000'],
  [3605, '1:00:05.000'],
])('a sound of %d s has the SMIL clock value %s', async (duration, clockValue) => {
  const book = bookOf({ ...BOOKS['a Spanish story']!, heard: 'es' });
  const bytes = await packed({ ...book, narration: { ...book.narration!, duration } });
  const opf = new TextDecoder().decode(unzipSync(bytes)['EPUB/package.opf']);
  const values = [...opf.matchAll(/property="media:duration"[^>]*>([^<]*)</g)].map(([, value]) => value);
  expect(values).toEqual([clockValue, clockValue]);
  // Full clock value, www.w3.org/TR/SMIL3/smil-timing.html#q22
  expect(clockValue).toMatch(/^\d+:[0-5]\d:[0-5]\d(\.\d+)?$/);
});

/** EPUB types whose role Ace requires: its rule `epub-type-has-matching-role`, as far as books have them. */
const ROLES: Record<string, string> = { chapter: 'doc-chapter', colophon: 'doc-colophon', toc: 'doc-toc' };

test('every element with an EPUB type has the matching role', async () => {
  const files = unzipSync(await packed(bookOf({ ...BOOKS['a Spanish story']!, heard: 'es' })));
  const found: string[] = [];
  for (const [name, content] of Object.entries(files).filter(([path]) => path.endsWith('.xhtml'))) {
    // Entries in the list of landmarks only point to the typed element.
    const page = new TextDecoder().decode(content).replace(/<nav epub:type="landmarks".*?<\/nav>/s, '');
    for (const [tag, types] of page.matchAll(/<[^>]*epub:type="([^"]*)"[^>]*>/g)) {
      const role = types!.split(' ').flatMap((type) => ROLES[type] ?? [])[0];
      if (role) found.push(`${name} ${role}`);
      expect(/ role="([^"]*)"/.exec(tag)?.[1]).toBe(role);
    }
  }
  expect(found.toSorted()).toEqual([
    'EPUB/about.xhtml doc-colophon',
    'EPUB/nav.xhtml doc-toc',
    'EPUB/story.xhtml doc-chapter',
  ]);
});

test.each([
  [undefined, ['textual']],
  ['es', ['textual', 'auditory']],
] as const)('a book read aloud in %s is sufficient through one of %j alone', async (heard, modes) => {
  const files = unzipSync(await packed(bookOf({ ...BOOKS['a Spanish story']!, ...(heard && { heard }) })));
  const opf = new TextDecoder().decode(files['EPUB/package.opf']);
  const said = (name: string) =>
    [...opf.matchAll(new RegExp(`"schema:${name}">([^<]*)<`, 'g'))].map(([, mode]) => mode);
  expect(said('accessMode')).toEqual(modes);
  expect(said('accessModeSufficient')).toEqual(modes);
  expect(opf).toContain('"dcterms:conformsTo">EPUB Accessibility 1.1 - WCAG 2.1 Level AA<');
});

/** A browser's audio as a reading program sees it, with its time set by the test. */
class PlayedSound extends EventTarget {
  static last: PlayedSound;
  currentTime = 0;
  paused = false;
  constructor() {
    super();
    PlayedSound.last = this;
  }
  async play() {
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.paused = true;
  }
}

beforeEach(() => {
  const parser = new new Window().DOMParser();
  class Parser {
    parseFromString(text: string, type: 'application/xml') {
      const document = parser.parseFromString(text, type);
      const root = document.documentElement;
      // Parts of the DOM that happy-dom lacks: the namespace of names without a prefix, and the elements of a
      // namespace.
      return Object.assign(document, {
        lookupNamespaceURI: () => root.namespaceURI,
        getElementsByTagNameNS: (namespace: string, name: string) =>
          root.getElementsByTagNameNS(namespace, name),
      });
    }
  }
  vi.stubGlobal('DOMParser', Parser);
  vi.stubGlobal('Audio', PlayedSound);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Marked = { text: string; begin: number; end: number };

/** Opens the book with foliate-js and records the marked sentences while the sound plays to its end. */
async function opened(book: BookParts) {
  const files = unzipSync(await packed(book));
  const read = (name: string) => files[name]!;
  const loadText = async (name: string) => new TextDecoder().decode(files[name]);
  const epub = await new EPUB({
    loadText,
    loadBlob: async (name) => new Blob([read(name).slice()]),
    getSize: (name) => read(name).length,
    sha1: async () => new Uint8Array(),
  }).init();
  const player = epub.getMediaOverlay();
  const marked: Marked[] = [];
  player.addEventListener('highlight', (event: Event) => marked.push((event as CustomEvent).detail));
  // The page of the cover comes first.
  await player.start(1);
  const sound = PlayedSound.last;
  sound.dispatchEvent(new Event('canplaythrough'));
  for (let ms = 0; ms <= book.narration!.duration * 1000; ms += 50) {
    sound.currentTime = ms / 1000;
    sound.dispatchEvent(new Event('timeupdate'));
  }
  const page = new new Window().DOMParser().parseFromString(
    (await loadText('EPUB/story.xhtml')).replace(/^<\?xml.*\?>/, ''),
    'text/html',
  );
  return { epub, marked, page };
}

test('foliate-js opens the book and marks every sentence while its sound plays', async () => {
  const text = 'Uno, dos.\n\n¿Tres? —Cuatro —dijo Ana.\n\nCinco. Seis. Siete.';
  const book = bookOf({ title: 'Siete', text, heard: 'es' });
  const { epub, marked } = await opened(book);
  expect(epub.metadata).toMatchObject({ title: 'Siete', language: 'es' });
  const cover = await epub.getCover();
  expect([cover?.type, cover?.size]).toEqual(['image/jpeg', COVER.length]);
  const { timeline, duration } = book.narration!;
  expect(marked).toEqual(
    book.sentences.map(({ index }) => ({
      text: `EPUB/story.xhtml#s${index}`,
      begin: index === 0 ? 0 : timeline[index]!.start,
      end: timeline[index + 1]?.start ?? duration,
    })),
  );
});

test('spoken words are marked as speech with their speaker, and the text stays as it is', async () => {
  const made = BOOKS['a story with a figure that speaks, in both languages']!;
  const { page, marked } = await opened(bookOf({ ...made, heard: 'es' }));
  const spoken = [...page.querySelectorAll('#text [data-speaker]')].map((part) => [
    part.getAttribute('epub:type'),
    part.getAttribute('data-speaker'),
    part.textContent,
  ]);
  const speech = (text: string) => ['z3998:speech', made.speaker, text];
  expect(spoken).toEqual(['—¿Quién eres? ', '“Who are you?”', '—Nadie & nada ', '“No one”'].map(speech));
  expect(marked.map(({ text }) => page.querySelector(text.replace(/^.*#/, '#'))?.textContent)).toEqual([
    '—¿Quién eres? —dijo la niña.',
    'Dos < tres.',
    '—Nadie & nada —dijo él.',
  ]);
});

describe('a book in both languages', () => {
  const MADE = BOOKS['a story in both languages, of which one sentence has no other side']!;
  const lines = (page: Awaited<ReturnType<typeof opened>>['page']) =>
    [...page.querySelectorAll('#text p:not(.title)')].map((line) =>
      [...line.querySelectorAll('span')].map((side) => [
        side.lang,
        side.getAttribute('xml:lang'),
        side.textContent,
      ]),
    );

  test('it states its languages and titles, and has each sentence above its translation', async () => {
    const { epub, page } = await opened(bookOf({ ...MADE, heard: 'es' }));
    expect(epub.metadata).toMatchObject({
      title: { es: 'El farero', en: 'The Keeper' },
      language: ['es', 'en'],
    });
    const title = page.querySelector('#text > .title')!;
    expect([title.textContent, title.getAttribute('lang')]).toEqual(['The Keeper', 'en']);
    expect(lines(page)).toEqual([
      [
        ['es', 'es', 'El faro duerme.'],
        ['en', 'en', 'The lighthouse sleeps.'],
      ],
      [['es', 'es', 'El mar ríe.']],
      [
        ['es', 'es', 'La luna canta.'],
        ['en', 'en', 'The moon sings.'],
      ],
    ]);
    expect(page.querySelectorAll('#text > .paragraph')).toHaveLength(2);
  });

  test.each([
    ['es', ['El faro duerme.', 'El mar ríe.', 'La luna canta.'], [0, 4.5, 6.5, 15]],
    ['en', ['The lighthouse sleeps.', 'The moon sings.'], [0, 6.5, 15]],
  ] as const)('only the language that is read, %s, is marked', async (heard, texts, times) => {
    const { marked, page } = await opened(bookOf({ ...MADE, heard }));
    expect(
      marked.map(({ text, begin, end }) => [
        page.querySelector(text.replace(/^.*#/, '#'))?.textContent,
        begin,
        end,
      ]),
    ).toEqual(texts.map((text, at) => [text, times[at], times[at + 1]]));
  });

  test('it states in both languages that a machine wrote it', async () => {
    const files = unzipSync(await packed(bookOf(MADE)));
    const about = new TextDecoder().decode(files['EPUB/about.xhtml']);
    // The EU's icon before the words, whose file says that it has a drawing.
    expect(about).toMatch(
      /<p lang="es" xml:lang="es"><svg [^>]+><path [^>]+><\/svg> Cuento escrito por una inteligencia artificial\.<\/p>/,
    );
    expect(about).toMatch(
      /<p lang="en" xml:lang="en"><svg [^>]+><path [^>]+><\/svg> Story written by artificial intelligence\.<\/p>/,
    );
    const contents = new TextDecoder().decode(files['EPUB/package.opf']);
    expect(contents).toMatch(/<item id="about" [^>]*properties="svg"/);
  });
});

test.each([
  [false, 'trainedAlgorithmicMedia'],
  [true, 'compositeWithTrainedAlgorithmicMedia'],
])('the mark of a book whose family reads (%s) is %s', async (isByFamily, code) => {
  const book = bookOf({ title: 'El faro', text: 'Era un faro.', heard: 'es' });
  const files = unzipSync(await packed({ ...book, narration: { ...book.narration!, isByFamily } }));
  const opf = new TextDecoder().decode(files['EPUB/package.opf']);
  expect(opf).toContain(`>http://cv.iptc.org/newscodes/digitalsourcetype/${code}</meta>`);
});
