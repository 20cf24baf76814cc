import type { NounPhrase } from './grammar.ts';
import type { Reading } from './hurts.ts';
import type { Side } from './lexicon.ts';
import { nounsOf, phraseOf } from './topic-nouns.ts';
import type { Topic } from './topic-types.ts';
import * as known from './topic-words.ts';

/**
 * The story of its own that a heavy topic has: tag and whom it is about. `heavy:quiet` names nothing; in `heavy:harm`,
 * of what people do to a child, a grown-up is told and acts.
 */
export function heavyKind(
  { rest, isHarm, isOwn }: Reading,
  words: readonly string[],
  side: Side,
): Pick<Topic, 'tags' | 'noun'> {
  const quiet = { tags: ['heavy:quiet', 'heavy'], noun: null };
  const tag = known.firstOf(known.HEAVY, rest);
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
  // A war that is seen or asked about has a story; one that the family is in, or fled from, has not.
  if (tag === 'heavy:war' && isOwn && !known.OF_THE_NEWS.test(rest)) return quiet;
  return { tags: [tag, 'heavy'], noun: null };
}

/** A pet that had the run of the house, and one that lived in a cage or a tank. */
const petSort = ({ noun }: NounPhrase) =>
  /^(?:perr|gat|cachorr)/u.test(noun.es.one) ? 'heavy:pet-free' : 'heavy:pet-small';
