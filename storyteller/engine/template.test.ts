import { expect, test } from 'vitest';
import { fillPair, type Setting } from './fill.ts';
import { parseNames } from './names.ts';
import { picturesOf } from './picture.ts';
import { mulberry32 } from './random.ts';
import { readTemplate } from './template.ts';
import { TEMPLATES } from './templates.ts';
import { readTopic } from './topic.ts';

const HEADER = `plot: A child finds a hat and gives it back.
kinds: humor
ages: 6-8
topics: any
take streets: 1 2 3
picture: city, day, happy, kid, lamp
title: El gorro = The Hat
title: Un gorro = A Hat
cast finder m kinds=humor: un vecino = a neighbour
  at: en la puerta = at the door
${'word: el gorro = the hat\n'.repeat(12)}${'question: ¿De quién es? = Whose is it?\n'.repeat(3)}middle: same, night, worried, kid\nend: beach, same, happy, kid sleeps`;
const scene = (lines: string) =>
  `== found medium in streets ages=6-8\n-- beginner\n${lines}\n\n-- intermediate\nSí.\nYes.\n-- advanced\nSí.\nYes.`;
const read = (header: string, body: string) => readTemplate('a/a-hat.story', `${header}\n${body}`);

function told(es: string, en: string, names = ['Ana'], topic = 'un gato', cast: Setting['cast'] = {}) {
  const setting = { names, topic: readTopic(topic, 'es'), cast };
  const pair = fillPair(
    { es, en, optional: false, refrain: false, by: null, line: 1 },
    setting,
    mulberry32(1),
  );
  return [pair.es, pair.en];
}

test('a template is parsed with its header and cast', () => {
  expect(read(HEADER, scene('Sí.\nYes.'))).toMatchObject({
    id: 'a-hat',
    kinds: ['humor'],
    take: { streets: { short: 1, medium: 2, long: 3 } },
    titles: [
      ['El gorro', 'The Hat'],
      ['Un gorro', 'A Hat'],
    ],
    cast: {
      finder: [
        {
          name: ['un vecino', 'a neighbour'],
          gender: 'm',
          only: { kinds: ['humor'] },
          forms: { at: ['en la puerta', 'at the door'] },
        },
      ],
    },
  });
});

test('a scene is parsed with its length, pool, ages, paragraphs and optional sentences', () => {
  const [found] = read(
    HEADER,
    scene('Ana ve un gorro.\nAna sees a hat.\n+ Es rojo.\n+ It is red.\n\n—Hola.\n“Hello.”'),
  ).scenes();
  expect(found).toMatchObject({ name: 'found', from: 'medium', pool: 'streets', only: { ages: ['6-8'] } });
  expect(found?.told.beginner.map((pairs) => pairs.length)).toEqual([2, 1]);
  expect(found?.told.beginner[0]?.[1]).toEqual({
    es: 'Es rojo.',
    en: 'It is red.',
    optional: true,
    refrain: false,
    by: null,
    line: 32,
  });
});

test.each([
  ['Ana ve un gorro.', 'a/a-hat.story:31: the English side of the line above is missing'],
  ['Es <rojo/azul>.\nIt is red.', 'a/a-hat.story:31: the two sides have not the same alternatives'],
])('a mistake in a scene is reported with file and line: %j', (lines, message) => {
  expect(() => read(HEADER, scene(lines)).scenes()).toThrow(message);
});

test('a scene without text for every level is refused', () => {
  expect(() => read(HEADER, '== found\n-- beginner\nSí.\nYes.').scenes()).toThrow(
    'a/a-hat.story: scene found is not told for intermediate',
  );
});

test.each([
  ['topics: any', 'topics: cars', ':4: topics.0: no such class'],
  ['kinds: humor', 'kinds: comic', ':2: kinds.0: '],
  ['take streets: 1 2 3', 'take streets: 1 2', ':5: take.streets.long: '],
  ['title: Un gorro = A Hat', 'title: Un gorro', ':8: not of the form «Spanish = English»'],
  ['title: Un gorro = A Hat\n', '', ': titles: '],
  ['picture: city', 'picture: moon', ':6: pictures.beginning.0.place: '],
  ['happy, kid', 'happy, kit', ':6: what is «kit»?'],
  ['happy, kid', 'happy, kid sandals', ':6: what is «sandals»?'],
  ['happy, kid', 'happy, kid, cat, cat, cat, cat, cat', ':6: pictures.beginning.0.figures: '],
  ['picture: city', 'picture: street city', ':6: no role «street»'],
  ['happy, kid', 'happy, kid, thing street', ':6: no role «street»'],
  ['finder m', 'finder x', ':9: cast.finder.0.gender: '],
  ['kinds=humor', 'colour=red', ':9: cast.finder.0.only: '],
  ['  at: en', '  at en', ':10: not of the form «key: value»'],
  ['word: el', 'wort: el', ':11: unknown key «wort»'],
  [/question: .*\n/, '', ': questions: '],
])('a mistake in the header is reported with file and line: %s, written as %j', (right, wrong, message) => {
  expect(() => read(HEADER.replace(right, wrong), scene('Sí.\nYes.'))).toThrow(`a/a-hat.story${message}`);
});

