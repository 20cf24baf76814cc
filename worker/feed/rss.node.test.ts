import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { coverUrl } from '../files/feed-address.ts';
import { type Episode, type FeedParts, rss } from './rss.ts';
import { episodeTitle } from './titles.ts';

const COVER = 'https://api.test/covers/fantasy-default.jpg';

const episode = (n: number, title: string): Episode => ({
  id: `narration-${n}`,
  title,
  description: `Cuento de fantasía & <${n}>.`,
  url: `https://api.test/feeds/secret/narration-${n}.mp3`,
  transcripts: (['es', 'en'] as const).flatMap((language) =>
    (['vtt', 'srt'] as const).map((format) => ({
      language,
      format,
      url: `https://api.test/feeds/secret/narration-${n}.${language}.${format}`,
    })),
  ),
  cover: COVER,
  bytes: 1_000_000 + n,
  duration: 187.4 + n,
  madeAt: Date.UTC(2026, 10, 22, 20, 5, 7) - n * 86_400_000,
});

const TITLES = ['La niña y el búho', 'Tú & yo <b>"</b>', '🦉 y 𝒜', 'El faro · 2', 'Un \ud83e y\u0007 otro'];
const FEED: FeedParts = {
  language: 'es',
  url: 'https://api.test/feeds/secret/cuentame.xml',
  page: 'https://app.test',
  cover: COVER,
  episodes: TITLES.map((title, n) => episode(n, title)),
};

const parsed = parseRssFeed(rss(FEED));
const readable = TITLES.map((title) => title.toWellFormed().replace('\u0007', ''));

/**
 * Requirements of RSS 2.0 (rssboard.org/rss-specification, "Required channel elements", "Elements of <item>",
 * "<enclosure>").
 */
test.each([
  ['title', 'Mis cuentos de Cuéntame'],
  ['link', 'https://app.test'],
  ['description', 'Los cuentos que has creado, leídos en voz alta. Esta dirección es solo para ti.'],
  ['language', 'es-es'],
] as const)('RSS 2.0 asks a channel for its %s', (tag, value) => {
  expect(parsed[tag]).toBe(value);
});

/**
 * Requirements of Apple for a show (podcasters.apple.com/support/823-podcast-requirements), in addition to those of
 * RSS.
 */
test.each([
  ['an image', parsed.itunes?.image, COVER],
  ['a category of its list', parsed.itunes?.categories?.[0]?.text, 'Kids & Family'],
  ['a subcategory of its list', parsed.itunes?.categories?.[0]?.categories?.[0]?.text, 'Stories for Kids'],
  ['whether it is explicit', parsed.itunes?.explicit, false],
  ['an author', parsed.itunes?.author, 'Cuéntame'],
  ['how its episodes are ordered', parsed.itunes?.type, 'episodic'],
])('the feed has Apple’s required %s', (_, found, value) => {
  expect(found).toEqual(value);
});

test('the feed is blocked from directories', () => {
  expect(parsed.itunes?.block).toBe(true);
});

test('every episode has the parts that Apple and RSS require: title, enclosure, a unique id and a date', () => {
  expect(parsed.items?.map((item) => [item.title, item.enclosures?.[0], item.guid, item.pubDate])).toEqual(
    FEED.episodes.map(({ url, bytes, id, madeAt }, n) => [
      readable[n],
      { url, length: bytes, type: 'audio/mpeg' },
      { value: id, isPermaLink: false },
      new Date(madeAt).toUTCString().replace('GMT', '+0000'),
    ]),
  );
});

const TYPES = { vtt: 'text/vtt', srt: 'application/x-subrip' };

test('every episode has a transcript in each language and format', () => {
  expect(parsed.items?.map(({ podcast }) => podcast?.transcripts)).toEqual(
    FEED.episodes.map(({ transcripts }) =>
      transcripts.map(({ url, language, format }) => ({
        url,
        type: TYPES[format],
        language,
        rel: 'captions',
      })),
    ),
  );
});

