import { englishForms, spanishForms, withPronoun } from './conjugation.ts';
import {
  adjectiveAt,
  type Both,
  apart as inTwo,
  linesOf,
  type Noun,
  nounAt,
  nounOfGender,
  phraseAt,
  type Side,
  spanishAdjective,
} from './lexicon.ts';
import { letters } from './topic-line.ts';

/** Grammar of a topic: what a figure does, read in one language and said in both. */

/** A deed or a state, in the forms of a sentence. Singular and plural where there are two. */
export type Doing = {
  /** "roncar", "snore" */
  do: Both;
  /** "ronca", "snores" */
  does: Record<Side, [string, string]>;
  /** "roncaba", "snored" */
  did: Record<Side, [string, string]>;
  /** "roncando", "snoring" */
  doing: Both;
  /** Whether it is a state, which cannot be begun or stopped on request: "is green", "does not sleep". */
  isState: boolean;
  /** How others notice it. */
  sort: Sort;
};
/** A state; a deed that is heard; one that is seen here and now; one that needs time or a place of its own. */
export type Sort = 'state' | 'noise' | 'act' | 'project';
/** Whose it is: gender and number of the hero; null for an activity without one. */
export type Owner = { gender: 'm' | 'f'; plural: boolean; kind: string } | null;

type Entry = {
  es: string[];
  en: string[];
  /** Form of an infinitive that follows: English -ing, "to" or bare. */
  infinitive: 'g' | 't' | 'b' | null;
  sort: Sort;
};
const SORTS: Record<string, Sort> = { '@': 'state', '*': 'noise', '~': 'project' };

const apart = (text: string) => inTwo(text).split(' ').filter(Boolean);
const together = (text: string) => text.replace(/(?<!\p{L})([dD]e|[aA]) el (?=\p{Ll})/gu, '$1l ');

const ENTRIES: readonly Entry[] = linesOf('verbs.txt').map((line) => {
  const [es = '', en = ''] = line.split(' = ');
  const then = / \+([gtb])/.exec(en)?.[1] as Entry['infinitive'] | undefined;
  return {
    es: apart(es.replace(' +i', '')),
    en: en
      .replace(/ \+[gtb]/, then === 't' ? ' to' : '')
      .replace(/ [@*~]$/, '')
      .split(' '),
    infinitive: then ?? (es.endsWith('+i') ? 'b' : null),
    sort: SORTS[en.at(-1) ?? ''] ?? 'act',
  };
});
/** Entries by their verb, without its pronoun. */
const entriesOf: Record<Side, Map<string, Entry[]>> = { es: new Map(), en: new Map() };

type Heading = { lemma: string; person: 'first' | 'third' | 'none'; form: string };
const headings: Record<Side, Map<string, Heading[]>> = { es: new Map(), en: new Map() };
/** English forms that only several can have: "they snore". */
const bases = new Map<string, string>();
const isReflexive = (verb: string) => verb.endsWith('se') && /[aeií]rse$/.test(verb);
const bareVerb = (verb: string) => (isReflexive(verb) ? verb.slice(0, -2) : verb);

for (const side of ['es', 'en'] as const) {
  for (const entry of ENTRIES) {
    const verb = side === 'es' ? bareVerb(entry.es[0] ?? '') : (entry.en[0] ?? '');
    entriesOf[side].set(verb, [...(entriesOf[side].get(verb) ?? []), entry]);
  }
  const lemmas = entriesOf[side].keys();
  const add = (form: string, heading: Heading) => {
    const all = headings[side].get(form) ?? [];
    if (!all.some(({ lemma, person }) => lemma === heading.lemma && person === heading.person))
      headings[side].set(form, [...all, heading]);
  };
  for (const lemma of lemmas) {
    if (side === 'es') {
      const forms = spanishForms(lemma);
      // Also as typed in haste: "quedo" for "quedó", "rie" for "ríe".
      for (const form of [...forms.present, ...forms.imperfect, ...forms.past])
        for (const typed of new Set([form, letters(form)])) add(typed, { lemma, person: 'third', form });
      for (const form of forms.first) add(form, { lemma, person: 'first', form });
      add(forms.infinitive, { lemma, person: 'none', form: 'infinitive' });
      add(forms.gerund, { lemma, person: 'none', form: 'gerund' });
      add(forms.participle, { lemma, person: 'none', form: 'participle' });
    } else {
      const forms = englishForms(lemma);
      for (const form of [...forms.present, ...forms.past]) add(form, { lemma, person: 'third', form });
      if (forms.past[0] !== forms.base) bases.set(forms.base, forms.base);
      add(forms.base, { lemma, person: 'none', form: 'infinitive' });
      add(forms.ing, { lemma, person: 'none', form: 'gerund' });
      add(forms.participle, { lemma, person: 'none', form: 'participle' });
    }
  }
}

/** All forms of the lexicon's verbs, and the words around them. */
export const verbForms = (side: Side): string[] => [
  ...headings[side].keys(),
  ...PREPOSITIONS.flatMap((pair) => pair[side === 'es' ? 0 : 1].split(' ')),
  ...NUMBERS.flatMap((pair) => pair[side === 'es' ? 0 : 1].split(' ')),
  ...ENTRIES.flatMap((entry) => entry[side].slice(1)),
];

/** Verbs that a word may be a form of, each by the Spanish infinitives that say it without more; empty where it is none. */
export function verbsAt(word: string, side: Side): { lemma: string; said: string[] }[] {
  const lemmas = new Set((headings[side].get(word.toLocaleLowerCase()) ?? []).map(({ lemma }) => lemma));
  return [...lemmas].map((lemma) => ({
    lemma,
    said: (entriesOf[side].get(lemma) ?? []).map(({ es: [verb = ''] }) => verb),
  }));
}

