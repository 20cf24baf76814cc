import type { Language } from './options.ts';

/** Forms of a word or short expression in running text: plural, gender, diminutive, conjugation, comparison. */

/** Start and end in the text, in UTF-16 units. */
export type WordPlace = { from: number; to: number };

/** Small letters without accents; *ñ* stays. */
const plain = (word: string): string =>
  word
    .normalize('NFC')
    .toLocaleLowerCase()
    .replaceAll('ñ', '\ue000')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\ue000', 'ñ')
    .replaceAll('’', "'");

type Token = WordPlace & { word: string; told: string };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: told, index }) => ({
    from: index,
    to: index + told.length,
    told,
    word: plain(told),
  }));

const list = (words: string): string[] => words.trim().split(/\s+/);

/* Spanish */

const VERB_ENDINGS = {
  ar: list(`o as a amos ais an e aste asteis aron aba abas abamos abais aban are aras ara aremos areis aran aria arias
    ariamos ariais arian es emos eis en aramos arais ase ases asemos aseis asen ando ado ada ados adas ad ar`),
  er: list(`o es e emos eis en i iste io imos isteis ieron ia ias iamos iais ian ere eras era eremos ereis eran eria
    erias eriamos eriais erian a as amos ais an iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen iendo
    ido ida idos idas ed er yo yeron yendo yera yeras yeran`),
  ir: list(`o es e imos is en i iste io isteis ieron ia ias iamos iais ian ire iras ira iremos ireis iran iria irias
    iriamos iriais irian a as amos ais an iera ieras ieramos ierais ieran iese ieses iesemos ieseis iesen iendo ido ida
    idos idas id ir yo yes ye yen ya yas yan yeron yendo yera yeras yeran`),
};
type VerbClass = keyof typeof VERB_ENDINGS;
const ENDINGS: Record<VerbClass, ReadonlySet<string>> = {
  ar: new Set(VERB_ENDINGS.ar),
  er: new Set(VERB_ENDINGS.er),
  ir: new Set(VERB_ENDINGS.ir),
};
/** After the stems below, which are of no class, and after the beginning of a future. */
const ANY_ENDING = new Set([...VERB_ENDINGS.ar, ...VERB_ENDINGS.er, ...VERB_ENDINGS.ir, '']);

/** Stems of irregular verbs with what may follow them, and whole forms after a colon. */
const IRREGULAR_ES: Record<string, string> = {
  ser: 'fu se er sid siend : soy eres es somos sois son fue fui',
  ir: 'fu vay ib id : voy vas va vamos vais van ire iras ira iremos iran iba yendo ve fue fui',
  estar: 'estuv est : estoy esta estas estan',
  haber: 'hub hay habr hab : he has ha hemos han hay',
  tener: 'teng tuv tien tendr ten',
  hacer: 'hag hic hiz har hech hac : haz',
  decir: 'dig dic dij dir dich dec : di',
  poner: 'pong pus pondr puest pon : pon',
  venir: 'veng vin vien vendr ven : ven',
  poder: 'pued pud podr pod',
  querer: 'quier quis querr quer',
  saber: 'sup sabr sep sab : se',
  traer: 'traig traj tra',
  dar: 'd di : doy dio dimos dieron diera',
  ver: 've v vist : veo vi vio',
  oir: 'oig oy oi o : oye oyen oyo',
  salir: 'salg saldr sal : sal',
  caer: 'caig cay ca',
  andar: 'anduv and',
  valer: 'valg valdr val',
  morir: 'muer mur muert mor',
  volver: 'vuelt vuelv volv',
  abrir: 'abiert abr',
  cubrir: 'cubiert cubr',
  romper: 'rot romp',
  escribir: 'escrit escrib',
  reir: 'ri rei re : rio rie rien',
  sonreir: 'sonri sonrei sonre : sonrie sonrio sonrien',
};

/** Words in -a that are no feminine of the one in -o: *puerto* and *puerta*. */
const OTHER_IN_A = new Set(
  list(`puerto charco libro ramo barco cesto huerto rio cuento punto palo plato mango caso peso gorro bolso
    carro suelo velo cero marco foco cubo fruto lomo manto modo moño nido paso pozo rayo rato ruedo saco
    sello soplo tapo tiro trompo vaso viento vino grito salto canto vuelo manzano naranjo cerezo castaño
    tramo pico copo pelo dedo globo faro cielo tejado camino cuaderno caballo cuello hielo fuego juego polvo
    sueño techo queso huevo hombro brazo cazo sapo rollo hongo trono truco banco barro bosco disco gesto
    hilo lago mapo oro ojo piso pino rizo ruido sitio tubo toro tronco`),
);

