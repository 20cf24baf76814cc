import { expect, test } from 'vitest';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  LENGTH_TABLE,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../../contract/options.ts';
import type { StoryBrief } from './brief.ts';
import { TONGUES, tellStory } from './index.ts';
import { countWords } from './length.ts';
import { mulberry32 } from './random.ts';
import { genderOfNoun, isPlural } from './spanish/nouns.ts';
import { type ToldStory, tell } from './tell.ts';

/** Topic and the word a parent would look for. */
const TOPICS: Record<StoryBrief['language'], [string, string][]> = {
  es: [
    ['un dragón que no sabía volar', 'dragón'],
    ['El primer día de colegio', 'día'],
    ['dinosaurios', 'dinosaurios'],
    ['el miedo a la oscuridad', 'oscuridad'],
    ['compartir los juguetes', 'juguetes'],
    ['una niña que hablaba con los gatos', 'niña'],
    ['la amistad', 'amistad'],
    ['Lucía va al dentista por primera vez', 'dentista'],
    ['un unicornio tímido', 'unicornio'],
    ['las estrellas y el mar', 'estrellas'],
  ],
  en: [
    ['a dragon who couldn’t fly', 'dragon'],
    ['The first day at school', 'day'],
    ['dinosaurs', 'dinosaurs'],
    ['the fear of the dark', 'dark'],
    ['sharing toys', 'toys'],
    ['a girl who talked to cats', 'girl'],
    ['friendship', 'friendship'],
    ['My dog lost his ball', 'ball'],
    ['a shy unicorn', 'unicorn'],
    ['the moon', 'moon'],
  ],
};
const NAMES = ['', 'Lucía', 'Lucía y Mateo', 'Ana, Leo and Sam'];

type Told = ToldStory & { brief: StoryBrief; text: string; key: string; label: string };

/** Every combination of language, type, length, level, age and creativity, topics and names taking turns. */
const everyStory: Told[] = (() => {
  const told: Told[] = [];
  for (const language of LANGUAGES)
    for (const storyType of STORY_TYPES)
      for (const storyLength of LENGTHS)
        for (const englishLevel of LEVELS)
          for (const ageGroup of AGE_GROUPS)
            for (const creativityLevel of CREATIVITY_LEVELS) {
              const seed = told.length + 1;
              const [topic, key] = TOPICS[language][seed % 10] as [string, string];
              const childNames = NAMES[(seed >> 1) % 4] as string;
              const brief = {
                language,
                topic,
                childNames,
                storyType,
                storyLength,
                englishLevel,
                ageGroup,
                creativityLevel,
              };
              const story = tell(brief, TONGUES[language], mulberry32(seed));
              told.push({
                ...story,
                brief,
                key,
                text: story.paragraphs.join('\n'),
                label: `seed ${seed} ${JSON.stringify(brief)}`,
              });
            }
  return told;
})();

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…][»”]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0 && !/^—?\p{Ll}/u.test(sentence));
}

function offenders(pattern: RegExp, language?: StoryBrief['language']): string[] {
  return everyStory
    .filter(({ brief }) => language === undefined || brief.language === language)
    .flatMap(({ title, text, label }) => {
      const found = pattern.exec(`${title}\n${text}`);
      return found ? [`«${found[0]}» in ${label}`] : [];
    });
}

function fourGrams(text: string): Set<string> {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(3).map((_, i) => words.slice(i, i + 4).join(' ')));
}

test('every combination of options gives a length within a fifth of what was asked', () => {
  const off = everyStory.flatMap(({ text, brief, label }) => {
    const ratio = countWords(text) / LENGTH_TABLE[brief.storyLength].words;
    return ratio < 0.8 || ratio > 1.2 ? [`${ratio.toFixed(2)} ${label}`] : [];
  });
  expect(off).toEqual([]);
});

test('every child that was named is in the story', () => {
  const missing = everyStory.filter(({ brief, text }) =>
    brief.childNames.split(/,| y | and /).some((name) => name.trim() !== '' && !text.includes(name.trim())),
  );
  expect(missing.map(({ label }) => label)).toEqual([]);
});