const ADVERBS: Record<Side, RegExp> = {
  es: /^(solo|sólo|siempre|también|tambien|ya|casi|aún|todavía)$/i,
  en: /^(only|always|also|really|just|still|often|even|secretly)$/i,
};
const MINE: Record<Side, RegExp> = { es: /^(mi|mis|nuestr[oa]s?)$/i, en: /^(my|our)$/i };
const POSSESSIVE: Record<Side, RegExp> = {
  es: /^(su|sus|mi|mis|nuestro|nuestra|nuestros|nuestras|tu|tus)$/i,
  en: /^(his|her|its|their|my|our|your)$/i,
};
const NUMBERS: readonly [string, string][] = [
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
  ['seis', 'six'],
  ['siete', 'seven'],
  ['ocho', 'eight'],
  ['nueve', 'nine'],
  ['diez', 'ten'],
  ['once', 'eleven'],
  ['doce', 'twelve'],
  ['trece', 'thirteen'],
  ['quince', 'fifteen'],
  ['veinte', 'twenty'],
  ['treinta', 'thirty'],
  ['cuarenta', 'forty'],
  ['cincuenta', 'fifty'],
  ['cien', 'a hundred'],
  ['mil', 'a thousand'],
  ['muchos', 'many'],
  ['muchas', 'many'],
  ['todos los', 'all the'],
  ['todas las', 'all the'],
];
const PREPOSITIONS: readonly [es: string, en: string][] = [
  ['dentro de', 'inside'],
  ['debajo de', 'under'],
  ['encima de', 'on top of'],
  ['detrás de', 'behind'],
  ['delante de', 'in front of'],
  ['cerca de', 'near'],
  ['al lado de', 'next to'],
  ['por encima de', 'over'],
  ['a través de', 'through'],
  ['alrededor de', 'round'],
  ['lejos de', 'far from'],
  ['junto a', 'by'],
  ['con', 'with'],
  ['con', 'out of'],
  ['sin', 'without'],
  ['bajo', 'under'],
  ['sobre', 'on'],
  ['sobre', 'about'],
  ['sobre', 'over'],
  ['para', 'for'],
  ['por', 'through'],
  ['por', 'across'],
  ['entre', 'between'],
  ['contra', 'against'],
  ['desde', 'from'],
  ['hasta', 'to'],
  ['hacia', 'towards'],
  ['como', 'like'],
  ['como', 'as'],
  ['en', 'in'],
  ['en', 'on'],
  ['en', 'at'],
  ['en', 'into'],
  ['a', 'to'],
  ['de', 'of'],
  ['de', 'from'],
];

const FEMININE_WITH_EL = /^(agua|águila|hada|alma|ala|arma|hambre|aula|ancla|arpa|alga|ama)$/;
export const anArticle = (bare: string): string =>
  /^[aeio]|^u(?!n[ai]|s[ae]|k)|^hour/i.test(bare) ? 'an' : 'a';
export function spanishArticle(
  isDefinite: boolean,
  bare: string,
  { gender, plural }: { gender: 'm' | 'f'; plural: boolean },
): string {
  const [first = ''] = bare.split(' ');
  const isFeminine = gender === 'f' && (plural || !FEMININE_WITH_EL.test(first));
  if (isDefinite) return isFeminine ? (plural ? 'las' : 'la') : plural ? 'los' : 'el';
  return isFeminine ? (plural ? 'unas' : 'una') : plural ? 'unos' : 'un';
}

/** An English word that is a verb in the third person: "smiles". */
const isThirdPerson = (word: string): boolean =>
  headings.en.get(word.toLocaleLowerCase())?.some(({ person }) => person === 'third') === true;

type Piece = { es: string; en: string; length: number; noun?: Noun; plural?: boolean };

function possessive(owner: Owner, plural: boolean): Both {
  const en =
    owner === null
      ? 'your'
      : owner.plural
        ? 'their'
        : 'pf'.includes(owner.kind)
          ? owner.gender === 'f'
            ? 'her'
            : 'his'
          : 'its';
  return { es: plural ? 'sus' : 'su', en };
}

/** A number in words at a place. */
function numberAt(words: readonly string[], at: number, side: Side) {
  const index = side === 'es' ? 0 : 1;
  for (const pair of NUMBERS) {
    const parts = pair[index].split(' ');
    if (parts.every((part, offset) => words[at + offset]?.toLocaleLowerCase() === part))
      return { es: pair[0], en: pair[1], length: parts.length };
  }
  return null;
}

const TAKES_OF = /^(?:lleno|orgulloso|enamorado|cansado|cubierto|disfrazado)$/;
const WEEKDAY = /^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/;
const INTENSIFIER = /^(?:muy|tan|very|so|really)$/iu;

export type NounPhrase = {
  noun: Noun;
  plural: boolean;
  /** Without determiner: "viejo roble", "old oak". */
  bare: Both;
  determiner: 'a' | 'the' | 'my' | 'number' | 'none';
  /** Whether it belongs to the one who types: "my", "our". */
  isMine: boolean;
  number: Both | null;
  /** What it is made of, where an uncountable noun says so. */
  material: Noun | null;
  length: number;
};

/** Who has something, in both languages: "el primo", "the cousin’s" without its article. */
const ownerSaid = ({ noun, plural }: { noun: Noun; plural: boolean }): Both => {
  const [es, en] = [noun.es[plural ? 'more' : 'one'], noun.en[plural ? 'more' : 'one'].toLocaleLowerCase()];
  const article = /^(?:papá|mamá|papi|mami)$/.test(es)
    ? ''
    : `${spanishArticle(true, es, { gender: noun.es.gender, plural })} `;
  return { es: `${article}${es}`, en: en.endsWith('s') && plural ? `${en}’` : `${en}’s` };
};

/** A person after "de": "de mi primo", "del vecino". */
function ownerAt(words: readonly string[], at: number): (Both & { length: number }) | null {
  const isDetermined =
    POSSESSIVE.es.test(words[at] ?? '') || /^(?:un|una|el|la|los|las)$/i.test(words[at] ?? '');
  const from = at + Number(isDetermined);
  const found = nounAt(words, from, 'es');
  if (!found || !'pf'.includes(found.noun.kind)) return null;
  return { ...ownerSaid(found), length: from - at + found.length };
}

