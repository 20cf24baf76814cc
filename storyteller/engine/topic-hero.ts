import {
  anArticle,
  beingOf,
  type Doing,
  doingAt,
  havingOf,
  type NounPhrase,
  nounPhraseAt,
  spanishArticle,
} from './grammar.ts';
import { adjectiveAt, type Both, linesOf, nounAt, phraseAt, type Side } from './lexicon.ts';
import { numberOf } from './topic-line.ts';
import { type Grammar, NAME, nounsOf, phraseOf, wordsBeforeName } from './topic-nouns.ts';
import type { Topic } from './topic-types.ts';
import * as known from './topic-words.ts';

/** The hero of a topic, and what it does or is. */

type Habit = { of: string; does: string[] };
const HABITS: readonly Habit[] = linesOf('habits.txt').map((line) => {
  const [of = '', does = ''] = line.split(': ');
  return { of, does: does.split(' ') };
});

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

/** One of our heroes that can do it, with what it does. */
export function ourHero(
  line: string,
  does: (owner: Grammar) => Doing | null,
): Pick<Topic, 'noun' | 'doing'> | null {
  const first = numberOf(line) % OUR_HEROES.length;
  for (const name of [...OUR_HEROES.slice(first), ...OUR_HEROES.slice(0, first)]) {
    const found = nounPhraseAt(['un', name], 0, 'es');
    if (found === null) continue;
    const doing = does({ gender: found.noun.es.gender, plural: false, kind: found.noun.kind });
    if (doing) return { noun: phraseOf(found, null, doing), doing };
  }
  return null;
}

export type Hero = {
  phrase: NonNullable<Topic['noun']>;
  doing: Doing;
  /** Whether the topic says nothing of the hero, so that the lexicon does. */
  isPlain: boolean;
  /** A pet or a thing of the child’s own, which may have a name. */
  isMine: boolean;
  /** Whether the topic says it in a clause of its own: "who …". */
  hasClause: boolean;
};

/** Who somebody is, as a phrase; and a deed by which others would only see that. */
const IDENTITY = /gafas|glasses|ruedas|wheelchair|down|autis|aud[ií]fonos|hearing aids/i;
export const IDENTITY_DEED =
  /^(?:llevar (?:gafas|aparato|aud|pañuelo)|ir en silla de ruedas|hablar (?:con las manos|chino|inglés|español|francés|árabe|rumano|muchos idiomas|dos idiomas|otro idioma)|leer con los dedos|rezar|ser (?:diferente|distint|sord|cieg|adoptad|musulm|autista|gitan|chin|pelirroj|mud|nuev[oa]s?$)|tener (?:síndrome|autismo|un perro guía|el pelo))/u;

