/** Forms of a name that families and stories use in its place: diminutives, shortenings, and names of their own. */

/** Endings of Spanish diminutives after a stem, folded: *Luisito*, *Carmencita*, *Lucecita*. */
const DIMINUTIVE = /^(?:ec?|c)?it[oa]s?$/;
/** The same where common words end so too: *Pedrillo*, and *anillo*, *martillo*. */
const DOUBTFUL = /^(?:ec?|c)?(?:ill|uch)[oa]s?$/;
/** English endings: *Tommy*, *Annie*, *Joey*, *Dani*. */
const FOND = /^(?:y|ie|ey|i)$/;

/** Common words that end like a diminutive, folded: in small letters they are the word. */
const WORDS = new Set(
  (
    'carita ratito patito bonito bonita poquito poquita palito manita casita gatito osito pollito carrito visita ' +
    'mosquito palomita palomitas favorito favorita ' +
    'bunny funny puppy daddy mummy happy silly kitty teddy penny holly'
  ).split(' '),
);

/** Forms that no rule makes of a name, each line a name and its forms, folded. */
const OWN: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
  francisco paco pancho curro kiko quico|francisca paca paqui|jose pepe chepe joselito|josefa pepa|ignacio nacho inaki
  dolores lola lolo|concepcion concha|rosario charo|consuelo chelo|guadalupe lupe|isabel bel chabela izzy
  maria mari|mercedes merche meche|pilar pili|manuel manolo lolo|manuela manoli|enrique quique kike
  eduardo lalo|alejandro alex jandro|alejandra alex sandra|roberto beto|alberto beto|jesus chus chuy suso
  luis lucho|antonio tono toni tony|antonia toni|vicente chente|guillermo memo|mateo teo|felipe pipe|fernando nando|santiago yago chago
  gregorio goyo|catalina lina|carolina lina|elena lena|magdalena lena|margarita marga margui|valentina tina
  martina tina|cristina tina|joaquin quino joaco|juan juancho|carlos charly|beatriz bea|rafael rafa
  thomas tom|william bill liam|robert bob|richard dick rick|james jim jamie|john jack|joseph joe|edward ted ned
  charles chuck|henry harry hank|elizabeth beth betty liz lizzie libby|margaret maggie meg peggy
  katherine kate katie kitty|catherine kate katie cathy kitty|kathryn kate katie|alexander sandy xander
  alexandra sandra lexi|andrew drew|anthony tony|michael mike mick|nicholas nick|christopher kit|abigail gail
  rebecca becky|victoria vicky tori|mary molly polly|sarah sally|helen nell|dorothy dot dolly|susan sue
  harriet hattie|theodore ted|charlotte lottie|olivia livvy|oliver ollie|isabella bella izzy|amelia millie|emily millie
  matilda tilly|albert bert|lawrence larry|stephen steve|eleanor nell ellie|patricia trish
  `
    .split(/[|\n]/)
    .map((line) => line.trim().split(' '))
    .filter(([name]) => name !== '')
    .map(([name, ...forms]) => [name!, new Set(forms)]),
);

/** Stems of a name before an ending that begins with *i* or *e*: *Lucas* has *luqu-*, *Hugo* *hugu-*, *Luz* *luc-*. */
function stemsOf(name: string): string[] {
  const bare = [/[aeiou]$/u, /i[ao]$/u, /[aeo]?s$/u].map((end) => name.replace(end, '')).concat(name);
  const spelt = bare.map((stem) => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c'));
  return [...new Set([...bare, ...spelt])].filter((stem) => stem.length >= 2);
}

const endsIn = (word: string, stem: string, ending: RegExp) =>
  word.startsWith(stem) && ending.test(word.slice(stem.length));

/** *Tom* has *tomm-*: the last consonant is doubled before an English ending. */
const doubled = (stem: string) => (/[b-df-hj-np-tv-z]$/u.test(stem) ? stem + stem.at(-1) : null);

/**
 * Whether a word is a diminutive of a name (*Luisito*, *Tommy*), one of its shorter forms or a name of its own (*Nico*,
 * *Pepe*), or neither. A shorter form may be another word or name, and is to be believed only with a capital.
 * @param word folded, as is the name
 */
export function petNameKind(word: string, name: string): 'diminutive' | 'short' | null {
  const kind = kindOf(word, name);
  if (kind !== null) return kind;
  // *Pepito* of *José*, *Billy* of *William*.
  return [...(OWN.get(name) ?? [])].some((form) => word === form || kindOf(word, form) !== null)
    ? 'short'
    : null;
}

function kindOf(word: string, name: string): 'diminutive' | 'short' | null {
  if (word === name || word.length < 3 || name.length < 3) return null;
  const stems = stemsOf(name);
  if (stems.some((stem) => endsIn(word, stem, DIMINUTIVE))) return WORDS.has(word) ? 'short' : 'diminutive';
  const twice = doubled(name);
  if (twice && endsIn(word, twice, FOND)) return WORDS.has(word) ? 'short' : 'diminutive';
  // *Luisín*; *Martín* is no form of *Marta*.
  if (!name.endsWith('a') && stems.some((stem) => word === `${stem}in`)) return 'short';
  if (stems.some((stem) => endsIn(word, stem, DOUBTFUL))) return 'short';
  // *Luis* is no form of *Luisa*: a brother may have it.
  const isCut = name.startsWith(word) && name.length - word.length > (/[aeo]$/u.test(name) ? 1 : 0);
  if (isCut) return 'short';
  for (let length = 2; length <= name.length; length += 1) {
    const cut = name.slice(0, length);
    const beforeEnding = doubled(cut);
    if (beforeEnding && endsIn(word, beforeEnding, FOND)) return 'short';
    if (length >= 3 && endsIn(word, cut, FOND)) return 'short';
  }
  return null;
}
