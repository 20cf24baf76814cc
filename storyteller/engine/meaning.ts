import { adjectiveAt, linesOf, nounAt, type Side } from './lexicon.ts';

/** Verbs as the lexicon pairs them, without what it says of their use. */
const VERBS = linesOf('verbs.txt').flatMap((line) => {
  const [es = '', rest = ''] = line.split(' = ');
  const en = rest.replace(/ [@*~+].*$/u, '').trim();
  return es === '' || en === '' ? [] : [{ es: es.replace(/ \+.*$/u, ''), en }];
});

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|the|an?|to) (?=.)/iu;

/** A word with its meaning in the other language, as dictionaries have them. */
export type Meaning = { word: string; meaning: string };

/** What the lexicon says of a word or expression, nouns with their article; null for one that it does not have. */
export function meaningOf(typed: string, side: Side): Meaning | null {
  const bare = typed.replace(ARTICLE, '').toLocaleLowerCase();
  const words = bare.split(/\s+/u);
  const noun = nounAt(words, 0, side);
  if (noun?.length === words.length) {
    const { es, en } = noun.noun;
    const more = noun.plural;
    const article = es.gender === 'f' ? (more ? 'las' : 'la') : more ? 'los' : 'el';
    const both = {
      es: `${article} ${more ? es.more : es.one}`,
      en: `the ${more ? en.more : en.one}`,
    };
    return side === 'es' ? { word: both.es, meaning: both.en } : { word: both.en, meaning: both.es };
  }
  const adjective = adjectiveAt(words, 0, side);
  if (adjective?.length === words.length) {
    const { es, en } = adjective.adjective;
    return side === 'es' ? { word: es, meaning: en } : { word: en, meaning: es };
  }
  const verb = VERBS.find((one) => one[side] === bare);
  if (!verb) return null;
  return side === 'es' ? { word: verb.es, meaning: verb.en } : { word: verb.en, meaning: verb.es };
}
