import { isHarmlessNoun, isHarmlessVerb } from './danger.ts';
import { verbsAt } from './grammar.ts';
import { adjectiveAt, apart, nounAt, phraseAt, sectionsOf, type Side } from './lexicon.ts';
import { letters } from './topic-line.ts';

/** Whether a topic is told whole: what of its words is not told must be known, and harmless. */

/** Words that say nothing by themselves. */
export const EMPTY: Record<Side, ReadonlySet<string>> = {
  es: new Set(
    'a al ante bajo se dos tres cuatro cinco seis siete ocho nueve diez doce cien mil dentro debajo encima detrás cerca delante junto con contra de del desde durante e el ella ellas ellos en entre era eran es esa ese eso esta estas este esto estos fue fueron ha han hasta hay he hemos la las le les lo los me mi mientras mis mucha muchas mucho muchos muy nada ni nos nosotras nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero por porque pues que quien si sobre son su sus tal también tan tanto te ti toda todas todo todos tras tu tus u un una unas uno unos va vamos van voy y ya yo siempre cada casi aún todavía más menos muchísimo cuando como donde cual algo alguna algún así aquí allí hoy sé ayer mañana ahora luego después antes vez veces primer primera primero nuevo nueva solo juntos juntas conmigo contigo cómo cuándo dónde qué quién llamado llamada llama llaman toca tocado gusta gustan gustaría encanta encantan quisiera muero mueren muere ganas'.split(
      ' ',
    ),
  ),
  en: new Set(
    "two three four five six seven eight nine ten twelve hundred thousand inside under near behind beside a about again all also always am an and any are around as at be because been being but by can can't could did do does doing down each every everyone everybody first for from get gets getting go goes going got had has have having he her hers him his how i i'm in into is isn't it it's its just let lets like likes loves love lot me more most much my named called new not now of off on one only or our ours out over really she so some than that the their them then there these they this those through to today together too up us very want wants was we we're went were what when where which while who whole whose why will with would yes you your yesterday tomorrow tonight myself himself herself anything everything practice club lesson lessons training never still yet finally finally learning learns learn dying".split(
      ' ',
    ),
  ),
};
const namesIn = (section: string): ReadonlySet<string> =>
  new Set((sectionsOf('proper-names.txt').get(section) ?? []).join(' ').split(' '));