/** What somebody has, in English: "my cousin’s dog", "Grandma’s garden". The head has no article of its own. */
function ownedAt(
  words: readonly string[],
  at: number,
  determiner: NounPhrase['determiner'],
): NounPhrase | null {
  const end = words.slice(at, at + 3).findIndex((word) => /\p{L}[’']s$/u.test(word));
  if (end < 0) return null;
  const who = words.slice(at, at + end + 1).map((word) => word.replace(/[’']s$/u, ''));
  const found = nounAt(who, 0, 'en');
  if (!found || found.length !== who.length || !'pfa'.includes(found.noun.kind)) return null;
  const owned = nounPhraseAt(words, at + end + 1, 'en');
  if (!owned || owned.determiner !== 'none' || 'pf'.includes(owned.noun.kind)) return null;
  const { es, en } = ownerSaid(found);
  return {
    ...owned,
    bare: { es: `${owned.bare.es} ${together(`de ${es}`)}`, en: `${en} ${owned.bare.en}` },
    determiner: determiner === 'a' ? 'a' : 'the',
    length: end + 1 + owned.length,
  };
}

/** A noun with its determiner and adjectives at a place; null where a word is unknown. */
export function nounPhraseAt(words: readonly string[], start: number, side: Side): NounPhrase | null {
  let at = start;
  const first = words[at]?.toLocaleLowerCase() ?? '';
  let determiner: NounPhrase['determiner'] = 'none';
  let number: Both | null = null;
  const counted = numberAt(words, at, side);
  if (counted) {
    determiner = 'number';
    number = { es: counted.es, en: counted.en };
    at += counted.length;
  } else if (side === 'es' ? /^(un|una|unos|unas)$/.test(first) : /^(an?|some)$/.test(first)) {
    determiner = 'a';
    at++;
  } else if (side === 'es' ? /^(el|la|los|las)$/.test(first) : first === 'the') {
    determiner = 'the';
    at++;
  } else if (POSSESSIVE[side].test(first)) {
    determiner = 'my';
    at++;
    // "Mis dos abuelas".
    const several = numberAt(words, at, side);
    if (several && nounAt(words, at + several.length, side)) {
      number = { es: several.es, en: several.en };
      at += several.length;
    }
  }
  if (side === 'en') {
    const owned = ownedAt(words, at, determiner);
    if (owned) return { ...owned, length: at - start + owned.length };
  }
  const adjectives: NonNullable<ReturnType<typeof adjectiveAt>>[] = [];
  let found = nounAt(words, at, side);
  // "A giant tortoise": an adjective before another noun.
  const isAlso = side === 'en' && found?.length === 1 && 'pa'.includes(found.noun.kind);
  if (isAlso && adjectiveAt(words, at, side)?.length === 1 && nounAt(words, at + 1, side)) found = null;
  for (let tries = 0; found === null && tries < 3; tries++) {
    if (INTENSIFIER.test(words[at] ?? '')) at++;
    const adjective = adjectiveAt(words, at, side);
    if (adjective === null) return null;
    adjectives.push(adjective);
    at += adjective.length;
    found = nounAt(words, at, side);
  }
  if (found === null) return null;
  // "Mummy" is the mother, "the mummy" is not.
  if (found.noun.kind === 'f' && (determiner === 'a' || determiner === 'the'))
    found = nounAt(words, at, side, false) ?? found;
  at += found.length;
  let { noun, plural } = found;
  let compound: { es: string; en: string } | null = null;
  let material: Noun | null = null;
  let after = '';
  let ownedBy = '';
  if (side === 'en') {
    // "treasure maps": the last noun is the head.
    const next = nounAt(words, at, side);
    // "The moon smiles" is no smile of the moon’s.
    const isVerb = next?.plural === true && isThirdPerson(words[at] ?? '');
    if (next && !isVerb && 'olie'.includes(noun.kind) && !plural) {
      const several = noun.isUncounted || noun.isUnique ? noun.es.one : noun.es.more;
      const article = WEEKDAY.test(noun.es.one) ? 'los ' : '';
      compound = { es: ` de ${article}${several}`, en: `${noun.en.one} ` };
      if (noun.isUncounted && noun.kind === 'o') material = noun;
      noun = next.noun;
      plural = next.plural;
      at += next.length;
    }
    const of = /^of$/i.test(words[at] ?? '') ? nounAt(words, at + 1, side) : null;
    if (
      of &&
      !of.noun.isUncounted &&
      !of.noun.isUnique &&
      'oal'.includes(of.noun.kind) &&
      'ol'.includes(noun.kind)
    ) {
      const form = of.plural ? 'more' : 'one';
      compound = { es: ` de ${of.noun.es[form]}`, en: '' };
      after = ` of ${of.noun.en[form]}`;
      at += 1 + of.length;
    }
  } else {
    for (let tries = 0; tries < 3; tries++) {
      const skipped = INTENSIFIER.test(words[at] ?? '') ? 1 : 0;
      const adjective = adjectiveAt(words, at + skipped, side);
      // "De oro" before "de".
      if (adjective === null || (skipped > 0 && at + 1 + adjective.length === words.length)) break;
      // "Lleno de gatos" is said of it.
      if (
        TAKES_OF.test(adjective.adjective.es) &&
        /^del?$/i.test(words[at + skipped + adjective.length] ?? '')
      )
        break;
      at += skipped;
      adjectives.push(adjective);
      at += adjective.length;
    }
    if (/^del?$/i.test(words[at] ?? '')) {
      const article = /^(?:el|la|los|las)$/i.test(words[at + 1] ?? '') ? 1 : 0;
      const next = nounAt(words, at + 1 + article, side);
      const of = next && !next.noun.isUnique && 'oale'.includes(next.noun.kind) ? next : null;
      if (of) {
        const said = ` ${words
          .slice(at, at + 1 + article + of.length)
          .join(' ')
          .toLocaleLowerCase()}`;
        compound = { es: said, en: `${of.noun.en.one} ` };
        if (of.noun.isUncounted && of.noun.kind !== 'e' && article === 0) material = of.noun;
        at += 1 + article + of.length;
      }
      const owner = of || 'pfi'.includes(noun.kind) ? null : ownerAt(words, at + 1);
      if (owner) {
        ownedBy = `${owner.en} `;
        after = ` ${together(`de ${owner.es}`)}`;
        at += 1 + owner.length;
      }
    }
  }
  // The same form in both numbers: "fish", "paraguas".
  if (noun[side].one === noun[side].more) {
    if (determiner === 'number' || (side === 'es' && /s$/.test(first) && determiner !== 'none'))
      plural = true;
  }
  const grammar = { gender: noun.es.gender, plural };
  const es = [
    noun.es[plural ? 'more' : 'one'],
    ...adjectives.map(({ adjective }) => spanishAdjective(adjective, grammar.gender, plural)),
  ].join(' ');
  const en = [
    ...adjectives.map(({ adjective }) => adjective.en),
    `${compound?.en ?? ''}${noun.en[plural ? 'more' : 'one']}${side === 'en' ? after : ''}`,
  ].join(' ');
  // "Mum and Dad".
  if (noun.en.one.includes(' and ') || noun.es.one.includes(' y ')) plural = true;
  const last = words[at - 1] ?? '';
  if (/,$/.test(last)) return null;
  return {
    noun,
    plural,
    bare: { es: `${es}${compound?.es ?? ''}${side === 'es' ? after : ''}`, en: `${ownedBy}${en}` },
    determiner,
    isMine: MINE[side].test(first),
    number,
    material,
    length: at - start,
  };
}

/** What Spanish has with an article and English with "its". */
const BODY =
  /^(?:nariz|cola|pelo|mano|pie|voz|oreja|diente|ala|dedo|pluma|bigote|barba|lengua|pata|cabeza|barriga|cuerno|ojo|sombra)$/;
/** Verbs after which a generic noun has an article in Spanish: "odia la arena". */
const OF_ALL = /^(?:odiar|amar|adorar|temer|encantar|gustar|preferir|a|con|por|entre|contra)$/;

/** The phrase with the article of a sentence in both languages. */
function sayNoun(phrase: NounPhrase, side: Side, owner: Owner, before: string): Both {
  const { noun, plural, bare, determiner, number } = phrase;
  const grammar = { gender: noun.es.gender, plural };
  const isKin = noun.kind === 'f';
  if (isKin && /^\p{Lu}/u.test(noun.en.one) && !plural)
    return {
      es: /^(papá|mamá|papi|mami)$/.test(bare.es)
        ? bare.es
        : `${spanishArticle(true, bare.es, grammar)} ${bare.es}`,
      en: bare.en,
    };
  if (determiner === 'number') return { es: `${number?.es} ${bare.es}`, en: `${number?.en} ${bare.en}` };
  // "The wind takes my hat": not its own.
  if (phrase.isMine && owner !== null && !isKin)
    return { es: `${spanishArticle(true, bare.es, grammar)} ${bare.es}`, en: `the ${bare.en}` };
  // A deed of nobody yet: "building a den with a sister".
  if (isKin && owner === null && !plural)
    return { es: `su ${bare.es}`, en: `${anArticle(bare.en)} ${bare.en}` };
  if (determiner === 'my' || isKin) {
    const whose = possessive(owner, plural);
    // "Mum", and "your mums".
    const kin = isKin ? bare.en.charAt(0).toLowerCase() + bare.en.slice(1) : bare.en;
    return { es: `${whose.es} ${bare.es}`, en: `${whose.en} ${kin}` };
  }
  if (determiner === 'a')
    return {
      es: `${spanishArticle(false, bare.es, grammar)} ${bare.es}`,
      en: `${plural ? 'some' : anArticle(bare.en)} ${bare.en}`,
    };
  const definite = {
    es: `${spanishArticle(true, bare.es, grammar)} ${bare.es}`,
    en: `the ${bare.en}`,
  };
  // "Pierde la nariz", "loses its nose".
  if (determiner === 'the' && side === 'es' && owner !== null && BODY.test(noun.es.one) && before !== 'de')
    return { es: definite.es, en: `${possessive(owner, plural).en} ${bare.en}` };
  const isGeneric = (plural || noun.isUncounted) && !noun.isUnique && !'le'.includes(noun.kind);
  if (determiner === 'the') {
    // Spanish generic nouns have an article: "los ratones", "mice".
    if (side === 'es' && isGeneric && !/^(estrella|sombra)s$/.test(bare.es))
      return { es: definite.es, en: bare.en };
    return definite;
  }
  const needsArticle = side === 'en' && isGeneric && OF_ALL.test(before);
  return {
    es: needsArticle ? definite.es : bare.es,
    en: side === 'es' && noun.isUnique ? definite.en : bare.en,
  };
}

const COLOUR =
  /^(?:rojo|azul|verde|amarillo|naranja|rosa|morado|violeta|blanco|negro|gris|marrón|dorado|plateado|lila|turquesa|celeste|colores)$/;

/** What is said of a thing in a clause of its own, to the end: "zapatillas que se encienden". */
function clauseAt(words: readonly string[], at: number, side: Side, of: NounPhrase): Both | null {
  if (!(side === 'es' ? /^que$/i : /^(?:that|who|which)$/i).test(words[at] ?? '')) return null;
  const owner = { gender: of.noun.es.gender, plural: of.plural, kind: of.noun.kind };
  const deed = oneDoingAt(words.slice(at + 1), side, owner, 'finite');
  const many = of.plural ? 1 : 0;
  const who = 'pfa'.includes(of.noun.kind) ? 'who' : 'that';
  return deed && { es: `que ${deed.does.es[many]}`, en: `${who} ${deed.does.en[many]}` };
}

/** What follows a verb, in both languages; null where a word is unknown. */
function complements(
  words: readonly string[],
  side: Side,
  owner: Owner,
  isObject: boolean,
  before = '',
): Both | null {
  const said: Both[] = [];
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at, side);
    if (phrase) {
      said.push(phrase.phrase);
      at += phrase.length;
      continue;
    }
    const joined = words[at]?.toLocaleLowerCase() ?? '';
    if (said.length > 0 && (side === 'es' ? /^[ye]$/ : /^and$/).test(joined)) {
      const next = nounPhraseAt(words, at + 1, side);
      // "Mi padre habla rumano y mi madre español".
      if (next === null || (next.isMine && next.noun.kind === 'f')) return null;
      const saying = sayNoun(next, side, owner, '');
      said.push({ es: `${/^h?i(?!e)/i.test(saying.es) ? 'e' : 'y'} ${saying.es}`, en: `and ${saying.en}` });
      at += 1 + next.length;
      continue;
    }
    const piece = prepositional(words, at, side, owner, isObject && said.length === 0);
    if (piece) {
      said.push(piece);
      at += piece.length;
      continue;
    }
    const noun = said.length === 0 ? nounPhraseAt(words, at, side) : null;
    if (noun) {
      const saying = sayNoun(noun, side, owner, said.length === 0 ? before : '');
      // Spanish has "a" before a person or animal that something is done to.
      const personal =
        side === 'en' &&
        isObject &&
        said.length === 0 &&
        'pf'.includes(noun.noun.kind) &&
        noun.determiner !== 'none'
          ? 'a '
          : '';
      said.push({ es: personal + saying.es, en: saying.en });
      at += noun.length;
      const clause = clauseAt(words, at, side, noun);
      if (clause) {
        said.push(clause);
        at = words.length;
      }
      continue;
    }
    // "Pintar la casa de azul", "paint the house blue".
    const isOf = side === 'es' && /^de$/i.test(joined);
    const colour = said.length > 0 ? adjectiveAt(words, at + Number(isOf), side) : null;
    if (colour && isOf === (side === 'es') && COLOUR.test(colour.adjective.es)) {
      said.push({ es: `de ${colour.adjective.es}`, en: colour.adjective.en });
      at += colour.length + Number(isOf);
      continue;
    }
    const adjective = adjectiveAt(words, at, side);
    if (adjective && said.length === 0) {
      const { gender, plural } = owner ?? { gender: 'm', plural: false };
      said.push({ es: spanishAdjective(adjective.adjective, gender, plural), en: adjective.adjective.en });
      at += adjective.length;
      continue;
    }
    return null;
  }
  return { es: said.map(({ es }) => es).join(' '), en: said.map(({ en }) => en).join(' ') };
}

function prepositional(
  words: readonly string[],
  at: number,
  side: Side,
  owner: Owner,
  isFirst: boolean,
): Piece | null {
  const index = side === 'es' ? 0 : 1;
  for (const pair of PREPOSITIONS) {
    const parts = pair[index].split(' ');
    if (!parts.every((part, offset) => words[at + offset]?.toLocaleLowerCase() === part)) continue;
    const from = at + parts.length;
    const next = words[from]?.toLocaleLowerCase() ?? '';
    // "Sin correr", "without hurrying"; "para dormir", "to sleep".
    const isPurpose = pair[0] === 'a' && pair[1] === 'to';
    if (side === 'es' ? /^(sin|para)$/.test(pair[0]) : /^without$/.test(pair[1]) || isPurpose) {
      const verb = doingAt(
        words.slice(from),
        side,
        owner,
        side === 'es' || isPurpose ? 'infinitive' : 'gerund',
      );
      if (verb)
        return {
          es: `${isPurpose ? 'para' : pair[0]} ${verb.do.es}`,
          en: pair[0] === 'sin' ? `without ${verb.doing.en}` : `to ${verb.do.en}`,
          length: words.length - at,
        };
    }
    const noun = next === '' ? null : nounPhraseAt(words, from, side);
    if (noun === null) continue;
    let [es, en] = pair;
    // "Mudarse de jardín": the preposition belongs to the verb.
    if (es === 'de' && isFirst) return null;
    if (side === 'es' && es === 'en') en = noun.noun.isOn ? 'on' : 'in';
    if (side === 'en' && en === 'on') es = noun.noun.isOn || 'le'.includes(noun.noun.kind) ? 'en' : 'sobre';
    if (side === 'es' && es === 'de') en = 'of';
    // "Climb out of the box", but "build a boat out of paper".
    if (en === 'out of' && isFirst) es = 'desde';
    // "Walk to the vet", but "give bread to the ducks".
    if (es === 'hasta' && !isFirst && 'pfa'.includes(noun.noun.kind)) es = 'a';
    const saying = sayNoun(noun, side, owner, es);
    if (side === 'es' && es === 'a' && isFirst && 'pfa'.includes(noun.noun.kind)) en = '';
    return {
      es: `${es} ${saying.es}`,
      en: `${en} ${saying.en}`.trim(),
      length: parts.length + noun.length,
    };
  }
  return null;
}

const joinWords = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Both languages of a verb with what follows it. */
function compose(entry: Entry, rest: Both, owner: Owner, isNegated: boolean): Doing {
  const [esVerb = '', ...esMore] = entry.es;
  const [enVerb = '', ...enMore] = entry.en;
  const spanish = spanishForms(bareVerb(esVerb));
  const english = englishForms(enVerb);
  const pronoun = isReflexive(esVerb);
  const whose = possessive(owner, false).en;
  // "Una cuchara que está enamorada".
  const isOfWho = /^(?:estar|quedarse|sentirse)$/.test(esVerb);
  if (isOfWho && owner && /(?:[ai]do|cho|rto|elto)$/.test(esMore[0] ?? ''))
    esMore[0] = `${esMore[0]?.slice(0, -1)}${owner.gender === 'f' ? 'a' : 'o'}${owner.plural ? 's' : ''}`;
  const enTail = joinWords(enMore.join(' ').replace(/(?<!\p{L})your(?!\p{L})/u, whose), rest.en);
  const esTail = joinWords(esMore.join(' '), rest.es);
  const es = (finite: string) =>
    together(joinWords(isNegated ? 'no' : '', pronoun ? 'se' : '', finite, esTail));
  const isBe = enVerb === 'be';
  const both = (make: (plural: 0 | 1) => string): [string, string] => [make(0), make(1)];
  /** @param auxiliary negates any verb but "be" */
  const en = (finite: string, auxiliary: string) => {
    if (!isNegated) return joinWords(finite, enTail);
    return isBe ? joinWords(finite, 'not', enTail) : joinWords(auxiliary, enVerb, enTail);
  };
  return {
    do: {
      es: together(joinWords(isNegated ? 'no' : '', `${spanish.infinitive}${pronoun ? 'se' : ''}`, esTail)),
      en: joinWords(isNegated ? 'not' : '', enVerb, enTail),
    },
    does: {
      es: both((many) => es(spanish.present[many])),
      en: both((many) => en(english.present[many], many ? 'do not' : 'does not')),
    },
    did: {
      es: both((many) => es(spanish.imperfect[many])),
      en: both((many) => en(english.past[many], 'did not')),
    },
    doing: {
      es: together(
        joinWords(
          isNegated ? 'no' : '',
          pronoun ? withPronoun(spanish.gerund, 'se') : spanish.gerund,
          esTail,
        ),
      ),
      en: joinWords(isNegated ? 'not' : '', english.ing, enTail),
    },
    isState: entry.sort === 'state' || isNegated,
    sort: isNegated ? 'state' : entry.sort,
  };
}

/** A verb with a modal one before it, as a state: "would not come out", "no podía volar". */
function modal(
  inner: Doing,
  esNow: string,
  esThen: string,
  enNow: string,
  enThen: string,
  es: string,
  en: string,
): Doing {
  const both = (finite: string, plural: string, verb: string): [string, string] => [
    `${finite} ${verb}`,
    `${plural} ${verb}`,
  ];
  return {
    do: { es: `${es} ${inner.do.es}`, en: `${en} ${inner.do.en}` },
    does: { es: both(esNow, `${esNow}n`, inner.do.es), en: both(enNow, enNow, inner.do.en) },
    did: { es: both(esThen, `${esThen}n`, inner.do.es), en: both(enThen, enThen, inner.do.en) },
    doing: { es: `${es} ${inner.do.es}`, en: `${en} ${inner.do.en}` },
    isState: true,
    sort: 'state',
  };
}
const refusal = (inner: Doing): Doing =>
  modal(inner, 'no quiere', 'no quería', 'will not', 'would not', 'no querer', 'refuse to');

/** Two deeds of one hero: "va en bici y canta". One that lasts makes both last. */
function joined(one: Doing, other: Doing): Doing {
  const es = (left: string, right: string) => `${left} ${/^h?i(?!e)/i.test(right) ? 'e' : 'y'} ${right}`;
  const en = (left: string, right: string) => `${left} and ${right}`;
  const both = (of: (doing: Doing) => Both): Both => ({
    es: es(of(one).es, of(other).es),
    en: en(of(one).en, of(other).en),
  });
  const twice = (of: (doing: Doing) => Doing['does']): Doing['does'] => ({
    es: [es(of(one).es[0], of(other).es[0]), es(of(one).es[1], of(other).es[1])],
    en: [en(of(one).en[0], of(other).en[0]), en(of(one).en[1], of(other).en[1])],
  });
  const isState = one.isState || other.isState;
  const project = [one.sort, other.sort].includes('project');
  return {
    do: both((doing) => doing.do),
    does: twice((doing) => doing.does),
    did: twice((doing) => doing.did),
    doing: both((doing) => doing.doing),
    isState,
    sort: isState ? 'state' : project ? 'project' : one.sort,
  };
}

type Wants = 'finite' | 'infinitive' | 'gerund' | 'first';

/** A verb and all that follows it, from the first word, or two of them. @returns null where a word is unknown */
export function doingAt(given: readonly string[], side: Side, owner: Owner, wants: Wants): Doing | null {
  const whole = oneDoingAt(given, side, owner, wants);
  if (whole) return whole;
  const and = side === 'es' ? /^[ye]$/i : /^and$/i;
  const at = given.findIndex((word, index) => index > 0 && and.test(word));
  if (at < 0) return null;
  const rest = given.slice(at + 1);
  // "Mi tía se casa y llevo los anillos": the second deed is the child's own.
  const isOwn = headings[side]
    .get(rest[0]?.toLocaleLowerCase() ?? '')
    ?.some(({ person }) => person === 'first');
  if (side === 'es' && wants === 'finite' && isOwn && /o$/.test(rest[0] ?? '')) return null;
  const again = side === 'es' ? /^(?:que|también)$/i : /^(?:who|that|to|then)$/i;
  const first = oneDoingAt(given.slice(0, at), side, owner, wants);
  const second = first && oneDoingAt(again.test(rest[0] ?? '') ? rest.slice(1) : rest, side, owner, wants);
  return second && joined(first, second);
}

/** Verbs with somebody for whom it is done: "me lee cuentos", "reads me stories". */
const FOR_SOMEBODY: Record<Side, RegExp> = {
  es: /^(?:ayud|peina|cepill|le|cont|regal|da|dio|tra|compr|hac|hiz|cant|prepar|cocin|mand|escrib|cos|tej|tocab?|toca|pint|dibuj|cuent|construy|trenz|inventa)\p{L}*$/iu,
  en: /^(?:help|read|tell|told|giv|gave|bring|brought|buy|bought|ma[kd]e|s[ia]ng|bake|cook|knit|send|sent|writ|wrote|buil|draw|drew|paint|sew)\p{L}*$/iu,
};

const AT_ME = /^(?:at|to|for|on|over) (?:me|us)$/i;

function oneDoingAt(given: readonly string[], side: Side, owner: Owner, wants: Wants): Doing | null {
  let words = apart(given.join(' ').replace(/[,.]$/, ''));
  if (side === 'en') {
    // "Is knitting me a jumper".
    const line = given.join(' ').replace(/^((?:is|are|was|were) \p{L}+ing) (?:me|us) /iu, '$1 ');
    words = line.replace(/[’']/g, "'").split(' ').filter(Boolean);
  }
  // "Smiled at me", "waves to us": the story does not have the person who types.
  if (side === 'en' && words.length > 2 && wants === 'finite' && AT_ME.test(words.slice(-2).join(' ')))
    words = words.slice(0, -2);
  let isNegated = false;
  let pronoun = false;
  let wanted = wants;
  const drop = () => {
    words = words.slice(1);
  };
  for (let turns = 0; turns < 5 && words.length > 0; turns++) {
    const word = words[0]!.toLocaleLowerCase();
    if (ADVERBS[side].test(word) && words.length > 1) drop();
    else if (
      /^(nunca|jamás|never)$/.test(word) ||
      (side === 'es' && word === 'no' && wants !== 'infinitive')
    ) {
      isNegated = true;
      drop();
    } else if (side === 'es' && (word === 'se' || (/^(me|nos)$/.test(word) && wants === 'first'))) {
      // "Nos dejó el autobús": what happens to us is no deed of ours.
      if (word !== 'se' && (word === 'nos') !== /mos$/i.test(words[1] ?? '')) return null;
      pronoun = true;
      drop();
    } else if (
      side === 'es' &&
      /^(me|nos)$/.test(word) &&
      words.length > 2 &&
      FOR_SOMEBODY.es.test(words[1] ?? '')
    ) {
      drop();
    } else if (
      side === 'en' &&
      /^(me|us)$/i.test(words[1] ?? '') &&
      words.length > 2 &&
      FOR_SOMEBODY.en.test(word)
    ) {
      words = [words[0]!, ...words.slice(2)];
    } else if (side === 'en' && wants === 'finite' && /^(couldn't|can't|cannot)$/.test(word)) {
      const inner = doingAt(words.slice(1), side, owner, 'infinitive');
      return (
        inner && modal(inner, 'no puede', 'no podía', 'cannot', 'could not', 'no poder', 'not be able to')
      );
    } else if (side === 'en' && wants === 'finite' && word === 'could' && words[1] === 'not') {
      const inner = doingAt(words.slice(2), side, owner, 'infinitive');
      return (
        inner && modal(inner, 'no puede', 'no podía', 'cannot', 'could not', 'no poder', 'not be able to')
      );
    } else if (side === 'en' && wants === 'finite' && /^(would|will)$/.test(word) && words[1] === 'not') {
      const inner = doingAt(words.slice(2), side, owner, 'infinitive');
      return inner && refusal(inner);
    } else if (side === 'en' && wants === 'finite' && /^(wouldn't|won't)$/.test(word)) {
      const inner = doingAt(words.slice(1), side, owner, 'infinitive');
      return inner && refusal(inner);
    } else if (side === 'en' && /^(doesn't|don't|didn't)$/.test(word)) {
      isNegated = true;
      wanted = 'infinitive';
      drop();
    } else if (side === 'en' && /^(does|did|do)$/.test(word) && words[1] === 'not') {
      isNegated = true;
      wanted = 'infinitive';
      drop();
      drop();
    } else if (side === 'en' && wants === 'finite' && /^(could|can|would|will|must)$/.test(word)) {
      wanted = 'infinitive';
      drop();
    } else if (
      side === 'es' &&
      wants === 'finite' &&
      /^(puede|pueden|podía|podían|suele|suelen|solía|solían)$/.test(word) &&
      !isNegated
    ) {
      wanted = 'infinitive';
      drop();
    } else break;
  }
  if (side === 'es' && isNegated && /^(quiere|quieren|quería|querían|quiso)$/i.test(words[0] ?? '')) {
    const inner = doingAt(words.slice(1), side, owner, 'infinitive');
    return inner && refusal(inner);
  }
  // "Is going to have puppies", "va a tener cachorros".
  const lower = words.slice(0, 3).map((word) => word.toLocaleLowerCase());
  const isNext =
    side === 'es'
      ? /^(?:va|van|iba|iban|voy|vamos) a$/.test(lower.slice(0, 2).join(' '))
      : /^(?:is|are|was|were|am) going to$/.test(lower.join(' '));
  if ((wanted === 'finite' || wanted === 'first') && isNext) {
    const next = oneDoingAt(words.slice(side === 'es' ? 2 : 3), side, owner, 'infinitive');
    if (next && !isNegated) return next;
  }
  // "Ha perdido", "had painted": the verb of the participle.
  if (
    (wanted === 'finite' || wanted === 'first') &&
    (side === 'en'
      ? /^(has|have|had)$/
      : wanted === 'first'
        ? /^(he|hemos|habíamos)$/
        : /^(ha|han|había|habían)$/
    ).test(words[0]?.toLocaleLowerCase() ?? '') &&
    headings[side].get(words[1]?.toLocaleLowerCase() ?? '')?.some(({ form }) => form === 'participle')
  ) {
    drop();
    return readDoing(words, side, owner, 'participle', pronoun, isNegated);
  }
  // "Is snoring", "está roncando".
  if (
    (wanted === 'finite' || wanted === 'first') &&
    (side === 'es' ? /^(est[aá]n?|estaban?|va|iba|estoy|estamos|estábamos)$/ : /^(is|are|was|were|am)$/).test(
      words[0]?.toLocaleLowerCase() ?? '',
    ) &&
    headings[side].get(words[1]?.toLocaleLowerCase() ?? '')?.some(({ form }) => form === 'gerund')
  ) {
    drop();
    return readDoing(words, side, owner, 'gerund', pronoun, isNegated);
  }
  return readDoing(words, side, owner, wanted, pronoun, isNegated);
}

function readDoing(
  words: readonly string[],
  side: Side,
  owner: Owner,
  wants: 'finite' | 'infinitive' | 'gerund' | 'participle' | 'first',
  pronoun: boolean,
  isNegated: boolean,
): Doing | null {
  const [raw = '', ...given] = words;
  // "Was always late".
  const isBe = side === 'en' && /^(?:is|are|was|were|be|being)$/i.test(raw);
  const rest = isBe && ADVERBS.en.test(given[0] ?? '') && given.length > 1 ? given.slice(1) : given;
  let head = raw.toLocaleLowerCase();
  let reflexive = pronoun;
  if (side === 'es' && wants === 'infinitive' && isReflexive(head)) {
    head = head.slice(0, -2);
    reflexive = true;
  }
  if (side === 'es' && wants === 'gerund' && /ndose$/.test(head)) {
    head = head.replace(/ándose$/, 'ando').replace(/éndose$/, 'endo');
    reflexive = true;
  }
  const fits = ({ person, form }: Heading) =>
    wants === 'finite'
      ? person === 'third' && (side === 'es' || form !== bases.get(head) || owner?.plural === true)
      : wants === 'first'
        ? side === 'es'
          ? person === 'first'
          : person !== 'none' || form === 'infinitive'
        : form === wants;
  const lemmas = (headings[side].get(head) ?? []).filter(fits).map(({ lemma }) => lemma);
  const lower = rest.map((word) => word.toLocaleLowerCase());
  const found = lemmas.flatMap((lemma) => entriesOf[side].get(lemma) ?? []);
  const candidates = found
    .filter((entry) => {
      const [verb = '', ...more] = entry[side];
      if (side === 'es' && isReflexive(verb) !== reflexive) return false;
      return more.every((word, at) =>
        side === 'en' && word === 'your'
          ? POSSESSIVE.en.test(lower[at] ?? '')
          : lower[at] === word.toLocaleLowerCase(),
      );
    })
    .sort(
      (one, other) =>
        other[side].length - one[side].length ||
        Number(other.infinitive !== null) - Number(one.infinitive !== null),
    );
  for (const entry of candidates) {
    const tail = rest.slice(entry[side].length - 1);
    // "Arreglar relojes antiguos": the verb's own noun has more said of it.
    if (
      side === 'es' &&
      entry.es.length > 1 &&
      nounAt([entry.es.at(-1) ?? ''], 0, 'es') &&
      adjectiveAt(tail, 0, 'es') &&
      !phraseAt(tail, 0, 'es')
    )
      continue;
    // "Hacer una tarta de fresa": the verb's own noun is only the beginning of another.
    if (side === 'es' && entry.es.length > 1 && /^del?$/i.test(tail[0] ?? '') && candidates.length > 1)
      continue;
    if (entry.infinitive !== null) {
      const form = side === 'es' ? 'infinitive' : entry.infinitive === 'g' ? 'gerund' : 'infinitive';
      const inner = doingAt(tail, side, owner, form);
      if (!inner) continue;
      return compose(
        entry,
        { es: inner.do.es, en: entry.infinitive === 'g' ? inner.doing.en : inner.do.en },
        owner,
        isNegated,
      );
    }
    // "Be" and "have" need what they are and have.
    if (
      tail.length === 0 &&
      entry[side].length === 1 &&
      /^(ser|estar|tener|parecer)$/.test(entry.es[0] ?? '')
    )
      continue;
    if (tail.length === 0) return compose(entry, { es: '', en: '' }, owner, isNegated);
    if (side === 'en' && entry.en.length === 1 && entry.en[0] === 'be') {
      const being = beingOf(tail, side, owner, isNegated);
      if (being) return being;
      continue;
    }
    if (side === 'es' && entry.es.length === 1 && /^(ser|estar|parecer)$/.test(entry.es[0] ?? '')) {
      const being = beingOf(tail, side, owner, isNegated, entry.es[0] === 'estar');
      if (being) return being;
      continue;
    }
    const taught = anotherDoes(entry, tail, side, owner);
    if (taught) return compose(entry, taught, owner, isNegated);
    const more = complements(tail, side, owner, entry.es.length === 1, entry.es.at(-1));
    // "Bañar a" needs somebody: no place, and no time.
    const isOpen = entry.es.length > 1 && /^(?:a|con|de|por|en|para)$/.test(entry.es.at(-1) ?? '');
    const hasNobody = /^(?:a|con|de|en|por|para|sobre|bajo|entre|desde|hasta|sin) /.test(more?.es ?? '');
    if (isOpen && hasNobody) continue;
    // "Feed the tortoise" and "feed lettuce to the tortoise", "walk the dog" and "walk home".
    const isOfBoth = side === 'en' && /^(?:feed|walk)$/.test(entry.en.join(' '));
    const object = isOfBoth ? nounPhraseAt(tail, 0, side) : null;
    const toLiving = /^(?:dar de comer a|alimentar|pasear a)$/.test(entry.es.join(' '));
    if (object && 'pfa'.includes(object.noun.kind) !== toLiving) continue;
    if (more) return compose(entry, more, owner, isNegated);
  }
  return null;
}

/** What somebody is taught, helped or invited to do: "enseñar a los ratones a leer", "teach mice to read". */
function anotherDoes(entry: Entry, tail: readonly string[], side: Side, owner: Owner): Both | null {
  if (!/^(?:enseñar|ayudar|invitar|animar)$/.test(entry.es[0] ?? '') || entry.es.length > 2) return null;
  const isSaid = entry.es.at(-1) === 'a';
  const isPersonal = side === 'es' && !isSaid;
  if (isPersonal && !/^a$/i.test(tail[0] ?? '')) return null;
  const at = Number(isPersonal);
  const whom = nounPhraseAt(tail, at, side);
  if (whom === null || !'pfa'.includes(whom.noun.kind)) return null;
  const rest = tail.slice(at + whom.length).join(' ');
  const [, deed] = (side === 'es' ? /^a (.+)$/i : /^(?:how )?to (.+)$/i).exec(rest) ?? [];
  const theirs = { gender: whom.noun.es.gender, plural: whom.plural, kind: whom.noun.kind } as const;
  const inner = deed === undefined ? null : doingAt(deed.split(' '), side, theirs, 'infinitive');
  if (inner === null) return null;
  const saying = sayNoun(whom, side, owner, 'a');
  return {
    es: `${isSaid ? '' : 'a '}${saying.es} a ${inner.do.es}`,
    en: `${saying.en} to ${inner.do.en}`,
  };
}

const be = (es: 'ser' | 'estar'): Entry => ({ es: [es], en: ['be'], infinitive: null, sort: 'state' });

/** A profession in the hero's gender: "bombero", "bombera". */
function asPersonOf(found: NounPhrase, gender: 'm' | 'f'): Pick<NounPhrase, 'noun' | 'bare'> {
  const noun = nounOfGender(found.noun, gender);
  const { one, more } = found.noun.es;
  const own = found.plural ? noun.es.more : noun.es.one;
  return { noun, bare: { ...found.bare, es: found.bare.es.replace(found.plural ? more : one, own) } };
}

/** What a figure is: an adjective, a noun or a place. */
export function beingOf(
  given: readonly string[],
  side: Side,
  owner: Owner,
  isNegated = false,
  isPassing = false,
): Doing | null {
  const words = apart(given.join(' '));
  const isTooMuch = /^(?:too|demasiado)$/i.test(words[0] ?? '');
  const isVery = isTooMuch || INTENSIFIER.test(words[0] ?? '');
  const very = isTooMuch ? { es: 'demasiado', en: 'too' } : { es: 'muy', en: 'very' };
  const rest = isVery ? words.slice(1) : words;
  const { gender, plural } = owner ?? { gender: 'm' as const, plural: false };
  // "Ser bailarina" is a trade: the word as a noun, not as an adjective.
  const isTrade = side === 'es' && rest.length === 1 && nounAt(rest, 0, side)?.noun.kind === 'p';
  const adjective = isTrade ? null : adjectiveAt(rest, 0, side);
  if (adjective) {
    const { isPassing: passes } = adjective.adjective;
    const own: Both = {
      es: joinWords(isVery ? very.es : '', spanishAdjective(adjective.adjective, gender, plural)),
      en: joinWords(isVery ? very.en : '', adjective.adjective.en),
    };
    const tail = rest.slice(adjective.length);
    const [and = '', ...others] = tail;
    if (/^(y|e|and)$/i.test(and)) {
      const second = adjectiveAt(others, 0, side);
      if (!second || second.length !== others.length) return null;
      const es = spanishAdjective(second.adjective, gender, plural);
      return compose(
        be(passes || isPassing ? 'estar' : 'ser'),
        { es: `${own.es} ${/^i/.test(es) ? 'e' : 'y'} ${es}`, en: `${own.en} and ${second.adjective.en}` },
        owner,
        isNegated,
      );
    }
    const more = tail.length === 0 ? { es: '', en: '' } : complements(tail, side, owner, false);
    const takesOf = TAKES_OF.test(adjective.adjective.es);
    if (!more || (/^(de|of)$/i.test(tail[0] ?? '') && !takesOf)) return null;
    return compose(
      be(passes || isPassing || (takesOf && tail.length > 0) ? 'estar' : 'ser'),
      { es: joinWords(own.es, more.es), en: joinWords(own.en, more.en) },
      owner,
      isNegated,
    );
  }
  if (isVery) return null;
  const made = /^(hecho|hecha|hechos|hechas|made)$/i.test(rest[0] ?? '') ? rest.slice(1) : rest;
  if (/^(de|of|from)$/i.test(made[0] ?? '')) {
    const of = nounAt(made, 1, side);
    if (of && of.length === made.length - 1)
      return compose(
        be('ser'),
        {
          es: `de ${of.noun.es[of.plural ? 'more' : 'one']}`,
          en: `made of ${of.noun.en[of.plural ? 'more' : 'one']}`,
        },
        owner,
        isNegated,
      );
  }
  const found = nounPhraseAt(rest, 0, side);
  const noun = found && { ...found, ...(owner && asPersonOf(found, gender)) };
  // "Ser astronauta", "be an astronaut".
  if (
    noun &&
    (side === 'es' || noun.determiner !== 'none' || 'pa'.includes(noun.noun.kind)) &&
    noun.length === rest.length &&
    !noun.plural &&
    noun.determiner !== 'the' &&
    noun.determiner !== 'my' &&
    !noun.noun.isUncounted &&
    noun.noun.kind !== 'f'
  )
    return compose(
      be('ser'),
      {
        es:
          'pl'.includes(noun.noun.kind) || noun.determiner === 'none'
            ? noun.bare.es
            : sayNoun(noun, side, owner, '').es,
        en: `${anArticle(noun.bare.en)} ${noun.bare.en}`,
      },
      owner,
      isNegated,
    );
  // "Ser cocinera como mi madre", "be a teacher at school".
  const others =
    noun && 'pa'.includes(noun.noun.kind) ? complements(rest.slice(noun.length), side, owner, false) : null;
  if (noun && others && !noun.plural && others.es !== '' && !/^de /u.test(others.es))
    return compose(
      be('ser'),
      { es: `${noun.bare.es} ${others.es}`, en: `${anArticle(noun.bare.en)} ${noun.bare.en} ${others.en}` },
      owner,
      isNegated,
    );
  if (noun && noun.length === rest.length && noun.determiner !== 'none')
    return compose(be('ser'), sayNoun(noun, side, owner, ''), owner, isNegated);
  // A noun is no place, and "of the neighbour" says whose.
  if (noun || /^(?:de|of|to|para)$/i.test(rest[0] ?? '')) return null;
  const place = complements(rest, side, owner, false);
  return place && compose(be('estar'), place, owner, isNegated);
}

/** What a figure has or is without, after "con" or "sin". */
export function havingOf(
  given: readonly string[],
  side: Side,
  owner: Owner,
  isWithout: boolean,
): Doing | null {
  const more = complements(apart(given.join(' ')), side, owner, false);
  const entry: Entry = { es: ['tener'], en: ['have'], infinitive: null, sort: 'state' };
  return more && compose(entry, more, owner, isWithout);
}