/** Spellings of a stem before other vowels, and with its vowel changed as verbs of its class do. */
function stemsOf(stem: string, kind: VerbClass): Set<string> {
  const changes: [string, string][] =
    kind === 'ir'
      ? [
          ['e', 'ie'],
          ['e', 'i'],
          ['o', 'ue'],
          ['o', 'u'],
        ]
      : [['e', 'ie'], ['o', 'ue'], ...(kind === 'ar' ? [['u', 'ue'] as [string, string]] : [])];
  const changed = changes.flatMap(([from, to]) => {
    const at = stem.search(new RegExp(`${from}[^aeiou]*$`, 'u'));
    if (at < 0 || /[aeiou]/u.test(stem[at - 1] ?? '') || /[aeiou]/u.test(stem[at + 1] ?? '')) return [];
    return at === 0 && to !== 'i' && to !== 'u'
      ? [`${to === 'ie' ? 'ye' : 'hue'}${stem.slice(1)}`]
      : [`${stem.slice(0, at)}${to}${stem.slice(at + 1)}`];
  });
  const spellings: [RegExp, string][] =
    kind === 'ar'
      ? [
          [/c$/u, 'qu'],
          [/g$/u, 'gu'],
          [/z$/u, 'c'],
        ]
      : [
          [/c$/u, 'z'],
          [/([aeou])c$/u, '$1zc'],
          [/gu$/u, 'g'],
          [/g$/u, 'j'],
          [/qu$/u, 'c'],
        ];
  const all = [stem, ...changed];
  return new Set(
    all.flatMap((one) => [
      one,
      ...spellings.flatMap(([end, to]) => (end.test(one) ? one.replace(end, to) : [])),
    ]),
  );
}

const ENCLITIC = /(?:(?:me|te|se|nos|os)?(?:lo|la|los|las|le|les)|me|te|se|nos|os)$/u;

type Fits = (word: string, told: string) => boolean;

function verbForms(infinitive: string): Fits | null {
  const [, begin = '', kind] = /^(\p{L}*)(ar|er|ir)(?:se)?$/u.exec(infinitive) ?? [];
  if (kind === undefined) return null;
  const irregular = IRREGULAR_ES[`${begin}${kind}`];
  if (begin.length < 2 && irregular === undefined) return null;
  const [stems = '', wholes = ''] = (irregular ?? '').split(' : ');
  const ownStems = list(stems || 'x').filter((stem) => stem !== 'x');
  const exact = new Set(list(wholes || 'x'));
  const regular = irregular === undefined ? stemsOf(begin, kind as VerbClass) : new Set<string>();
  const future = `${begin}${kind}`;
  const isForm = (word: string): boolean => {
    if (exact.has(word)) return true;
    if (
      word.startsWith(future) &&
      ['', 'e', 'as', 'a', 'emos', 'eis', 'an'].includes(word.slice(future.length))
    )
      return true;
    for (const stem of regular)
      if (word.startsWith(stem) && ENDINGS[kind as VerbClass].has(word.slice(stem.length))) return true;
    return ownStems.some(
      (stem) => word.startsWith(stem) && ANY_ENDING.has(word.slice(stem.length)) && word.length > 2,
    );
  };
  // Enclitic pronouns follow an infinitive, a gerund, or an order, which then has an accent unless it is short.
  return (word, told) => {
    // *hacía* is of the verb, *hacia* is not.
    if (kind !== 'ar' && /i(?:a|as|an|ais|amos)$/u.test(word) && !/í/iu.test(told.normalize('NFC')))
      return false;
    // *jugó* is of *jugar*, which has *juego*; *jugo* is juice.
    if (word === 'jugo' && !/ó$/iu.test(told.normalize('NFC'))) return false;
    if (isForm(word)) return true;
    const bare = word.replace(ENCLITIC, '');
    if (bare === word || bare.length < 2) return false;
    const isOrder = bare.length < 4 || /[áéíóú]/iu.test(told);
    return (/(?:r|ndo)$/u.test(bare) || isOrder) && isForm(bare);
  };
}

/** Singular forms of a typed plural. */
const singulars = (word: string): string[] =>
  word.length > 3 && word.endsWith('s')
    ? [
        word.slice(0, -1),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
        ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
      ]
    : [];

