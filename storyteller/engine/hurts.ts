import { nounsNamed, nounsOfKind, type Side, sectionsOf } from './lexicon.ts';
import { namesSomebody } from './somebody.ts';

/**
 * What hurts: topics of loss, illness, separation, violence, want and fear, by the roots of words; and deeds that are
 * never told for fun.
 */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();

const SECTIONS = sectionsOf('hurts.txt');
/** Folded text has the letters a to z only; without the flags `i` and `u` patterns of this size are some twenty times faster. */
const words = (section: string, flags = '', sections = SECTIONS) => {
  const of = (name: string, from = SECTIONS): string => {
    const roots = from.get(name);
    if (!roots) throw new Error(`no section [${name}]`);
    return roots.join('|').replaceAll(/<(\w+)>/g, (_, part: string) => `(?:${of(part)})`);
  };
  return new RegExp(`(?<![a-z'])(?:${of(section, sections).replaceAll('\\p{L}', '[a-z]')})(?![a-z])`, flags);
};

/** Harmless uses of words that otherwise hurt. They are taken out before anything else is read. */
const HARMLESS = words('harmless', 'g');
/** Creatures of old tales, to whom death belongs as fins to a fish. */
const UNDEAD = words('undead');
/** Roots that hurt in any topic. */
const ALWAYS = words('always');
/** Roots that hurt unless a creature or a thing of a tale has them. */
const USUALLY = words('usually');
/** What things do too. */
const SOFT = words('soft', 'g');
/** Kin and pets of any child. */
const BELOVED = words('beloved', '', new Map([...SECTIONS, ['beloved', ['<kin>', '<pet>']]]));
/** An animal of somebody's house, by its article. */
const OF_PET = words('of pet', '', new Map([...SECTIONS, ['of pet', ['(?:el|la|los|las|the) <pet>']]]));
/** What people do to a child, or a child to itself. */
const HARM = words('harm');
/** What grief hardly has: a party, a joke. */
const CHEER = words('cheer');
/** Roots that hurt although it is a thing of which something is told. */
const OF_THEIRS = words('of people');
/** Roots that hurt where the child's family or a person of its life has them. */
const GRAVE = words('grave');
const DANGERS = sectionsOf('dangers.txt');
/** Dangerous deeds, whoever does them. */
const DANGER = words('always', '', DANGERS);
/** The child's own family, or the child. */
const OWN: Record<Side, RegExp> = { es: words('own es'), en: words('own en') };
/** People of a child's life, who are not creatures of a tale. */
const PEOPLE: Record<Side, RegExp> = { es: words('people es'), en: words('people en') };

/** Things of a body, of which loss and illness are said as of us, and what will be born. */
const LIVING =
  /^(?:corazon|cerebro|huevo|barriga|panza|guata|tripa|cabeza|sangre|piernas?|brazos?|pies?|manos?|ojos?|pelo|heart|brain|egg|belly|tummy|head|blood|legs?|arms?|foot|feet|hands?|eyes?|hair|words?|palabras?|memory)$/;
const TOYS =
  /^(?:mun[ei]c|munequit|peluche|osit|juguete|marioneta|tamagot?ch|doll|dolly|dollies|teddy|teddies|toys?|puppet|plushie|robot|snow ?m[ae]n|bateria|castillos? de arena)/;
/** Animals whose death nobody mourns, unless they are pets. */
const PESTS =
  /^(?!.*(?:pet|mascota|friend|amig))(?:.* )?(?:mosquit[a-z]*|moscas?|cucarachas?|piojos?|pulgas?|hormigas?|aran(?:a|as)|avispas?|garrapatas?|bichos?|cockroach(?:es)?|fl(?:y|ies|ea|eas)|lice|louse|wasps?|bugs?|ants?|spiders?|ticks?|weeds?|slugs?|babosas?)(?: .*)?$/;
