/** Exceptions to the rules below. Plurals and possessives are also looked up without their s. */
const EXCEPTIONS = new Map<string, number>(
  Object.entries({
    // Silent vowels.
    ache: 1,
    aisle: 1,
    business: 2,
    chocolate: 2,
    different: 2,
    evening: 2,
    favourite: 2,
    isle: 1,
    leopard: 2,
    people: 2,
    queue: 1,
    queued: 1,
    someone: 2,
    vegetable: 3,
    wednesday: 2,
    marriage: 2,
    carriage: 2,
    soldier: 2,
    diamond: 2,
    breakfast: 2,
    medicine: 3,
    element: 3,
    breadfruit: 2,
    suite: 1,
    aches: 1,
    argue: 2,
    // Adjacent vowels in separate syllables.
    area: 3,
    cruel: 2,
    duel: 2,
    fluid: 2,
    fuel: 2,
    idea: 3,
    poem: 2,
    poet: 2,
    real: 2,
    really: 2,
    react: 2,
    ruin: 2,
    science: 2,
    theatre: 3,
    create: 2,
    created: 3,
    creation: 3,
    museum: 3,
    oasis: 3,
    chaos: 2,
    // A pronounced final e or -ed.
    cafe: 2,
    recipe: 3,
    naked: 2,
    wicked: 2,
    hundred: 2,
    sacred: 2,
    crooked: 2,
    hatred: 2,
    kindred: 2,
    acre: 2,
    // Others.
    eye: 1,
    eyes: 1,
    aye: 1,
    everyone: 3,
    anyone: 3,
    maybe: 2,
    kwame: 2,
    leicester: 2,
    mrs: 2,
    mr: 2,
    rhythm: 2,
    maths: 1,
    dr: 2,
  }),
);

const ONE_SYLLABLE_NEGATIONS = new Set(["don't", "won't", "can't", "shan't", "aren't", "weren't"]);

/** Stems that keep a silent e inside a compound: some-thing, time-table. */
const COMPOUND =
  /^(some|time|fire|home|wife|life|space|shore|note|fore|there|where|whole|stone|sauce|eye|base|care|close|line|piece|score|smoke|store|wide|side|nine|gate|grape|horse|hose|fence|mouse|house|cheese|moose)(?=[bcdfghjklmnpqrstvwy][a-z]{2})/;

/** Hiatus: adjacent vowels in two syllables. */
const HIATUS = [
  /(?<![tcs]|[aeiouy].*g)ia(?!ge)/g, // giant, Australia; not special, Belgian, carriage
  /(?<![tscgxnh]|[aeiouy]ll?)io/g, // lion, radio; not nation, onion, million
  /iu/g, // stadium
  /(?<![gh])eo/g, // video; not pigeon
  /(?<![qg])ua/g, // usual; not language
  /uou/g, // continuous
  /iet/g, // quiet
  /(?<![tc])ie(?=n[ct])/g, // client; not patient
  /(?<=[aeiouy].*)ie(?=r$|st$)/g, // happier; not pier
  /[eou]ing/g, // seeing, going, queuing
  /(?<=[^aeiou])yi/g, // flying
];

function dropSilentE(word: string): string {
  return (
    word
      .replace(COMPOUND, (stem) => stem.slice(0, -1))
      // lone-ly, care-ful, but set-tle-ment
      .replace(/(?<=[aeiouy][^aeiouy]{1,2})(?<![^aeiouyrl]l)e(?=(?:ly|ful|fully|less|ness|ments?|some)$)/, '')
      // times, clothes; but wish-es, pag-es, ta-bles
      .replace(/(?<=[aeiouy].*[^aeiouysxzcg])(?<!ch|sh|[^aeiouyrl]l)es$/, 's')
      // jumped, called; but want-ed, han-dled
      .replace(/(?<=[aeiouy].*[^aeiouytd])(?<![^aeiouyrl]l)ed$/, 'd')
      .replace(/(?<=[aeiou])yed$/, 'yd')
      // whole; but ta-ble, cen-tre
      .replace(/(?<=[aeiouy].*[^aeiouy])(?<![^aeiouyrl]l|[tcb]r)e$/, '')
  );
}

function countPlainWord(word: string): number {
  const known = EXCEPTIONS.get(word) ?? EXCEPTIONS.get(word.replace(/s$/, ''));
  if (known !== undefined) return known;
  const sounded = dropSilentE(word.replace(/^every/, 'evry').replace(/qu/g, 'q'))
    // Between vowels y is a consonant: be-yond, play-ing.
    .replace(/(?<=[aeiou])y(?=[aeiou])/g, 'j');
  const groups = sounded.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = HIATUS.reduce((total, pair) => total + (sounded.match(pair)?.length ?? 0), 0);
  const syllabicM = /(?:[st]h?m)$/.test(sounded) ? 1 : 0; // prism, rhythm
  return Math.max(1, groups + apart + syllabicM);
}

/** Longer than any English word. The rules below use look-behind, which is quadratic in the length. */
const WORD_MAX_LENGTH = 60;

function countContraction(word: string): number | undefined {
  if (ONE_SYLLABLE_NEGATIONS.has(word)) return 1;
  const [, stem, ending] = /^(.+?)(n't|'s|'re|'ve|'ll|'d|'m)$/.exec(word) ?? [];
  if (!stem || !ending) return undefined;
  const syllables = countPlainWord(stem.replaceAll("'", ''));
  // Fox's, Rose's: this s adds a syllable. So does a contraction after a consonant: it'll, should've, it'd.
  if (ending === "'s") return syllables + (/(?:[sxz]|[cs]h|[cgsz]e)$/.test(stem) ? 1 : 0);
  if (ending === "n't") return syllables + 1;
  if (ending === "'ll" || ending === "'ve") return syllables + (/[^aeiouy]$/.test(stem) ? 1 : 0);
  if (ending === "'d") return syllables + (/[td]$/.test(stem) ? 1 : 0);
  return syllables;
}

/**
 * Syllables of an English word, by spelling rules and a list of exceptions; at least 1. Hyphenated parts are added up.
 * Counts careful British or American speech: `fire` and `hour` are one, `family` is three.
 */
export function countEnglishSyllables(word: string): number {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .split('-')
    .filter((part) => part !== '')
    .map((part) => part.slice(0, WORD_MAX_LENGTH))
    .reduce((total, part) => total + (countContraction(part) ?? countPlainWord(part.replaceAll("'", ''))), 0);
}