test('the topic is named at least three times', () => {
  const rare = everyStory.filter(
    ({ title, text, key }) =>
      `${title} ${text}`.toLocaleLowerCase().split(key.toLocaleLowerCase()).length <= 3,
  );
  expect(rare.map(({ label }) => label)).toEqual([]);
});

test('nothing of the machinery shows', () => {
  expect(offenders(/[{}[\]|<>+]|undefined|NaN/)).toEqual([]);
});

test('spacing and punctuation are clean', () => {
  expect(offenders(/ {2}| [,.;:!?]|,,|;;|::|,\.|\.,|\?\.|!\.|[^.]\.\.[^.]|“ | ”|« | »|—\s*—/)).toEqual([]);
  expect(offenders(/\n\p{Ll}/u)).toEqual([]);
});

test('a new sentence begins with a capital', () => {
  expect(offenders(/\p{L}\. \p{Ll}/u)).toEqual([]);
});

test('quotation marks and Spanish question and exclamation marks come in pairs', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1;
  const unpaired = everyStory.filter(({ text, brief }) =>
    (brief.language === 'es' ? ['«»', '¿?', '¡!'] : ['“”']).some(
      (pair) => count(text, pair.charAt(0)) !== count(text, pair.charAt(1)),
    ),
  );
  expect(unpaired.map(({ label }) => label)).toEqual([]);
});

test('no sentence is said twice, but for the refrain', () => {
  const repeated = everyStory.flatMap(({ text, plan, label }) => {
    const seen = new Set<string>();
    return sentences(text).flatMap((sentence) => {
      const bare = sentence.toLocaleLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
      const refrain = plan.refrain.toLocaleLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
      if (countWords(bare) < 4 || bare.includes(refrain)) return [];
      if (seen.has(bare)) return [`${sentence} — ${label}`];
      seen.add(bare);
      return [];
    });
  });
  expect(repeated).toEqual([]);
});

test('Spanish contracts «de el» and «a el», and never splits «al» and «del»', () => {
  expect(offenders(/(?<!\p{L})(?:de|a) el \p{L}/iu, 'es')).toEqual([]);
});

test('Spanish articles agree with their nouns', () => {
  const articles: Record<string, 'm' | 'f'> = { los: 'm', unos: 'm', la: 'f', una: 'f', las: 'f', unas: 'f' };
  const nouns =
    'gato|niña|niño|dragón|puerta|camino|noche|luna|oscuridad|miedo|amistad|caracol|viento|mochila|nube|torre|robot|perrita|zorro|puente|llave|mapa|dinosaurios|juguetes|estrellas|luces|manos|ojos|árbol|hojas|río|cuesta|casa|abuela|abuelo|bruja|faro|reloj|silbato|unicornio';
  const wrong = everyStory
    .filter(({ brief }) => brief.language === 'es')
    .flatMap(({ text, label }) =>
      [
        ...text.matchAll(
          new RegExp(`(?<!\\p{L})(los|unos|la|una|las|unas|el|un) (${nouns})(?!\\p{L})`, 'giu'),
        ),
      ].flatMap(([whole, article = '', noun = '']) => {
        const said = articles[article.toLocaleLowerCase()] ?? 'm';
        const plural = /s$/.test(article);
        return said === genderOfNoun(noun) && plural === isPlural(noun) ? [] : [`${whole} — ${label}`];
      }),
    );
  expect(wrong).toEqual([]);
});

test('English chooses between «a» and «an» by sound', () => {
  expect(
    offenders(/(?<!\p{L})(?:a [aeio](?!ne(?!\p{L})|nce(?!\p{L}))|an [bcdfgjklmnpqrstvwxyz])/iu, 'en'),
  ).toEqual([]);
});

test('several heroes take plural verbs in Spanish and one takes the singular', () => {
  const wrong = everyStory
    .filter(({ brief }) => brief.language === 'es')
    .flatMap(({ text, plan, label }) => {
      const verbs = plan.hero.plural
        ? 'vivía|tenía|quería|estaba|soñaba|guardó|fue|volvió'
        : 'vivían|tenían|querían|estaban|soñaban|guardaron|fueron|volvieron';
      const found = new RegExp(`${plan.hero.name} (?:${verbs})(?!\\p{L})`, 'iu').exec(text);
      return found ? [`${found[0]} — ${label}`] : [];
    });
  expect(wrong).toEqual([]);
});

