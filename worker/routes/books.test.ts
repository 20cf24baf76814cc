import { env } from 'cloudflare:workers';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import { READING_WAYS, type ReadingWay } from '../../contract/options.ts';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { ORIGIN, request } from '../../testkit/worker/person.ts';
import { newOwnerOfSpeech } from '../../testkit/worker/spoken-story.ts';
import { withoutTranslation } from '../../testkit/worker/without-translation.ts';
import { bookSides, readBook } from '../book/read-book.ts';
import { bookKey, storyKey } from '../files/keys.ts';
import { UrlSigner } from '../files/signed-url.ts';
import { homeOf } from '../home/client.ts';

const signer = new UrlSigner(env.FILE_SECRET, ORIGIN);

async function addressOf(
  { buyer, storyId }: Owner,
  narrationId: string | null = null,
  way: ReadingWay | null = null,
): Promise<string> {
  const query = new URLSearchParams();
  if (narrationId) query.set('narration', narrationId);
  if (way) query.set('way', way);
  const answer = await buyer.fetch(`/api/stories/${storyId}/book?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json<BookAddress>()).url;
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const open = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()));

test("a book downloads under the story's title from an address without a header", async () => {
  const owner = await newOwner('Uno, dos.\n\n¿Tres? Cuatro.');
  const answer = await request(await addressOf(owner));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  expect(answer.headers.get('content-disposition')).toContain(`filename="El cuento de ${owner.secret}.epub"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = await open(answer);
  expect(Object.keys(files)).not.toContain('EPUB/narration.mp3');
  expect(text(files['EPUB/story.xhtml'])).toContain(
    '<span id="s1" lang="es" xml:lang="es">¿Tres?</span> <span id="s2" lang="es" xml:lang="es">Cuatro.</span>',
  );
});

test('a book with a narration contains its audio and sentence times', async () => {
  const owner = await newOwner();
  const files = await open(await request(await addressOf(owner, owner.narrationId)));
  expect(text(files['EPUB/narration.mp3'])).toBe(`ID3 ${owner.secret}`);
  expect(text(files['EPUB/story.smil'])).toContain('clipBegin="0.000s" clipEnd="1.000s"');
  expect(text(files['EPUB/package.opf'])).toContain(`urn:uuid:${owner.narrationId}`);
});

test('a book names who speaks, in each language as the story does', async () => {
  const owner = await newOwnerOfSpeech();
  const files = await open(await request(await addressOf(owner, null, 'both')));
  const speech = (speaker: string, said: string) =>
    `<span epub:type="z3998:speech" data-speaker="${speaker}">${said}</span>`;
  const page = text(files['EPUB/story.xhtml']);
  expect(page).toContain(`>${speech('La luna', '—Soy Zorabel')} —dijo la luna.<`);
  expect(page).toContain(`>${speech('The moon', '“I am Zorabel,”')} said the moon.<`);
});

test('a book has the cover of its type and age, where covers exist', async () => {
  const owner = await newOwner();
  await env.FILES.put(coverKey('original', 'default', 'large'), 'a picture');
  const files = await open(await request(await addressOf(owner)));
  expect(text(files['EPUB/cover.jpg'])).toBe('a picture');
});

test("a book has the picture of its story's scene, with its text alternative", async () => {
  const owner = await newOwner();
  const code = 'sea.night.sleepy.whale-blue-hat-0.turtle-green-none-0._';
  await sqlInHome(owner.buyer.user.id, 'UPDATE stories SET scene = ?', code);
  const files = await open(await request(await addressOf(owner)));
  const { width, height } = { width: 16, height: 20 };
  const cover = Buffer.from(files['EPUB/cover.png']!);
  expect([cover.toString('latin1', 1, 4), cover.readUInt32BE(width), cover.readUInt32BE(height)]).toEqual([
    'PNG',
    1400,
    1400,
  ]);
  expect(text(files['EPUB/cover.xhtml'])).toContain(
    '<img src="cover.png" alt="Una ballena azul con sombrero y una tortuga verde en el mar, de noche: tienen sueño."/>',
  );
});

