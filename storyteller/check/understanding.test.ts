import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '../../contract/fold.ts';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { doingAt } from '../engine/grammar.ts';
import { openRepertoire, type StoryBrief } from '../engine/index.ts';
import { hasKind, keyOf } from '../engine/kinds.ts';
import { linesOf, nounAt, nounsWith, sectionsOf } from '../engine/lexicon.ts';
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
    share: 0.81,
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

/** Who could imitate it, and what of it: each with every other, so that no wording is a case of its own. */
const WHO: Record<Language, readonly string[]> = {
  es: ['una niña que', 'mi hermano', 'Leo', 'mi hija siempre', 'una princesa que'],
  en: ['a girl who', 'my brother', 'Leo', 'my daughter always', 'a boy who', 'a princess who'],
};
const DANGEROUS: Record<Language, Record<string, readonly string[]>> = {
  es: {
    heights: ['duerme en la azotea', 'salta de la torre', 'baila en la cornisa', 'camina por el muro'],
    'shut in': ['vive en el congelador', 'se esconde en el baúl', 'juega dentro de la lavadora'],
    heat: ['enciende velas', 'toca la sartén', 'juega con la estufa', 'baila con una bengala'],
    blades: ['juega con las tijeras', 'corre con un cuchillo', 'lleva un clavo en la boca'],
    water: ['nada en el pantano', 'salta en el pozo', 'camina sobre el hielo', 'nada sola en el mar'],
    roads: ['patina en la carretera', 'corre entre los coches', 'baila en la rotonda'],
    swallowing: ['come jabón', 'chupa un imán', 'bebe agua del charco', 'muerde una bombilla'],
    animals: ['acaricia un avispero', 'persigue a un toro', 'besa una medusa', 'juega con una rata'],
    strangers: ['invita a un señor', 'sube al coche con un hombre', 'habla con un taxista'],
    leaving: ['se escapa de casa', 'camina de noche por el bosque', 'sale sola a la calle'],
    living: ['hornea a su hámster', 'cuelga a un gato', 'encierra a su hermana', 'da chocolate a su perro'],
    'odd things': ['juega con un carámbano de metal', 'usa una lata', 'duerme con una espina'],
    'hot, wild, electric': [
      'toca una piedra ardiendo',
      'besa a un perro callejero',
      'usa una manta eléctrica',
    ],
    'not seen': ['nada muy lejos', 'salta cuando nadie mira', 'abraza a un perro que muerde'],
    body: ['duerme con una manta en la cara', 'nunca cena', 'se ata una cuerda en el cuello'],
    // Each word harmless, and not of the same row.
    rows: [
      'corre con una piruleta',
      'pone la lengua en el espejo',
      'juega en la estación de tren',
      'juega al escondite en el coche',
      'besa a un zorro',
      'vive dentro del piano',
    ],
    // Nothing dangerous by itself: neither list has the verb or the place.
    unknown: ['entra en la fábrica', 'se desmaya', 'caza detrás del caballo'],
  },
  en: {
    heights: ['sleeps on the roof', 'jumps from the tower', 'dances on the ledge', 'walks along the wall'],
    'shut in': ['lives in the freezer', 'hides in the trunk', 'plays inside the washing machine'],
    heat: ['lights candles', 'touches the frying pan', 'plays with the stove'],
    blades: ['plays with the scissors', 'runs with a knife', 'carries a nail in her mouth'],
    water: ['swims in the swamp', 'jumps into the well', 'walks on the ice', 'swims alone in the sea'],
    roads: ['skates on the road', 'runs between the cars', 'dances on the motorway'],
    swallowing: ['eats soap', 'sucks a magnet', 'drinks water from the puddle', 'bites a light bulb'],
    animals: ['strokes a jellyfish', 'chases a bull', 'kisses a scorpion', 'plays with a rat'],
    strangers: ['invites a man', 'gets in the car with a man', 'goes home with a lady'],
    leaving: ['runs away from home', 'walks in the forest at night', 'goes out alone'],
    living: ['bakes her hamster', 'shakes a baby', 'locks a cat in a box', 'feeds chocolate to her dog'],
    'odd things': ['plays with a spine', 'plays with smoke'],
    'hot, wild, electric': ['plays with a stray dog', 'hugs a fierce dog', 'kisses a gorilla'],
    'not seen': ['swims very far away', 'jumps when nobody is looking'],
    rows: [
      'runs with a lollipop',
      'puts her tongue on the mirror',
      'plays at the train station',
      'plays hide and seek in the car',
      'kisses a fox',
      'lives inside the piano',
    ],
    body: ['sleeps with a blanket on her face', 'never has dinner', 'ties a rope round her neck'],
    unknown: ['enters the factory', 'faints', 'hunts behind the horse'],
  },
};
const HARMLESS: Record<Language, readonly string[]> = {
  es: [
    'juega en el parque',
    'come fresas',
    'nada en el mar',
    'sube a un árbol',
    'duerme en una caja de cartón',
    'cuida a su perro',
    'da pan a los patos',
  ],
  en: [
    'plays in the park',
    'eats strawberries',
    'swims in the sea',
    'climbs a tree',
    'hides under the bed',
    'brushes a pony',
    'gives bread to the ducks',
  ],
};
/** What grown-ups and figures of tales do to children, and who is no friend of theirs. */
const STRANGE: Record<Language, { who: readonly string[]; deeds: readonly string[] }> = {
  es: {
    who: ['un señor que', 'una bruja que', 'un lobo que', 'un payaso que', 'unas vecinas que'],
    deeds: [
      'regala manzanas a los niños',
      'lleva a una niña a su casa',
      'esconde a un niño',
      'visita a mi hermana',
    ],
  },
  en: {
    who: ['a man who', 'a witch who', 'a wolf who', 'a clown who', 'a taxi driver who'],
    deeds: ['gives apples to the children', 'takes a girl to his house', 'hides a boy', 'visits my sister'],
  },
};
const FRIENDLY: Record<Language, { who: readonly string[]; deeds: readonly string[] }> = {
  es: {
    who: ['una enfermera que', 'un dragón que', 'mi abuela', 'una maestra que'],
    deeds: ['lee cuentos a los niños', 'cuida a una niña', 'da galletas a los niños'],
  },
  en: {
    who: ['a nurse who', 'a dragon who', 'my grandma', 'a teacher who'],
    deeds: ['reads stories to the children', 'looks after a girl', 'gives cookies to the children'],
  },
};
const told = (deeds: readonly string[], language: Language, whose = WHO[language]) =>
  deeds.flatMap((deed) =>
    whose.flatMap((who) => {
      const text = `${who} ${deed}`.replace(' .', '.').trim();
      return readTopic(text, language).isUnderstood && !readTopic(text, language).tags.includes('heavy')
        ? [text]
        : [];
    }),
  );

