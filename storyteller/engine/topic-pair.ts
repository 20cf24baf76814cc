import { beingOf, doingAt, nounPhraseAt } from './grammar.ts';
import { apart, type Both, type Side } from './lexicon.ts';
import { wantedIn } from './topic-deeds.ts';
import { numberOf } from './topic-line.ts';
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
const asTwo = (words: readonly string[], side: Side): readonly string[] => {
  const line = apart(words.join(' '));
  const [said, meant] = FRIENDS[side].find(([pattern]) => pattern.test(line)) ?? [];
  return said && meant !== undefined ? line.replace(said, meant).split(' ') : words;
};

/** Two heroes: "el zorro y el cuervo", "a dog and a cat who open a restaurant", "Lola and the dragon". */
export function pairIn(
  given: readonly string[],
  line: string,
  side: Side,
): (Pick<Topic, 'noun' | 'doing' | 'pair'> & { isTold: boolean; isOfPets: boolean }) | null {
  const words = asTwo(given, side);
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
  const both = (form: (phrase: Phrase) => string, of: Side) => joinedBy(of, form(one[of]), form(other[of]));
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
    isOfPets: [first, second].every(({ noun }) => 'ao'.includes(noun.kind)),
  };
}