test('every episode has its own cover, its length in seconds, and a description', () => {
  expect(
    parsed.items?.map(({ itunes, description }) => [itunes?.image, itunes?.duration, description]),
  ).toEqual(
    FEED.episodes.map(({ cover, duration, description }) => [cover, Math.round(duration), description]),
  );
});

test('addresses are ASCII and end with the right extension', () => {
  for (const { url } of FEED.episodes) expect(url).toMatch(/^[\x21-\x7e]+\.mp3$/);
  expect(coverUrl('https://api.test', 'sci-fi', '3-5')).toBe('https://api.test/covers/sci-fi-3-5.jpg');
});

test('a feed without episodes has no empty tag, and no date', () => {
  const empty = rss({ ...FEED, episodes: [] });
  expect(empty).not.toMatch(/<(\w+[\w:]*)[^>/]*><\/\1>/);
  expect(parseRssFeed(empty)).toMatchObject({ title: 'Mis cuentos de Cuéntame' });
  expect(empty).not.toContain('lastBuildDate');
});

type Typed = { topic?: string; childNames?: string };
const story = (title: string, { topic = '', childNames = '' }: Typed, language: 'es' | 'en' = 'es') => ({
  title,
  language,
  day: '2026-11-22',
  dayNumber: 1,
  titleNumber: 1,
  earlierNames: '',
  options: {
    topic,
    childNames,
  },
});
const DAY = { es: 'Cuento del 22 de noviembre de 2026', en: 'Story of 22 November 2026' };

test.each<[string, ReturnType<typeof story>]>([
  ['a name that was typed', story('Ana y el dragón', { childNames: 'Ana' })],
  ['one of several names, whatever the accents', story('El mapa de INES', { childNames: 'Leo, Inés y Sam' })],
  ['a name in the English genitive', story('Sam’s Long Night', { childNames: 'Sam and Jo' }, 'en')],
  [
    'a name that was typed in the topic',
    story('Nicolás y la luna', { topic: 'Un cuento para mi hijo Nicolás' }),
  ],
  ['the first word of the topic', story('La luna de Nicolás', { topic: 'Nicolás va al mar' })],
  ['a name of the topic in small letters', story('Nicolás y la luna', { topic: 'un cuento para nicolas' })],
  ['a name of a topic in capitals', story('El viaje de Zoe', { topic: 'EL VIAJE DE ZOE' })],
  [
    'what may be a name of an English topic',
    story('Rose and the Moon', { topic: 'rose is afraid of the moon' }, 'en'),
  ],
  ['a name that is an everyday word', story('El viaje de Sol', { topic: 'El viaje de Sol' })],
])('an episode whose title has %s is named by its date', (_, named) => {
  expect(episodeTitle(named, false)).toBe(DAY[named.language]);
  expect(episodeTitle(named, true)).toBe(named.title);
});

test.each<[string, ReturnType<typeof story>]>([
  ['no name', story('Un faro y una cabra', { childNames: 'Ana y Leo' })],
  ['another word that begins like a name', story('Anatomía de un faro', { childNames: 'Ana' })],
  ['a name that was not typed', story('Ana y el dragón', { topic: 'un dragón' })],
  ['words of the topic in small letters', story('La luna de queso', { topic: 'La luna, un queso y Leo' })],
  [
    'a noun of an English topic',
    story('The Dragon and the Moon', { topic: 'a dragon visits the moon' }, 'en'),
  ],
  ['the words of any topic', story('Un cuento para dormir', { topic: 'Un cuento para Leo' })],
  ['the words of any English topic', story('With a Fox', { topic: 'With Leo at sea' }, 'en')],
])('an episode whose title has %s keeps it', (_, unnamed) => {
  expect(episodeTitle(unnamed, false)).toBe(unnamed.title);
});