test('sentences grow longer from beginner to intermediate to advanced', () => {
  for (const language of LANGUAGES)
    for (const storyLength of LENGTHS)
      for (const storyType of STORY_TYPES) {
        const [beginner = 0, intermediate = 0, advanced = 0] = LEVELS.map((englishLevel) => {
          const chosen = everyStory.filter(
            ({ brief }) =>
              brief.language === language &&
              brief.storyLength === storyLength &&
              brief.storyType === storyType &&
              brief.englishLevel === englishLevel,
          );
          const all = chosen.flatMap(({ text }) => sentences(text));
          return all.reduce((sum, sentence) => sum + countWords(sentence), 0) / all.length;
        });
        const what = `${language} ${storyLength} ${storyType}: ${beginner.toFixed(1)} < ${intermediate.toFixed(1)} < ${advanced.toFixed(1)}`;
        expect(beginner < intermediate && intermediate < advanced, what).toBe(true);
      }
});

test('the same seed tells the same story', () => {
  for (const { brief } of everyStory.slice(0, 40)) {
    expect(tellStory(brief, mulberry32(99))).toEqual(tellStory(brief, mulberry32(99)));
  }
});

test('different seeds share little: the median overlap of four-word runs is under a quarter', () => {
  for (const language of LANGUAGES)
    for (const storyLength of LENGTHS) {
      const overlaps: number[] = [];
      for (const storyType of STORY_TYPES) {
        const brief: StoryBrief = {
          language,
          topic: TOPICS[language][3]?.[0] ?? '',
          childNames: 'Lucía',
          storyType,
          storyLength,
          englishLevel: 'intermediate',
          ageGroup: '6-8',
          creativityLevel: 'innovative',
        };
        const grams = Array.from({ length: 8 }, (_, seed) =>
          fourGrams(tellStory(brief, mulberry32(1000 + seed)).paragraphs.join(' ')),
        );
        for (const [i, one] of grams.entries())
          for (const other of grams.slice(i + 1)) {
            const shared = [...one].filter((gram) => other.has(gram)).length;
            overlaps.push(shared / Math.min(one.size, other.size));
          }
      }
      overlaps.sort((a, b) => a - b);
      const median = overlaps[Math.floor(overlaps.length / 2)] ?? 1;
      expect(median, `${language} ${storyLength}: ${median.toFixed(3)}`).toBeLessThan(0.25);
    }
});

test('odd topics and names never break a story', () => {
  const odd = [
    '',
    '   ',
    '<b>hola</b>',
    '!!!',
    '😀😀',
    'a'.repeat(500),
    'la '.repeat(120),
    '{hero} [a|b] <x/y> +(z)+',
    '“comillas” y —rayas—',
    'que',
    'the',
    'un',
    'un gato',
    '12345',
    "O'Brien's cat",
    'who',
    'EL MAR',
    'how to be brave',
    'to',
    'miedo a',
    'un que no sabía volar',
    'el agua',
    'un cuento sobre la nieve',
    'a story about snow',
    'Nos mudamos a otra ciudad y tengo miedo de no hacer amigos en mi nueva escuela porque soy muy tímida',
  ];
  for (const language of LANGUAGES)
    for (const [i, text] of odd.entries()) {
      for (const [topic, childNames] of [
        [text, ''],
        ['the sea', text],
        [text, text],
      ] as const) {
        const brief: StoryBrief = {
          language,
          topic,
          childNames,
          storyType: STORY_TYPES[i % 7] ?? 'original',
          storyLength: 'short',
          englishLevel: 'intermediate',
          ageGroup: 'default',
          creativityLevel: 'creative',
        };
        const { title, paragraphs } = tellStory(brief, mulberry32(i));
        const whole = [title, ...paragraphs].join('\n');
        expect(title.length).toBeGreaterThan(3);
        expect(title.length).toBeLessThan(160);
        expect(whole).not.toMatch(/[{}[\]|<>]|undefined| {2}/);
        expect(countWords(paragraphs.join(' '))).toBeGreaterThan(190);
      }
    }
});