const DIMINUTIVE = /^(?:e?c)?(?:it|ill)[oa]s?$|^isim[oa]s?$/u;

function nounForms(typed: string): Fits {
  const bases = [typed, ...singulars(typed)];
  const forms = new Set(
    bases.flatMap((base) => [
      base,
      ...(/[aeiou]$/u.test(base) ? [`${base}s`] : [`${base.replace(/z$/u, 'c')}es`]),
      ...(/[iu]$/u.test(base) ? [`${base}es`] : []),
      ...(/o$/u.test(base) && !OTHER_IN_A.has(base)
        ? ['a', 'as'].map((end) => `${base.slice(0, -1)}${end}`)
        : []),
      ...(/(?:[aeiou]dor|[aeiou]tor|on|es|an|in|ol)$/u.test(base) ? [`${base}a`, `${base}as`] : []),
    ]),
  );
  const stems = bases
    .filter((base) => base.length > 2)
    .flatMap((base) => {
      const stem = base.replace(/[aeo]$/u, '');
      return [stem, stem.replace(/c$/u, 'qu'), stem.replace(/g$/u, 'gu'), stem.replace(/z$/u, 'c')];
    });
  return (word, told) => {
    // *caminó* is of the verb, not the *camino*.
    if (/ó$/iu.test(told) && /o$/u.test(typed)) return false;
    return (
      forms.has(word) ||
      stems.some((stem) => word.startsWith(stem) && DIMINUTIVE.test(word.slice(stem.length)))
    );
  };
}

/* English */

/** Irregular verbs and plurals: each line has all forms of a word. */
const IRREGULAR_EN: readonly (readonly string[])[] = `
  be am is are was were been being | have has had having | do does did done doing | go goes went gone going
  say says said saying | make makes made making | get gets got gotten getting | see sees saw seen seeing
  come comes came coming | take takes took taken taking | know knows knew known knowing | give gives gave given giving
  find finds found finding | think thinks thought thinking | tell tells told telling | leave leaves left leaving
  feel feels felt feeling | bring brings brought bringing | begin begins began begun beginning
  keep keeps kept keeping | hold holds held holding | write writes wrote written writing
  stand stands stood standing | hear hears heard hearing | let lets letting | mean means meant meaning
  set sets setting | meet meets met meeting | run runs ran running | pay pays paid paying | sit sits sat sitting
  speak speaks spoke spoken speaking | read reads reading | grow grows grew grown growing | lose loses lost losing
  fall falls fell fallen falling | send sends sent sending | build builds built building
  understand understands understood understanding | draw draws drew drawn drawing | break breaks broke broken breaking
  spend spends spent spending | cut cuts cutting | rise rises rose risen rising | drive drives drove driven driving
  buy buys bought buying | wear wears wore worn wearing | choose chooses chose chosen choosing
  eat eats ate eaten eating | drink drinks drank drunk drinking | sleep sleeps slept sleeping
  swim swims swam swum swimming | sing sings sang sung singing | ring rings rang rung ringing
  fly flies flew flown flying | ride rides rode ridden riding | hide hides hid hidden hiding
  shine shines shone shining | shake shakes shook shaken shaking | catch catches caught catching
  teach teaches taught teaching | throw throws threw thrown throwing | blow blows blew blown blowing
  wake wakes woke woken waking | dream dreams dreamt dreamed dreaming | fight fights fought fighting
  sweep sweeps swept sweeping | creep creeps crept creeping | weave weaves wove woven weaving
  whisper whispers whispered whispering | steal steals stole stolen stealing | freeze freezes froze frozen freezing
  dig digs dug digging | spin spins spun spinning | stick sticks stuck sticking | swing swings swung swinging
  win wins won winning | light lights lit lighted lighting | lend lends lent lending | bite bites bit bitten biting
  sink sinks sank sunk sinking | spring springs sprang sprung springing | knit knits knitted knitting
  forget forgets forgot forgotten forgetting | sell sells sold selling | lie lies lay lain lying | lay lays laid laying
  child children | man men | woman women | mouse mice | goose geese | foot feet | tooth teeth | person people
  ox oxen | sheep | fish fishes | deer | penny pennies pence | die dice
  good better best | bad worse worst | far farther farthest further furthest`
  .split(/[|\n]/)
  .map(list)
  .filter(([first]) => first !== '' && first !== undefined);
const IRREGULARS = new Map<string, Set<string>>();
for (const forms of IRREGULAR_EN)
  for (const form of forms) IRREGULARS.set(form, new Set([...(IRREGULARS.get(form) ?? []), ...forms]));