const formsOf = new Map<string, ReadonlySet<string>>();
function isOfKind(kinds: string, name: string, side: Side): boolean {
  const key = `${side} ${kinds}`;
  const forms = formsOf.get(key) ?? new Set(nounsOfKind(kinds, side).map(fold));
  formsOf.set(key, forms);
  return forms.has(name) || forms.has(name.replace(/it([oa]s?)$/, '$1'));
}
const talesOf = new Map<Side, ReadonlySet<string>>();
/** Whether a name of the lexicon is a figure of tales, in either number. */
function isTale(name: string, side: Side): boolean {
  const tales = talesOf.get(side) ?? new Set(nounsNamed(OF_TALES, side).map(fold));
  talesOf.set(side, tales);
  return tales.has(name);
}
const FUNCTION_WORDS =
  'y|e|o|que|en|de|del|con|por|para|sin|cuando|porque|a|al|se|and|or|who|that|which|in|on|of|at|by|with|from|when|because|so|then|to|is|was';
const FUNCTION_WORD = new RegExp(`^(?:${FUNCTION_WORDS})$`);
const CLAUSE_OF = new RegExp(`^(?!(?:${FUNCTION_WORDS}) )[a-z]+ (?:the|my|our|an?) (?=[a-z])`);
/** Whether a phrase is of a thing: "la pila", "Christmas tree", "Dad's car", and not "our old dog Biscuit". */
function isOfThing(said: string, side: Side, names: ReadonlySet<string>): boolean {
  // "The week the internet died".
  const phrase = side === 'en' ? said.replace(CLAUSE_OF, '') : said;
  const all = phrase.split(' ');
  const owned = all.findLastIndex((word) => word.endsWith("'s")) + 1;
  const end = all.findIndex((word, at) => at >= owned && FUNCTION_WORD.test(word));
  const words = all.slice(owned, end < 0 ? all.length : end);
  const head = (side === 'es' ? words[0] : words.at(-1)) ?? '';
  // "Mi nana" is who sings as well as what is sung.
  if (BELOVED.test(head) && !TOYS.test(phrase) && !/de juguete/.test(phrase)) return false;
  const parts = words.flatMap((_, at) =>
    words.slice(at).map((_word, length) => words.slice(at, at + length + 1).join(' ')),
  );
  if (
    PESTS.test(phrase) ||
    TOYS.test(phrase) ||
    parts.some((part) => TOYS.test(part)) ||
    /(?<![a-z])de juguete/.test(phrase)
  )
    return true;
  return (
    !names.has(head) &&
    parts.some((part) => isOfKind('oe', part, side) || MATTERS.test(part)) &&
    !parts.some((part) => LIVING.test(part) || HOMELY.test(part) || isOfKind('pfa', part, side))
  );
}

/** What is lost, ended or broken without hurting, though it is neither a thing nor an event of the lexicon. */
const MATTERS =
  /^(?:capsula|capsula del tiempo|time capsule|calabaza|pumpkin|final|semifinal|liga|copa|eliminatoria|nivel|marcador|wifi|internet|senal|consola|tablet|ipad|compu|laptop|celu?|router|app|cargador|enchufe|sol|luna|verano|semi-?final|cup|league|title|toss|bet|game|level|lead|signal|console|charger|xbox|switch|play ?station|summer|sun|moon|year|old year|ano|ano viejo|term|school year|curso|remote|hob|cooker|boiler|heating|radio|piggy bank)$/;
/** Things that stand for who is no longer in them, and when it was. */
const HOMELY =
  /^(?:cama|cuna|silla|sillon|bed|cot|crib|armchair|chair|cradle|noches?|dias?|mananas?|tardes?|finde|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|invierno|otono|primavera|nights?|days?|mornings?|evenings?|weeks?|weekend|sundays?)$/;

