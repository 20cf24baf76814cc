import {
  anArticle,
  beingOf,
  type Doing,
  doingAt,
  havingOf,
  type NounPhrase,
  nounPhraseAt,
  type Owner,
  spanishArticle,
} from './grammar.ts';
import { type Reading, readHurt } from './hurts.ts';
import { adjectiveAt, type Both, linesOf, nounAt, phraseAt, type Side } from './lexicon.ts';
import * as known from './topic-words.ts';

/** A noun in the forms of a sentence: "un dragón", "el dragón", "dragón", "un dragón que ronca". */
export type Phrase = { a: string; the: string; bare: string; full: string };
export type Topic = {
  /** From the most particular to the broadest: `heavy:pet`, `heavy`; `dreamer`, `hero`. */
  tags: string[];
  /** Name of the day, the tale or the question; for a topic that was not understood, an invented title. */
  said: Both;
  noun: (Record<Side, Phrase> & { gender: 'm' | 'f'; plural: boolean; kind: string }) | null;
  /** Each of two heroes, of which `noun` is both: "el zorro", "el cuervo". */
  pair: readonly [Both, Both] | null;
  /** What is done, wanted or feared, or what the hero is. */
  doing: Doing | null;
  /**
   * What a topic without a hero is about: the place (`noun` is then one of ours, who lives there), the idea, or what a
   * woman of the story does.
   */
  what: Both | null;
  /** Answer of a question, or what an idea is, in two sentences, and how a child can see it. */
  fact: { first: Both; second: Both; test: Both } | null;
  /** False when the story has nothing to do with the topic. */
  isUnderstood: boolean;
};