test('a book has the later pictures of its story, wide', async () => {
  const owner = await newOwner();
  const code = 'sea.night.sleepy.whale-blue-hat-0._';
  const later = `end 0 ${code.replace('night', 'day')}`;
  await sqlInHome(owner.buyer.user.id, 'UPDATE stories SET scene = ?, later_scenes = ?', code, later);
  const files = await open(await request(await addressOf(owner)));
  const picture = Buffer.from(files['EPUB/end.png']!);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(text(files['EPUB/story.xhtml'])).toMatch(/<img src="end[.]png" alt="Una ballena azul [^"]*"/);
});

test('the books of a story have distinct file names', async () => {
  const owner = await newOwner();
  const { id: userId } = owner.buyer.user;
  await sqlInHome(userId, 'UPDATE stories SET title = ?', '¿Quién vive?');
  const nameOf = async (address: string) => {
    const disposition = (await request(address, { method: 'HEAD' })).headers.get('content-disposition')!;
    return decodeURIComponent(/UTF-8''(.*)$/.exec(disposition)![1]!);
  };
  expect(await nameOf(await addressOf(owner))).toBe('¿Quién vive.epub');
  expect(await nameOf(await addressOf(owner, owner.narrationId))).toBe('¿Quién vive (voz de mujer).epub');
  const slow = crypto.randomUUID();
  await inLibrary(userId, (library) =>
    library.saveNarration({ ...library.narration(owner.narrationId)!, id: slow, speechRate: 0.5 }),
  );
  expect(await nameOf(await addressOf(owner, slow))).toBe('¿Quién vive (voz de mujer, muy lenta).epub');
});

test('a book is made of the text in the home, also when R2 has lost the document', async () => {
  const owner = await newOwner('Uno, dos.');
  const book = await addressOf(owner);
  await env.FILES.delete(storyKey(owner.buyer.user.id, owner.storyId));
  expect(text((await open(await request(book)))['EPUB/story.xhtml'])).toContain('>Uno, dos.<');
});

test('HEAD names the book without building it', async () => {
  const owner = await newOwner();
  const answer = await request(await addressOf(owner), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/epub+zip',
    '',
  ]);
});