test.each(
  LANGUAGES.flatMap((language) => Object.keys(DANGEROUS[language]).map((kind) => [language, kind] as const)),
)('in %s no child does what is dangerous: %s', (language, kind) => {
  expect(told(DANGEROUS[language][kind] ?? [], language)).toEqual([]);
});
test.each(LANGUAGES)('in %s a child does what is harmless', (language) => {
  const all = WHO[language].filter((who) => !/always|siempre/.test(who));
  const played = told(HARMLESS[language], language).filter((text) => all.some((who) => text.startsWith(who)));
  expect(played).toHaveLength(HARMLESS[language].length * all.length);
});

test.each(LANGUAGES)(
  'in %s strangers give children nothing, take them nowhere, and friends do',
  (language) => {
    const { who, deeds } = STRANGE[language];
    expect(told(deeds, language, who)).toEqual([]);
    const { who: friends, deeds: kind } = FRIENDLY[language];
    expect(told(kind, language, friends)).toHaveLength(kind.length * friends.length);
  },
);

/** What no hero of any kind does to children, babies and pets: only what is known as kind is told. */
const UNKIND: Record<Language, { who: readonly string[]; deeds: readonly string[] }> = {
  es: {
    who: [
      'un mago que',
      'una bruja que',
      'un robot que',
      'un dragón que',
      'un gato que',
      'mi abuelo',
      'mi hermana',
    ],
    deeds: [
      'hornea a los niños',
      'compra dientes de niños',
      'duerme en la cuna del bebé',
      'encoge a una niña',
      'sube a un bebé al tejado',
      'enseña a los niños a abrir el horno',
      'cambia a un niño por un queso',
    ],
  },
  en: {
    who: [
      'a wizard who',
      'a witch who',
      'a robot who',
      'a dragon who',
      'a cat who',
      'my grandpa',
      'my sister',
    ],
    deeds: [
      'bakes children',
      'buys children’s teeth',
      'sleeps in the baby’s cot',
      'shrinks a girl',
      'lifts a baby onto the roof',
      'teaches children to open the oven',
      'swaps a boy for a cheese',
    ],
  },
};
test.each(LANGUAGES)('in %s nobody does to a child what is not known as kind', (language) => {
  expect(told(UNKIND[language].deeds, language, UNKIND[language].who)).toEqual([]);
});

