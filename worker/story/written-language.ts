import type { Language } from '../../contract/options.ts';

/**
 * Frequent words of the languages that models fall into, without those of content: a text in one of them has more of
 * its words than of any other's. Rivals of each other (Galician, Portuguese, Catalan and Spanish) are told apart by the
 * words that the other list lacks.
 */
const WORDS = {
  es: `el la los las un una unos unas de del al y e o u que en con por para sin sobre entre hasta desde hacia se su sus
    lo le les me te nos os mi mis tu tus yo él ella ellos ellas nadie nada algo alguien todo toda todos todas otro otra
    este esta estos estas ese esa eso aquel aquella aquello esto no sí ni ya muy más menos pero porque cuando donde como
    si qué quién cómo dónde también tampoco entonces luego después antes siempre nunca aún todavía así aquí allí ahora
    era eran fue fueron es son está están estaba estaban había hay ha han tenía tiene tenían ser estar hacer hizo dijo
    dice preguntó contestó vez veces día noche casa niña niño mamá papá abuela abuelo cada mientras solo tan tanto bien
    mal dos tres cuatro cinco seis siete uno mucho mucha muchos muchas poco hacía iba fin`,
  en: `the a an of and that in with by for to his her its their was were is are be been being had has have do did does
    but how more when all this these those then there here because what who where why about my our your without until
    from once upon he she it they we you i me him them us not no so very little up down out into over under again after
    before while as at on or if could would said asked told went came saw one two three every each some any never always
    still just only than too also well now away back off night day house home would if`,
  fr: `le la les un une des du de et à au aux en dans avec pour par sans sur sous entre il elle ils elles on nous vous je
    tu se sa son ses leur leurs mon ma mes que qui quoi où quand comme mais ou donc car ne pas plus très bien tout tous
    toute toutes cette ce ces cet était étaient est sont fut avait avaient avoir être fait dit alors puis aussi jamais
    toujours encore petit petite fois jour nuit maison c'est c'était qu'il qu'elle d'un d'une l'on j'ai n'est n'avait y`,
  pt: `o a os as um uma uns umas de do da dos das no na nos nas ao à aos às e em com por para pelo pela pelos pelas sem
    que quem onde quando como mas ou se não sim muito muita muitos mais menos também já então depois antes sempre nunca
    ainda ele ela eles elas eu tu você seu sua seus suas meu minha nosso isso isto esse essa este esta aquele aquela tudo
    todo todos toda era eram foi foram é são está estava estavam havia tinha tinham ser estar fazer disse perguntou vez
    dia noite casa lá ali aqui até sobre só bem num numa nessa nesse daquele naquela menino menina`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle a al alla ai alle da dal dalla in nel nella nei
    nelle con per su sul sulla tra fra e o ma che chi dove quando come perché se non più meno molto anche già poi allora
    sempre mai ancora lui lei loro io tu noi si ci vi mi ti suo sua suoi sue mio mia questo questa quello quella tutto
    tutti tutta era erano è sono fu aveva avevano c'era c'erano ha hanno essere fare disse chiese volta giorno notte casa
    così ogni piccolo piccola qui lì là`,
  ca: `el la els les un una uns unes l' d' de del dels al als i o en amb per sense sobre entre fins que qui on quan com
    però si no més menys molt molta molts també ja llavors després abans sempre mai encara ell ella ells elles jo tu
    nosaltres es seu seva seus seves meu meva això aquest aquesta aquell aquella tot tots tota totes era eren és són fou
    hi ha havia havien tenia tenien va van vaig ser estar fer digué deia vegada dia nit casa aquí allà així cada petit
    petita perquè doncs`,
  gl: `o a os as un unha uns unhas de do da dos das no na nos nas ao á aos ás e en con por para polo pola sen que quen
    onde cando como pero ou se non si moi máis menos tamén xa entón despois antes sempre nunca aínda el ela eles elas eu
    ti seu súa seus súas meu miña isto iso este esta ese esa aquel aquela todo todos toda era eran foi foron é son está
    estaba había tiña tiñan ser estar facer dixo preguntou vez día noite casa alí aquí ata só ben nunha nun dunha dun`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber in im mit von vom zu zum zur auf an am aus
    bei nach über unter für ohne bis ist war waren sind hat hatte hatten sein werden wurde er sie es wir ihr ich du sich
    ihm ihn ihre sein seine seinen mein nicht kein keine auch noch schon sehr so dann da dort hier wenn als wie was wer
    wo warum alle alles immer nie wieder einmal tag nacht haus kleine kleiner sagte fragte`,
  nl: `de het een en of maar in op met van voor naar uit aan bij over onder zonder tot is was waren zijn had hadden heeft
    hebben werd hij zij ze wij we je ik hem haar hun zijn mijn niet geen ook nog al heel zo toen dan daar er hier als dat
    die dit wat wie waar waarom alle alles altijd nooit weer keer dag nacht huis kleine zei vroeg`,
  ro: `și un o unei unui de din la în cu pe pentru fără despre că care cine unde când cum dar sau nu mai foarte tot toți
    era erau este sunt a fost avea aveau ea el ei ele eu tu noi se își său sa lui ei acest această acel acea odată zi
    noapte casă mic mică spuse`,
  eu: `eta edo baina bat zen ziren da dira zuen zuten du dute ez bai oso ere gero orain beti inoiz hau hori hura non nor
    zer nola egun gau etxe txiki esan zuen batean izan zeukan`,
  pl: `i w z na do od po za o że się nie jest był była było byli to ten ta te jak kiedy gdzie kto co ale lub już też
    bardzo tylko jego jej ich mały mała dzień noc dom powiedział powiedziała pewnego razu ona on`,
  sv: `och att det en ett den de som på är var i med för till av från om inte men eller när han hon vi jag du sig sin
    hans hennes så då där här alla allt alltid aldrig också mycket en gång dag natt hus liten sa`,
} as const satisfies Record<Language, string> & Record<string, string>;