const DETERMINER = {
  es: '(?:el|la|los|las|un|una|mi|mis|tu|tus|su|sus|nuestr[oa]s?|est[ea]|es[ea])',
  en: "(?:the|a|an|my|our|his|her|its|their|your|this|that|[a-z]+'s)",
};
const NAMED = `([a-z]+(?: (?!(?:${FUNCTION_WORDS})(?![a-z]))[a-z]+){0,2})`;
/** A phrase before its verb; in Spanish with an owner, "la bici de mi hermano", in English "my brother's bike". */
const SUBJECT = {
  es: '([a-z]+(?: (?!y |e |que |en |con )[a-z]+){0,5}?)',
  en: "([a-z]+(?:'s)?(?: (?!and |who |that |which |in |of )[a-z']+){0,4}?)",
};
const OBJECT = {
  es: `${NAMED.slice(0, -1)}(?: de (?:la |el )?[a-z]+)?)`,
  en: `((?:[a-z]+'s )?[a-z]+(?: (?!(?:${FUNCTION_WORDS})(?![a-z]))[a-z]+){0,2})`,
};
const DONE_TO_ES =
  '(?:pas[a-z]+ a mejor vida|dej[a-z]+ de (?:existir|funcionar)|muri[a-z]+|mueren?|muert[oa]s?|fallec[a-z]+|ahog[a-z]+|apag[a-z]+|desaparec[a-z]+|perdi[a-z]+|separ[a-z]+|suspend[a-z]+|huerfan[oa]s?|solitari[oa]s?|viud[oa]s?|abandonad[oa]s?|enterrad[oa]s?|olvidad[oa]s?|triste|(?:muy )?(?:enferm[oa]s?|malit[oa]s?))';
const DONE_TO_EN =
  "(?:died|dies?|dead|dying|poorly|sick|ill|gone|lost(?: for ?ever)?|drown[a-z]*|disappear[a-z]*|vanish[a-z]*|passed away|left(?: (?:home|(?:us |me )?behind|without (?:us|me)|early|late))?(?: (?:me|us))?(?= *$| (?:on|at|in|behind|without (?:us|me|its|her|his)|early|late)(?![a-z]))|wash(?:ed)? away|(?:make|makes|made|making) (?:me|us|him|her|everybody|everyone|[a-z]+) (?:cry|weep|sad|ill|sick|scream|jump)|(?:never|(?:didn|won)'t|not) (?:come|came|coming) back|let us down|split(?: up)?)";
const patterns = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(`(?<![a-z'])${source}(?![a-z])`, 'g'));
/**
 * Death, illness, burial, war and quarrel of a thing, or about one: "my tooth died", "the bone my dog buried". The one
 * group is its phrase without the determiner.
 */