/** What is not understood costs the deed, wherever it stands. */
const UNKNOWN: Record<Language, { topics: readonly string[]; more: readonly string[] }> = {
  es: {
    topics: [
      'un oso que baila',
      'mi abuela canta',
      'una niña que pinta',
      'mi perro y yo en la playa',
      'perdí mi osito',
    ],
    more: [
      'mientras frumea',
      'para glorpear',
      'en Tindrel',
      'cuando blandece',
      'con un mospín',
      '. Luego frumea',
    ],
  },
  en: {
    topics: [
      'a bear who dances',
      'my grandma sings',
      'a girl who paints',
      'my dog and I at the beach',
      'I lost my teddy',
    ],
    more: [
      'while it frumes',
      'to glorp',
      'in Tindrel',
      'when she blends',
      'with a mospin',
      '. Then it frumes',
    ],
  },
};
test.each(LANGUAGES)('in %s an unknown word costs the deed, wherever it stands', (language) => {
  const { topics, more } = UNKNOWN[language];
  expect(told([''], language, topics)).toHaveLength(topics.length);
  expect(told(more, language, topics)).toEqual([]);
});

const AND: Record<Language, string> = { es: 'y', en: 'and' };
test.each([
  [
    'es',
    ['mi hermana', 'mi hermano', 'mi primo', 'mi tía', 'papá', 'mi perro'],
    'y yo hacemos galletas con la abuela',
    'abuela',
  ],
  ['es', ['mi hermana', 'mi amigo', 'mis primos'], 'y yo cantamos con mi tío', 'tío'],
  [
    'en',
    ['my sister', 'my brother', 'my cousin', 'my aunt', 'Dad', 'my dog'],
    'and I bake cookies with Grandma',
    'Grandma',
  ],
  ['en', ['my sister', 'my friend', 'my cousins'], 'and I sing with my uncle', 'uncle'],
] as const)(
  'in %s who is with the child is the hero, and so is whom they are with: %s %s',
  (language, heroes, deed, company) => {
    for (const who of heroes) {
      const { noun, doing } = readTopic(`${who} ${deed}`, language);
      const bare = who.replace(/^(?:mis?|my) /u, '');
      expect([who, noun?.[language].bare]).toEqual([who, `${bare} ${AND[language]} ${company}`]);
      expect(doing?.do[language]).not.toContain(company);
    }
  },
);
test.each([
  ['es', 'mi perro y yo en la playa con papá', 'el perro y papá', 'en la playa'],
  ['es', 'mi perro Coco y yo en la playa', 'Coco', 'en la playa'],
  ['es', 'mi hermana y yo vamos al parque con la abuela', 'su hermana y la abuela', 'en el parque'],
  ['en', 'my dog and I at the beach with Dad', 'the dog and Dad', 'at the beach'],
  ['en', 'me and my cat Luna in the garden', 'Luna', 'in the garden'],
] as const)('in %s «%s» is a day with %s', (language, text, company, where) => {
  const { noun, what, isUnderstood } = readTopic(text, language);
  expect([isUnderstood, noun?.[language].the, what?.[language]]).toEqual([true, company, where]);
});

