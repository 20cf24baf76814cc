import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { initialsForNames } from '../feed/titles.ts';
import { drawStandIns, hiddenScript, linkedStory } from '../link/linked-story.ts';
import { LinkPage } from '../pages/link/view.tsx';
import { otherSideIn, toldIn } from './stored-story.ts';

/**
 * Topic, title, sentences; names that are hidden, and words that stay. The typed names are empty but in the last rows.
 */
type Case = [
  topic: string,
  title: string,
  sentences: string[],
  hidden: string[],
  kept: string[],
  typed?: string,
  /** Stand-ins that are drawn, where several words are of one name. */
  drawn?: number,
];
const CASES: Record<string, Case> = {
  'a name in the topic alone': [
    'Un cuento para mi hijo Nicolás',
    'Nicolás y la luna',
    ['Nicolás miró la luna.', '—¿Duermes, Nicolás?'],
    ['Nicolás'],
    ['luna'],
  ],
  'the first word of a topic': ['Nicolás va al mar', 'El mar', ['Nicolás vio el mar.'], ['Nicolás'], ['mar']],
  'a name in small letters': [
    'un cuento para nicolas',
    'La luna de Nicolás',
    ['Nicolás durmió.'],
    ['Nicolás'],
    ['luna'],
  ],
  'a name that is a noun too': [
    'mi hija Luna mira la luna',
    'Luna y el mar',
    ['Luna miró la luna.', 'Y la luna brilló.'],
    ['Luna'],
    ['luna'],
  ],
  'a name that is a noun too, first in the topic': [
    'Luna y la luna llena',
    'El sueño',
    ['Luna miró la luna.', 'La luna vio a Luna.'],
    ['Luna'],
    ['luna', 'llena'],
  ],
  'a noun that some write with a capital': [
    'la luna y el mar',
    'El viaje',
    ['Luna llena, mar en calma.', 'Volaron a la Luna y la luna brilló.'],
    [],
    ['Luna', 'luna'],
  ],
  'an English title with capitals': [
    'a dragon visits the moon',
    'The Dragon and the Moon',
    ['A dragon saw the moon.', 'Dragon and moon slept.'],
    [],
    ['Dragon', 'Moon', 'moon'],
  ],
  'a name in an English title': [
    'rose is afraid of the moon',
    'Rose and the Moon',
    ['Rose saw the moon.', '“Sleep, Rose,” said Grandma.'],
    ['Rose'],
    ['Moon', 'moon', 'Grandma'],
  ],
  'a topic in capitals': [
    'EL VIAJE DE ZOE EN UN BARCO',
    'El viaje de Zoe',
    ['Viaje de ida: Zoe subió al barco.', 'Barco y Zoe hicieron el viaje.'],
    ['Zoe'],
    ['Viaje', 'viaje', 'Barco'],
  ],
  'a noun and name of a topic in capitals': [
    'EL CUENTO DE LUNA',
    'El sueño de Luna',
    ['La luna vio a Luna.'],
    ['Luna'],
    ['luna'],
  ],
  'a name of another alphabet': ['сказка для Оли', 'La luna', ['Оли miró la luna.'], ['Оли'], ['luna']],
  'a name in combining letters': [
    'para Nicola\u0301s',
    'El mar',
    ['Nicolás durmió.', 'Luego Nicola\u0301s soñó.'],
    ['Nicolás', 'Nicola\u0301s'],
    ['soñó'],
  ],
  'a double name, with a hyphen or a fixed space': [
    'para Jean-Luc y Ana\u00a0Belén',
    'Jean-Luc y Ana\u00a0Belén',
    ['Jean-Luc vio a Ana Belén.', 'Ana\u00a0Belén durmió.'],
    ['Jean', 'Luc', 'Ana', 'Belén'],
    ['durmió'],
  ],
  'an English genitive': [
    'a hat for Rose',
    'Rose’s Hat',
    ['Rose’s hat was red.', 'It was a hat for Rose.'],
    ['Rose'],
    ['hat', 'Hat'],
  ],
  'two names of a topic': [
    'Leo y Martina van al mar',
    'Leo y Martina',
    ['Leo llamó a Martina.', 'Martina vio a Leo y el mar.'],
    ['Leo', 'Martina'],
    ['mar'],
  ],
  'one name typed, one in the topic': [
    'Ana y su primo Hugo',
    'Ana y Hugo',
    ['Ana vio a Hugo.', 'Hugo rió.'],
    ['Ana', 'Hugo'],
    ['rió'],
    'Ana',
  ],
  'a diminutive of a typed name': [
    'un dragón',
    'Luisito y el mar',
    ['Luis vio el mar.', '—¡Luisito! —llamó su madre.', 'Luis y Anita rieron.', 'La casita de Ana.'],
    ['Luis', 'Luisito', 'Anita', 'Ana'],
    ['mar', 'casita', 'madre'],
    'Luis y Ana',
    2,
  ],
  'an English diminutive of a name in the topic': [
    'Tom is afraid of the moon',
    'Tommy and the Moon',
    ['Tom saw the moon.', '“Sleep, Tommy,” said Grandma.', 'The moon saw Tommy.'],
    ['Tom', 'Tommy'],
    ['Moon', 'moon', 'Grandma'],
    '',
    1,
  ],
  'a diminutive alone, of a name in the topic': [
    'un cuento para tomás',
    'Tomasito',
    ['Tomasito miró la luna.', 'La luna vio a Tomasito.'],
    ['Tomasito'],
    ['luna'],
  ],
  'a shorter form, and the word that it is too': [
    'un faro',
    'El faro',
    ['Mira, dijo Miranda.', 'Mira el faro, Nico.', 'Nicolás vio a Nico y a Isa.', 'Un vale vale.'],
    ['Miranda', 'Nicolás', 'Nico', 'Isa'],
    ['Mira', 'vale', 'faro'],
    'Miranda, Nicolás e Isabel',
    3,
  ],
  'a pet name, and one of its own': [
    'un faro',
    'El faro',
    ['La abuela llamó a Paco.', 'Su hermano Paquito vio a Pepe.', 'Pepe y Paco rieron.'],
    ['Paco', 'Paquito', 'Pepe'],
    ['abuela', 'hermano'],
    'Francisco y José',
    2,
  ],
  'spellings before an ending': [
    'un faro',
    'El faro',
    ['Vino con Luquitas, con Huguito y con Carmencita.', 'Vio a Lucecita.', 'Lucas y Hugo.', 'Carlitos.'],
    ['Luquitas', 'Huguito', 'Carmencita', 'Lucecita', 'Lucas', 'Hugo', 'Carlitos'],
    ['faro'],
    'Lucas, Hugo, Carmen, Luz, Carlos',
    5,
  ],
  'names of others that are like a typed one': [
    'un faro',
    'El faro',
    ['Luisa vio a Luis y a Nicolasa.', 'Marta jugó con Martín.', 'Un ratito solito.'],
    ['Luisa', 'Marta'],
    ['Luis', 'Nicolasa', 'Martín', 'solito', 'ratito'],
    'Luisa, Marta, Nicolás',
    3,
  ],
  'a name that was not typed': [
    'un dragón',
    'Ana y el dragón',
    ['Ana vio un dragón.'],
    [],
    ['Ana', 'dragón'],
  ],
};