/** Cleans free text to one plain line: no markup, no links, no control or decorative characters, no capitals only. */
function plainLine(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>|https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’\-,.;:!?¿¡ \n]/gu, ' ');
  const first = plain.split(/[.;:!\n]+|(?<=\?)/).find((part) => /\p{L}{2}/u.test(part)) ?? '';
  const line = first
    .replace(/(^|\s)[-'’,]+(?=\s|$)/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .split(' ')
    .map((word) => word.slice(0, 30))
    .join(' ');
  return line.length > 4 && line === line.toLocaleUpperCase() ? line.toLocaleLowerCase() : line;
}

/** Longest topic that is read for its grammar, in words; a longer one is a whole story of its own. */
const LONGEST_READ = 18;

const withoutRequest = (line: string) =>
  known.REQUESTS.reduce((rest, pattern) => rest.replace(pattern, ''), line);

const quoted = ({ es, en }: Both): Both => ({ es: `«${es}»`, en: `“${en}”` });
const bothOf = (line: string): Both => {
  const [es = '', en = ''] = line.split(' = ');
  return { es, en };
};

/** Number of a text, to choose by: the same for the same text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7);

const NAMES = linesOf('known-names.txt').map((line) => {
  const [tag = '', ...rest] = line.split(' ');
  return { tag, name: bothOf(rest.join(' ')) };
});
const INVENTED_TITLES = NAMES.filter(({ tag }) => tag === 'said').map(({ name }) => name);

const inventedTitle = (line: string) =>
  quoted(INVENTED_TITLES[numberOf(line) % INVENTED_TITLES.length] ?? { es: '', en: '' });

const letters = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLocaleLowerCase();

function nameOf(tag: string, line: string): Both {
  const all = NAMES.filter((known) => known.tag === tag);
  const folded = letters(line);
  const own = all.find(({ name }) =>
    [name.es, name.en].some((title) => folded.includes(letters(title).replace(/^(el|la|los|las|the) /, ''))),
  );
  return quoted((own ?? all[0])?.name ?? { es: line, en: line });
}

type Question = { words: Record<Side, string[][]>; name: Both; fact: NonNullable<Topic['fact']> };
const QUESTIONS: readonly Question[] = (() => {
  const lines = linesOf('facts.txt');
  return Array.from({ length: lines.length / 5 }, (_, index) => {
    const [words = '', name = '', first = '', second = '', test = ''] = lines.slice(5 * index, 5 * index + 5);
    const [es = '', en = ''] = words.split(' | ');
    const wordsOf = (side: string) =>
      letters(side)
        .split(' ')
        .map((choice) => choice.split('/'));
    return {
      words: { es: wordsOf(es), en: wordsOf(en) },
      name: bothOf(name),
      fact: { first: bothOf(first), second: bothOf(second), test: bothOf(test) },
    };
  });
})();

/** What an idea is, by its Spanish noun. */
const IDEAS: ReadonlyMap<string, NonNullable<Topic['fact']>> = (() => {
  const lines = linesOf('ideas.txt');
  return new Map(
    Array.from({ length: lines.length / 4 }, (_, index) => lines.slice(4 * index, 4 * index + 4)).flatMap(
      ([nouns = '', first = '', second = '', test = '']) => {
        const fact = { first: bothOf(first), second: bothOf(second), test: bothOf(test) };
        return nouns.split('/').map((noun) => [noun, fact] as const);
      },
    ),
  );
})();

function questionIn(line: string, side: Side): Question | null {
  const words = letters(line)
    .replace(/[¿?¡!,.]/g, '')
    .split(' ');
  // A word or its beginning: "llueve", "lluvia"; "rain", "rains".
  const stands = (choice: string) =>
    words.some((word) => word === choice || (choice.length > 3 && word.startsWith(choice)));
  return QUESTIONS.find(({ words: needed }) => needed[side].every((choices) => choices.some(stands))) ?? null;
}

type Habit = { of: string; does: string[] };
const HABITS: readonly Habit[] = linesOf('habits.txt').map((line) => {
  const [of = '', does = ''] = line.split(': ');
  return { of, does: does.split(' ') };
});

type Grammar = { gender: 'm' | 'f'; plural: boolean; kind: string };

/** What a hero does whose topic does not say. */
function habitOf(noun: NounPhrase, owner: Grammar, line: string): Doing | null {
  const own = HABITS.filter(({ of }) => of === noun.noun.es.one);
  const all = own.length > 0 ? own : HABITS.filter(({ of }) => of === owner.kind);
  const habit = all[numberOf(line) % Math.max(1, all.length)];
  return habit ? doingAt(habit.does, 'es', owner, 'infinitive') : null;
}

/** Heroes of topics that name none: they do what the topic says, live in its place, look for its idea. */
const OUR_HEROES = [
  'oso',
  'pulpo',
  'bruja',
  'pingüino',
  'robot',
  'gallina',
  'jirafa',
  'fantasma',
  'cartera',
  'elefante',
];

/** One of our heroes, with what it does. */
function ourHero(line: string, does: (owner: Grammar) => Doing | null): Pick<Topic, 'noun' | 'doing'> | null {
  const name = OUR_HEROES[numberOf(line) % OUR_HEROES.length] ?? '';
  const found = nounPhraseAt(['un', name], 0, 'es');
  if (found === null) return null;
  const doing = does({ gender: found.noun.es.gender, plural: false, kind: found.noun.kind });
  return doing && { noun: phraseOf(found, null, doing), doing };
}

type Hero = {
  phrase: NonNullable<Topic['noun']>;
  doing: Doing;
  /** Whether the topic says nothing of the hero, so that the lexicon does. */
  isPlain: boolean;
  /** Whether the topic says it in a clause of its own: "who …". */
  hasClause: boolean;
};

/**
 * The forms of a hero's noun. A name replaces the article: "Copito", "un gato llamado Copito".
 * @param told where or with what it is, which is said once: "in a wheelchair"
 */
function phraseOf(
  found: NounPhrase,
  name: string | null,
  doing: Doing | null,
  told: Both = { es: '', en: '' },
): NonNullable<Topic['noun']> {
  const { noun, plural, bare, number } = found;
  const grammar = { gender: noun.es.gender, plural };
  const called = { es: grammar.gender === 'f' ? 'llamada' : 'llamado', en: 'called' };
  const isKinName = noun.kind === 'f' && !plural && bare.en === noun.en.one && /^\p{Lu}/u.test(bare.en);
  const say = (side: Side): Phrase => {
    const own = bare[side];
    const does =
      doing === null
        ? ''
        : ` ${side === 'es' ? 'que' : 'pfa'.includes(noun.kind) ? 'who' : 'that'} ${doing.does[side][plural ? 1 : 0]}`;
    if (name !== null) {
      const a =
        side === 'es'
          ? `${spanishArticle(false, own, grammar)} ${own} ${called.es} ${name}`
          : `${anArticle(own)} ${own} ${called.en} ${name}`;
      return { a, the: name, bare: own, full: `${a}${does}` };
    }
    if (side === 'en' && noun.kind === 'f' && !number) {
      const kin = own.replace(noun.en.one, noun.en.one.toLocaleLowerCase());
      // Of one child by its name: "their sister" would be several children's.
      const the = isKinName ? own : `[{kid}’s|their] ${kin}`;
      const some = kin;
      return { a: the, the, bare: own, full: `${anArticle(some)} ${some}${does}` };
    }
    const the = number
      ? side === 'es'
        ? `${spanishArticle(true, own, grammar)} ${number.es} ${own}`
        : `the ${number.en.replace(/^all the /, '')} ${own}`
      : side === 'es'
        ? `${spanishArticle(true, own, grammar)} ${own}`
        : `the ${own}`;
    const isOnly = noun.isUnique || (noun.isUncounted && found.determiner !== 'a');
    const a = isOnly
      ? the
      : number
        ? `${number[side]} ${own}`
        : side === 'es'
          ? `${spanishArticle(false, own, grammar)} ${own}`
          : `${plural ? 'some' : anArticle(own)} ${own}`;
    return { a, the, bare: own, full: `${a}${does}` };
  };
  const once = (side: Side): Phrase => {
    const phrase = say(side);
    const { a } = phrase;
    if (told[side] === '' || !phrase.full.startsWith(a)) return phrase;
    const full = `${a} ${told[side]}${phrase.full.slice(a.length)}`;
    return { ...phrase, a: `${a} ${told[side]}`, full };
  };
  return { es: once('es'), en: once('en'), gender: noun.es.gender, plural, kind: noun.kind };
}

/** Who somebody is, as a phrase; and a deed by which others would only see that. */
const IDENTITY = /gafas|glasses|ruedas|wheelchair|down|autis|aud[ií]fonos|hearing aids/i;
const IDENTITY_DEED =
  /^(?:llevar (?:gafas|aparato|aud|pañuelo)|ir en silla de ruedas|hablar (?:con las manos|chino|inglés|español|francés|árabe|rumano|muchos idiomas|dos idiomas|otro idioma)|leer con los dedos|rezar|ser (?:diferente|distint|sord|cieg|adoptad|musulm|autista|gitan|chin|pelirroj|mud)|tener (?:síndrome|autismo|un perro guía|el pelo))/u;

/** Where or with what a hero is, before what it does. */
function attributeOf(rest: readonly string[], side: Side): (Both & { length: number }) | null {
  const phrase = phraseAt(rest, 0, side);
  if (phrase) return { ...phrase.phrase, length: phrase.length };
  if (!HAVING[side].test(rest[0] ?? '')) return null;
  const noun = nounPhraseAt(rest, 1, side);
  if (noun === null || noun.determiner === 'my' || noun.noun.kind === 'f') return null;
  const [es, en] = /^(?:con|with)$/i.test(rest[0] ?? '') ? ['con', 'with'] : ['sin', 'without'];
  const a = noun.determiner === 'a' || (noun.determiner === 'none' && !noun.plural && !noun.noun.isUncounted);
  const article = a ? `${anArticle(noun.bare.en)} ` : '';
  const un =
    noun.determiner === 'a'
      ? `${spanishArticle(false, noun.bare.es, { gender: noun.noun.es.gender, plural: noun.plural })} `
      : '';
  return { es: `${es} ${un}${noun.bare.es}`, en: `${en} ${article}${noun.bare.en}`, length: 1 + noun.length };
}

/** What a hero does in a clause of its own, or in the sentence that it begins. */
function deedAfter(words: readonly string[], side: Side, owner: Grammar): Doing | null {
  if (words.length === 0) return null;
  const isClause = known.RELATIVE[side].test(words[0] ?? '');
  return doingAt(isClause ? words.slice(1) : words, side, owner, 'finite');
}

const NAMED: Record<Side, RegExp> = {
  es: /^(llamad[oa]s?|de nombre)$/i,
  en: /^(named|called)$/i,
};
const NAME = /^\p{Lu}\p{L}+$/u;

/** How many words call the noun before them by the name after them: "que se llama", "called". */
function wordsBeforeName(words: readonly string[], side: Side): number {
  const [first = '', second = '', third = ''] = words;
  if (NAMED[side].test(first)) return 1;
  if (side === 'en') return /^(is|was)$/i.test(first) && NAMED.en.test(second) ? 2 : 0;
  if (/^se$/i.test(first) && /^llam/i.test(second)) return 2;
  return /^que$/i.test(first) && /^se$/i.test(second) && /^llam/i.test(third) ? 3 : 0;
}

const HAVING: Record<Side, RegExp> = { es: /^(con|sin)$/i, en: /^(with|without)$/i };

/** A person or thing that does or is something: "un queso que ronca", "a shy unicorn", "my cat Snowy". */
function heroIn(given: readonly string[], line: string, side: Side): Hero | null {
  let words = [...given];
  let before: Doing | null = null;
  if (/^my$/i.test(words[0] ?? '')) words = words.filter((word) => !/^favou?rite$/i.test(word));
  let found = nounPhraseAt(words, 0, side);
  if (found === null && side === 'en') {
    // "A snoring cheese".
    const at = words.findIndex((word) => /ing$/i.test(word));
    if (at === 1 && /^(?:an?|the|some|my)$/i.test(words[0] ?? '')) {
      const without = words.filter((_, index) => index !== at);
      found = nounPhraseAt(without, 0, side);
      if (found !== null) {
        const owner = { gender: found.noun.es.gender, plural: found.plural, kind: found.noun.kind };
        before = doingAt([words[at] ?? ''], 'en', owner, 'gerund');
        if (before === null) return null;
        words = without;
      }
    }
  }
  if (found === null || 'ie'.includes(found.noun.kind)) return null;
  if (
    found.determiner === 'none' &&
    !found.plural &&
    !'f'.includes(found.noun.kind) &&
    !found.noun.isUncounted &&
    words.length > found.length &&
    !/^\p{Lu}/u.test(words[0] ?? '')
  )
    return null;
  const owner: Grammar = { gender: found.noun.es.gender, plural: found.plural, kind: found.noun.kind };
  let rest = words.slice(found.length);
  let name: string | null = null;
  const called = wordsBeforeName(rest, side);
  const isMine = found.determiner === 'my';
  if (/^(favorit[oa]s?|favou?rite)$/i.test(rest[called] ?? '')) rest = rest.slice(1);
  if (NAME.test(rest[called] ?? '') && (called > 0 || isMine || 'pa'.includes(found.noun.kind))) {
    name = rest[called] ?? null;
    rest = rest.slice(called + 1);
  } else if (called > 0) return null;
  // "An astronaut grandma": the last noun is the hero, the first one what it is.
  if (side === 'en' && 'pfa'.includes(found.noun.kind) && /^(?:an?|the)$/iu.test(words[0] ?? '')) {
    const head = nounPhraseAt([words[0] ?? '', ...rest], 0, 'en');
    if (rest.length > 0 && head?.length === rest.length + 1 && 'pfa'.includes(head.noun.kind)) {
      const { noun, plural } = head;
      const being = beingOf(words.slice(1, found.length), 'en', {
        gender: noun.es.gender,
        plural,
        kind: noun.kind,
      });
      return being && { phrase: phraseOf(head, null, being), doing: being, isPlain: false, hasClause: false };
    }
  }
  // "A boy in a wheelchair who scores a goal", "the monster under the bed is cold".
  const told = attributeOf(rest, side);
  const deed = told && deedAfter(rest.slice(told.length), side, owner);
  if (told && deed) {
    return { phrase: phraseOf(found, name, deed, told), doing: deed, isPlain: false, hasClause: true };
  }
  const adjectives = adjectivesOf(found, side, words);
  const ready = (doing: Doing | null, { isPlain = false, hasClause = false, of = found } = {}): Hero | null =>
    doing && { phrase: phraseOf(of, name, doing), doing, isPlain, hasClause };
  const { one, more } = { one: found.noun.es.one, more: found.noun.es.more };
  const plain = {
    ...found,
    bare: { es: found.plural ? more : one, en: found.noun.en[found.plural ? 'more' : 'one'] },
  };
  if (rest.length === 0) {
    if (before) return ready(before, { hasClause: true });
    if (found.material) {
      const being = beingOf(['de', found.material.es.one], 'es', owner);
      return ready(being, { of: plain });
    }
    const isWho = adjectiveAt(adjectives ?? [], 0, side)?.adjective.isIdentity === true;
    if (adjectives !== null && !isWho) return ready(beingOf(adjectives, side, owner), { of: plain });
    return ready(habitOf(found, owner, line), { isPlain: true });
  }
  const [first = '', ...after] = rest;
  if (known.RELATIVE[side].test(first))
    return ready(doingAt(after, side, owner, 'finite'), { hasClause: true });
  // "Un caracol con prisa", "a snail in a hurry".
  const has = side === 'es' ? ['tener', ...after] : ['be', ...rest];
  const inAll = /^(?:con|in)$/i.test(first) ? doingAt(has, side, owner, 'infinitive') : null;
  if (inAll?.isState && nounPhraseAt(after, 0, side) === null) return ready(inAll);
  if (told?.length === rest.length && IDENTITY.test(rest.join(' '))) {
    const habit = habitOf(found, owner, line);
    return (
      habit && { phrase: phraseOf(found, name, habit, told), doing: habit, isPlain: true, hasClause: false }
    );
  }
  if (HAVING[side].test(first) && phraseAt(rest, 0, side) === null) {
    if (nounsOf(after, side, 'f').length > 0) return null;
    return ready(havingOf(after, side, owner, /^(sin|without)$/i.test(first)));
  }
  if (side === 'es' ? /^[ye]$/i.test(first) : /^and$/i.test(first)) return null;
  // "Una biblioteca escondida dentro de un árbol".
  if (side === 'es' && adjectives !== null) {
    const being = beingOf([...adjectives, ...rest], side, owner);
    if (being) return ready(being, { of: plain });
  }
  // "The beach in winter".
  if (found.noun.kind === 'l' && phraseAt(rest, 0, side)?.length === rest.length)
    return ready(habitOf(found, owner, line), { isPlain: true });
  // "Un camello alérgico a la arena".
  const is = doingAt([side === 'es' ? 'ser' : 'be', ...rest], side, owner, 'infinitive');
  if (is?.isState && phraseAt(rest, 0, side) === null) return ready(is);
  // "Made of cardboard".
  const being = /^made$/i.test(first) ? beingOf(rest, side, owner) : null;
  if (being) return ready(being);
  // "Ice skating" is no ice that skates.
  const isBare = found.determiner === 'none' && found.noun.isUncounted;
  const clause =
    doingAt(rest, side, owner, 'finite') ?? (isBare ? null : doingAt(rest, side, owner, 'gerund'));
  return clause ? ready(clause, { hasClause: true }) : ready(beingOf(rest, side, owner));
}

/** What two do of whom the topic only says that they are two. */
const DEEDS_OF_TWO = [
  ['hablar', 'a', 'la', 'vez'],
  ['discutir', 'por', 'todo'],
  ['echar', 'carreras'],
  ['compartir', 'un', 'paraguas'],
  ['cambiarse', 'el', 'sombrero'],
];

/** Two heroes: "el zorro y el cuervo", "a dog and a cat who open a restaurant", "Lola and the dragon". */
function pairIn(
  words: readonly string[],
  line: string,
  side: Side,
): (Pick<Topic, 'noun' | 'doing' | 'pair'> & { isTold: boolean }) | null {
  const isAnd = (word = '') => (side === 'es' ? /^[ye]$/i : /^and$/i).test(word);
  const first = nounPhraseAt(words, 0, side);
  if (first === null || !isAnd(words[first.length])) return null;
  const second = nounPhraseAt(words, first.length + 1, side);
  if (second === null || [first, second].some(({ noun, plural }) => plural || !'pfaol'.includes(noun.kind)))
    return null;
  const rest = words.slice(first.length + 1 + second.length);
  const kind = [first, second].every(({ noun }) => 'pfa'.includes(noun.kind)) ? 'a' : 'o';
  const gender = [first, second].every(({ noun }) => noun.es.gender === 'f') ? 'f' : 'm';
  const owner = { gender, plural: true, kind } as const;
  const clause = known.RELATIVE[side].test(rest[0] ?? '') ? rest.slice(1) : rest;
  const line2 = clause.join(' ');
  const doing =
    rest.length === 0
      ? doingAt(DEEDS_OF_TWO[numberOf(line) % DEEDS_OF_TWO.length] ?? [], 'es', owner, 'infinitive')
      : (doingAt(clause, side, owner, 'finite') ??
        wantedIn(line2, side, owner) ??
        doingAt(clause, side, owner, 'gerund') ??
        beingOf(clause, side, owner));
  if (doing === null) return null;
  const [one, other] = [phraseOf(first, null, null), phraseOf(second, null, null)];
  const both = (form: (phrase: Phrase) => string, of: Side) => {
    const [left, right] = [form(one[of]), form(other[of])];
    const and = of === 'en' ? 'and' : /^h?i(?!e)/i.test(right) ? 'e' : 'y';
    return `${left} ${and} ${right}`;
  };
  const say = (of: Side): Phrase => {
    const a = both((phrase) => phrase.a, of);
    const who = of === 'es' ? 'que' : kind === 'a' ? 'who' : 'that';
    return {
      a,
      the: both(({ the }) => the, of),
      bare: both(({ bare }) => bare, of),
      full: `${a} ${who} ${doing.does[of][1]}`,
    };
  };
  const the = (phrase: NonNullable<Topic['noun']>): Both => ({ es: phrase.es.the, en: phrase.en.the });
  return {
    noun: { es: say('es'), en: say('en'), gender, plural: true, kind },
    doing,
    pair: [the(one), the(other)],
    isTold: rest.length > 0,
  };
}

/** The adjectives of a plain noun, to be said of it: "un unicornio tímido". */
function adjectivesOf(found: NounPhrase, side: Side, words: readonly string[]): string[] | null {
  const said: string[] = [];
  for (let at = 0; at < found.length; at++) {
    const adjective = adjectiveAt(words, at, side);
    if (adjective && !nounAt(words, at, side)) {
      said.push(...words.slice(at, at + adjective.length));
      break;
    }
  }
  return said.length > 0 ? said : null;
}

/** "My dog and I": whom something is done with. */
const COMPANION: Record<Side, RegExp> = {
  es: /^((?:mis?|el|la) \p{L}+|papá|mamá|papi|mami) y yo (.+)$/iu,
  en: /^(my \p{L}+|\p{Lu}\p{L}+) and i (.+)$/iu,
};
const FIRST_PERSON: Record<Side, RegExp> = {
  es: /^(?:hoy |ayer |mañana |el domingo |el sábado |los domingos |los sábados |en verano |en navidad |la semana pasada )?(?:(?:mi )?\p{L}+ y yo |yo |nosotros |nosotras )?(.+)$/iu,
  en: /^(?:today |yesterday |tomorrow |on sundays? |on saturdays? |in summer |at christmas |last week )?(?:(?:my )?\p{L}+ and i|i|we) (.+)$/iu,
};

/** Something that is done: "hacer tortitas", "making pancakes on Sunday", "we went to the zoo". */
function activityIn(words: readonly string[], side: Side, owner: Owner): Doing | null {
  const straight =
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null);
  if (straight) return straight;
  const lower = letters(words[0] ?? '');
  if (side === 'es' && /^(voy|vamos|fuimos|fui)$/.test(lower) && /^a$/i.test(words[1] ?? '')) {
    const next = doingAt(words.slice(2), side, owner, 'infinitive');
    if (next) return next;
  }
  if (side === 'en' && /^to$/i.test(words[0] ?? ''))
    return doingAt(words.slice(1), side, owner, 'infinitive');
  const line = words.join(' ');
  const [, who = '', where = ''] = COMPANION[side].exec(line) ?? [];
  if (where !== '' && nounsOf(who.split(' '), side, 'fa').length > 0) {
    const there = where.split(' ');
    const day =
      side === 'es' ? ['pasar', 'el', 'día', ...there, 'con'] : ['spend', 'the', 'day', ...there, 'with'];
    const together = doingAt([...day, ...who.split(' ')], side, owner, 'infinitive');
    if (together) return together;
  }
  // "Martina estrena patines", "Molly gets new skates".
  const named = /^(?:\p{Lu}\p{L}+(?:, | y | and | e ))*(\p{Lu}\p{L}+) (.+)$/u.exec(line);
  if (named && nounAt([named[1] ?? ''], 0, side) === null) {
    const alone = doingAt((named[2] ?? '').split(' '), side, owner, 'finite');
    if (alone) return alone;
  }
  const [, own] = FIRST_PERSON[side].exec(line) ?? [];
  return own === undefined ? null : doingAt(own.split(' '), side, owner, 'first');
}