export const PEOPLE = namesIn('people');
const PLACE_NAMES = namesIn('places');
const NAME = /^\p{Lu}[\p{L}’']*$/u;
/** Before the name of a place or of a company, which the lexicon has or nobody knows. */
const WHERE = /^(?:en|desde|in|from|on|at|through)$/iu;
/** "A zebra without stripes" is told as one that has none. */
const WITHOUT = /^(?:sin|without)$/iu;
const NOT = /(?<!\p{L})(?:no|not|sin|without)(?!\p{L})/u;

/** Words of a line without punctuation; in Spanish "del" as "de el". */
const wordsOf = (line: string, side: Side): string[] =>
  (side === 'es' ? apart(line) : line)
    .replace(/[’]/g, "'")
    .replace(/(?<=\p{L}[aei]r)(?:me|nos)(?!\p{L})/gu, side === 'es' ? 'se' : '$&')
    .replace(/'s(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '');

/** @param told all that is told of it, in the language of the line */
export function isToldWhole(line: string, side: Side, told: readonly string[]): boolean {
  const words = wordsOf(line, side);
  const said = told.flatMap((text) => wordsOf(text, side));
  const spoken = new Set(said.map(letters));
  const nouns = new Set(said.flatMap((_, at) => nounAt(said, at, side)?.noun.es.one ?? []));
  const verbs = new Set(said.flatMap((word) => verbsAt(word, side).map(({ lemma }) => lemma)));
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const phrase = phraseAt(words, at, side);
    if (phrase) {
      at += phrase.length - 1;
      continue;
    }
    const isPlace = PLACE_NAMES.has(letters(word));
    const isName = at > 0 && NAME.test(word) && (isPlace || !WHERE.test(words[at - 1] ?? ''));
    if (isName || (WITHOUT.test(word) && NOT.test(said.join(' ')))) continue;
    const noun = nounAt(words, at, side);
    const isLong = noun !== null && noun.length > 1 && isHarmlessNoun(noun.noun);
    if (isLong) {
      at += noun.length - 1;
      continue;
    }
    if (spoken.has(letters(word)) || EMPTY[side].has(word.toLocaleLowerCase()) || /^\d+$/.test(word))
      continue;
    if (/n't$/.test(word)) continue;
    const forms = verbsAt(word, side);
    if (forms.some(({ lemma }) => verbs.has(lemma))) continue;
    // "Car keys" are told as keys.
    const head = noun && side === 'en' ? nounAt(words, at + noun.length, side)?.noun.es.one : undefined;
    if (head !== undefined && nouns.has(head)) continue;
    if (noun && (nouns.has(noun.noun.es.one) || isHarmlessNoun(noun.noun))) {
      at += noun.length - 1;
      continue;
    }
    const isVerb = forms.some(({ said: all }) => all.some(isHarmlessVerb));
    if (isVerb && !noun) continue;
    const adjective = adjectiveAt(words, at, side);
    if (adjective && !adjective.adjective.isHarmful && !noun) {
      at += adjective.length - 1;
      continue;
    }
    if (noun || isVerb || !NAME.test(word) || (!isPlace && WHERE.test(words[at - 1] ?? ''))) return false;
  }
  return true;
}

/** Before a name that no list has: "con la prima saray", "auntie meena and". What else may be a verb. */
const KIN_BEFORE: Record<Side, RegExp> = {
  es: /(?:^| )(?:con|para|a) (?:(?:el|la|mi|nuestr[oa]) )?(?:tí[oa]|prim[oa]|abuel[oa]|yay[oa]|herman[oa]|vecin[oa]|amig[oa]|profe|seño|maestr[oa]|señorita|madrina|padrino|bisabuel[oa])$/iu,
  en: /(?:^| )(?:with|for|to|at) (?:(?:the|my|our) )?(?:aunt|auntie|aunty|uncle|cousin|granny|grandpa|grandma|grandad|nana|nanny|nan|neighbour|friend|teacher|miss|mrs|mr|brother|sister|stepdad|stepmum|godmother|godfather)$/iu,
};
const NO_NAME =
  /^(?:nadie|nobody|someone|somebody|alguien|everyone|everybody|papas?|mamas?|papi|mami|t[ií][oa]s?|.+(?:ing|ly|mente)|.{3,}(?<!hm|mm|ar)ed)$/iu;
/** What people do whose name begins a line. */
const OF_PEOPLE: Record<Side, RegExp> = {
  es: /^(?:aprende|lleva|gana|va|juega|hace|pinta|baila|canta|monta|lee|dibuja|construye|ayuda|tiene|estrena|celebra|toca|cumple|visita|nada|y (?:mi|su|sus|yo) )/iu,
  en: /^(?:loves|likes|learns|wears|wins|gets|goes|plays|makes|bakes|paints|dances|sings|rides|reads|draws|builds|helps|has|swims|and (?:my|his|her|their|i) )/iu,
};
const isKnownWord = (words: readonly string[], at: number, side: Side): boolean =>
  nounAt(words, at, side) !== null ||
  adjectiveAt(words, at, side) !== null ||
  phraseAt(words, at, side) !== null ||
  verbsAt(words[at] ?? '', side).length > 0 ||
  EMPTY[side].has((words[at] ?? '').toLocaleLowerCase());

/** Names that are no other word of the lexicon. */
const CLEAR_NAME: Record<Side, string> = { es: 'Ana', en: 'Ella' };
/** What follows a name that begins a line, besides verbs. */
const AFTER_NAME: Record<Side, RegExp> = {
  es: /^(?:(?:no|se|ya|le|también) |[ye] (?:sus?|yo|mi|\p{Lu}\p{Ll}+)(?!\p{L}))/u,
  en: /^(?:(?:is|was|has|had|cannot|can[’']t|doesn[’']t|didn[’']t|won[’']t|never) |and (?:his|her|their|my|I|\p{Lu}\p{Ll}+)(?!\p{L}))/u,
};

/**
 * A line whose first word, in capitals and without an article, is a name and a common noun, with a name that is nothing
 * else in its place: "Rosa tiene dos mamás" is about no flower, "una rosa" is.
 */
export function withClearName(line: string, side: Side): string {
  const words = line.split(' ');
  const [first = '', next = '', after = ''] = words;
  const small = first.toLocaleLowerCase();
  const isBoth =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    PEOPLE.has(letters(first)) &&
    (nounAt([small], 0, side) ?? adjectiveAt([small], 0, side)) !== null;
  if (!isBoth) return line;
  // "Daisy chains make a crown".
  const isCompound = side === 'en' && nounAt([next], 0, side) !== null && verbsAt(after, side).length > 0;
  const isSubject = AFTER_NAME[side].test(words.slice(1).join(' ')) || verbsAt(next, side).length > 0;
  return isSubject && !isCompound ? [CLEAR_NAME[side], ...words.slice(1)].join(' ') : line;
}

/** A line with the capitals of its names, where they are typed in small letters and are no other words. */
export function withCapitals(line: string, side: Side): string {
  const words = line.split(' ');
  const isVerb = (word = '') => verbsAt(word, side).length > 0;
  return words
    .map((word, at) => {
      const small = word.toLocaleLowerCase();
      const name = letters(word.replace(/[’']s$/u, ''));
      const isName = PEOPLE.has(name) || PLACE_NAMES.has(name);
      const before = words.slice(Math.max(0, at - 3), at).join(' ');
      const isUnlisted =
        /^\p{Ll}{3,}$/u.test(name) &&
        !NO_NAME.test(name) &&
        (KIN_BEFORE[side].test(before) ||
          (at === 0 && /[’']s$/u.test(word)) ||
          (at === 0 && OF_PEOPLE[side].test(`${words.slice(1).join(' ')} `))) &&
        !isKnownWord(words, at, side);
      if (word !== small || !(isName || isUnlisted) || EMPTY[side].has(small)) return word;
      // "Leo y Mia encuentran": nobody reads.
      const next = words[at + 1] ?? '';
      const isSubject =
        at === 0 &&
        (/^(?:y|e|and)$/.test(next)
          ? PEOPLE.has(letters(words[at + 2] ?? '')) ||
            /^(?:sus?|yo|his|her|their|i)$/.test(words[at + 2] ?? '')
          : isVerb(next));
      const isWord = nounAt([word], 0, side) ?? adjectiveAt([word], 0, side) ?? isVerb(word);
      return isWord && !isSubject ? word : `${word.charAt(0).toLocaleUpperCase()}${word.slice(1)}`;
    })
    .join(' ');
}