const OF_THINGS: Record<Side, readonly RegExp[]> = {
  es: patterns([
    `(?:(?:se (?:me |nos |le |les )?)?(?:ha |han |habia )?${DONE_TO_ES}|se (?:(?:me|nos|le|les) )?(?:ha |han )?(?:fue|fueron|ido|va|van|march[a-z]+)) ${DETERMINER.es} ${OBJECT.es}`,
    `(?<!(?:de|en|con|por|bajo|a) )${DETERMINER.es} ${SUBJECT.es} (?:ya )?(?:se )?(?:me |nos |le )?(?:ha |han |esta |estan |estaba |puso )?${DONE_TO_ES}`,
    `(?<!(?:de|en|con|por|bajo|a) )${DETERMINER.es} ${SUBJECT.es} (?:ya no (?:esta|estan|vive|va|vuelve)|(?:nunca|no) (?:mas )?(?:volvio|va a volver|vuelve)|se (?:me |nos |le )?(?:ha |han )?(?:fue|fueron|ido|va|van|march[a-z]+)|(?:me|nos) dej[a-z]+ (?:tirad|colgad|plantad)[oa]s?)`,
    `([a-z]+) (?:separad|huerfan|viud|abandonad|olvidad|solitari|enterrad)[oa]s?`,
    `(?:se|me|nos) (?:va a |vamos a )?despid[a-z]+ del? (?:${DETERMINER.es} )?${OBJECT.es}`,
    `${DETERMINER.es} ([a-z]+(?: [a-z]+)?) que no (?:quer|quier|quis)[a-z]* morir(?:se)?`,
    `${DETERMINER.es} ([a-z]+(?: [a-z]+)?) (?:que )?se (?:separ|pele|divorci|enfad|enoj)[a-z]*`,
    `(?:me|nos|le|les) (?:ha |han )?(?:dej|fall)[a-z]+ ${DETERMINER.es} ${OBJECT.es}`,
    `${DETERMINER.es} ([a-z]+(?: [a-z]+){0,2}?) que (?:${DETERMINER.es} )?[a-z]+ (?:enterr|entierr|perdi|romp|quem)[a-z]*`,
    `(?<!(?<![a-z])(?:l[aeo]s?|frio|fuego|helada|hielo|viento|tormenta|granizo|nieve|agua|coche|camion) )(?:enterr|entierr|perd|pierd|abandon|mat|oper|extran|llor|ech[a-z]+ de menos|anor)[a-z]* (?:por |a )?${DETERMINER.es} ${OBJECT.es}`,
    `(?<!(?<![a-z])(?:l[aeo]s?|me|nos|se) )ahog[a-z]* ${DETERMINER.es} ${OBJECT.es}`,
    `(?:separacion|divorcio|muerte|operacion|funeral|entierro|despedida|mudanza|perdida|hospital|adios)[a-z]* (?:de|del|entre|para|a|al) (?:.* al? )?(?:${DETERMINER.es} )?${OBJECT.es}`,
    `(?<!(?:de|en|con|por|bajo|a) )${DETERMINER.es} ${SUBJECT.es} (?:siempre )?(?:me |nos |le |les )?(?:hac|hic|hiz)[a-z]+ (?:llorar|gritar|sentir)[a-z]*`,
    `(?:guerra|batalla|pelea|pele|lucha|discut|discusion)[a-z]*(?: (?:de|con|entre) (?:mis? |el |la )?[a-z]+(?: y [a-z]+)?)? (?:contra|por|con|de) (?:${DETERMINER.es} )?${OBJECT.es}`,
  ]),
  en: patterns([
    `(?<!(?:in|on|of|at|by|with|from|under|near) )${DETERMINER.en} ${SUBJECT.en} (?:(?:has|have|had|is|are|was|were|got|feels|just|very|all|really) )*${DONE_TO_EN}`,
    `${DETERMINER.en} ([a-z]+(?: [a-z]+)?) (?:who|that) (?:did(?: not|n't)|does(?: not|n't)|never|refuses to) (?:want(?:s|ed)? to )?die`,
    `${DETERMINER.en} ((?!car|bus|lorry|train|plane|van|truck|boat)[a-z]+(?: [a-z]+)?) crashed`,
    `^(?:${DETERMINER.en} )?([a-z]+(?: and [a-z]+)?) (?:(?:that|who|which|are|is|get|gets|got|have|has) )*(?:split(?:s|ting)?(?: up)?|(?:break|broke)[a-z]* up|separat[a-z]*|divorc[a-z]*)`,
    `(?:orphan(?:ed)?|lonely|dead|dying|sick|ill|poorly|lost|abandoned|forgotten|broken|sad|drowned|buried|widowed) (?!last |this |next |every )${OBJECT.en}`,
    `whose ([a-z]+) (?:(?:has|have|is|are|just) )*(?:died|dies?|dying|dead|gone|ran out)`,
    `([a-z]+) (?:graveyard|cemetery|scrapyard|funeral|hospital)s?`,
    `^([a-z]+) (?:always )?(?:makes?|made) (?:me|us|him|her|everybody|everyone|my [a-z]+|[a-z]+) (?:cry|weep|sad|ill|sick|scream|jump)`,
    `drown(?:s|ed|ing)? ${DETERMINER.en} ${OBJECT.en}`,
    `(?:operations?|surgery|funeral|goodbye|hospital) (?:.* )?(?:on|of|for|to) (?!(?:next |this )?(?:[a-z]+day|tomorrow)(?![a-z]))(?:${DETERMINER.en} )?${OBJECT.en}`,
    `${DETERMINER.en} ([a-z]+(?: [a-z]+){0,2}?) (?:that |which )?${DETERMINER.en} [a-z]+ (?:bur(?:y|ies|ied)|lost|broke|burn(?:t|ed))`,
    `(?<!(?<![a-z])(?:frost|cold|heat|fire|storm|hail|snow|wind) )(?:bur(?:y|ies|ied|ying)|hit(?:s|ting)?|kick[a-z]*|punch[a-z]*|lost|los(?:e|es|ing)|abandon[a-z]*|kill[a-z]*|miss(?:es|ed|ing)?|cr(?:y|ies|ied|ying) (?:about|over|for)) ${DETERMINER.en} ${OBJECT.en}`,
    `(?:wars?|battles?|fights?|fighting|fought|quarrel[a-z]*|argu[a-z]*)(?: (?:with|between) (?:${DETERMINER.en} )?[a-z]+(?: and (?:me|i|my [a-z]+))?)? (?:on (?!(?:the )?(?:tv|tele|telly|television|radio|news|screen))|of |over |about |against |with |for )(?:${DETERMINER.en} )?${OBJECT.en}`,
    `(?:fights?|fighting|fought|(?:shout|yell|scream)(?:s|ed|ing)? at|argu[a-z]* with) ${DETERMINER.en} ${OBJECT.en}`,
    `(?:wars?|battles?|fights?) between (?:${DETERMINER.en} )?([a-z]+) and (?:${DETERMINER.en} )?[a-z]+`,
    `((?!gun|knife|fist|gang)[a-z]+(?: [a-z]+)?) (?:fights?|battles?|wars?)`,
  ]),
};
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|halloween|navidad|pascua|reyes|carnaval|i|lego|tv)$/;
/** Words of a topic with a capital where no sentence begins: names, as "Biscuit" of a dog. */
const namesOf = (line: string): ReadonlySet<string> =>
  new Set(
    [...line.matchAll(/(?<=\p{L}[^.!?]* )\p{Lu}\p{L}*/gu)]
      .map(([name]) => fold(name))
      .filter((name) => !CALENDAR.test(name)),
  );