test.each([
  [
    'city, day, happy, kid, other, hero, finder',
    'Ana y Leo',
    'city, day, happy, girl red, boy blue, cat orange sleeps',
  ],
  [
    'city, day, happy, kid, other, sister',
    'Ana y Eva',
    'city, day, happy, girl red, girl yellow, girl green',
  ],
  [
    'city, day, happy, kid, mouse grey, mouse grey',
    'Ana',
    'city, day, happy, girl red, mouse grey, mouse grey',
  ],
  ['city, day, happy, kid', 'Ana y Leo', 'city, day, happy, girl red, boy blue'],
  ['city, day, happy, kid, girl red hood', 'Ana', 'city, day, happy, girl yellow, girl red hood'],
  ['city, day, happy, sister, kid, hero', 'Leo', 'city, day, happy, boy blue, cat orange sleeps'],
  [
    'city, day, happy, kid, other, finder',
    'Ana, Leo, Iker y Eva',
    'city, day, happy, girl red, boy blue, boy yellow, girl yellow',
  ],
  [
    'city, day, happy, finder, kid, other, hero',
    'Ana, Leo e Iker',
    'city, day, happy, girl red, boy blue, boy yellow, cat orange sleeps',
  ],
  ['finder city, day, happy, kid', 'Ana', 'harbour, day, happy, girl red'],
  ['city, day, happy, kid, guest', 'Ana', 'city, day, happy, girl red, dog yellow'],
  ['topic city, day, happy, kid', 'Ana', 'city, day, happy, girl red'],
  ['city, day, happy, kid, thing finder', 'Ana', 'city, day, happy, girl red, drum'],
  ['city, day, happy, kid, thing topic, lamp', 'Ana', 'city, day, happy, girl red, lamp'],
  ['city, day, happy, kid, streets', 'Ana', 'city, day, happy, girl red, penguin blue scarf'],
])('the picture of %s with %s shows %s', (picture, childNames, shown) => {
  const header = HEADER.replace('city, day, happy, kid, lamp', picture);
  const template = read(
    `${header.replace('  at:', '  seen: un puerto con tambor = a harbour with a drum\n  at:')}\ncast guest: Rex = Rex\n  seen: un perro amarillo = a yellow dog\nspeaks sister f small: la hermana = the sister`,
    scene('Es un pingüino con bufanda.\nIt is a penguin in a scarf.').replace('found', 'penguin'),
  );
  const topic = picture.includes('hero') ? 'un gato' : 'la paciencia';
  const setting = {
    names: parseNames(childNames),
    topic: readTopic(topic, 'es'),
    cast: {
      finder: template.cast.finder![0]!,
      guest: template.cast.guest![0]!,
    },
  };
  const brief = { topic, englishLevel: 'beginner' } as const;
  const scenes = template.scenes();
  expect(picturesOf(template, { setting, brief, scenes }, () => true)?.beginning).toBe(shown);
});