/** What a figure wants, cannot or dreams of. */
function wantedIn(line: string, side: Side, owner: Owner): Doing | null {
  const [, rest] = known.WANTS[side].exec(line) ?? [];
  if (rest === undefined) return null;
  const words = rest.split(' ');
  return (
    doingAt(words, side, owner, 'infinitive') ??
    (side === 'en' ? doingAt(words, side, owner, 'gerund') : null)
  );
}

/** Words without punctuation and genitive. */
const lettersOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[^\p{L}’'-]/gu, '').replace(/[’']s$/, ''));

/** A lost thing or animal; with its name, "el osito Nito" and "Nito", since "Nito" alone would need "a" as an object. */
function lostIn(given: readonly string[], side: Side): Topic['noun'] {
  const [gone] = nounsOf(given, side, 'oa');
  if (!gone) return null;
  const phrase = phraseOf(gone, null, null);
  const words = lettersOf(given);
  const at = words.findIndex((_, index) => nounAt(words, index, side)?.noun === gone.noun);
  const rest = words.slice(at + gone.length);
  const name = rest[wordsBeforeName(rest, side)] ?? '';
  if (gone.plural || !NAME.test(name)) return phrase;
  return {
    ...phrase,
    es: { ...phrase.es, the: `${phrase.es.the} ${name}` },
    en: { ...phrase.en, the: name },
  };
}