describe('a story in two languages', () => {
  const TEXT = 'El faro duerme. El mar ríe.\n\nLa luna canta.';
  const TRANSLATION: StoryTranslation = {
    language: 'en',
    title: 'The Keeper',
    words: [],
    questions: [],
    sentences: [
      {
        index: 0,
        text: 'The lighthouse sleeps.',
      },
      {
        index: 2,
        text: 'The moon sings.',
      },
    ],
  };
  const bookIn = async (owner: Owner, way: ReadingWay | null, narrationId: string | null = null) => {
    const answer = await request(await addressOf(owner, narrationId, way));
    const files = await open(answer);
    const [story, opf] = [text(files['EPUB/story.xhtml']), text(files['EPUB/package.opf'])];
    return {
      name: /filename="(.*?)"/.exec(answer.headers.get('content-disposition')!)?.[1],
      languages: [...opf.matchAll(/<dc:language>(\w+)</g)].map(([, language]) => language),
      titles: [...opf.matchAll(/<(?:dc:title|meta [^>]*alternate-script")[^>]*>(.*?)</g)].map(
        ([, title]) => title,
      ),
      id: /urn:uuid:([\w-]+)</.exec(opf)?.[1],
      said: [...story.matchAll(/<span id="(\w+)" lang="(\w+)"[^>]*>(.*?)<\/span>/g)].map((found) =>
        found.slice(1, 4).join(' '),
      ),
      heard: [...text(files['EPUB/story.smil']).matchAll(/story\.xhtml#(\w\d+)/g)].map(([, id]) => id),
    };
  };

  test('makes a book in its own, the other or both languages, each a separate publication', async () => {
    const owner = await newOwner(TEXT, TRANSLATION);
    const title = `El cuento de ${owner.secret}`;
    const [unsaid, own, other, both] = [
      await bookIn(owner, null),
      await bookIn(owner, 'own'),
      await bookIn(owner, 'other'),
      await bookIn(owner, 'both'),
    ];
    expect(own).toEqual({
      name: `${title}.epub`,
      languages: ['es'],
      titles: [title],
      id: owner.storyId,
      said: ['s0 es El faro duerme.', 's1 es El mar ríe.', 's2 es La luna canta.'],
      heard: [],
    });
    expect(unsaid).toEqual(own);
    expect(other).toEqual({
      name: 'The Keeper.epub',
      languages: ['en'],
      titles: ['The Keeper'],
      id: expect.any(String),
      // Every sentence is included.
      said: ['s0 en The lighthouse sleeps.', 's1 es El mar ríe.', 's2 en The moon sings.'],
      heard: [],
    });
    expect(both).toEqual({
      name: `${title} (en dos idiomas).epub`,
      languages: ['es', 'en'],
      titles: [title, 'The Keeper'],
      id: expect.any(String),
      said: [
        's0 es El faro duerme.',
        'o0 en The lighthouse sleeps.',
        's1 es El mar ríe.',
        's2 es La luna canta.',
        'o2 en The moon sings.',
      ],
      heard: [],
    });
    expect(new Set([own.id, other.id, both.id]).size).toBe(3);
    expect((await bookIn(owner, 'both')).id).toBe(both.id);
  });

  test("makes a book in the narration's language, alone or with the other one", async () => {
    const owner = await newOwner(TEXT, TRANSLATION);
    const inOne = await bookIn(owner, 'other', owner.narrationId);
    expect([inOne.languages, inOne.heard, inOne.id]).toEqual([['es'], ['s0'], owner.narrationId]);
    const inBoth = await bookIn(owner, 'both', owner.narrationId);
    expect([inBoth.languages, inBoth.heard]).toEqual([['es', 'en'], ['s0']]);
    await sqlInHome(owner.buyer.user.id, `UPDATE narrations SET language = 'en'`);
    const english = await bookIn(owner, 'own', owner.narrationId);
    expect([english.languages, english.heard, english.said[0]]).toEqual([
      ['en'],
      ['s0'],
      's0 en The lighthouse sleeps.',
    ]);
    expect((await bookIn(owner, 'both', owner.narrationId)).heard).toEqual(['o0']);
  });

  test('dates a book by the translation where it includes that', async () => {
    const owner = await newOwner(TEXT, TRANSLATION);
    const told = '2026-01-02T03:04:05Z';
    const { id: userId } = owner.buyer.user;
    for (const table of ['stories', 'narrations'])
      await sqlInHome(userId, `UPDATE ${table} SET created_at = ?`, Date.parse(told));
    const madeAt = '2026-02-03T04:05:06Z';
    await sqlInHome(userId, 'UPDATE stories SET stored_at = ?', Date.parse(madeAt));
    for (const narrationId of [null, owner.narrationId]) {
      const changed = async (way: ReadingWay) => {
        const files = await open(await request(await addressOf(owner, narrationId, way)));
        return /dcterms:modified">(.*?)</.exec(text(files['EPUB/package.opf']))?.[1];
      };
      expect([await changed('own'), await changed('both')]).toEqual([told, madeAt]);
    }
  });

  test('with a failed translation makes a book in its own language', async () => {
    const owner = await newOwner(TEXT, TRANSLATION);
    const own = await bookIn(owner, 'own');
    await withoutTranslation(owner.buyer.user.id, owner.storyId);
    for (const way of ['other', 'both'] as const) expect(await bookIn(owner, way)).toEqual(own);
  });

  test('refuses other combinations', async () => {
    const owner = await newOwner(TEXT, TRANSLATION);
    const answer = await owner.buyer.fetch(`/api/stories/${owner.storyId}/book?way=english`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { way: 'invalid_value' } }]);
  });
});

describe('every missing book answers the same 404', () => {
  const NOT_FOUND = [404, 'not_found'];
  const refusalOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

  test('a narration of another story', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const path = `/api/stories/${owner.storyId}/book?narration=${other.narrationId}`;
    expect(await refusalOf(await owner.buyer.fetch(path))).toEqual(NOT_FOUND);
    const { narrationId } = other;
    const ids = { userId: owner.buyer.user.id, storyId: owner.storyId, narrationId, way: null };
    const signed = await signer.bookUrl(bookKey(ids), Date.now());
    expect(await refusalOf(await request(signed))).toEqual(NOT_FOUND);
  });

  test('an address signed for another book, for a file, or a day ago', async () => {
    const owner = await newOwner();
    const { id } = owner.buyer.user;
    const [book, narrated] = [await addressOf(owner), await addressOf(owner, owner.narrationId)];
    const swapped = new URL(new URL(narrated).pathname + new URL(book).search, ORIGIN).href;
    const asFile = (await signer.url(storyKey(id, owner.storyId), Date.now())).replace(/^.*\?/, '?');
    const text = bookKey({ userId: id, storyId: owner.storyId, narrationId: null, way: null });
    const old = await signer.bookUrl(text, Date.now() - 25 * 3_600_000);
    const anotherWay = (await addressOf(owner, null, 'own')).replace('.own.epub', '.both.epub');
    expect(anotherWay).toContain('/text.both.epub?');
    for (const wrong of [swapped, anotherWay, new URL(new URL(book).pathname + asFile, ORIGIN).href, old]) {
      expect(await refusalOf(await request(wrong))).toEqual(NOT_FOUND);
    }
  });

  test('a story deleted since, while its address is still valid', async () => {
    const owner = await newOwner();
    const [book, narrated] = [await addressOf(owner), await addressOf(owner, owner.narrationId)];
    expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`, { method: 'DELETE' })).status).toBe(204);
    for (const gone of [book, narrated]) expect(await refusalOf(await request(gone))).toEqual(NOT_FOUND);
  });

  test('a narration of a lost translation: no book gets the wrong language', async () => {
    const translation: StoryTranslation = {
      language: 'en',
      title: 'The Keeper',
      words: [],
      questions: [],
      sentences: [
        {
          index: 0,
          text: 'The lighthouse sleeps.',
        },
      ],
    };
    const owner = await newOwner('El faro duerme.', translation);
    await sqlInHome(owner.buyer.user.id, `UPDATE narrations SET language = 'en'`);
    for (const way of READING_WAYS) {
      const book = await addressOf(owner, owner.narrationId, way);
      expect((await request(book, { method: 'HEAD' })).status).toBe(200);
    }
    await withoutTranslation(owner.buyer.user.id, owner.storyId);
    for (const way of READING_WAYS) {
      const book = await addressOf(owner, owner.narrationId, way);
      expect(await refusalOf(await request(book))).toEqual(NOT_FOUND);
    }
  });

  test('a narration without its sound, whose cover stream is closed', async () => {
    const owner = await newOwner();
    const { storyId, narrationId } = owner;
    const found = await homeOf(env, owner.buyer.user.id).opened().book({ storyId, narrationId });
    const rows = { ...found, way: null };
    const sides = bookSides(rows)!;
    const letGo: string[] = [];
    const opened = (key: string) => ({ body: { cancel: async () => void letGo.push(key) } });
    const get = async (key: string) => (key.startsWith('audio/') ? null : opened(key));
    expect(await readBook({ get } as unknown as R2Bucket, rows, sides)).toBeNull();
    expect(letGo).toEqual([coverKey('original', 'default', 'large')]);
  });
});