test.each([
  [
    'unos piratas que bailan',
    'lounge, day, happy, pirate red dances, pirate yellow dances, pirate green dances',
  ],
  ['dos gatos que bailan', 'garden, day, happy, cat orange dances, cat white dances'],
  [
    'la abuela que teje',
    'lounge, day, happy, grandmother purple behind table, girl red behind table, table, wool',
  ],
  ['mi amiga Lola canta', 'lounge, day, happy, girl red sings, girl yellow sings'],
  ['una cartera que canta', 'village, day, happy, woman green carries holding letter, letter, postbox'],
  ['he perdido mi osito', 'city, day, happy, girl red imagining teddy'],
  ['un autobús que canta', 'city, day, happy, girl red points beside bus, bus happy'],
  ['un paraguas que canta', 'city, day, happy, girl red holding umbrella, umbrella happy'],
  ['una barca que canta', 'sea, day, happy, girl red points beside boat, boat happy'],
  ['un dinosaurio en la cocina', 'kitchen, day, happy, dinosaur green, girl red hugs beside dinosaur'],
  ['un tren debajo del mar', 'underwater, day, happy, girl red rides in train, train happy'],
  ['un tren que no quiere llegar a la estación', 'city, day, happy, girl red rides in train, train happy'],
  ['una biblioteca a medianoche', 'library, night, happy, girl red reads, book'],
  ['un zorro que lee de noche', 'forest, night, happy, fox orange reads'],
  ['un erizo que abraza un globo', 'forest, day, happy, hedgehog brown hugs balloon, balloon'],
  ['una vaca que salta la valla', 'farm, day, happy, cow white jumps'],
  ['una niña que vuela en una escoba', 'city, day, happy, girl red flies on broom, broom'],
  ['mi gato duerme encima del piano', 'lounge, day, happy, cat orange sleeps on piano, piano'],
  ['mi gato se ha subido al tejado', 'village, day, happy, cat orange sits on house, house'],
  ['un mono trepa a un árbol', 'forest, day, happy, monkey brown climbs on tree, tree'],
  ['el primer baño en el mar', 'beach, day, happy, girl red jumps, woman green waves'],
  ['un oso que conduce un autobús', 'forest, day, happy, bear brown rides in bus, bus'],
  [
    'un niño y un dragón construyen un castillo',
    'garden, day, happy, boy blue builds beside box, dragon green, box',
  ],
  ['un cangrejo perdido en el mar', 'beach, day, happy, girl red imagining crab'],
  ['una bruja que vuela', 'city, day, happy, woman green pointed flies on broom, broom'],
  ['un castillo bajo la nieve', 'castle, day, snow, wide, happy, girl red jumps, boy blue jumps'],
  [
    'hacer una tarta con la abuela',
    'kitchen, day, happy, girl red cooks behind table, grandmother purple cooks behind table, table, cake',
  ],
  [
    'una panadera que hornea una estrella',
    'kitchen, day, happy, woman green cooks behind table, table, star',
  ],
  ['un tiburón que perdió un diente', 'sea, day, happy, shark grey worried imagining tooth, girl red'],
  [
    'un regalo para la abuela',
    'city, day, happy, girl red points beside gift, grandmother purple, gift happy',
  ],
  [
    'mi hermana y yo hacemos galletas con la abuela',
    'kitchen, day, happy, girl red cooks behind table, girl yellow cooks behind table, grandmother purple cooks behind table, table, biscuit',
  ],
  [
    'mi cumpleaños',
    'lounge, day, happy, girl red behind table, boy blue behind table, girl yellow behind table, table, cake',
  ],
  ['¿quién inventó la siesta?', 'city, day, happy, girl red'],
  ['el hada que duerme', 'bedroom, day, happy, fairy purple sleeps'],
  ['lavar al perro', 'bathroom, day, happy, girl red washes beside dog, dog brown'],
  ['mi gata Luna', 'garden, day, happy, girl red hugs beside cat, cat orange'],
  ['dos princesas que bailan', 'lounge, day, happy, girl red crown dances, girl yellow crown dances'],
  ['la princesa dragón', 'mountain, day, happy, dragon green crown, girl red hugs beside dragon'],
  [
    'un astronauta que es un hámster',
    'space, day, happy, hamster orange helmet, girl red hugs beside hamster',
  ],
  ['un hámster astronauta', 'space, day, happy, hamster orange helmet, girl red hugs beside hamster'],
  ['el payaso triste', 'city, day, happy, man orange pointed worried, girl red'],
  ['un gato que tiene sueño', 'bedroom, night, happy, cat orange sleepy, girl red'],
  ['un dinosaurio pequeño', 'jungle, day, happy, small dinosaur green, girl red hugs beside dinosaur'],
  ['un bebé dragón', 'mountain, day, happy, girl red hugs beside dragon, small dragon green'],
  // Of topics that no story tells what is harmless is shown: who is named, and where.
  [
    'tengo dos mamás y un conejo',
    'meadow, day, happy, girl red hugs beside rabbit, woman green, woman yellow, rabbit brown',
  ],
  ['hockey y más hockey', 'pitch, day, happy, girl red runs holding stick, boy blue runs, stick'],
  ['mi hermana y yo cocinamos solas con fuego', 'garden, day, happy, girl red hugs beside girl, girl yellow'],
  ['mi primo salta desde el balcón', 'city, day, happy, girl red'],
  [
    'el tractor azul de mi abuelo',
    'village, day, happy, girl red waves, grandfather green rides in tractor, tractor blue',
  ],
  ['un búho gigante', 'forest, day, happy, big owl brown sleepy sleeps, girl red'],
  ['una mariposa que perdió sus colores', 'city, day, happy, girl red, butterfly white'],
  [
    'una reina que no encontraba su corona',
    'city, day, happy, woman green imagining tiara, girl red hugs beside woman',
  ],
  ['una princesa que escala una montaña', 'mountain, day, happy, girl red crown climbs'],
  [
    'dos osos que comparten una tarta',
    'forest, day, happy, bear brown carries holding cake, bear white waves, cake',
  ],
  ['una cebra sin rayas', 'jungle, day, happy, horse white, girl red hugs beside horse'],
  [
    'un oso que no encuentra su cama',
    'forest, day, happy, bear brown imagining bed, girl red hugs beside bear',
  ],
  [
    'el cumpleaños de la abuela',
    'lounge, day, happy, girl red behind table, grandmother purple behind table, boy blue behind table, table, cake',
  ],
  ['ir al zoo con el abuelo', 'garden, day, happy, grandfather green walks, girl red, giraffe yellow'],
  ['un perro y un gato que son amigos', 'city, day, happy, dog brown hugs cat, cat orange, girl red'],
  ['un lobo que toca el acordeón', 'forest, day, happy, wolf grey sings holding accordion, accordion'],
  ['ir a nadar con papá', 'pool, day, happy, girl red swims, man brown swims'],
  ['un zorro que explora una cueva', 'mountain, day, happy, fox orange walks, girl red'],
  ['un barco pirata en el cielo', 'mountain, day, happy, pirate red flies in boat, girl red, boat happy'],
  ['un gato en la lluvia', 'city, day, rain, happy, cat orange, girl red hugs beside cat'],
  ['un oso en la casa encantada', 'forest, night, happy, bear brown, girl red hugs beside bear'],
  ['un ratón en la cocina de su casa', 'kitchen, day, happy, mouse grey, girl red hugs beside mouse'],
  ['un hada que perdió sus alas', 'city, day, happy, girl purple worried'],
  ['un rey que perdió su corona', 'city, day, happy, girl red, man brown imagining tiara'],
  ['un pirata y un loro que leen un libro', 'lounge, day, happy, pirate red reads, parrot green, book'],
  ['la princesa que baila', 'lounge, day, happy, girl red crown dances, girl yellow dances'],
  ['un tejón que perdió su bufanda', 'city, day, happy, girl red, badger grey imagining woollyscarf'],
  [
    'mi gata tuvo gatitos',
    'city, day, happy, cat orange, girl red hugs beside cat, small cat white, small cat grey',
  ],
  ['me regalan una cámara de fotos', 'village, day, happy, girl red holding camera, boy blue waves, camera'],
  ['la carretilla y la foca', 'beach, day, happy, seal grey, girl red hugs beside seal, wheelbarrow happy'],
  ['un monstruo en el armario', 'bedroom, day, happy, girl red imagining monster, wardrobe'],
  ['echo de menos a mi papá', 'city, day, happy, girl red imagining man'],
  ['quiero una bicicleta azul', 'lounge, day, happy, girl red imagining blue bicycle'],
  [
    'un zorro que robó un bocadillo',
    'forest, day, happy, fox orange runs holding sandwich, girl red, sandwich',
  ],
  [
    'mamá aprende a montar en bici',
    'garden, day, happy, woman green rides on bicycle, girl red waves, bicycle',
  ],
  ['esperamos a la abuela', 'lounge, day, happy, girl red imagining grandmother'],
  [
    'un oso que quiere un gorro',
    'forest, day, happy, bear brown imagining bobblehat, girl red hugs beside bear',
  ],
  ['se murió mi abuelo', 'city, day, happy, girl red imagining grandfather'],
  ['mi amigo imaginario es un pulpo', 'underwater, day, happy, girl red hugs beside octopus, octopus purple'],
  ['una niña y su perro', 'city, day, happy, girl red hugs beside dog, dog brown'],
  ['mi perro y yo corremos', 'city, day, happy, dog brown runs, girl red runs'],
  [
    'los Reyes Magos',
    'village, night, happy, girl red carries holding gift, man brown crown walks, man yellow crown walks, man green crown walks, gift',
  ],
  ['la princesa que ronca como un oso', 'city, day, happy, girl red crown sleeps'],
  ['la hoja que no quería caer', 'garden, day, happy, girl red points beside leaf, leaf'],
  ['la montaña rusa más alta', 'meadow, day, happy, girl red waves beside coaster, coaster'],
  [
    'el castillo hinchable de mis primos',
    'garden, day, happy, girl red jumps in bouncycastle, boy blue waves, boy yellow waves, bouncycastle',
  ],
])('the picture of %s shows %s', (topic, shown) => {
  const picture = 'topic city, topic day, happy, hero, kid, thing topic';
  const template = read(HEADER.replace('city, day, happy, kid, lamp', picture), scene('Sí.\nYes.'));
  const setting = { names: ['Ana'], topic: readTopic(topic, 'es'), cast: {} };
  const brief = { topic, englishLevel: 'beginner' } as const;
  expect(picturesOf(template, { setting, brief, scenes: [] }, () => true)?.beginning).toBe(shown);
});