test.each([
  ['en', 'a goat who eats buttons', true],
  ['en', 'my dad drives a truck', true],
  ['en', 'swimming in the river with my dad', true],
  ['en', 'swimming in the river', false],
  ['en', 'a baby plays with pearls', false],
  ['es', 'un cocinero que colecciona cuchillos', true],
  ['es', 'una ardilla que camina por la antena', true],
  ['es', 'una niña y el cuchillo del pan', false],
  ['es', 'mi niño juega mientras mamá duerme', false],
  ['es', 'una niña que recoge colillas', false],
  ['es', 'jugar con una espada de madera', true],
] as const)('who does it, with whom and with what counts in %s: %s', (language, text, isTold) => {
  expect(readTopic(text, language).isUnderstood).toBe(isTold);
});

/** A loss word is grief by whom it is said of. */
const OF_THINGS: Record<Language, readonly string[]> = {
  es: [
    'la pila',
    'la ciudad',
    'el calcetín',
    'la guitarra',
    'el barco',
    'la cometa',
    'el castillo',
    'la luna',
  ],
  en: ['the battery', 'the city', 'the sock', 'the guitar', 'the boat', 'the kite', 'the castle', 'the moon'],
};
const OF_US: Record<Language, readonly string[]> = {
  es: ['mi abuela', 'mi perro', 'nuestra gata', 'mi amigo', 'el bebé'],
  en: ['my grandma', 'my dog', 'our cat', 'my friend', 'the baby'],
};
const LOSSES: Record<Language, readonly string[]> = {
  es: ['murió', 'se murió', 'ya no está', 'está en el hospital', 'desapareció y no vuelve'],
  en: ['died', 'is dead', 'never came back', 'is in hospital', 'was buried'],
};
test.each(LANGUAGES)('in %s a loss is grief where somebody is lost, and not where a thing is', (language) => {
  const heavy = (whom: readonly string[]) =>
    whom.flatMap((who) =>
      LOSSES[language]
        .map((loss) => `${who} ${loss}`)
        .filter((text) => readTopic(text, language).tags.includes('heavy')),
    );
  expect(heavy(OF_THINGS[language])).toEqual([]);
  expect(heavy(OF_US[language])).toHaveLength(OF_US[language].length * LOSSES[language].length);
});

test('every verb of the lexicon is in a list of what a child may do', () => {
  const sections = sectionsOf('child-deeds.txt');
  const verbs = [
    ...(sections.get('deeds') ?? []).flatMap((line) => (line.split(': ')[0] ?? '').split(' ')),
    ...(sections.get('safe') ?? []).flatMap((line) => line.split(' ')),
    ...(sections.get('things') ?? []).flatMap((line) =>
      line.startsWith('looks: ') ? line.slice(7).split(' ') : [],
    ),
  ];
  const heads = linesOf('verbs.txt').map((line) => fold(line.split(' ')[0] ?? ''));
  expect(heads.filter((head) => !verbs.includes(head))).toEqual([]);
});

test('every thing and animal of the lexicon has a kind, or is dangerous in some way', () => {
  const dangerous = new Set(
    (sectionsOf('child-deeds.txt').get('things') ?? []).flatMap((line) =>
      (line.replace('+ ', '').split(': ')[0] ?? '').split(' '),
    ),
  );
  const unknown = nounsWith('oa').filter((noun) => !hasKind(noun) && !dangerous.has(keyOf(noun)));
  expect(unknown.map(({ es }) => es.one)).toEqual([]);
});

test('every name of a kind is a noun of the lexicon', () => {
  const names = nounsWith('oaelipf').map(keyOf);
  const known = new Set([...names, ...names.map((name) => name.split('_')[0])]);
  const listed = [...sectionsOf('kinds.txt').values()].flat().flatMap((line) => line.split(' '));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

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
