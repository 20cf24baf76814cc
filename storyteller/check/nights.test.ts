import { expect, test } from 'vitest';
import { MEMORY_MAX_WORDS, PROPOSAL_MAX_WORDS } from '../../contract/limits.ts';
import { LANGUAGES, type Language, LENGTHS, LEVELS } from '../../contract/options.ts';
import { PLACES } from '../../contract/scene.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { openRepertoire, type StoryBrief, tellPairs } from '../engine/index.ts';
import { linesOf } from '../engine/lexicon.ts';
import { before, friendIn, leave, leftByWords, type Night, WHERE } from '../engine/nights.ts';
import { mulberry32 } from '../engine/random.ts';
import { countWords, paragraphsOf, type ToldStory } from '../engine/tell.ts';
import { placeOfTopic } from '../engine/topic-picture.ts';
import { readTopic } from '../engine/topic.ts';
import { faultsOf } from './rules.ts';

type Series = { topics: readonly string[]; childNames: string; language: Language };

/** Ten families: the first topic is theirs; a further one is typed in place of a proposal. */
const SERIES: readonly Series[] = [
  { topics: ['un dragón que ronca'], childNames: 'Ana y Leo', language: 'es' },
  { topics: ['mi gata Luna'], childNames: '', language: 'es' },
  { topics: ['los piratas que bailan', 'una vaca que quiere cantar'], childNames: 'Leo', language: 'es' },
  { topics: ['hacer tortitas'], childNames: '', language: 'es' },
  { topics: ['mi perro se ha muerto', 'un faro'], childNames: 'Ana', language: 'es' },
  { topics: ['a shy unicorn'], childNames: 'Ana', language: 'en' },
  { topics: ['the fox and the crow', 'why is the sky blue'], childNames: 'Sam and Jin', language: 'en' },
  { topics: ['my dog and I at the beach', 'the first day at school'], childNames: 'Kate', language: 'en' },
  { topics: ['the moon', 'a cheese that snores'], childNames: '', language: 'en' },
  { topics: ['a dragon who cannot fly', 'my dog died'], childNames: 'Íñigo, Sam', language: 'en' },
];
const NIGHTS = 5;
/** Of five nights; some classes of topics have two plots. */
const FEWEST_PLOTS = 3;

type Told = { brief: StoryBrief; story: ToldStory; text: string[] };

const toldBefore = new Map<string, Told[]>();

/** Tells the five nights of a family, once for all tests. */
function tellSeries(series: Series, seed: number): Told[] {
  const key = JSON.stringify([series, seed]);
  const told = toldBefore.get(key) ?? tellAnew(series, seed);
  toldBefore.set(key, told);
  return told;
}

function tellAnew({ topics, childNames, language }: Series, seed: number): Told[] {
  const random = mulberry32(seed);
  const repertoire = openRepertoire();
  const draw = () => Math.floor(random() * 2 ** 32);
  const told: Told[] = [];
  const nights: Night[] = [];
  for (let at = 0; at < NIGHTS; at += 1) {
    const proposed = told.at(-1)?.story.left?.next[at % 2]?.[language];
    const brief: StoryBrief = {
      ...storyRequest.parse({
        topic: topics[at] ?? proposed ?? topics[0],
        childNames,
        language,
        storyLength: LENGTHS[seed % 2],
        englishLevel: LEVELS[seed % 3],
      }),
      nights: [...nights],
    };
    const story = tellPairs(brief, mulberry32(repertoire.seedFor(brief, draw)));
    const text = paragraphsOf(story, language);
    told.push({ brief, story, text });
    nights.push({
      title: story.title[language],
      memory: story.left!.memory[language],
      opening: story.pairs[0]![language],
    });
  }
  return told;
}

test('in ten series of five nights hero and friend stay, places and plots change, and each night recalls the last', () => {
  const again: string[] = [];
  for (const [seed, series] of SERIES.entries()) {
    const told = tellSeries(series, seed);
    const { language } = series;
    const known = before(told.map(({ story }) => ({ title: '', memory: story.left!.memory[language] })))!;
    const label = JSON.stringify(series);
    expect(known.names.length, label).toBeGreaterThan(0);
    const friend = told.map(({ story, brief }) => friendIn(readTopic(brief.topic, language))).find(Boolean);
    if (friend) expect(known.friend?.[language].bare, label).toBe(friend[language].bare);
    const openings = told.slice(1).map(({ story }) => story.pairs[0]![language]);
    expect(new Set(openings).size, label).toBe(openings.length);
    const plots = told.map(({ story }) => story.template);
    expect(
      plots.filter((plot, at) => plot === plots[at - 1]),
      label,
    ).toEqual([]);
    expect(new Set(plots).size, label).toBeGreaterThanOrEqual(FEWEST_PLOTS);
    for (const [night, { story, text, brief }] of told.entries()) {
      const memory = before([{ title: '', memory: story.left!.memory[language] }])!;
      expect(memory.names, label).toEqual(known.names);
      for (const name of known.names) expect(text.join(' '), label).toContain(name);
      for (const side of LANGUAGES) {
        expect(countWords(story.left!.memory[side])).toBeLessThanOrEqual(MEMORY_MAX_WORDS);
        expect(paragraphsOf(story, side).flatMap((part) => faultsOf(part, side))).toEqual([]);
      }
      if (night === 0) continue;
      const last = before(brief.nights)!;
      expect(text[0], label).toContain(last.last.where[language]);
      expect(last.places.at(-1), label).not.toBe(memory.places[0]);
      if (last.places.includes(memory.places[0]!)) again.push(`${label}: ${memory.places[0]}`);
      const isSad = readTopic(brief.topic, language).tags.includes('heavy');
      if (last.friend && !isSad)
        expect(`${text[0]} ${story.title[language]}`.toLowerCase(), label).toContain(
          last.friend[language].the.toLowerCase(),
        );
    }
  }
  // Where the only new plot for a wish is at a place of some nights before.
  expect(again.length, again.join('\n')).toBeLessThanOrEqual(1);
});