test('what was lost or wished for is in the last picture, what nobody does is in none', () => {
  const lines = 'topic city, topic day, happy, hero, kid, thing topic';
  const header = HEADER.replace('city, day, happy, kid, lamp', lines).replace(
    'end: beach, same, happy, kid sleeps',
    'end: same, same, happy, hero, kid hugs hero, thing topic',
  );
  const template = read(header, scene('Sí.\nYes.'));
  const shown = (topic: string) => {
    const setting = { names: ['Ana'], topic: readTopic(topic, 'es'), cast: {} };
    const pictures = picturesOf(
      template,
      { setting, brief: { topic, englishLevel: 'beginner' }, scenes: [] },
      () => true,
    );
    return [pictures?.beginning, pictures?.end];
  };
  expect(shown('he perdido mi osito')).toEqual([
    'city, day, happy, girl red imagining teddy',
    'city, day, happy, girl red hugs teddy, teddy',
  ]);
  expect(shown('un dragón que tiene miedo de volar')).toEqual([
    'mountain, day, happy, dragon green worried, girl red',
    'mountain, day, happy, dragon green flies, girl red hugs dragon',
  ]);
});

test('verbs agree with the number of children, and several are “they”', () => {
  const pair = [
    '{kids} [mira|miran]. {they} [dice|dicen] que no.',
    '{kids} [looks|look]. {they} [says|say] no.',
  ] as const;
  expect(told(...pair)).toEqual(['Ana mira. Ana dice que no.', 'Ana looks. Ana says no.']);
  expect(told(...pair, ['Leo', 'Inés'])[1]).toBe('Leo and Inés look. they say no.');
  expect(told(...pair, ['Leo', 'Inés'])[0]).toBe('Leo e Inés miran. dicen que no.');
});