/** All nouns of some kinds, each once. */
function nounsOf(words: readonly string[], side: Side, kinds: string): NounPhrase[] {
  const found = new Map<string, NounPhrase>();
  for (let at = 0; at < words.length; at++) {
    let noun = nounAt(lettersOf(words), at, side);
    // "The front door key": the last noun is the head.
    for (let next = noun; side === 'en' && noun && next && !noun.plural;) {
      next = nounAt(lettersOf(words), at + noun.length, side);
      if (next && 'ol'.includes(noun.noun.kind) && 'oa'.includes(next.noun.kind)) {
        at += noun.length;
        noun = next;
      } else next = null;
    }
    if (!noun || !kinds.includes(noun.noun.kind)) continue;
    const { one, more } = noun.noun.es;
    found.set(one, {
      noun: noun.noun,
      plural: noun.plural,
      bare: { es: noun.plural ? more : one, en: noun.noun.en[noun.plural ? 'more' : 'one'] },
      determiner: 'the',
      isMine: false,
      number: null,
      material: null,
      length: noun.length,
    });
  }
  return [...found.values()];
}

const firstOf = (patterns: readonly known.TopicPattern[], line: string) =>
  patterns.find(([, pattern]) => pattern.test(line))?.[0];

/**
 * The story of its own that a heavy topic has: tag and whom it is about. `heavy:quiet` names nothing; in `heavy:harm`,
 * of what people do to a child, a grown-up is told and acts.
 */
