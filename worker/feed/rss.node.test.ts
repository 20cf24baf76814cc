import { parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { expect, test } from 'vitest';
import { type Episode, type FeedParts, rss } from './rss.ts';
import { episodeTitle } from './titles.ts';

const COVER = 'https://api.test/files/images/covers/fantasy-default.jpg?alt=media';

const episode = (n: number, title: string): Episode => ({
  id: `narration-${n}`,
  title,
  language: 'es',
  url: `https://api.test/feeds/secret/narration-${n}.mp3`,
  cover: COVER,
  bytes: 1_000_000 + n,
  duration: 187.4 + n,
  madeAt: Date.UTC(2026, 10, 22, 20, 5, 7) - n * 86_400_000,
});

const TITLES = ['La niña y el búho', 'Tú & yo <b>"</b>', '🦉 y 𝒜', 'Un \ud83e y\u0007 otro'];
const FEED: FeedParts = {
  language: 'es',
  url: 'https://api.test/feeds/secret/cuentame.xml',
  page: 'https://app.test',
  cover: COVER,
  episodes: TITLES.map((title, n) => episode(n, title)),
};

const parsed = parseRssFeed(rss(FEED));
const readable = TITLES.map((title) => title.toWellFormed().replace('\u0007', ''));

/** What RSS 2.0 (rssboard.org/rss-specification, "Required channel elements", "Elements of <item>", "<enclosure>") demands. */
test.each([
  ['title', 'Mis cuentos de Cuéntame'],
  ['link', 'https://app.test'],
  ['description', 'Los cuentos que has creado, leídos en voz alta. Esta dirección es solo para ti.'],
  ['language', 'es-es'],
] as const)('RSS 2.0 asks a channel for its %s', (tag, value) => {
  expect(parsed[tag]).toBe(value);
});

/** What Apple demands of a show (podcasters.apple.com/support/823-podcast-requirements), beside what RSS demands. */
test.each([
  ['an image', parsed.itunes?.image, COVER],
  ['a category of its list', parsed.itunes?.categories?.[0]?.text, 'Kids & Family'],
  ['a subcategory of its list', parsed.itunes?.categories?.[0]?.categories?.[0]?.text, 'Stories for Kids'],
  ['whether it is explicit', parsed.itunes?.explicit, false],
  ['an author', parsed.itunes?.author, 'Cuéntame'],
  ['how its episodes are ordered', parsed.itunes?.type, 'episodic'],
])('Apple asks a show for %s', (_, found, value) => {
  expect(found).toEqual(value);
});

test('it stays out of directories', () => {
  expect(parsed.itunes?.block).toBe(true);
});

test('every episode has what Apple and RSS demand: title, sound with address, bytes and type, an id of its own, a date', () => {
  expect(parsed.items?.map((item) => [item.title, item.enclosures?.[0], item.guid, item.pubDate])).toEqual(
    FEED.episodes.map(({ url, bytes, id, madeAt }, n) => [
      readable[n],
      { url, length: bytes, type: 'audio/mpeg' },
      { value: id, isPermaLink: false },
      new Date(madeAt).toUTCString().replace('GMT', '+0000'),
    ]),
  );
});

test('every episode has its own cover, its length in seconds, and says who made it', () => {
  expect(
    parsed.items?.map(({ itunes, description }) => [itunes?.image, itunes?.duration, description]),
  ).toEqual(
    FEED.episodes.map(({ cover, duration }) => [
      cover,
      Math.round(duration),
      'Cuento y voz creados con inteligencia artificial por Cuéntame.',
    ]),
  );
});

test('another reader of feeds finds the same', async () => {
  const { items, itunes, language } = await new RssParser().parseString(rss(FEED));
  expect([language, itunes?.image]).toEqual(['es-es', COVER]);
  expect(items.map((item) => [item.title, item.enclosure, item.guid, Date.parse(item.isoDate!)])).toEqual(
    FEED.episodes.map(({ url, bytes, id, madeAt }, n) => [
      readable[n],
      { url, length: String(bytes), type: 'audio/mpeg' },
      id,
      madeAt,
    ]),
  );
});

test('addresses are ASCII and end as what they are', () => {
  for (const { url } of FEED.episodes) expect(url).toMatch(/^[\x21-\x7e]+\.mp3$/);
});

test('a feed without episodes has no empty tag, and no date', () => {
  const empty = rss({ ...FEED, episodes: [] });
  expect(empty).not.toMatch(/<(\w+[\w:]*)[^>/]*><\/\1>/);
  expect(parseRssFeed(empty)).toMatchObject({ title: 'Mis cuentos de Cuéntame' });
  expect(empty).not.toContain('lastBuildDate');
});

const WRITTEN = Date.UTC(2026, 10, 22, 20);
const story = (title: string, childNames: string, language: 'es' | 'en' = 'es') => ({
  title,
  language,
  options: { childNames },
  writtenAt: WRITTEN,
});

test.each([
  ['a child', story('Ana y el dragón', 'Ana'), 'Cuento del 22 de noviembre de 2026'],
  [
    'one of several, whatever the accents',
    story('El mapa de INES', 'Leo, Inés y Sam'),
    'Cuento del 22 de noviembre de 2026',
  ],
  [
    'a child, with an English genitive',
    story('Sam’s Long Night', 'Sam and Jo', 'en'),
    'Story of 22 November 2026',
  ],
])('a title that names %s is told by its day', (_, named, told) => {
  expect(episodeTitle(named, false)).toBe(told);
  expect(episodeTitle(named, true)).toBe(named.title);
});

test.each([
  ['nobody', story('Un faro y una cabra', 'Ana y Leo')],
  ['another word that begins like a name', story('Anatomía de un faro', 'Ana')],
  ['no child, since none was typed', story('Ana y el dragón', '')],
])('a title that names %s stays', (_, unnamed) => {
  expect(episodeTitle(unnamed, false)).toBe(unnamed.title);
});