type AnyLanguage = keyof typeof WORDS;
const LISTS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]),
) as unknown as Record<AnyLanguage, ReadonlySet<string>>;

/** First words of tales, which decide a language at once. */
const FORMULAS: Partial<Record<AnyLanguage, RegExp>> = {
  en: /^\W*(?:once upon a time|long ago|there once was|one (?:day|night|morning))\b/iu,
  fr: /^\W*(?:il était une fois|il y avait)/iu,
  pt: /^\W*(?:era uma vez|havia uma)/iu,
  it: /^\W*(?:c['’]era una volta|c['’]erano una volta)/iu,
  ca: /^\W*(?:hi havia una vegada|vet aquí)/iu,
  gl: /^\W*(?:había unha vez|era unha vez)/iu,
  de: /^\W*(?:es war einmal)/iu,
  nl: /^\W*(?:er was eens)/iu,
};
const FORMULA_WEIGHT = 3;

/** Letters that the language does not have, in a word that is no name. */
const FOREIGN_LETTERS: Record<Language, RegExp> = {
  es: /[ãõçàèìòùâêîôûëïœæßäöåøășțłżœ]/u,
  en: /[ãõçàèìòùâêîôûëœæßäöåøășțłżñáíóúü]/u,
};

/** Evidence of a text's language, in words. Words of both languages count for neither. */
export type Evidence = {
  /** Words of the language that was asked for and of no rival. */
  own: number;
  /** The same of the strongest rival. */
  rival: number;
  words: number;
};

/** Counted uses of one word: *ja, ja, ja* is laughter, and no German. */
const MOST_OF_A_WORD = 2;

/** Folds apostrophes and splits; elided words (*l'ours*, *c'era*) count by their parts and as a whole. */
function wordsIn(text: string): string[] {
  return text.replaceAll('’', "'").match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
}

/** @param own language that was asked for */
export function evidenceOf(text: string, own: Language): Evidence {
  const all = wordsIn(text);
  const words = all.flatMap((word, index) => {
    // A capital inside a sentence is a name, which has no language.
    const isName = index > 0 && /^\p{Lu}/u.test(word);
    return isName ? [] : [word.toLowerCase()];
  });
  const rivals = (Object.keys(LISTS) as AnyLanguage[]).filter((language) => language !== own);
  const counted = (is: (word: string) => boolean) => {
    const uses = new Map<string, number>();
    for (const word of words) if (is(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    return [...uses.values()].reduce((sum, times) => sum + Math.min(times, MOST_OF_A_WORD), 0);
  };
  const letters = counted((word) => !LISTS[own].has(word) && FOREIGN_LETTERS[own].test(word));
  const strongest = rivals
    .map((language) => {
      const only = (one: AnyLanguage, other: AnyLanguage) =>
        counted((word) => LISTS[one].has(word) && !LISTS[other].has(word));
      const formula = FORMULAS[language]?.test(text.trim()) ? FORMULA_WEIGHT : 0;
      return { own: only(own, language), rival: only(language, own) + formula };
    })
    .reduce((one, other) => (other.rival - other.own > one.rival - one.own ? other : one));
  return { own: strongest.own, rival: strongest.rival + letters, words: all.length };
}

/** Words of a rival that decide alone, and how many of them stand against one of the language itself. */
const DECIDES = 3;
const OUTWEIGHS = 3;

/** Share of words that a text of the language has from its list, in texts of at least so many words. */
const OWN_SHARE = 0.12;
const OWN_SHARE_WORDS = 40;

/** Whether most letters are of a script that the languages of stories do not use. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 4 && latin < letters / 2;
}

/** Whether a text is certainly in another language; false where it is too short or mixed. */
export function isInAnother(text: string, own: Language): boolean {
  if (isOtherScript(text)) return true;
  const { own: of, rival, words } = evidenceOf(text, own);
  if (rival >= DECIDES && rival >= of * OUTWEIGHS + 1) return true;
  return words >= OWN_SHARE_WORDS && countOwn(text, own) < words * OWN_SHARE;
}

const countOwn = (text: string, own: Language): number =>
  wordsIn(text).filter((word) => LISTS[own].has(word.toLowerCase())).length;