/** Where or with what a hero is, before what it does. */
function attributeOf(rest: readonly string[], side: Side): (Both & { length: number }) | null {
  const phrase = phraseAt(rest, 0, side);
  // "Con gafas moradas" is more than "con gafas".
  if (phrase && !adjectiveAt(rest, phrase.length, side)) return { ...phrase.phrase, length: phrase.length };
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

const ANOTHER: Record<Side, RegExp> = { es: /^y(?= |$)/i, en: /^and(?: (?:he|she|it|they))?(?= |$)/i };
/** After a noun without an article: "elefante con sombrero", "dragon who sneezes". */
const BEGINS_A_CLAUSE: Record<Side, RegExp> = {
  es: /^(?:que|con|sin)$/i,
  en: /^(?:who|that|with|without)$/i,
};
const HAVING: Record<Side, RegExp> = { es: /^(con|sin)$/i, en: /^(with|without)$/i };

/** Before a verb these are of the deed, and not of who does it: "la tortuga nunca contesta". */
const NEVER = /^(?:casi )?(?:nunca|jamás)$/u;
const OFTEN = /^(?:ya|ahora|hoy|siempre|todavía|aún|a veces|también)$/u;
const DONE_TO =
  /^(?:\p{L}+ed|caught|hung|hidden|left|thrown|kept|put|shut|stuck|bound|held|worn|swept) (?:in|into|on|onto|by|between|under|inside|behind|to|from|around|round|with|over|up)(?!\p{L})/iu;

/** A hero in a place that is said once: "some books in a library". */
function placed(hero: Hero['phrase'], place: Hero['phrase']): Hero['phrase'] {
  const say = (side: Side) => {
    const { a, full } = hero[side];
    const there = `${a} ${side === 'es' ? 'en' : 'in'} ${place[side].a}`;
    return { ...hero[side], a: there, full: full.replace(a, there) };
  };
  return { ...hero, es: say('es'), en: say('en') };
}

/** A person or thing that does or is something: "un queso que ronca", "a shy unicorn", "my cat Snowy". */
export function heroIn(given: readonly string[], line: string, side: Side): Hero | null {
  let words = [...given];
  let before: Doing | null = null;
  if (/^my$/i.test(words[0] ?? '')) words = words.filter((word) => !/^favou?rite$/i.test(word));
  let found = nounPhraseAt(words, 0, side);
  // "A snoring cheese", "a dancing bear": what it does, unless the two are one noun.
  const at = side === 'en' && /^(?:an?|the|some|my|our)$/i.test(words[0] ?? '') ? 1 : -1;
  if (/ing$/i.test(words[at] ?? '') && nounAt(words, at, 'en') === null) {
    const without = words.filter((_, index) => index !== at);
    const head = nounPhraseAt(without, 0, side);
    const owner = head && { gender: head.noun.es.gender, plural: head.plural, kind: head.noun.kind };
    before = owner && doingAt([words[at] ?? ''], 'en', owner, 'gerund');
    if (before?.isState) before = null;
    if (before) {
      found = head;
      words = without;
    }
  }
  if (found === null || 'ie'.includes(found.noun.kind)) return null;
  if (
    found.determiner === 'none' &&
    !found.plural &&
    !'f'.includes(found.noun.kind) &&
    !found.noun.isUncounted &&
    words.length > found.length &&
    !/^\p{Lu}/u.test(words[0] ?? '') &&
    (!BEGINS_A_CLAUSE[side].test(words[found.length] ?? '') || /ing$/i.test(words[0] ?? ''))
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
    // "Se llama Toby y es travieso", "is called Toby and he is naughty".
    if (called > 0)
      rest = rest.slice(ANOTHER[side].exec(rest.slice(0, 2).join(' '))?.[0].trim().split(' ').length ?? 0);
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
      return (
        being && {
          phrase: phraseOf(head, null, being),
          doing: being,
          isPlain: false,
          isMine,
          hasClause: false,
        }
      );
    }
  }
  // "A boy in a wheelchair who scores a goal", "the monster under the bed is cold".
  const attribute = attributeOf(rest, side);
  // "In the car park" is not "in the car".
  const isCut = attribute !== null && (nounAt(rest, attribute.length - 1, side)?.length ?? 1) > 1;
  const told = isCut ? null : attribute;
  const deed = told && deedAfter(rest.slice(told.length), side, owner);
  if (told && deed) {
    if (NEVER.test(told.es)) return null;
    return {
      phrase: phraseOf(found, name, deed, OFTEN.test(told.es) ? undefined : told),
      doing: deed,
      isPlain: false,
      isMine,
      hasClause: true,
    };
  }
  const adjectives = adjectivesOf(found, side, words);
  const ready = (doing: Doing | null, { isPlain = false, hasClause = false, of = found } = {}): Hero | null =>
    doing && {
      phrase: phraseOf(of, name, isPlain && isMine ? null : doing),
      doing,
      isPlain,
      isMine,
      hasClause,
    };
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
  // "A library where the books whisper": the books are the hero, and it is where they are.
  if (found.noun.kind === 'l' && /^(?:donde|where)$/iu.test(first)) {
    const inner = heroIn(after, line, side);
    return inner?.hasClause ? { ...inner, phrase: placed(inner.phrase, phraseOf(found, null, null)) } : null;
  }
  if (known.RELATIVE[side].test(first))
    return ready(doingAt(after, side, owner, 'finite'), { hasClause: true });
  // "Un caracol con prisa", "a snail in a hurry".
  const has = side === 'es' ? ['tener', ...after] : ['be', ...rest];
  const inAll = /^(?:con|in)$/i.test(first) ? doingAt(has, side, owner, 'infinitive') : null;
  if (inAll?.isState && nounPhraseAt(after, 0, side) === null) return ready(inAll);
  if (told?.length === rest.length && IDENTITY.test(rest.join(' '))) {
    const habit = habitOf(found, owner, line);
    return (
      habit && {
        phrase: phraseOf(found, name, habit, told),
        doing: habit,
        isPlain: true,
        isMine: false,
        hasClause: false,
      }
    );
  }
  if (HAVING[side].test(first) && phraseAt(rest, 0, side) === null) {
    if (nounsOf(after, side, 'f').length > 0) return null;
    return ready(havingOf(after, side, owner, /^(sin|without)$/i.test(first)));
  }
  if (side === 'es' ? /^[ye]$/i.test(first) : /^and$/i.test(first)) return null;
  // "Una biblioteca escondida dentro de un árbol".
  if (side === 'es' && adjectives !== null && adjectiveAt(rest, 0, side) === null) {
    const being = beingOf([...adjectives, ...rest], side, owner);
    if (being) return ready(being, { of: plain });
  }
  // "The beach in winter".
  if (found.noun.kind === 'l' && phraseAt(rest, 0, side)?.length === rest.length)
    return ready(habitOf(found, owner, line), { isPlain: true });
  // "Un gato disfrazado de pirata", "a cat dressed as a pirate".
  const dress = /^(?:disfrazad|vestid)[oa]s?$/i.test(first) && /^de$/i.test(after[0] ?? '');
  if (side === 'es' && dress) return ready(doingAt(['disfrazarse', ...after], 'es', owner, 'infinitive'));
  if (side === 'en' && /^dressed$/i.test(first) && /^(?:as|like|up)$/i.test(after[0] ?? ''))
    return ready(
      doingAt(
        ['dress', 'up', 'as', ...after.slice(/^up$/i.test(after[0] ?? '') ? 2 : 1)],
        'en',
        owner,
        'infinitive',
      ),
    );
  // "Un camello alérgico a la arena".
  const is = doingAt([side === 'es' ? 'ser' : 'be', ...rest], side, owner, 'infinitive');
  if (is?.isState && phraseAt(rest, 0, side) === null) return ready(is);
  // "Made of cardboard".
  const being = /^made$/i.test(first) ? beingOf(rest, side, owner) : null;
  if (being) return ready(being);
  // "A scarf caught in a door": done to it, and nothing that it does.
  if (side === 'en' && found.noun.kind === 'o' && DONE_TO.test(rest.join(' '))) return null;
  // "Ice skating" is no ice that skates.
  const isBare = found.determiner === 'none' && found.noun.isUncounted;
  const clause =
    doingAt(rest, side, owner, 'finite') ?? (isBare ? null : doingAt(rest, side, owner, 'gerund'));
  return clause ? ready(clause, { hasClause: true }) : ready(beingOf(rest, side, owner));
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

const SORT: Record<string, string> = { p: 'being', f: 'being', a: 'being', o: 'thing', l: 'place' };

/** Where somebody is or lives, which cannot be shown anywhere else: "in the swimming pool", "on a ship". */
const WHEREABOUTS =
  /^(?:(?:vivir|dormir|quedarse) (?:en|con)|estar (?:.+ )?(?:en|dentro|debajo|encima|detrás|entre|bajo|sobre|cerca|lejos))(?!\p{L})/u;

/** A deed that leads away, or that is done in one place only: "go to the moon", "sing in the shower". */
const ELSEWHERE =
  /^(?:ir|irse|viajar|escapar|escaparse|huir|llegar|volver|salir|perderse|entrar|subir|subirse|bajar|cruzar|mudarse|marcharse|nacer|ganar|perder|encontrar|descubrir|aprender|conseguir|salvar|rescatar|casarse|enamorarse|cumplir|tener|convertirse|conocer|recibir|vencer|crecer|hacerse|desaparecer|romperse|adoptar|quedarse|conducir|manejar|pilotar|montar|navegar|remar|acampar|esquiar|pescar)(?!\p{L})|^cambiar de (?:casa|sitio)| (?:en|de|desde|hasta) (?:el|la|los|las|un|una)(?!\p{L})/u;

/**
 * A deed that is heard, or seen here and now, has a tag for that too: only such a one can interrupt a scene. A state is
 * a trait, which the hero has wherever it goes, or says where it is. A deed is `here` where anybody could do it.
 */
export const heroTags = (kind: string, doing: Doing): string[] => {
  const sort = SORT[kind] ?? 'thing';
  const act = doing.isState ? 'state' : 'deed';
  const seen = ['hero:now', `hero:${sort}-now`];
  const isHere =
    !doing.isState && !ELSEWHERE.test(doing.do.es.replaceAll('del ', 'de el ').replaceAll('al ', 'a el '));
  const sorts = {
    noise: ['hero:noise', ...(isHere ? seen : [])],
    act: isHere ? seen : [],
    project: [],
    state: [],
  };
  const now = [...(isHere && sort !== 'place' ? ['hero:here'] : []), ...sorts[doing.sort]];
  const isAt = WHEREABOUTS.test(doing.do.es);
  const state = doing.isState && sort !== 'place' ? [isAt ? 'hero:at' : 'hero:trait'] : [];
  return [`hero:${sort}-${act}`, `hero:${sort}`, `hero:${act}`, ...state, ...now, 'hero'];
};