const has = (text: string, word: string) =>
  text
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu)!
    .includes(word.normalize('NFC'));

test.each(Object.entries(CASES))('%s: feed and link hide the same words', (_, row) => {
  const [topic, title, texts, hidden, kept, childNames = '', drawnNames] = row;
  const options = storyRequest.parse({ topic, childNames });
  const sentences = texts.map((text, index) => ({ index, paragraph: 0, text }));
  const story = {
    id: 'a',
    language: 'es' as const,
    title,
    scene: null,
    laterScenes: null,
    standIns: null,
    earlierNames: '',
    editedAt: null,
    translationEditedAt: null,
    options,
    document: {
      language: 'es' as const,
      sentences,
    },
  };
  const drawn = { ...story, standIns: drawStandIns(story) };
  const before = [title, ...texts].join('\n');
  for (const word of [...hidden, ...kept]) if (word !== 'llena') expect(has(before, word) || word).toBe(true);

  const page = (showsNames: boolean) =>
    String(
      LinkPage({
        language: 'es',
        nonce: 'n',
        origin: 'https://app.test',
        place: { secret: 'a.b.c', night: null },
        report: null,
        story: linkedStory(drawn, [], () => [], { showsNames }),
      }),
    );
  const spoken = hiddenScript(drawn, 'es', () => [])!.sentences.map(({ text }) => text);
  const initials = initialsForNames({ title, sentences: texts }, options);
  for (const text of [page(false), spoken.join('\n'), [title, ...texts].map(initials).join('\n')])
    expect(hidden.filter((word) => has(text, word))).toEqual([]);
  const linked = linkedStory(drawn, [], () => [], { showsNames: false }).sides[0]!;
  const all = [linked.title, ...linked.sentences.map(({ text }) => text)].join('\n');
  const told = [all, [title, ...texts].map(initials).join('\n')];
  for (const text of told) expect(kept.filter((word) => has(before, word) && !has(text, word))).toEqual([]);
  // Title, text and sound agree.
  expect(linked.sentences.map(({ text }) => text)).toEqual(spoken);
  const words = new Set(hidden.map((word) => word.normalize('NFC')));
  expect(drawn.standIns).toHaveLength(drawnNames ?? words.size);
  for (const word of hidden) expect(has(page(true), word)).toBe(true);
});