/** An everyday fear within a sentence: "scared of the hoover". What may stand for a person or the dark is none. */
const FEARS: Record<Side, RegExp> = {
  es: new RegExp(
    `(?:miedo|(?:me|se|le|nos) asust[a-z]+|panico|pavor) (?:al?|del?) (?:(?:el|la|los|las|un|una) )?(?!monstr|fantasm|sombra|fuego|humo|ruido|puerta|llave|cinturon|arma)${OBJECT.es}`,
    'g',
  ),
  en: new RegExp(
    `(?:scared|afraid|frightened|terrified) of (?:(?:the|a|an) )?(?!monster|ghost|shadow|fire|smoke|noise|door|key|belt|gun)${OBJECT.en}`,
    'g',
  ),
};
const withoutThings = (line: string, folded: string, side: Side): string => {
  const names = namesOf(line);
  return [...OF_THINGS[side], FEARS[side]].reduce(
    (all, pattern) =>
      all.replace(pattern, (whole, phrase: string) => (isOfThing(phrase, side, names) ? ' ' : whole)),
    folded,
  );
};

const OWNED: Record<Side, RegExp> = {
  es: new RegExp(`(?<![a-z])(?:mis?|nuestr[oa]s?) ${NAMED}`, 'g'),
  en: new RegExp(`(?<![a-z'])(?:my|our) ${NAMED}`, 'g'),
};
/** "Se me ha roto": of whom it is, and nobody who does it. */
const FOR_WHOM = /(?<![a-z])se (?:me|nos|le|les) /g;
/** Figures of tales and games, and what has no grave: of them it is a tale. */
const OF_TALES =
  /^(?:rey|reina|princip|princes|emperador|emperatriz|pirata|caballer|bruj|mag[oa]s?$|hechicer|had[ao]|ogro|trol|duende|elf|gnomo|gigant|dragon|unicornio|monstru|robot|fantasma|zombi|momia|vampir|esquelet|alienigena|marcian|extraterrestre|superher|guerrer|vaquer|viking|faraon|espantapajaro|munec|muniec|marioneta|peluche|oso de peluche|sirena|payas|mosc|mosquit|aran|hormig|cucaracha|pulga|piojo|bich|abeja|avispa|gusan|polilla|insecto|escarabajo|dinosauri|tiranosaurio|mamut|caracol|babosa|medusa|gamba|sardina|equipo|banda|grupo|piloto|portero|arbitr|ladron|detective|espia|genio|cowboy)/;