/** Adjectives that are compared by an ending: with others, *-er* makes an agent (*singer*). */
const COMPARED = new Set(
  list(`big small tall short long old young new warm cold cool hot soft hard dark light bright quiet loud calm kind brave
    wise strong weak fast slow high low deep wide thin thick fat heavy easy happy sad funny pretty ugly tiny busy lazy
    sleepy rainy sunny windy cloudy shiny sticky fluffy gentle clean dirty dry wet rich poor sweet sour clever strange
    great fine nice large close near late early simple fresh round smooth rough proud shy silly cosy noisy curly`),
);

const isVowel = (letter: string | undefined) => /[aeiou]/u.test(letter ?? '');

/** Whether endings double the last letter: *hop, hopping*. */
const doubles = (word: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(word) || /^(?:qu|[^aeiou]*u[ai])[^aeiouwxy]$/u.test(word);

function englishForms(typed: string): Fits {
  const known = IRREGULARS.get(typed);
  const bases = [
    typed,
    ...(/[^s]s$/u.test(typed) && typed.length > 3 ? [typed.slice(0, -1)] : []),
    ...(/(?:[sxz]|[cs]h)es$/u.test(typed) ? [typed.slice(0, -2)] : []),
    ...(/ies$/u.test(typed) ? [`${typed.slice(0, -3)}y`] : []),
  ];
  const forms = new Set(known ?? []);
  for (const base of bases) {
    const last = base.at(-1);
    const isY = last === 'y' && !isVowel(base.at(-2));
    const stem = last === 'e' ? base.slice(0, -1) : doubles(base) ? `${base}${last}` : base;
    forms.add(base);
    forms.add(
      isY ? `${base.slice(0, -1)}ies` : /(?:[sxz]|[cs]h|[^aeiou]o)$/u.test(base) ? `${base}es` : `${base}s`,
    );
    if (/fe?$/u.test(base)) forms.add(base.replace(/fe?$/u, 'ves'));
    if (known === undefined) {
      forms.add(isY ? `${base.slice(0, -1)}ied` : `${stem}ed`);
      forms.add(
        last === 'e' && base.at(-2) === 'i'
          ? `${base.slice(0, -2)}ying`
          : `${/ee$/u.test(base) ? base : stem}ing`,
      );
      // *travelled* and *traveled*
      if (/[aeiou]l$/u.test(base)) for (const end of ['led', 'ling']) forms.add(`${base}${end}`);
    }
    if (COMPARED.has(base))
      for (const end of ['er', 'est']) forms.add(isY ? `${base.slice(0, -1)}i${end}` : `${stem}${end}`);
  }
  return (word) => forms.has(word.replace(/'s$|'$/u, ''));
}

/* Both */

const SMALL: Record<Language, ReadonlySet<string>> = {
  es: new Set(list('el la los las un una unos unas')),
  en: new Set(list('the a an to')),
};

const SHORTEST = 2;

const fitsOf = (typed: string, language: Language): Fits => {
  if (typed.length <= SHORTEST || /\p{N}/u.test(typed)) return (word) => word === typed;
  if (language === 'en') return englishForms(typed);
  const verb = verbForms(typed);
  const noun = nounForms(typed);
  return verb ? (word, told) => verb(word, told) || noun(word, told) : noun;
};

/**
 * Where a text has forms of a word or of a short expression, in order. An article before it does not count, and the
 * words of an expression stand beside each other.
 */
export function placesOf(text: string, expression: string, language: Language): WordPlace[] {
  const typed = tokensOf(expression);
  const begin = typed.length > 1 && SMALL[language].has(typed[0]!.word) ? 1 : 0;
  const fits = typed.slice(begin).map(({ word }) => fitsOf(word, language));
  if (fits.length === 0) return [];
  const tokens = tokensOf(text);
  const places: WordPlace[] = [];
  for (let at = 0; at + fits.length <= tokens.length; at += 1) {
    const isHere = fits.every((fit, nth) => {
      const token = tokens[at + nth]!;
      const gap = nth === 0 ? '' : text.slice(tokens[at + nth - 1]!.to, token.from);
      return /^[\s-]*$/u.test(gap) && fit(token.word, token.told);
    });
    if (!isHere) continue;
    places.push({ from: tokens[at]!.from, to: tokens[at + fits.length - 1]!.to });
    at += fits.length - 1;
  }
  return places;
}
