import { anArticle, type Doing, type NounPhrase, nounPhraseAt, spanishArticle } from './grammar.ts';
import { type Both, nounAt, type Side } from './lexicon.ts';
import type { Phrase, Topic } from './topic-types.ts';

/** Nouns of a topic, in the forms of a sentence. */

export type Grammar = { gender: 'm' | 'f'; plural: boolean; kind: string };

/**
 * The forms of a hero's noun. A name replaces the article: "Copito", "un gato llamado Copito".
 * @param told where or with what it is, which is said once: "in a wheelchair"
 */
export function phraseOf(
  found: NounPhrase,
  name: string | null,
  doing: Doing | null,
  told: Both = { es: '', en: '' },
): NonNullable<Topic['noun']> {
  const { noun, plural, bare, number } = found;
  const grammar = { gender: noun.es.gender, plural };
  const called = { es: grammar.gender === 'f' ? 'llamada' : 'llamado', en: 'called' };
  const isCouple = noun.es.one.includes(' y ');
  const isKinName =
    isCouple || (noun.kind === 'f' && !plural && bare.en === noun.en.one && /^\p{Lu}/u.test(bare.en));
  const say = (side: Side): Phrase => {
    const own = bare[side];
    if (isCouple && side === 'es')
      return { a: own, the: own, bare: own, full: doing ? `${own}, que ${doing.does.es[1]}` : own };
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
      const whole = isCouple ? own : `${plural ? 'some' : anArticle(some)} ${some}`;
      return { a: the, the, bare: own, full: `${whole}${does}` };
    }
    // "La hermana de Ana", where "la abuela" and "papá" are called so.
    const isOwned = side === 'es' && noun.kind === 'f' && !number && !CALLED_SO.test(own);
    const article = spanishArticle(true, own, grammar);
    const the = isOwned
      ? `${article} ${own} de {kid}`
      : number
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

/** Of the family, who has an article or nothing before it: "la abuela", "papá", "la familia". */
const CALLED_SO =
  /^(?:(?:bis)?abuel|yay|pap[aáiíy]|mam[aáiíy]|padr(?:e|ino)|madr(?:e|ina)|beb|famili|nan[ao]|tat[ai]|non[oa])/u;

export function joinedBy(side: Side, left: string, right: string): string {
  const and = side === 'en' ? 'and' : /^h?i(?!e)/i.test(right) ? 'e' : 'y';
  return `${left} ${and} ${right}`;
}

const NAMED: Record<Side, RegExp> = {
  es: /^(llamad[oa]s?|de nombre)$/i,
  en: /^(named|called)$/i,
};
export const NAME = /^\p{Lu}\p{L}+$/u;

/** How many words call the noun before them by the name after them: "que se llama", "called". */
export function wordsBeforeName(words: readonly string[], side: Side): number {
  const [first = '', second = '', third = ''] = words;
  if (NAMED[side].test(first)) return 1;
  if (side === 'en') return /^(is|was)$/i.test(first) && NAMED.en.test(second) ? 2 : 0;
  if (/^se$/i.test(first) && /^llam/i.test(second)) return 2;
  return /^que$/i.test(first) && /^se$/i.test(second) && /^llam/i.test(third) ? 3 : 0;
}

/** Words without punctuation and genitive. */
const lettersOf = (words: readonly string[]) =>
  words.map((word) => word.replace(/[^\p{L}’'-]/gu, '').replace(/[’']s$/, ''));

/** A lost thing or animal; with its name, "el osito Nito" and "Nito", since "Nito" alone would need "a" as an object. */
export function lostIn(given: readonly string[], side: Side): Topic['noun'] {
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
export function nounsOf(words: readonly string[], side: Side, kinds: string): NounPhrase[] {
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

/** The noun that a topic begins with, after an article. */
export function firstNoun(words: readonly string[], side: Side): { kind: string; bare: string } | null {
  const phrase = nounPhraseAt(words, 0, side);
  if (
    phrase === null ||
    (phrase.determiner !== 'a' && phrase.determiner !== 'the') ||
    phrase.length === words.length
  )
    return null;
  return { kind: phrase.noun.kind, bare: phrase.noun.es.one };
}

/** Parts of a body, and events: no lost property office keeps them. */
const NO_THING =
  /^(?:diente|hoja|voz|cabeza|pluma|pelo|sueño|sombra|cola|ala|nariz|pata|ojo|turno|tren|carrera|partido)s?$/u;

/** What a hero of a tale has lost, as its own: "la escoba de la bruja", "the witch’s broom". */
export function lostBy(hero: NonNullable<Topic['noun']>, doing: Doing): Topic['noun'] {
  const [, what] = /^perder (sus? .+)$/u.exec(doing.do.es) ?? [];
  const found = what === undefined || hero.plural ? null : nounPhraseAt(what.split(' '), 0, 'es');
  if (!found || found.length !== what?.split(' ').length || !'oa'.includes(found.noun.kind)) return null;
  if (NO_THING.test(found.noun.es.one)) return null;
  const es = `${found.bare.es} de ${hero.es.the}`.replace(/(?<!\p{L})de el (?=\p{Ll})/u, 'del ');
  const owner = hero.en.the.replace(/^the /u, '');
  const isNamed = owner === hero.en.the;
  const own = phraseOf(
    { ...found, bare: { es, en: `${owner}’s ${found.bare.en}` }, determiner: 'the' },
    null,
    null,
  );
  return isNamed ? { ...own, en: { ...own.en, a: own.en.bare, the: own.en.bare } } : own;
}
