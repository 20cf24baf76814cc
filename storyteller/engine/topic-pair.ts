import { beingOf, doingAt, type NounPhrase, nounPhraseAt } from './grammar.ts';
import { apart, type Both, type Side } from './lexicon.ts';
import { PEOPLE } from './told-whole.ts';
import { wantedIn } from './topic-deeds.ts';
import { letters, numberOf } from './topic-line.ts';
import { joinedBy, phraseOf } from './topic-nouns.ts';
import type { Phrase, Topic } from './topic-types.ts';
import * as known from './topic-words.ts';

/** What two do of whom the topic only says that they are two. */
const DEEDS_OF_TWO = [
  ['hablar', 'a', 'la', 'vez'],
  ['discutir', 'por', 'todo'],
  ['echar', 'carreras'],
  ['compartir', 'un', 'paraguas'],
  ['cambiarse', 'el', 'sombrero'],
];

/** One and its friend, as two: "a fox and his friend the hen", "un pingüino amigo de un oso", "a wolf who befriends a sheep". */
const FRIENDS: Record<Side, readonly (readonly [said: RegExp, meant: string])[]> = {
  es: [
    [/^(.+?),? (?:y|con) su (?:mejor )?amig[oa],? (.+)$/iu, '$1 y $2'],
    [/^(.+?) que se (?:hace|hizo|hicieron) (?:muy )?amig[oa] de (.+)$/iu, '$1 y $2 que se hacen amigos'],
    [
      /^(.+?) (?:que es |que era )?(?:muy |el mejor |la mejor )?amig[oa] de (.+)$/iu,
      '$1 y $2 que son amigos',
    ],
  ],
  en: [
    [/^(.+?),? (?:and|with) (?:his|her|its|their) (?:best )?friend,? (.+)$/iu, '$1 and $2'],
    [
      /^(.+?) (?:who |that )?(?:makes friends|made friends|becomes friends|became friends) with (.+)$/iu,
      '$1 and $2 who become friends',
    ],
    [/^(.+?) (?:who |that )?befriends (.+)$/iu, '$1 and $2 who become friends'],
    [/^(.+?) (?:who |that )?(?:is|was) (?:best )?friends with (.+)$/iu, '$1 and $2 who are friends'],
  ],
};
/** What makes the second of two the first one's: "una bruja y su gato". */
const ITS: Record<Side, RegExp> = { es: /^sus?$/iu, en: /^(?:his|her|its|their)$/iu };
const asTwo = (words: readonly string[], side: Side): readonly string[] => {
  const line = apart(words.join(' '));
  const [said, meant] = FRIENDS[side].find(([pattern]) => pattern.test(line)) ?? [];
  return said && meant !== undefined ? line.replace(said, meant).split(' ') : words;
};

const NAME = /^\p{Lu}[\p{Ll}’'-]+$/u;
/** One of two with the name that stands after it: "el abuelo Tomás y su nieta", "la tía Rosa". */
function namedAt(
  words: readonly string[],
  at: number,
  side: Side,
): { found: NounPhrase; name: string | null; end: number } | null {
  const found = nounPhraseAt(words, at, side);
  if (found === null) return null;
  const end = at + found.length;
  const last = words[end - 1] ?? '';
  // "Rosa" is a colour too.
  const plain =
    NAME.test(last) && PEOPLE.has(letters(last)) ? nounPhraseAt(words.slice(0, end - 1), at, side) : null;
  if (plain && plain.length === found.length - 1) return { found: plain, name: last, end };
  const next = words[end] ?? '';
  const isNamed = 'pfa'.includes(found.noun.kind) && NAME.test(next);
  return { found, name: isNamed ? next : null, end: isNamed ? end + 1 : end };
}

/** The family of the other hero and not of the child: "la tía y el sobrino". */
const ofNoChild = (form: string): string =>
  form.replace(/ de \{kid\}$/u, '').replaceAll('[{kid}’s|their]', 'the');

/** One of two in both languages: "el perro Rex", "Grandpa Joe", "Aunt Rosa", "Rex the dog". */
function calledIn({ es, en }: Both, name: string | null): Both {
  if (name === null) return { es, en };
  const bare = ofNoChild(en).replace(/^the /u, '');
  const title = /^(?:aunt|uncle)$/u.test(bare) ? `${bare.charAt(0).toUpperCase()}${bare.slice(1)}` : bare;
  const isTitle = /^\p{Lu}/u.test(title);
  return { es: `${ofNoChild(es)} ${name}`, en: isTitle ? `${title} ${name}` : `${name} the ${bare}` };
}

/** Two heroes: "el zorro y el cuervo", "a dog and a cat who open a restaurant", "Lola and the dragon". */
export function pairIn(
  given: readonly string[],
  line: string,
  side: Side,
): (Pick<Topic, 'noun' | 'doing' | 'pair'> & { isTold: boolean; isOfPets: boolean }) | null {
  const words = asTwo(given, side);
  const isAnd = (word = '') => (side === 'es' ? /^[ye]$/i : /^and$/i).test(word);
  const one = namedAt(words, 0, side);
  if (one === null || !isAnd(words[one.end])) return null;
  const other = namedAt(words, one.end + 1, side);
  if (other === null) return null;
  const [first, second] = [one.found, other.found];
  if ([first, second].some(({ noun, plural }) => plural || !'pfaol'.includes(noun.kind))) return null;
  const rest = words.slice(other.end);
  const isOfFirst = first.determiner !== 'my' && ITS[side].test(words[one.end + 1] ?? '');
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
  const phrases = [phraseOf(first, null, null), phraseOf(second, null, null)] as const;
  const both = (form: (phrase: Phrase) => string, of: Side) =>
    joinedBy(of, form(phrases[0][of]), form(phrases[1][of]));
  const the = (phrase: NonNullable<Topic['noun']>, name: string | null): Both => {
    const said = isOfFirst ? ofNoChild : (form: string) => form;
    return calledIn({ es: said(phrase.es.the), en: said(phrase.en.the) }, name);
  };
  const pair = [the(phrases[0], one.name), the(phrases[1], other.name)] as const;
  const say = (of: Side): Phrase => {
    const named = both((phrase) => phrase.a, of);
    const a = isOfFirst ? ofNoChild(named) : named;
    const who = of === 'es' ? 'que' : kind === 'a' ? 'who' : 'that';
    return {
      a,
      the: joinedBy(of, pair[0][of], pair[1][of]),
      bare: both(({ bare }) => bare, of),
      full: `${a} ${who} ${doing.does[of][1]}`,
    };
  };
  return {
    noun: { es: say('es'), en: say('en'), gender, plural: true, kind },
    doing,
    pair,
    isTold: rest.length > 0,
    isOfPets: [first, second].every(({ noun }) => 'ao'.includes(noun.kind)),
  };
}
