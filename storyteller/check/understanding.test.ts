import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { doingAt } from '../engine/grammar.ts';
import { readHurt } from '../engine/hurts.ts';
import { openRepertoire, type StoryBrief } from '../engine/index.ts';
import { linesOf, nounAt, sectionsOf } from '../engine/lexicon.ts';
import { mulberry32 } from '../engine/random.ts';
import { plotOf } from '../engine/tell.ts';
import { TEMPLATES } from '../engine/templates.ts';
import type { Topic } from '../engine/topic-types.ts';
import { readTopic } from '../engine/topic.ts';

/** Topics of parents, read as the built-in storyteller reads them. */
const topicsIn = (file: string): string[] =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

type Read = { text: string; topic: Topic };
const lists = new Map<string, Read[]>();
/** A list as it is read, once for all tests. */
function read(file: string, language: Language): Read[] {
  const known = lists.get(file);
  if (known) return known;
  const all = topicsIn(file).map((text) => ({ text, topic: readTopic(text, language) }));
  lists.set(file, all);
  return all;
}
const isHeavy = ({ topic }: Read) => topic.tags.includes('heavy');
const isEvening = ({ topic }: Read) => topic.tags[0] === 'evening';
const isPlayed = ({ topic }: Read) => topic.isUnderstood && !topic.tags.includes('heavy');
const listed = (all: readonly Read[]) => all.map(({ text, topic }) => `${topic.tags[0]}: ${text}`).join('\n');
const shareOf = (all: readonly Read[], wrong: readonly Read[]) => 1 - wrong.length / all.length;

/** Topics of a kind, and the share that must be read rightly. `isWrong` tells which are not. */
const KINDS: readonly { kind: string; files: string[]; share: number; isWrong: (one: Read) => boolean }[] = [
  {
    kind: 'heavy topics gently',
    files: ['content/safety/heavy', 'storyteller/topics/heavy'],
    share: 0.98,
    isWrong: (one) => !isHeavy(one) && !isEvening(one),
  },
  {
    kind: 'heavy topics as heavy',
    files: ['content/safety/heavy', 'storyteller/topics/heavy'],
    share: 0.95,
    isWrong: (one) => !isHeavy(one),
  },
  {
    kind: 'losses by a force of nature as heavy',
    files: ['storyteller/topics/losses'],
    share: 1,
    isWrong: (one) => !isHeavy(one),
  },
  {
    kind: 'happy topics of the family without grief',
    files: ['storyteller/topics/happy'],
    share: 0.98,
    isWrong: isHeavy,
  },
  {
    kind: 'happy topics of the family as what they are',
    files: ['storyteller/topics/happy'],
    share: 0.77,
    isWrong: ({ topic }) => !topic.isUnderstood,
  },
  {
    kind: 'harmless topics with words that hurt without grief',
    files: ['storyteller/topics/harmless'],
    share: 0.95,
    isWrong: isHeavy,
  },
  {
    kind: 'who somebody is without grief',
    files: ['storyteller/topics/identity'],
    share: 1,
    isWrong: isHeavy,
  },
  {
    kind: 'dangerous deeds without playing them',
    files: ['storyteller/topics/dangers'],
    share: 1,
    isWrong: isPlayed,
  },
  {
    kind: 'topics of two with both as heroes',
    files: ['storyteller/topics/two'],
    share: 0.9,
    isWrong: ({ topic: { pair, noun, isUnderstood } }) =>
      !isUnderstood || (pair === null && noun?.plural !== true),
  },
  {
    kind: 'topics of all kinds as what they are',
    files: ['storyteller/topics/mixed'],
    share: 0.93,
    isWrong: ({ topic }) => !topic.isUnderstood,
  },
];
test.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ ...kind, language }))))(
  'the storyteller reads $kind in $language',
  ({ files, language, share, isWrong }) => {
    const all = files.flatMap((file) => read(`${file}.${language}.txt`, language));
    const wrong = all.filter(isWrong);
    expect(shareOf(all, wrong), listed(wrong)).toBeGreaterThanOrEqual(share);
  },
);

test.each(LANGUAGES)('a dangerous deed in %s is known by the deed, not by an unknown word', (language) => {
  const wrong = read(`storyteller/topics/dangers.${language}.txt`, language).filter(
    ({ text, topic }) => readHurt(text, language).danger === null && !topic.tags.includes('heavy'),
  );
  expect(listed(wrong)).toBe('');
});

/** Wordings that no pattern of words names: known by the deed that would be told. */
test.each([
  ['en', 'a girl who chews batteries', false],
  ['en', 'my little brother sleeps in a suitcase', false],
  ['en', 'a child who wants to climb the fridge', false],
  ['es', 'un niño que baila en la rotonda', false],
  ['es', 'corremos por el andén', false],
  ['es', 'una niña y el cuchillo del pan', false],
  ['en', 'a goat who eats buttons', true],
  ['en', 'my dad drives a truck', true],
  ['es', 'un cocinero que colecciona cuchillos', true],
  ['es', 'una ardilla que camina por la antena', true],
  ['es', 'una niña que juega en el parque', true],
] as const)(
  'a deed of a child that nobody should imitate is not played in %s: %s',
  (language, text, isTold) => {
    expect(readTopic(text, language).isUnderstood).toBe(isTold);
  },
);