test('a friend is drawn in the same kind and colour every night, also where the topic has another hero', () => {
  const told = tellSeries(
    { topics: ['un dragón verde que ronca', 'una fiesta'], childNames: 'Ana', language: 'es' },
    2,
  );
  expect(told.map(({ story }) => /dragon \w+/.exec(story.pictures!.beginning)?.[0])).toEqual(
    Array(NIGHTS).fill('dragon green'),
  );
});

test('a series proposes no deed and no wish a second time', () => {
  for (const [seed, series] of SERIES.entries()) {
    const proposed = tellSeries(series, seed).flatMap(({ story }) => story.left!.next);
    const deeds = proposed
      .map(
        ({ en }) =>
          / (?:wants? to .+|dances?|sings?|gets? lost|whistles?|ha(?:s|ve) a picnic)(?= |$)/.exec(en)?.[0],
      )
      .filter(Boolean);
    expect(new Set(deeds).size, deeds.join()).toBe(deeds.length);
  }
});

test('every place of a next night is understood as the place of a topic', () => {
  const next = linesOf('nights.txt')
    .find((line) => line.startsWith('forest '))!
    .split(' ');
  expect(next.length).toBeGreaterThan(8);
  for (const place of PLACES.filter((one) => next.includes(one)))
    for (const [side, topic] of [
      ['es', `el dragón ${WHERE[place].es}`],
      ['en', `the dragon ${WHERE[place].en}`],
    ] as const) {
      const read = readTopic(topic, side);
      expect([read.isUnderstood, placeOfTopic(read, topic)], topic).toEqual([true, place]);
    }
});

test.each([
  ['un dragón que ronca', 'es'],
  ['mi gata Luna', 'es'],
  ['dos piratas que bailan', 'es'],
  ['hacer tortitas', 'es'],
  ['mi abuela baila', 'es'],
  ['my brother and I dance', 'en'],
  ['the fox and the crow', 'en'],
  ['a cheese that snores', 'en'],
] as const)(
  'proposals after «%s» are short, and are understood with the same friend in both languages',
  (typed, side) => {
    const topic = readTopic(typed, side);
    for (let seed = 0; seed < 30; seed += 1) {
      const friend = friendIn(topic);
      const { next } = leave({ names: ['Ana'], friend, topic }, 'city', [], seed, mulberry32(seed));
      expect(next).toHaveLength(2);
      for (const proposal of next)
        for (const language of LANGUAGES) {
          const read = readTopic(proposal[language], language);
          expect(read.isUnderstood, proposal[language]).toBe(true);
          expect(countWords(proposal[language])).toBeLessThanOrEqual(PROPOSAL_MAX_WORDS);
          if (friend) expect(friendIn(read)?.[language].bare, proposal[language]).toBe(friend[language].bare);
        }
    }
  },
);

test('after a night that hurt the next one is not merry, and nothing is proposed', () => {
  const [first, second] = tellSeries(SERIES[4]!, 3);
  expect(first!.story.left).toMatchObject({
    memory: { es: expect.stringMatching(/^Ana estuvo en [^.]+\.$/) },
    next: [],
  });
  expect(second!.text[0]).toMatch(/^Ana se ac(?:uerda|ordaba) de la noche en [^.]+\.$/);
});

test('a memory in other words leaves names and friend of the nights before, and the place of its picture or its title', () => {
  const memory = tellSeries(SERIES[0]!, 0)[0]!.story.left!.memory.es;
  const changed = { title: 'El faro', memory: 'Perdieron la llave.' };
  expect(
    before([
      { title: 'Uno', memory },
      { ...changed, place: 'beach' },
    ]),
  ).toMatchObject({
    names: ['Ana', 'Leo'],
    friend: { es: { the: 'el dragón' } },
    last: { where: { es: 'en la playa' } },
  });
  expect(before([{ title: 'Uno', memory }, changed])?.last.where.es).toBe('de «El faro»');
  expect(before([])).toBeNull();
});

test('of an unknown story its words tell children, friend and place', () => {
  const text = ['Un día, Ana vio un dragón en la playa.', '—Hola —dijo Ana. Y volvió Ana con Leo.'];
  const left = leftByWords({ topic: 'un dragón que ronca', text }, 'es');
  expect(left?.memory.es).toMatch(/^Ana estuvo en la playa con el dragón\. /);
  expect(leftByWords({ topic: 'algo', text: ['No pasó nada.'] }, 'es')).toBeNull();
});
