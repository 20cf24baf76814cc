import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { SCHEMA_DIGITAL_SOURCE, SCHEMA_MIXED_SOURCE } from '../../contract/digital-source.ts';
import type { Language } from '../../contract/options.ts';
import { type Sentence, storyRequest } from '../../contract/schemas/stories.ts';
import { LinkPage } from '../pages/link/view.tsx';
import { namesIn } from '../story/typed-names.ts';
import { drawStandIns, hiddenScript, linkedStory, nextToSpeak } from './linked-story.ts';

type Told = Parameters<typeof linkedStory>[0];
type Narrations = Parameters<typeof linkedStory>[1];

/** What parents type into the field of names. */
const TYPED = [
  'Martina',
  'martina y leo',
  'MARTINA, Íñigo e Inés',
  'Ana Lucía y María José',
  'Luna',
  'Sol y Mar',
  'Nadia',
  'Renato and Doris',
  'O’Brien',
  'Óscar o Olivia',
  'mi hija Zoé (6 años)',
  'José Luis Pérez Gil',
  'Hugo; Martín; Lucas',
  'Jean-Luc & Chloe',
  'Grace, Rose and Lily',
  'Ñuflo',
  'Iris y Uxía',
  'Thiago',
];
/** A sentence about a name, in each of the places where a story has one. `@` stands for it. */
const ABOUT = [
  '@ mira el mar.',
  'El mar es de @.',
  '—¿Vienes, @? —dijo el faro.',
  'Allí estaban el faro y @.',
  '«¡@!», gritó el faro.',
  '@’s hat was blue.',
  'A dog and @ ran to “@”.',
  '¡@, @ y otra vez @!',
];

const sentence = (text: string, index: number): Sentence => ({ index, paragraph: index >> 1, text });

/** A story in two languages whose sentences and titles name these children. */
function storyAbout(childNames: string, id: string): Told {
  const names = namesIn(childNames);
  const texts = ABOUT.map((about, n) => about.replaceAll('@', names[n % names.length]!));
  const side = (language: Language) => texts.map((text, n) => sentence(`${text} (${language})`, n));
  return {
    id,
    language: 'es',
    title: `${names[0]} y el faro`,
    scene: null,
    laterScenes: null,
    standIns: null,
    earlierNames: '',
    editedAt: null,
    translationEditedAt: null,
    options: storyRequest.parse({
      topic: `un faro con ${names[0]}`,
      childNames,
      secondLanguage: 'en',
    }),
    document: {
      language: 'es',
      sentences: side('es'),
      cast: [
        {
          id: 'f',
          name: 'el faro',
          age: 'old',
          gender: 'm',
        },
      ],
      translation: {
        language: 'en',
        title: `${names[0]} and the light`,
        sentences: side('en'),
        words: [],
        questions: [],
      },
    },
  };
}

const withStandIns = (story: Told): Told => ({ ...story, standIns: drawStandIns(story) });

/** @param spoken the story whose file for links it has */
/** No word is said by another spelling. */
const NONE = () => [];

const narration = (language: Language, spoken: Told | null = null) =>
  ({
    id: `${language} narration`,
    language,
    soundBytes: 5,
    takes: null,
    linkSound: spoken && {
      soundBytes: 4,
      madeAt: 1,
      script: hiddenScript(spoken, language, NONE)!.digest,
    },
  }) as Narrations[number];

const pageOf = (story: Told, showsNames: boolean, english: Partial<Narrations[number]> = {}) =>
  String(
    LinkPage({
      language: 'es',
      nonce: 'n',
      origin: 'https://app.test',
      place: { secret: 'user.secret.digest', night: null },
      report: null,
      story: linkedStory(story, [narration('es', story), { ...narration('en', story), ...english }], NONE, {
        showsNames,
      }),
    }),
  );

/** Words of typed names in a text. A joining word, and a word in small letters, may be an ordinary one. */
function typedWordsIn(text: string, childNames: string): string[] {
  const words = new Set(namesIn(childNames).flatMap((name) => name.match(/\p{Lu}[\p{L}]+/gu) ?? []));
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => words.has(word));
}

test('a link without names has no typed name in its page, its preview and what is spoken for it', () => {
  for (const childNames of TYPED) {
    for (let n = 0; n < 5; n += 1) {
      const story = withStandIns(storyAbout(childNames, `story ${n}`));
      const spoken = (['es', 'en'] as const).map((language) => hiddenScript(story, language, NONE)!);
      const all = [
        pageOf(story, false),
        ...spoken.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
      ];
      expect(typedWordsIn(all.join('\n'), childNames), childNames).toEqual([]);
      for (const name of story.standIns!) expect(all[0]).toContain(name);
    }
    // With the tick, the same page has them.
    expect(typedWordsIn(pageOf(storyAbout(childNames, 'a'), true), childNames), childNames).not.toEqual([]);
  }
});