test('the alternatives are the same in both languages', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [es, en] = told('Es <rojo/azul>.', 'It is <red/blue>.');
    expect([
      ['Es rojo.', 'It is red.'],
      ['Es azul.', 'It is blue.'],
    ]).toContainEqual([es, en]);
  }
});

test('the topic decides forms and pronouns', () => {
  expect(
    told(
      'Ve a {topic.the} y {topic:lo|la|los|las} llama.',
      '{kid} sees {topic.the} and calls {topic.them}.',
      ['Ana'],
      'unas vacas',
    ),
  ).toEqual(['Ve a las vacas y las llama.', 'Ana sees the cows and calls them.']);
});

test('Spanish contracts «de el» and «a el» that meet in a slot', () => {
  expect(
    told('Es {boss.of} de {boss}.', 'It is {boss}’s.', ['Ana'], 'un gato', {
      boss: { age: 'adult', name: ['el señor Gil', 'Mr Gil'], forms: { of: ['todo', 'all'] } },
    })[0],
  ).toBe('Es todo del señor Gil.');
});

test('Spanish says «e» before the vowel i', () => {
  const second = (name: string) =>
    told('Van la gata y {kid}, y iban ayer.', 'The cat and {kid} go, and went.', [name], 'un gato')[0];
  expect(second('Iván')).toBe('Van la gata e Iván, e iban ayer.');
  expect(second('Yago')).toBe('Van la gata y Yago, e iban ayer.');
});

test('a slot without a value is an error that shows the sentence', () => {
  expect(() => told('Busca {topic.the}.', 'Look for {topic.the}.', ['Ana'], 'la fotosíntesis')).toThrow(
    'nothing for {topic.the} in: Busca',
  );
});

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  'the template %s can be parsed',
  (_, template) => {
    expect(template.scenes().length).toBeGreaterThan(0);
  },
);
