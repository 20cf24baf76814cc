import { type NounPhrase, nounPhraseAt, spanishArticle } from './grammar.ts';
import { readHurt } from './hurts.ts';
import type { Both, Side } from './lexicon.ts';

/** A child that is spoken of, or that speaks: "my daughter is", "I am". */
const CHILD: Record<Side, string> = {
  es: '(?:yo |(?:mi|nuestr[oa]) (?:hij[oa]|niñ[oa]|peque|sobrin[oa]|niet[oa]|herman[oa]|hermanit[oa]|bebé) )?',
  en: "(?:(?:my|our) (?:little |younger |big )?(?:son|daughter|boy|girl|child|kid|nephew|niece|brother|sister|toddler) (?:is|’s|'s) |i(?: am|[’']m) |being |be )?(?:very |so |a bit )?",
};
/** An ordinary fear, said of a child or of nobody; what is feared follows or, in Spanish, may stand before it. */
const FEARS: Record<Side, readonly RegExp[]> = {
  es: [
    new RegExp(
      `^(?:el |un )?${CHILD.es}(?:tengo |tiene |tener |vencer el |perder el )?(?:mucho )?miedo (?:de |a |(?=al |del ))(.+)$`,
      'iu',
    ),
    new RegExp(`^(?:a ${CHILD.es})?(?:me|le) (?:da|dan|daba|daban) (?:mucho )?miedo (.+)$`, 'iu'),
    new RegExp(`^(.+) (?:me|le) dan? (?:mucho )?miedo$`, 'iu'),
    new RegExp(`^${CHILD.es}(?:temo|teme|temer) (.+)$`, 'iu'),
  ],
  en: [
    new RegExp(`^${CHILD.en}(?:afraid|scared|frightened|terrified) of (.+)$`, 'iu'),
    /^(?:the |a |my )?fear of (.+)$/iu,
    new RegExp('^(.+) (?:scares?|frightens?) me$', 'iu'),
  ],
};

/** What has a quiet story of its own, or is no child's play to go near. */
const NOT_HERE =
  /oscur|noche|monstru|pesadill|muert|guerra|dark|night|monster|death|dying|war(?!\p{L})|solo|sola|alone|fuego|fire|tráfico|traffic|coches|cars|desconocid|stranger|ladr[oó]n|burglar|robber/iu;

/** A thing, an animal, a place, or a figure of tales; no person of a child's life. */
const isFearable = ({ noun }: NounPhrase) =>
  'aol'.includes(noun.kind) || /^(?:payas|pirata|bruj|mimo|vampir)/u.test(noun.es.one);

/** What is feared as one says it of all its kind: "los perros", "dogs". */
const said = (phrase: NounPhrase): Both => {
  const { noun, plural, bare, determiner } = phrase;
  const isOf = determiner === 'a' || (determiner === 'none' && !plural && !noun.isUncounted);
  const many = isOf && !noun.isUnique;
  const es = many ? bare.es.replace(noun.es.one, noun.es.more) : bare.es;
  const en = many ? bare.en.replace(noun.en.one, noun.en.more) : bare.en;
  const article = spanishArticle(true, es, { gender: noun.es.gender, plural: plural || many });
  const isAll = many || plural || (noun.isUncounted && !noun.isUnique);
  return { es: `${article} ${es}`, en: isAll ? en : `the ${en}` };
};

/**
 * What a child is afraid of, where that is a thing, an animal or a place and nothing in it hurts.
 * @returns null for any other topic, and for the fear of a person
 */
export function fearIn(line: string, side: Side): Both | null {
  for (const pattern of FEARS[side]) {
    const [, found] = pattern.exec(line) ?? [];
    if (found === undefined || NOT_HERE.test(found)) continue;
    const words = found.replace(/^(?:al|del) /iu, 'el ').split(' ');
    const phrase = nounPhraseAt(words, 0, side);
    if (phrase === null || phrase.length !== words.length || !isFearable(phrase)) continue;
    const hurt = readHurt(found, side);
    if (phrase.isMine || hurt.isHeavy || hurt.isHarm || hurt.isDanger) continue;
    return said(phrase);
  }
  return null;
}