test('what is spoken is the text of the page, and spans keep their words', () => {
  const story = withStandIns(storyAbout('Martina e Íñigo', 'a'));
  const [first, ...rest] = story.document.sentences;
  const speech = [{ by: 'f', start: 0, end: 7 }];
  story.document.sentences = [{ ...first!, text: 'Martina mira el mar, Martina.', speech }, ...rest];
  const script = hiddenScript(story, 'es', NONE)!;
  expect(script.sentences.map(({ text }) => text)).toEqual(
    linkedStory(story, [], NONE, { showsNames: false }).sides[0]!.sentences.map(({ text }) => text),
  );
  const [{ text, speech: spans }] = script.sentences as [Sentence];
  expect(text.slice(spans![0]!.start, spans![0]!.end)).toBe(story.standIns![0]);
  expect(script.changed).toBe(script.sentences.reduce((sum, one) => sum + one.text.length, 0));
});

test('names that were drawn once stay, whatever is added to the story', () => {
  const story = withStandIns(storyAbout('Martina', 'a'));
  const later = { ...story, options: { ...story.options, topic: `${story.standIns!.join(' ')} y un faro` } };
  expect(linkedStory(later, [], NONE, { showsNames: false }).sides[0]!.title).toBe(
    `${story.standIns![0]} y el faro`,
  );
});

test('a night has the stand-ins of its series, but for one that is a word of its text', () => {
  const story = storyAbout('Martina', 'a');
  expect(drawStandIns(story, { Martina: 'Nadia' })).toEqual(['Nadia']);
  const title = 'Martina y Nadia';
  expect(drawStandIns({ ...story, title }, { Martina: 'Nadia' })).not.toContain('Nadia');
});

test('a language is spoken once, from its newest narration, and only if a name is in its text', () => {
  const story = withStandIns(storyAbout('Martina', 'a'));
  const named = { ...narration('es'), id: 'newer' };
  expect(nextToSpeak(story, [narration('es'), named], NONE)).toBe(named);
  expect(nextToSpeak(story, [narration('es', story), named, narration('en')], NONE)?.language).toBe('en');
  expect(nextToSpeak(story, [narration('es', story), named], NONE)).toBe(null);
  const unnamed = withStandIns({
    ...story,
    options: { ...story.options, topic: 'un faro', childNames: 'Zenobia' },
  });
  expect(nextToSpeak(unnamed, [named], NONE)).toBe(null);
  const sounds = (showsNames: boolean, narrations: Narrations, of = story) => {
    const { sides, awaitsSound } = linkedStory(of, narrations, NONE, { showsNames });
    return [...sides.map(({ sound }) => sound?.narrationId ?? null), awaitsSound];
  };
  expect(sounds(false, [named])).toEqual([null, null, true]);
  expect(sounds(false, [narration('es', story), named])).toEqual(['es narration', null, false]);
  expect(sounds(true, [narration('es', story), named])).toEqual(['newer', null, false]);
  expect(sounds(false, [named], unnamed)).toEqual(['newer', null, false]);
});

test.each([
  // A row of a release that stored no digest.
  ['no script', { soundBytes: 4, madeAt: 1 }],
  ['the script of a release that hid less', { soundBytes: 4, madeAt: 1, script: 'of another text' }],
])('a file for links with %s is not given, and spoken again', (_, linkSound) => {
  const story = withStandIns(storyAbout('Martina', 'a'));
  const old = { ...narration('es'), linkSound } as Narrations[number];
  const { sides, awaitsSound } = linkedStory(story, [old], NONE, { showsNames: false });
  expect([sides[0]!.sound, awaitsSound]).toEqual([null, true]);
  expect(nextToSpeak(story, [old], NONE)).toBe(old);
  // The narration that says what the link hides now.
  const other = { ...narration('es', story), id: 'other' };
  expect(nextToSpeak(story, [old, other], NONE)).toBeNull();
  expect(linkedStory(story, [old, other], NONE, { showsNames: false }).sides[0]!.sound?.narrationId).toBe(
    'other',
  );
});

test('a sound that the family reads is marked as made by AI in part', () => {
  const page = pageOf(storyAbout('Martina', 'a'), true, { takes: 'digest' });
  const marks = [...page.matchAll(/itemprop="digitalSourceType" href="(.*?)"/g)].map(([, mark]) => mark);
  expect(marks).toEqual([SCHEMA_DIGITAL_SOURCE, SCHEMA_DIGITAL_SOURCE, SCHEMA_MIXED_SOURCE]);
});

test('a browser’s parser reads title, picture and text from the first HTML', () => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const story = storyAbout('Martina', 'a');
  story.title = '“Martina” & <b>el faro</b>';
  document.write(pageOf(story, true));
  const meta = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(meta('og:title')).toBe(story.title);
  expect(meta('og:image')).toBe('https://app.test/e/user.secret.digest/picture');
  expect(meta('og:url')).toBe('https://app.test/e/user.secret.digest');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('h1 [lang="es"]')?.textContent).toBe(story.title);
  expect(document.querySelector('h1 b')).toBe(null);
  expect(document.querySelector('.story [lang="en"]')?.textContent).toContain('(en)');
  expect([...document.querySelectorAll('audio')].map((one) => one.getAttribute('src'))).toEqual([
    '/e/user.secret.digest/es.mp3',
    '/e/user.secret.digest/en.mp3',
  ]);
  const marked = [...document.querySelectorAll('[itemprop=digitalSourceType]')].map((one) =>
    one.getAttribute('href'),
  );
  expect(marked).toEqual(Array(3).fill(SCHEMA_DIGITAL_SOURCE));
  expect(document.querySelector('.mark')?.textContent).toBe(
    'Voz y texto creados con inteligencia artificial por Cuéntame.',
  );
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