function heavyKind(
  { rest, isHarm }: Reading,
  words: readonly string[],
  side: Side,
): Pick<Topic, 'tags' | 'noun'> {
  const quiet = { tags: ['heavy:quiet', 'heavy'], noun: null };
  const tag = firstOf(known.HEAVY, rest);
  if (isHarm || (tag !== 'heavy:left-out' && known.HARM.test(rest)))
    return { tags: ['heavy:harm', 'heavy'], noun: null };
  if (tag === undefined || words.length > 10 || known.MORE_THAN_HEAVY.test(rest)) return quiet;
  const family = nounsOf(words, side, 'f');
  const pets = nounsOf(words, side, 'a');
  const one = (noun: NounPhrase) => phraseOf(noun, null, null);
  if (tag === 'heavy:death') {
    if (pets.length === 1 && family.length === 0)
      return { tags: ['heavy:pet', petSort(pets[0]!), 'heavy'], noun: one(pets[0]!) };
    const isPerson = family.length === 1 && pets.length === 0 && !family[0]!.plural;
    if (isPerson && !known.NEWBORN.test(rest))
      return { tags: ['heavy:person', 'heavy'], noun: one(family[0]!) };
    return quiet;
  }
  if (tag === 'heavy:hospital')
    return family.length === 1 && pets.length === 0 && !family[0]!.plural && !known.NEGATED.test(rest)
      ? { tags: [tag, 'heavy'], noun: one(family[0]!) }
      : quiet;
  return { tags: [tag, 'heavy'], noun: null };
}