/** Changed sentence in Spanish, and in English where it has that side; words that are hidden, and that stay. */
type ChangedCase = [changed: [string, string?], hidden: string[], kept: string[]];
const CHANGED: Record<string, ChangedCase> = {
  'a name within a changed sentence': [['El faro vio a Zorión.'], ['Zorión'], ['faro']],
  'a known name that begins one': [['Lucía abrió la puerta.'], ['Lucía'], ['puerta']],
  'an unknown name that begins one in both languages': [
    ['Zorión saltó.', 'Zorión jumped.'],
    ['Zorión'],
    ['saltó'],
  ],
  'an unknown name that begins one and acts': [['Zorión saltó el muro.'], ['Zorión'], ['saltó']],
  'an unknown name that begins one and is something': [['¡Zorión es un faro!'], ['Zorión'], ['faro']],
  'words that begin one before who acts': [
    ['Hoy saltó. Nadie vio nada. Lentamente se durmió. Brillaban mucho.'],
    [],
    ['Hoy', 'Nadie', 'Lentamente', 'Brillaban'],
  ],
  'a name of which only the other side is known': [
    ['Al faro subió Zorión.', 'Zorión climbed.'],
    ['Zorión'],
    ['Al', 'climbed'],
  ],
  'words that begin a sentence': [
    ['Corrió mucho. ¿Saltó? «Sí.»', 'It ran. And then?'],
    [],
    ['Corrió', 'It', 'Sí'],
  ],
  'a figure that the story has': [['El zorro Nilo durmió.', 'Nilo slept.'], [], ['Nilo']],
  'words that English begins with a capital': [
    ['El lunes, por Navidad, durmió.', 'On Monday, at Christmas, Mum and I slept.'],
    [],
    ['Navidad', 'Monday', 'Christmas', 'Mum', 'I'],
  ],
};

test.each(Object.entries(CHANGED))('%s: what the user typed is hidden, and no more', (_, row) => {
  const [[text, translation], hidden, kept] = row;
  const editedAt = '2026-11-30T20:00:00.000Z';
  const own = (index: number, told: string) => ({ index, paragraph: 0, text: told });
  const side = (index: number, told: string) => ({ index, text: told });
  const story = {
    id: 'a',
    language: 'es' as const,
    title: 'El faro',
    scene: null,
    laterScenes: null,
    standIns: null,
    earlierNames: '',
    editedAt: 1,
    translationEditedAt: null,
    options: storyRequest.parse({ topic: 'un faro' }),
    document: {
      language: 'es' as const,
      sentences: [own(0, 'Nilo miró el faro.'), { ...own(1, text), editedAt }, own(2, 'Vio a Nilo.')],
      ...(translation !== undefined && {
        translation: {
          language: 'en' as const,
          title: 'The light',
          sentences: [side(0, 'Nilo saw it.'), side(1, translation), side(2, 'It saw Nilo.')],
          words: [],
          questions: [],
        },
      }),
    },
  };
  const linked = linkedStory(story, [], () => [], { showsNames: false });
  const hide = initialsForNames(toldIn(story), story.options, otherSideIn(story));
  const sides = [text, ...(translation === undefined ? [] : [translation])];
  for (const told of [
    linked.sides.flatMap(({ sentences }) => sentences.map((one) => one.text)),
    (['es', 'en'] as const).flatMap((language) =>
      (hiddenScript(story, language, () => [])?.sentences ?? []).map((one) => one.text),
    ),
    sides.map(hide),
  ]) {
    expect(hidden.filter((word) => has(told.join(' '), word))).toEqual([]);
    expect(kept.filter((word) => !has(told.join(' '), word))).toEqual([]);
  }
});
