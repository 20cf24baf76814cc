import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { type Sentence, type SpeechSpan, storyRequest } from '../../contract/schemas/stories.ts';
import { runs } from '../../testkit/worker/runs.ts';
import { fold } from './search-words.ts';
import { GENDER_OF_NAMES, STAND_IN_NAMES, WORD_NAMES } from './stand-in-names.ts';
import { StandIns } from './stand-ins.ts';
import { namesIn } from './typed-names.ts';

const ALL_NAMES = Object.values(STAND_IN_NAMES).flat();

const standIns = (childNames: string, topic = 'un faro', id = 'a-story', told: string[] = []) =>
  new StandIns(storyRequest.parse({ topic, childNames }), id, told);

const wordsIn = (text: string) => new Set(fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

test.each([
  ['Ana', ['Ana']],
  ['Ana, Leo y Iván', ['Ana', 'Leo', 'Iván']],
  ['Mary Ann and Joe & Kim', ['Mary Ann', 'Joe', 'Kim']],
  ['mi hija lucía (6 años) y ANDREA', ['Lucía', 'Andrea']],
  ['María José Pérez, María de la Luz', ['María José', 'María de la Luz']],
  ['Ana García López', ['Ana García']],
  ['Bartholomew Percival Fitzgerald', ['Bartholomew']],
  ['los García', ['García']],
  ['la familia Pérez', ['Pérez']],
  ['los gemelos Leo y Teo', ['Leo', 'Teo']],
  ['the twins Ivy and May', ['Ivy', 'May']],
  ['LUZ, ANA y LEO; JJ', ['Luz', 'Ana', 'Leo', 'JJ']],
  ['Ana Ana, Leo Leo', ['Ana', 'Leo']],
  ['Lucía Pérez y Ana (Anita)', ['Lucía', 'Ana Anita']],
  ['J., O’Brien; 李明', ['J', 'O’Brien', '李明']],
  ['Mª José García, M.ª Ángeles y Ma. Luz', ['Mª José', 'M.ª Ángeles', 'Ma. Luz']],
  ['mª josé, José Mª y Mª del Carmen', ['Mª José', 'José Mª', 'Mª del Carmen']],
  ['Fco. Javier & M. Carmen', ['Fco. Javier', 'M Carmen']],
  ['Zoë & Mª José', ['Zoë', 'Mª José']],
  ['Emma. Leo', ['Emma Leo']],
  [' , ', []],
])('the names in %j are %j', (typed, names) => {
  expect(namesIn(typed)).toEqual(names);
});

describe('a stand-in', () => {
  test.each([
    ['Íñigo', 'm', /^I/, /./],
    ['Inés', 'f', /^I/, /./],
    ['Olga', 'f', /^O/, /a$/],
    ['Nicolás', 'm', /^[^IO]/, /s$/],
    ['Lucía', 'f', /^[^IO]/, /[^s]$/],
    ['Mateo', 'm', /^[^IO]/, /[^s]$/],
    ['Hielo', 'm', /^[^IO]/, /./],
    ['Ivy', 'f', /^[^IO]/, /./],
    ['Yolanda', 'f', /^[^IO]/, /./],
  ])('of %s has its class', (real, gender, beginning, end) => {
    for (let n = 0; n < 30; n += 1) {
      const [name = ''] = standIns(real, 'un faro', `story ${n}`).names;
      expect(name).toMatch(beginning);
      expect(name).toMatch(end);
      expect(ALL_NAMES.find((one) => one.name === name)?.gender).toBe(gender);
      expect(Math.abs(name.length - real.length)).toBeLessThanOrEqual(4);
    }
  });

  test('is no word of the topic, of the typed names or of the told story, and no other name', () => {
    const all = STAND_IN_NAMES.es.map(({ name }) => name);
    for (let n = 0; n < 40; n += 1) {
      const typed = all.slice(n, n + 3);
      const made = standIns('Ana, Luis, Marta, Pablo', `un cuento de ${typed.join(' ')}`, `s${n}`, [
        all[n + 5]!,
      ]);
      const used = [...made.names, ...made.request.otherNames];
      expect(new Set(used).size).toBe(6);
      for (const name of used) expect([...typed, all[n + 5]]).not.toContain(name);
    }
  });

  test('is the same for the same story, and differs between stories', () => {
    const made = Array.from({ length: 60 }, (_, n) => standIns('Ana', 'un faro', `s${n}`).names[0]);
    expect(Array.from({ length: 60 }, (_, n) => standIns('Ana', 'un faro', `s${n}`).names[0])).toEqual(made);
    expect(new Set(made).size).toBeGreaterThan(2);
  });

  // "I", "O" and "Al" are words, and stand-ins keep a first *I* or *O*.
  test.each(['Íñigo', 'Olga', 'Lucía'])('of %s is no word that is only its beginning', (name) => {
    for (let n = 0; n < 20; n += 1) {
      const made = standIns(name, 'un faro', `s${n}`);
      for (const letters of [1, 2, 3]) {
        const text = `${made.names[0]!.slice(0, letters)} corrió.`;
        expect(made.reveal(text, 'es')).toBe(text);
      }
    }
  });

  test.each(['Robin', 'Alex', 'Kwame', 'Zhi', 'Cruz', 'Ire', 'Otsuri'])(
    'of %s, who may be a girl or a boy, is a name for either',
    (real) => {
      for (const language of LANGUAGES)
        for (let n = 0; n < 20; n += 1) {
          const request = storyRequest.parse({ topic: 'un faro', childNames: real, language });
          const [name] = new StandIns(request, `story ${n}`).names;
          expect(STAND_IN_NAMES[language].find((one) => one.name === name)).toMatchObject({ gender: null });
        }
    },
  );

  test('has no common name and no other stand-in as its form', () => {
    const common = [...GENDER_OF_NAMES.keys()].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
    for (const [language, names] of Object.entries(STAND_IN_NAMES)) {
      const told = [...new Set([...common, ...names.map(({ name }) => name)])];
      for (const { name } of names) {
        const made = new StandIns(storyRequest.parse({ topic: 'x', childNames: 'Zzz', language }), 's', [], {
          given: [name],
        });
        const forms = told.filter((one) => one !== name && made.reveal(one, 'es') !== one);
        expect(forms, name).toEqual([]);
      }
    }
  });

  test('is given to as many children as fit into the field', () => {
    const typed = [...'abcdefghijklmnopqrstuvwxyzéíóú'].map((letter) => `B${letter}`).join();
    const { names } = standIns(typed);
    expect(new Set(names).size).toBe(namesIn(typed).length);
  });

  test('is the name of no character of the built-in storyteller, and no word that is also a name', () => {
    // Names that parents type without a capital are no characters.
    const files = globSync('storyteller/{templates,lexicon,topics}/*.{story,txt}', {
      exclude: ['**/proper-names.txt'],
    });
    const told = files.map((file) => readFileSync(file, 'utf8'));
    const known = fold(told.join(' '));
    const withoutRuns = (word: string) => word.replace(/(.)\1+/gu, '$1');
    const words = [...new Set(known.match(/\p{L}+/gu))].map((word) => ({ word, bare: withoutRuns(word) }));
    for (const { name } of ALL_NAMES) {
      const folded = fold(name);
      const bareName = withoutRuns(folded);
      const isShort = (word: string) =>
        word.length >= 4 && name.length - word.length <= 4 && folded.startsWith(word);
      expect(
        words.filter(({ word, bare }) => isShort(word) || word.startsWith(folded) || bare === bareName),
        name,
      ).toEqual([]);
      expect(WORD_NAMES.has(fold(name)), name).toBe(false);
      expect(name).toMatch(/^[A-Z][a-z]+$/);
    }
    for (const names of Object.values(STAND_IN_NAMES))
      expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });
});

describe('a topic for providers', () => {
  test.each([
    ['un cuento para Nicolás y su perro', 'Nicolás', 'un cuento para 0 y su perro'],
    ['NICOLÁS, nicolas y Nicolasa', 'Nicolás', '0, 0 y Nicolasa'],
    ['Lucía’s boat and Ana María', 'Lucía, Ana María', '0’s boat and 1'],
    ['María vio a Ana María', 'Ana María', '0 vio a 0'],
    ['un faro de María de la Luz', 'María de la Luz', 'un faro de 0'],
    ['Ana García pierde un diente', 'Ana García', '0 pierde un diente'],
    ['el barco de O’Brien', 'O’Brien', 'el barco de 0'],
    ['Jean-Luc come', 'jean-luc', '0 come'],
    ['la luz del faro de Luz', 'Luz', 'la luz del faro de 0'],
    ['luz busca la luz', 'Luz', '0 busca la luz'],
    ['va al mar con Al', 'Al', 'va al mar con 0'],
    ['su tío y un baño secreto con lejía', 'Tío, Baño, Secreto, Lejía', 'su tío y un baño secreto con lejía'],
    ['una banana', 'Ana', 'una banana'],
    // Forms of a name.
    ['Luisito y anita van al mar', 'Luis, Ana', '0 y 1 van al mar'],
    ['Nico va al mar', 'Nicolás', '0 va al mar'],
    ['tommy and Annie', 'Tom, Ann', '0 and 1'],
    ['el barco de Pepe', 'José', 'el barco de 0'],
    ['una carita feliz para Caro', 'Caro', 'una carita feliz para 0'],
    ['mira la luna', 'Miranda', 'mira la luna'],
    ['Luisa, Luis y Martín', 'Luis, Marta', 'Luisa, 0 y Martín'],
    // A word that is also a name stays a word where it can be one.
    ['hace sol en la playa', 'Sol', 'hace sol en la playa'],
    ['una noche sin luz', 'Luz', 'una noche sin luz'],
    ['un elefante rosa', 'Rosa', 'un elefante rosa'],
    ['la bici es mía', 'Mía', 'la bici es mía'],
    ['un dragón y la nube gris', 'Nube', 'un dragón y la nube gris'],
    ['luz de luna', 'Luz, Luna', 'luz de luna'],
    ['how will we get home?', 'Will', 'how will we get home?'],
    ['will you come to the moon', 'Will', 'will you come to the moon'],
    ['a dragon full of hope', 'Hope', 'a dragon full of hope'],
    ['it may rain on Sunday', 'May', 'it may rain on Sunday'],
    ['HACE SOL EN LA PLAYA', 'Sol', 'HACE SOL EN LA PLAYA'],
    // Where it can only be the name, it is hidden.
    ['sol quiere dormir', 'Sol', '0 quiere dormir'],
    ['ana y luz van al cole', 'Ana, Luz', '0 y 1 van al cole'],
    ['mi hija rosa monta en bici', 'Rosa', 'mi hija 0 monta en bici'],
    ['a girl called hope', 'Hope', 'a girl called 0'],
    ['un paseo con Luna', 'Luna', 'un paseo con 0'],
    ['Will will go to the moon', 'Will', '0 will go to the moon'],
    ['Al and the owl', 'Al', '0 and the owl'],
    ['Al y el búho', 'Al', '0 y el búho'],
    ['Al volver a casa', 'Al', 'Al volver a casa'],
    ['un faro', '', 'un faro'],
    ['Va Will', 'Will', 'Va 0'],
    ['Va Leo el', 'Leo', 'Va 0 el'],
    // Of names that share a word, the one whose words are there.
    ['Va María de la Luz', 'María José, María de la Luz', 'Va 1'],
    ['Va María José', 'María de la Luz, María José', 'Va 1'],
    ['maría de la luz y maría josé', 'María José, María de la Luz', '1 y 0'],
    ['Va María con Ana', 'Ana María, María', 'Va 1 con 0'],
    ['Va Ana', 'María Ana, Ana', 'Va 1'],
    ['Mary Ann meets Mary', 'Mary, Mary Ann', '1 meets 0'],
    ['Juan de Dios y Juan Carlos', 'Juan Carlos, Juan de Dios', '1 y 0'],
  ])('%s, of %s', (topic, childNames, sent) => {
    const made = standIns(childNames, topic);
    expect(
      made.request.topic.replace(/\p{Lu}\p{L}+/gu, (word) => {
        const place = made.names.indexOf(word);
        return place < 0 ? word : String(place);
      }),
    ).toBe(sent);
  });

  test('of a name in a script without spaces', () => {
    const made = standIns('李明', '李明喜欢月亮');
    expect(made.request.topic).not.toContain('李明');
    expect(made.request.topic).toContain(made.names[0]);
  });
});

/** First names of many kinds. */
const NAMES = (
  'Íñigo Inés Ignacio Iria Hilda Ivy Olga Óscar Hortensia Ana Lucía Nicolás James Thomas Zoë Aoife Nguyễn Teo Leo ' +
  'Marcos Noa María_José María_de_la_Luz Mary_Ann O’Brien Jean-Luc Hye-won Ulises Agnes Chris Yago Sol Luz Will May'
)
  .split(' ')
  .map((name) => name.replaceAll('_', ' '));

const someNames = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
const ordinary = 'el faro busca una llave sail over rocks y e o u with quiet hills'.split(' ');

test('no typed name is in a request for providers, whatever the topic says around it', () => {
  const topics = fc.array(fc.oneof(fc.constantFrom(...ordinary), fc.constantFrom(...NAMES)), {
    minLength: 1,
  });
  fc.assert(
    fc.property(someNames, topics, fc.string(), fc.boolean(), (names, words, id, isSmall) => {
      const topic = words.join(' ');
      const typed = names.join(', ');
      const { request } = standIns(typed, `Va ${isSmall ? topic.toLowerCase() : topic}`.slice(0, 480), id);
      const sent = wordsIn(JSON.stringify(request));
      for (const word of wordsIn(typed)) {
        // In small letters such a name is an ordinary word.
        if (['de', 'la', 'o'].includes(word) || (isSmall && WORD_NAMES.has(word))) continue;
        expect(sent.has(word), `${word} in ${request.topic}`).toBe(false);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('a story told with stand-ins shows the typed names and no stand-in, in any form', () => {
  const forms = [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
    (name: string) => `¡${name.slice(0, 2)}${name.at(1)!.repeat(4)}${name.slice(2)}!`,
    (name: string) => [...name].join('-'),
    (name: string) => `${name.replace(/[aeio]$/, '')}ita`,
    (name: string) => `«${name}»`,
    (name: string) => `${name}’s`,
    (name: string) => `**${name}**,`,
  ];
  fc.assert(
    fc.property(
      someNames,
      fc.array(fc.tuple(fc.constantFrom(...ordinary), fc.nat(), fc.nat()), { minLength: 1 }),
      fc.constantFrom(...LANGUAGES),
      fc.string(),
      (names, parts, language, id) => {
        const made = standIns(names.join(', '), 'un faro', id);
        const told = parts
          .map(
            ([word, n, form]) => `${word} ${forms[form % forms.length]!(made.names[n % made.names.length]!)}`,
          )
          .join(' ');
        const shown = made.reveal(told, language);
        for (const name of made.names) expect(fold(shown).replaceAll('-', '')).not.toContain(fold(name));
        expect(namesIn(names.join(',')).some((real) => fold(shown).includes(fold(real)))).toBe(true);
      },
    ),
    { numRuns: runs(1000) },
  );
});

describe('what depends on the sound of a name', () => {
  const shown = (text: string, names: string, language: 'es' | 'en' = 'es') => {
    const made = standIns(names);
    return made.reveal(
      text.replace(/\d/g, (place) => made.names[Number(place)]!),
      language,
    );
  };

  test.each([
    ['Vinieron 0 y 1.', 'Ana, Íñigo', 'Vinieron Ana e Íñigo.'],
    ['Vinieron 0 e 1.', 'Ana, Íñigo', 'Vinieron Ana e Íñigo.'],
    ['Vinieron 0 e 1.', 'Ana, Luis', 'Vinieron Ana y Luis.'],
    ['Vinieron 0 y 1.', 'Ana, Yago', 'Vinieron Ana y Yago.'],
    ['Vinieron 0 y 1.', 'Ana, Hielo', 'Vinieron Ana y Hielo.'],
    ['Vinieron 0 y «1».', 'Ana, Inés', 'Vinieron Ana e «Inés».'],
    ['¿Y 0?', 'Inés', '¿Y Inés?'],
    ['—Y 0 se fue.', 'Inés', '—Y Inés se fue.'],
    ['¿Fue 0 o 1?', 'Ana, Olga', '¿Fue Ana u Olga?'],
    ['¿Fue 0 u 1?', 'Ana, Luis', '¿Fue Ana o Luis?'],
    ['¡0! ¡0!', 'Zoë', '¡Zoë! ¡Zoë!'],
  ])('agrees in Spanish: %s, %s', (text, names, expected) => {
    expect(shown(text, names)).toBe(expected);
  });

  test.each([
    ['That is 0’s boat.', 'James', 'That is James’s boat.'],
    ['That is 0’s boat.', 'Ana', 'That is Ana’s boat.'],
    ['She had a 0 kind of day.', 'Olivia', 'She had an Olivia kind of day.'],
    ['He met 0 and 1.', 'Will, May', 'He met Will and May.'],
    ['SHOUT: 0!', 'Zoë', 'SHOUT: Zoë!'],
    ['0 puts up a poster. 0 smiles at 0.', 'd’Arcy', 'D’Arcy puts up a poster. D’Arcy smiles at d’Arcy.'],
  ])('agrees in English: %s, %s', (text, names, expected) => {
    expect(shown(text, names, 'en')).toBe(expected);
  });
});

test('a stored sentence is hidden and shown again without loss', () => {
  for (const text of [
    'Ana e Íñigo vieron la luz.',
    '¿Y Íñigo?',
    'Luz apagó la luz —dijo ANA—.',
    'Jean-Luc ríe.',
  ]) {
    const made = standIns('Ana, Íñigo, Luz, Jean-Luc', 'un faro', 's', [text]);
    const hidden = made.hide(text);
    for (const name of ['ana', 'iñigo', 'jean']) expect(wordsIn(hidden).has(fold(name))).toBe(false);
    expect(fold(made.reveal(hidden, 'es'))).toBe(fold(text));
  }
});

test('spans stay on their words when names come back', () => {
  const standIns = new StandIns(
    storyRequest.parse({ topic: 'un faro', childNames: 'Íñigo, Maximiliano' }),
    's',
  );
  const revealed = (text: string, speech: SpeechSpan[]) =>
    standIns.revealPiece({ type: 'sentence', index: 0, paragraph: 0, text, speech }) as Sentence;
  const [first, second] = standIns.names as [string, string];
  const text = `—Yo y ${first} —dijo ${second}—, y ${first}, «y ${first}».`;
  const spans = [`Yo y ${first}`, `y ${first}, «y ${first}».`].map((words) => {
    const start = text.indexOf(words, words.startsWith('y') ? text.indexOf('—,') : 0);
    return { by: 'a', start, end: start + words.length };
  });
  const shown = revealed(text, spans);
  expect(shown.text).toBe('—Yo e Íñigo —dijo Maximiliano—, e Íñigo, «y Íñigo».');
  expect(shown.speech!.map(({ start, end }) => shown.text.slice(start, end))).toEqual([
    'Yo e Íñigo',
    'e Íñigo, «y Íñigo».',
  ]);
  const opening = `Y ${first} vino.`;
  const whole = { by: 'a', start: 0, end: opening.length };
  expect(revealed(opening, [whole]).text).toBe('Y Íñigo vino.');
});

describe.each([
  ['with hyphens', '-'],
  ['with full stops', '.'],
  ['with spaces', ' '],
  ['with commas', ', '],
  ['with full stops and spaces', '. '],
  ['with dashes', ' – '],
])('a name that is spelt out %s', (_, between) => {
  const hidden = standIns('Martina');
  const [standIn] = hidden.names as [string];
  const spelt = (name: string) => [...name].join(between);
  const sentence = (name: string) => `Y ${name} leyó el faro: a, b y c.`;

  test.each([
    ['small', (name: string) => name],
    ['capital', (name: string) => name.toUpperCase()],
  ])('is one name again in %s letters, hidden and shown', (_kind, cased) => {
    expect(hidden.hide(sentence(spelt(cased('Martina'))))).toBe(sentence(standIn));
    expect(hidden.reveal(sentence(spelt(cased(standIn))), 'es')).toBe(sentence(cased('Martina')));
  });
});

test('a stretched name, its syllables and its plural are hidden; a like word in small letters is none', () => {
  const hidden = standIns('Martina');
  const [standIn] = hidden.names as [string];
  expect(hidden.hide('¡Martinaaa! Dos Martinas y Mar-ti-na. El martinas.')).toBe(
    `¡${standIn}! Dos ${standIn} y ${standIn}. El martinas.`,
  );
  // *Lunas* begin a sentence of anybody.
  expect(standIns('Luna').hide('Lunas de plata.')).toBe('Lunas de plata.');
});

test('a word that begins like a stand-in is left over, unless it is a word of a typed name', () => {
  const hidden = standIns('Martina');
  const [standIn] = hidden.names as [string];
  expect(hidden.isLeftIn(`Las ${standIn}s miran.`)).toBe(true);
  expect(hidden.isLeftIn(hidden.reveal(`${standIn} mira el mar.`, 'es'))).toBe(false);
  const longer = new StandIns(storyRequest.parse({ topic: 'un faro', childNames: `${standIn}na` }), 'a', [], {
    known: { [`${standIn}na`]: standIn },
  });
  expect(longer.isLeftIn(longer.reveal(`${standIn} mira.`, 'es'))).toBe(false);
});