/** A pet that had the run of the house, and one that lived in a cage or a tank. */
const petSort = ({ noun }: NounPhrase) =>
  /^(?:perr|gat|cachorr)/u.test(noun.es.one) ? 'heavy:pet-free' : 'heavy:pet-small';

/** Words of a child's own event that are neither part of its name nor empty. */
const isPlainEvent = (line: string, pattern: RegExp, side: Side) =>
  line
    .replace(pattern, ' ')
    .replace(/[’']s(?!\p{L})/gu, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !known.PLAIN.test(word))
    .every((word) => nounAt([word], 0, side) !== null || adjectiveAt([word], 0, side) !== null);

/** The noun that a topic begins with, after an article. */
function firstNoun(words: readonly string[], side: Side): { kind: string; bare: string } | null {
  const phrase = nounPhraseAt(words, 0, side);
  if (
    phrase === null ||
    (phrase.determiner !== 'a' && phrase.determiner !== 'the') ||
    phrase.length === words.length
  )
    return null;
  return { kind: phrase.noun.kind, bare: phrase.noun.es.one };
}

const SORT: Record<string, string> = { p: 'being', f: 'being', a: 'being', o: 'thing', l: 'place' };

let last: { text: string; side: Side; topic: Topic } | null = null;

/** Parses a parent's topic. Never fails: a topic that is not understood becomes a story of its own. */
export function readTopic(text: string, side: Side): Topic {
  // The same topic is read once for each of several templates.
  if (last?.text !== text || last.side !== side) last = { text, side, topic: parseTopic(text, side) };
  return last.topic;
}

function parseTopic(text: string, side: Side): Topic {
  const line = withoutRequest(plainLine(text)) || (side === 'es' ? 'un dragón pequeño' : 'a little dragon');
  const bare = line.replace(/[¿?¡!]/g, '').trim();
  const words = bare.split(' ').slice(0, LONGEST_READ);
  const isShort = bare.split(' ').length <= LONGEST_READ;
  const plain = { said: inventedTitle(bare), noun: null, doing: null, what: null, fact: null, pair: null };
  const told = (tags: string[], over: Partial<Topic> = {}): Topic => ({
    ...plain,
    tags,
    isUnderstood: true,
    ...over,
  });
  const hurt = readHurt(bare, side);

  const understood = isShort ? understoodAs(bare, words, line, side, told, hurt.isOwn) : null;
  // A creature or a thing of a tale, which may be ill or alone without being the child.
  const { noun = null } = understood ?? {};
  const first =
    understood?.isOfTale && noun ? { kind: noun.kind, bare: noun.es.bare } : firstNoun(words, side);
  const isOfTale =
    first !== null && 'aolp'.includes(first.kind) && !known.NEAR_PEOPLE.test(first.bare) && !hurt.isOwn;
  const isAsked = understood?.tags[0] === 'question' || understood?.tags.includes('tale') === true;
  const isOfLife = hurt.isOwn || hurt.isOfPeople;
  const heavy = (): Topic =>
    told(heavyKind(hurt, words, side).tags, { noun: heavyKind(hurt, words, side).noun });
  if (hurt.isHarm && (isOfLife || !isOfTale)) return heavy();
  const isDanger =
    hurt.danger === 'always' || (hurt.danger === 'people' && (!isOfTale || hurt.isOfPeople || hurt.isOwn));
  // Of a brother who does it, it may be a worry.
  const isTheirs = hurt.isOwn && !known.WISHING[side].test(bare);
  if (isDanger && !(isTheirs && (hurt.isHeavy || hurt.isHeavyForPeople || hurt.isGrave)))
    return told([isTheirs ? 'evening' : 'said'], { isUnderstood: false });
  if (hurt.isHeavy && !isAsked) {
    const topic = heavy();
    // A bat who fears the dark is a hero of a tale, and no child's own fear.
    if (!(understood?.isOfTale && isOfTale && /dark|moving/.test(topic.tags[0] ?? ''))) return topic;
  }
  const isPerhaps = isOfLife || (understood === null && !hurt.isPlayful);
  if (hurt.isHeavyForPeople && !isOfTale && !isAsked && isPerhaps) return heavy();
  if (hurt.isGrave && isOfLife && !isOfTale && !isAsked) return heavy();
  if (understood === null) {
    const isPlainQuestion =
      /^¿?(?:qui[eé]n|who)(?!\p{L})/iu.test(line) ||
      (known.QUESTION.test(line) && nounsOf(words, side, 'f').length === 0);
    const isAtHome = isOfLife && !isOfTale && !hurt.isPlayful && !isPlainQuestion;
    return told([isAtHome ? 'evening' : 'said'], { isUnderstood: false });
  }
  const { isOfTale: _, ...topic } = understood;
  return topic;
}

type Tell = (tags: string[], over?: Partial<Topic>) => Topic;

function understoodAs(
  bare: string,
  words: readonly string[],
  line: string,
  side: Side,
  told: Tell,
  isOwn: boolean,
): (Topic & { isOfTale?: boolean }) | null {
  const isQuestion = !known.WHERE_IS_MINE.test(line) && (known.QUESTION.test(line) || line.includes('?'));
  if (isQuestion) {
    const question = questionIn(line, side);
    return question && told(['question'], { said: quoted(question.name), fact: question.fact });
  }
  const tale = firstOf(known.TALES, bare);
  if (tale) return told([tale, 'tale'], { said: nameOf(tale, bare) });

  const [, time] =
    /^(?:el día|la noche|la tarde|la mañana|the day|the night|the morning|the time)(?: en)?(?: que| when| that)? (.+)$/iu.exec(
      bare,
    ) ?? [];
  const heroWords = time === undefined ? words : time.split(' ');
  const pair = isOwn && !/^(?:un|una|el|la|an?|the) /iu.test(bare) ? null : pairIn(heroWords, bare, side);
  if (pair?.noun && pair.doing)
    return {
      ...told([pair.isTold ? 'duo:deed' : 'duo:plain', 'duo', ...heroTags(pair.noun.kind, pair.doing)], pair),
      isOfTale: true,
    };
  const hero = heroIn(heroWords, bare, side);
  const isTold =
    hero !== null && /^(?:un|una|unos|unas|el|la|los|las|an?|the|some|dos|tres|two|three) /iu.test(bare);
  const asHero = (found: Hero): Topic | null => {
    const { phrase, doing } = found;
    const isPerson = 'pf'.includes(phrase.kind);
    if (isPerson && IDENTITY_DEED.test(doing.do.es)) return null;
    // What a hero fears to do, it does in the end.
    const fear = /^(?:tener miedo (?:de|a)|temer) (\p{L}+r(?:se)?(?: .*)?)$/u.exec(doing.do.es)?.[1];
    const owner = { gender: phrase.gender, plural: phrase.plural, kind: phrase.kind };
    const feared = fear === undefined ? null : doingAt(fear.split(' '), 'es', owner, 'infinitive');
    if (feared && !feared.isState) return told(['dreamer'], { noun: phrase, doing: feared });
    const wish = wantedIn(bare, side, { gender: phrase.gender, plural: phrase.plural, kind: phrase.kind });
    if (wish && 'pafo'.includes(phrase.kind)) return told(['dreamer'], { noun: phrase, doing: wish });
    if (found.isPlain && phrase.kind === 'l' && !phrase.plural) {
      const home = /^(?:el|la|the) /iu.test(bare) ? phrase.es.the : phrase.es.a;
      const ours = ourHero(bare, (owner) =>
        doingAt(['vivir', 'en', ...home.split(' ')], 'es', owner, 'infinitive'),
      );
      if (ours)
        return told(['place:there', 'place'], {
          ...ours,
          what: { es: phrase.es.the, en: /^space$/.test(phrase.en.bare) ? phrase.en.bare : phrase.en.the },
        });
    }
    return told(heroTags(phrase.kind, doing), { noun: phrase, doing });
  };
  if (hero?.hasClause && isTold) {
    const topic = asHero(hero);
    if (topic) return { ...topic, isOfTale: true };
  }

  if (known.LOST.test(bare)) {
    const after = bare.split(known.LOST).at(-1)?.trim().split(' ') ?? [];
    const noun = lostIn(after, side) ?? lostIn(words, side);
    if (noun) return told(['lost'], { noun });
  }
  const event = known.EVENTS.find(([, pattern]) => pattern.test(bare));
  const isCreature = hero !== null && isTold && !isOwn && hero.phrase.kind === 'a' && !hero.isPlain;
  if (event && !isCreature && (!isOwn || isPlainEvent(bare, event[1], side)))
    return told([event[0], 'event'], { said: nameOf(event[0], bare) });
  if (hero) return asHero(hero);

  const [, wish] = known.WISHING[side].exec(bare) ?? [];
  if (wish !== undefined) {
    const doing =
      doingAt(wish.split(' '), side, null, 'infinitive') ??
      doingAt(
        side === 'es' ? ['tener', ...wish.split(' ')] : ['have', ...wish.split(' ')],
        side,
        null,
        'infinitive',
      );
    if (doing && !(isOwn && nounsOf(wish.split(' '), side, 'f').length > 0)) {
      const said = quoted(capitals(doing.do));
      if (!isYours(doing.do)) return told(['wish'], { said, doing });
      const hers = doingAt(wish.split(' '), side, { gender: 'f', plural: false, kind: 'p' }, 'infinitive');
      if (hers && !doing.isState) return told(['doing'], { said, doing, what: hers.do });
    }
  }
  const idea = nounPhraseAt(words, 0, side);
  if (idea && idea.length === words.length && idea.noun.kind === 'i' && idea.determiner !== 'a') {
    const phrase = phraseOf(idea, null, null);
    const fact = IDEAS.get(idea.noun.es.one);
    if (fact) return told(['idea'], { what: { es: phrase.es.the, en: phrase.en.bare }, fact });
  }
  const activity = activityIn(words, side, null);
  if (activity) {
    if (/^(?:ser|tener|being|having|be|have)(?: |$)/iu.test(bare))
      return told(['wish'], { said: quoted(capitals(activity.do)), doing: activity });
    if (activity.isState) return null;
    const hers = activityIn(words, side, { gender: 'f', plural: false, kind: 'p' });
    const said = quoted(capitals(activity.do));
    const tags = isYours(activity.do) ? ['doing'] : ['doing', 'wish'];
    return hers && told(tags, { said, doing: activity, what: hers.do });
  }
  return null;
}

/** "Your room" is nobody's in a story of one of the children. */
const isYours = ({ es, en }: Both) => /(?<!\p{L})(?:your|tus?)(?!\p{L})/iu.test(`${en} ${es}`);

/** A deed that is heard, or seen here and now, has a tag for that too: only such a one can interrupt a scene. */
const heroTags = (kind: string, doing: Doing): string[] => {
  const sort = SORT[kind] ?? 'thing';
  const act = doing.isState ? 'state' : 'deed';
  const seen = ['hero:now', `hero:${sort}-now`];
  const now = { noise: ['hero:noise', ...seen], act: seen, project: [], state: [] }[doing.sort];
  return [`hero:${sort}-${act}`, `hero:${sort}`, `hero:${act}`, ...now, 'hero'];
};

const capitals = ({ es, en }: Both): Both => ({
  es: `${es.charAt(0).toLocaleUpperCase()}${es.slice(1)}`,
  en: `${en.charAt(0).toLocaleUpperCase()}${en.slice(1)}`,
});