/** Whether a topic begins with a figure or a thing of a tale: "a lonely monster". */
function isOfTale(text: string, side: Side): boolean {
  const [article = '', ...rest] = text.trim().split(' ');
  if (!/^(?:un|una|el|la|an?|the)$/.test(article)) return false;
  return [rest[0], rest[1], rest.slice(0, 2).join(' ')].some(
    (name) => name !== undefined && (isTale(name, side) || TOYS.test(name)),
  );
}
/** Where somebody is missing. */
const EMPTY_PLACE =
  /(?<![a-z])(?:empty (?:chair|bed|cot|place|seat|basket|cage)|(?:silla|cama|cuna|sillon|sitio|jaula) vaci[oa])(?![a-z])/;
const DEATH = /(?<![a-z])(?:mue?r[iet][a-z]*|dead|died|dies|dying)(?![a-z])/;
/** Whether anybody is in a topic who could grieve or be grieved for; so it is where no thing is in it either. */
function hasBeloved(
  line: string,
  rest: string,
  side: Side,
  { isPlayful, isNamed }: { isPlayful: boolean; isNamed: boolean },
): boolean {
  const names = namesOf(line);
  const own = rest
    .replace(FOR_WHOM, 'se ')
    .replace(OWNED[side], (whole, phrase: string) => (isOfThing(phrase, side, names) ? ' ' : whole));
  const isKings = new RegExp(`${EMPTY_PLACE.source} (?:del?|of) `).test(own) && !BELOVED.test(own);
  if (OWN[side].test(own) || (EMPTY_PLACE.test(own) && !isKings)) return true;
  // "A lonely monster who wants friends": it has its own.
  if (isOfTale(own, side)) return false;
  if (isNamed || PEOPLE[side].test(own) || BELOVED.test(own) || names.size > 0) return true;
  const all = own.replace(SOFT, ' ').split(/[^a-z']+/);
  // A dead bird is mourned; a lonely toad is a hero.
  const isDeath = DEATH.test(own);
  let hasThing = isPlayful;
  for (let at = 0; at < all.length; at++)
    for (const length of [1, 2, 3]) {
      const part = all.slice(at, at + length).join(' ');
      if (isOfKind(isDeath ? 'pfa' : 'pf', part, side) && !isTale(part, side)) return true;
      hasThing ||= isOfKind('aolp', part, side) || TOYS.test(part) || MATTERS.test(part);
    }
  return !hasThing;
}

export type Reading = {
  /** Whether the words hurt, wherever they stand. */
  isHeavy: boolean;
  /** Whether people do it to a child, or a child to itself. */
  isHarm: boolean;
  /** Whether they would hurt if a person of the child's life was meant. */
  isHeavyForPeople: boolean;
  /** Whether the words hurt of the family or of a person: "does not come home". */
  isGrave: boolean;
  /** Whether any of it may hurt, whoever or whatever it is of. */
  isDoubtful: boolean;
  /** Whether it is of a pet that is the pet of somebody: "the cat". */
  isOfPet: boolean;
  /** Whether the rest of it is merry. */
  isCheerful: boolean;
  /** Whether it names a deed that is never told for fun. */
  isDanger: boolean;
  /** Of the child's own family, or of the child. */
  isOwn: boolean;
  /** Of people, children or school, or of whom only a name names. */
  isOfPeople: boolean;
  /** Whether a harmless phrase stood in it: "laughing oneself to death". */
  isPlayful: boolean;
  /** The topic without its harmless phrases. */
  rest: string;
};

/** Potatoes of America, and not both parents: "las papas", where a family would type "mis papas". */
const POTATOES =
  /(?<![a-z])(las|unas|con|de|pel[a-z]+|cocin[a-z]+|fri[a-z]+|com[a-z]+|plant[a-z]+) papas(?![a-z])/g;
/** An animal as young or as a parent: "the baby shark", "mamá pata". */
const KIND_OF: Record<Side, RegExp> = {
  es: /(?<![a-z])(?:bebes?|mama|papa|abuel[oa]|herman[oa]) ([a-z]+)(?![a-z])/g,
  en: /(?<![a-z])(?:bab(?:y|ies)|mummy|mum|mommy|mother|daddy|dad|father|granny|grandpa|brother|sister) ([a-z]+)(?![a-z'])/g,
};
let last: { line: string; side: Side; reading: Reading } | null = null;

/** Reads a topic for what hurts. The last reading is kept: what reads a topic asks for it several times in a row. */
export function readHurt(line: string, side: Side): Reading {
  if (last?.line !== line || last.side !== side) last = { line, side, reading: newReading(line, side) };
  return last.reading;
}

function newReading(line: string, side: Side): Reading {
  const typed = side === 'es' ? fold(line).replace(POTATOES, '$1 patatas') : fold(line);
  const folded = typed.replace(KIND_OF[side], (whole, animal: string) =>
    isOfKind('a', animal, side) && !BELOVED.test(animal) ? animal : whole,
  );
  // What happens to a thing hurts nobody; what is done with it may.
  const deeds = folded.replace(HARMLESS, ' ');
  const rest = withoutThings(line, folded, side).replace(HARMLESS, ' ');
  const isPlayful = rest !== folded;
  const isUndead = UNDEAD.test(rest);
  const isOwn = OWN[side].test(rest);
  const isNamed = namesSomebody(line, side);
  const griefs = hasBeloved(line, rest, side, { isPlayful, isNamed }) ? rest : rest.replace(SOFT, ' ');
  const isAlways = ALWAYS.test(griefs);
  const isHeavyForPeople = USUALLY.test(griefs);
  const isGrave = GRAVE.test(rest);
  return {
    isHeavy: (isAlways && !(isUndead && !isOwn)) || OF_THEIRS.test(deeds),
    isHarm: HARM.test(rest),
    isHeavyForPeople,
    isGrave,
    isDoubtful:
      isGrave || (griefs === rest ? isAlways || isHeavyForPeople : ALWAYS.test(rest) || USUALLY.test(rest)),
    isOfPet: OF_PET.test(rest),
    isCheerful: CHEER.test(folded),
    isDanger: DANGER.test(deeds),
    isOwn,
    isOfPeople: isNamed || PEOPLE[side].test(rest),
    isPlayful,
    rest,
  };
}

let stems: string[] | null = null;
/** Beginnings of words that hurt or name a danger, without accents: five letters and more. */
export function hurtingStems(): readonly string[] {
  const of = (sections: Map<string, string[]>, names: string[]) =>
    names.flatMap((name) => sections.get(name) ?? []);
  const patterns = [...of(SECTIONS, ['always', 'usually', 'harm', 'grave']), ...of(DANGERS, ['always'])];
  stems ??= [
    ...new Set(patterns.flatMap((pattern) => pattern.replaceAll('\\p{L}', ' ').match(/[a-z]{5,}/g) ?? [])),
  ];
  return stems;
}