test.each(['hurts.txt', 'dangers.txt'])('every root in %s is a pattern by itself', (file) => {
  const roots = [...sectionsOf(file).values()].flat();
  const broken = roots.filter((root) => {
    try {
      return !(RegExp(root.replaceAll('\\p{L}', '[a-z]')) instanceof RegExp);
    } catch {
      return true;
    }
  });
  expect(broken).toEqual([]);
});

test('a story that is not about its topic is never called understood', () => {
  const all = LANGUAGES.flatMap((language) =>
    KINDS.flatMap(({ files }) => files.flatMap((file) => read(`${file}.${language}.txt`, language))),
  );
  const wrong = all.filter(
    (one) => (isEvening(one) || one.topic.tags[0] === 'said') && one.topic.isUnderstood,
  );
  expect(listed(wrong)).toBe('');
});

test('a topic of the family that is not understood gets an ordinary evening', () => {
  for (const [text, language] of [
    ['mi abuela y las cosas del armario azul que nunca abrimos', 'es'],
    ['papá y la llamada de las tres', 'es'],
    ['Mum and the letter in the drawer', 'en'],
    ['what my brother did with the key', 'en'],
  ] as const) {
    const topic = readTopic(text, language);
    expect([text, topic.tags[0], topic.isUnderstood]).toEqual([text, 'evening', false]);
  }
});

test('the death of one member of the family is never told of another', () => {
  for (const [text, language] of [
    ['papá está triste porque murió el abuelo', 'es'],
    ['my cat is sad because Grandma died', 'en'],
    ['la muerte de mi amigo', 'es'],
  ] as const)
    expect(readTopic(text, language)).toMatchObject({ tags: ['heavy:quiet', 'heavy'], noun: null });
});

test('every habit of the lexicon is in both languages', () => {
  const owner = { gender: 'm', plural: false, kind: 'a' } as const;
  const unread = linesOf('habits.txt').filter((line) => {
    const [, does = ''] = line.split(': ');
    return doingAt(does.split(' '), 'es', owner, 'infinitive') === null;
  });
  expect(unread).toEqual([]);
});

test('a noun of several words has the gender of its first', () => {
  const wrong = linesOf('nouns.txt').filter((line) => {
    const [, spanish = '', gender] = line.split(' ');
    const [first = '', ...others] = spanish.split('/')[0]!.split('_');
    const head = others.length > 0 && !others.includes('y') ? nounAt([first], 0, 'es') : null;
    return head?.noun.es.one === first && head.noun.es.gender !== gender;
  });
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('the storyteller understands every idea of the app in %s', (language) => {
  const words = new URL(`../../words/${language}/app/common.json`, import.meta.url);
  const ideas: string[] = JSON.parse(readFileSync(words, 'utf8')).storyForm.ideasOfTheDay;
  expect(ideas).toHaveLength(27);
  const wrong = ideas.filter((idea) => {
    const topic = readTopic(idea, language);
    return !topic.isUnderstood || topic.tags.includes('heavy');
  });
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('no template tells more than a tenth of a mixed hundred in %s', (language) => {
  const random = mulberry32(11);
  const repertoire = openRepertoire();
  const told = new Map<string, number>();
  const all = topicsIn(`storyteller/topics/mixed.${language}.txt`);
  const every = all.length / 100;
  for (let index = 0; index < 100; index++) {
    const brief: StoryBrief = {
      language,
      topic: all[Math.floor(index * every)] ?? '',
      childNames: '',
      storyType: 'original',
      storyLength: 'short',
      englishLevel: 'intermediate',
      ageGroup: 'default',
      creativityLevel: 'innovative',
    };
    const seed = repertoire.seedFor(brief, () => Math.floor(random() * 2 ** 32));
    const plot = plotOf(TEMPLATES, brief, mulberry32(seed));
    told.set(plot, (told.get(plot) ?? 0) + 1);
  }
  expect(Object.fromEntries([...told].filter(([, times]) => times > 10))).toEqual({});
});

test('a topic is in the language of each side', () => {
  const same = LANGUAGES.flatMap((language) =>
    read(`storyteller/topics/mixed.${language}.txt`, language).flatMap(({ topic }) => {
      const { noun, doing, what, said } = topic;
      const sides = [said, what, doing?.do, noun && { es: noun.es.full, en: noun.en.full }];
      return sides.flatMap((both) =>
        both && both.es.replace(/\P{L}/gu, '') === both.en.replace(/\P{L}/gu, '') ? [both.es] : [],
      );
    }),
  );
  expect(same).toEqual([]);
});
