import { type Language, otherLanguage } from '../../contract/options.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { NO_NAMES } from './name-words.ts';
import { petNamesIn, petNamesInTopic } from './named-children.ts';
import type { StoryPiece } from './pairing.ts';
import { changedPiece, changedSpoken, EDGE, type Spoken } from './piece-words.ts';
import { drawnBy } from './prompting/drawn.ts';
import { fold } from './search-words.ts';
import {
  EYE_NAMES,
  GENDER_OF_NAMES,
  type GuessedGender,
  STAND_IN_NAMES,
  type StandInName,
  WORD_NAMES,
} from './stand-in-names.ts';
import { JOINING, namesIn, partsOf, withEarlierNames } from './typed-names.ts';

declare const withoutNames: unique symbol;

/**
 * A request as providers may see it: invented names in place of the typed ones, also in the topic. Only `StandIns`
 * makes one, so that the compiler refuses a request with the typed names.
 */
export type HiddenRequest = StoryRequest & {
  readonly [withoutNames]: true;
  /** Invented names for further characters. */
  readonly otherNames: readonly string[];
};

type Token = { start: number; end: number; folded: string; isCapital: boolean };

/** Number of names offered for further characters. */
const OTHER_NAMES = 2;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));

/** Words that stay in a topic even when they were typed as names: the topic check has to see them. */
const THINGS: ReadonlySet<string> = new Set(NO_NAMES.map(fold));

const wordSet = (words: string) => new Set(words.split(' '));

/**
 * Short words of each language that are a name only with a capital, folded, and at the beginning of a text only before
 * what follows a name: *Al*, *El*, *Mi*.
 */
const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  es: wordSet(
    'al el la lo los las un una yo tu mi si no se me te le ya en es su con sin por para que de del',
  ),
  en: wordSet(
    'a i an the he she it we they my our his her in on at to of or and but is as be do go so up us by if me no',
  ),
};
const isFunctionWord = (folded: string) => FUNCTION_WORDS.es.has(folded) || FUNCTION_WORDS.en.has(folded);

/** Words between two names, folded. */
const JOINERS = wordSet('y e o u and or');

/** Words right after a name and hardly after anything else, folded: joining words and common verbs. */
const AFTER_NAME = wordSet(
  'y e and es esta tiene quiere va se vive suena busca encuentra juega viaja aprende descubre is has wants goes ' +
    'lives dreams finds plays learns meets loves likes rides flies',
);

/** Words after an ordinary word that is also a name, at the beginning of a text: *will you*, *luz de luna*. */
const AFTER_WORD = wordSet('de del of you i we he she it they there the a an my your our be not have');

/** Words right before a name, folded: *mi hija Luz*, *a girl called Hope*. */
const BEFORE_A_NAME = wordSet(
  'hija hijo nina nino hermana hermano prima primo nieta nieto amiga amigo bebe llamada llamado llama abuela abuelo ' +
    'tia tio daughter son girl boy sister brother cousin friend baby called named grandma grandpa auntie uncle',
);

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** By a list of names, else by the last letter; null where neither says it. */
export const guessedGender = (name: string): GuessedGender => {
  const [first = ''] = fold(name).split(/[^\p{L}\p{N}]+/u);
  const known = GENDER_OF_NAMES.get(first);
  if (known !== undefined) return known;
  return first.endsWith('a') ? 'f' : first.endsWith('o') ? 'm' : null;
};

/** Whether Spanish says *e* instead of *y* before a name: it begins with the vowel *i*, not as *hie-*. */
const beginsWithI = (name: string): boolean => {
  const folded = fold(name);
  return /^(?:h?i(?!e)|y(?![aeiou]))/u.test(folded) && !EYE_NAMES.has(folded.split(/[^\p{L}]/u)[0]!);
};
/** Whether Spanish says *u* instead of *o* before a name. */
const beginsWithO = (name: string): boolean => /^h?o/u.test(fold(name));
const endsInS = (name: string): boolean => /s$/u.test(fold(name));

/**
 * Distance of a stand-in from a name. Gender weighs most: a story says *he* of Roland. Then sounds, with which
 * sentences agree.
 */
function distance(real: string, { name, gender }: StandInName): number {
  const own = guessedGender(real);
  return (
    8 * Number(beginsWithI(real) !== beginsWithI(name)) +
    8 * Number(beginsWithO(real) !== beginsWithO(name)) +
    (own === gender ? 0 : gender === null ? 3 : 20) +
    2 * Number(endsInS(real) !== endsInS(name)) +
    0.5 * Math.abs(Math.min(real.length, 12) - name.length)
  );
}

/** A letter that is repeated for its sound counts once: *Naaadia*. */
const withoutRuns = (folded: string) => folded.replace(/(.)\1+/gsu, '$1');
/** Endings of diminutives after a name's stem. */
const DIMINUTIVE = /^(?:ec?|c)?(?:it|ill|uch)[oa]s?$/u;
const PET_NAME = /^(?:y|ie|in|ina)$/u;

/** Whether a word is a form of a stand-in: itself, stretched, a diminutive, or with a capital its beginning. */
function isFormOf({ folded, isCapital }: Token, standIn: string): boolean {
  if (folded === standIn || withoutRuns(folded) === withoutRuns(standIn)) return true;
  const stem = standIn.replace(/[aeiou]$/u, '');
  for (const beginning of [stem, standIn]) {
    const ending = folded.startsWith(beginning) ? folded.slice(beginning.length) : '';
    if (DIMINUTIVE.test(ending) || (stem.length >= 3 && PET_NAME.test(ending))) return true;
  }
  const isCut = folded.length >= 4 && standIn.length - folded.length <= 4 && standIn.startsWith(folded);
  return isCapital && isCut;
}

/** Three single letters or more with marks or spaces between them, as of a word that is spelt out: *N. A. D. I. A.*, *n a d*. */
const LETTERS =
  /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*(?:(?:[.,]?\s|[.·*_–—-]|\s[·*–—-]\s)\p{L}\p{M}*){2,}(?![\p{L}\p{M}\p{N}])/gu;

/** Text in which these words, folded, are words again where they are spelt out letter by letter. */
function joinedLetters(text: string, words: readonly string[]): string {
  return text.replace(LETTERS, (run) => {
    const letters = [...run.matchAll(/\p{L}\p{M}*/gu)];
    // One sign each, so that a place in the word is that of its letter.
    const spelt = letters.map(([letter]) => [...fold(letter)][0] ?? ' ').join('');
    for (const word of words) {
      const at = word.length < 3 ? -1 : spelt.indexOf(word);
      if (at < 0) continue;
      const last = letters[at + word.length - 1]!;
      const joined = letters.slice(at, at + word.length).map(([letter]) => letter);
      return run.slice(0, letters[at]!.index) + joined.join('') + run.slice(last.index + last[0].length);
    }
    return run;
  });
}

/** Text in which these words, folded, are one word again where they are spelt out or cut into syllables: *Na-dia*. */
const joinedSpellings = (text: string, words: readonly string[]): string =>
  joinedLetters(text, words).replace(/(?<![\p{L}\p{M}-])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu, (spelt) => {
    const joined = spelt.replaceAll('-', '');
    return words.some((word) => withoutRuns(word) === withoutRuns(fold(joined))) ? joined : spelt;
  });

const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** Whether a sentence or direct speech begins after a text. @param isAfterName whether the text follows a name */
function isOpening(before: string, isAfterName: boolean): boolean {
  const bare = before.replaceAll(EDGE, '').trimEnd();
  return bare === '' ? !isAfterName : /[¿¡—.!?…«“]$/u.test(bare);
}

/** Spanish *y, e, o, u* right before a name, and an English article. */
const BEFORE_NAME = /(?<=[^\p{L}\p{N}]|^)(y|e|o|u|a|an)(\s[«“"‘¡¿—]?\uE000?)$/iu;
/** Characters before a name that are looked at. */
const BEFORE_LENGTH = 12;

/**
 * Text before a name, with the word that agrees with the name's first sound.
 * @param isAfterName whether the text follows another name
 */
function agreeing(before: string, real: string, language: Language, isAfterName: boolean): string {
  const far = before.length > BEFORE_LENGTH ? before.slice(0, -BEFORE_LENGTH) : '';
  const near = before.slice(far.length);
  const [found = '', word = '', gap = ''] = BEFORE_NAME.exec(near) ?? [];
  if (found === '') return before;
  const start = near.slice(0, near.length - found.length);
  const isFirst = far === '' ? isOpening(start, isAfterName) : isOpening(`${far}${start}`, true);
  const right = agreeingWord(word.toLowerCase(), real, language, isFirst);
  if (right === null) return before;
  const isCapital = word !== word.toLowerCase();
  return `${far}${start}${isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right}${gap}`;
}

function agreeingWord(word: string, real: string, language: Language, isOpening: boolean): string | null {
  if (language === 'en') {
    if (word !== 'a' && word !== 'an') return null;
    return /^[aeio]/u.test(fold(real)) ? 'an' : 'a';
  }
  // «¿Y Inés?»: at the beginning of a sentence *y* does not change.
  if (word === 'y' || word === 'e') return beginsWithI(real) && !isOpening ? 'e' : 'y';
  if (word === 'o' || word === 'u') return beginsWithO(real) ? 'u' : 'o';
  return null;
}

/**
 * Invented names that providers get in place of the typed ones, by the story's language. Each is of its name's class:
 * gender, which is neither for a name that does not say it, first sound, last letter, length.
 */
export class StandIns {
  /** The request for providers. */
  readonly request: HiddenRequest;
  /** Names with their stand-ins, and the folded words of each. */
  readonly #names: { real: string; standIn: string; folded: string; words: ReadonlySet<string> }[] = [];
  readonly #language: Language;
  /** Position in `#names` by folded word. */
  readonly #places = new Map<string, number>();
  /** Folded words that are a name with a capital only. */
  readonly #capitalised = new Set<string>();
  /** The same by folded form of a name: *luisito* of *Luis*. */
  readonly #forms = new Map<string, number>();
  /** The same by folded word without runs, and by its plural: *naaadia*, *the Nadias*. */
  readonly #inflected = new Map<string, number>();

  /**
   * @param id the same id gives the same names
   * @param told texts of an existing story, whose words no stand-in may be
   * @param given stand-ins that were drawn before, in the order of the names
   * @param capitalised further names, each a word, that are replaced where they have a capital
   * @param earlier names that were typed on earlier nights of a series: hidden, and not among tonight's
   * @param known stand-ins of a series by the name; one that is a word of tonight is drawn again
   * @param forms of names in the told texts, which are replaced like their names: folded, each with its folded name
   */
  constructor(
    request: StoryRequest,
    id: string,
    told: readonly string[] = [],
    {
      given = [],
      capitalised = [],
      earlier = '',
      known = {},
      forms,
    }: {
      given?: readonly string[] | undefined;
      capitalised?: readonly string[];
      earlier?: string | undefined;
      known?: Readonly<Record<string, string>>;
      forms?: ReadonlyMap<string, string>;
    } = {},
  ) {
    this.#language = request.language;
    const { childNames } = withEarlierNames(request, earlier);
    const parts = partsOf(childNames);
    const wanted = request.targetWords ?? [];
    const typed = [request.topic, childNames, ...wanted]
      .flatMap((text) => tokensOf(text))
      .map(({ folded }) => folded);
    const kept = new Map(Object.entries(known).filter(([, standIn]) => !typed.includes(fold(standIn))));
    const taken = new Set([
      ...typed,
      ...told.flatMap((text) => tokensOf(text)).map(({ folded }) => folded),
      ...[...kept.values()].map(fold),
    ]);
    const names = STAND_IN_NAMES[request.language];
    const isFree = ({ name }: { name: string }) => !taken.has(fold(name));
    const drawnFor = (real: string): string => {
      const near = names
        .filter(isFree)
        .map((one) => ({ ...one, far: distance(real, one) }))
        .sort((one, other) => one.far - other.far);
      const close = near.filter(({ far }) => far <= near[0]!.far + 1);
      return drawnBy(`${id} ${this.#names.length}`, close.length > 0 ? close : names).name;
    };
    const draw = (real: string): string => {
      const standIn = given[this.#names.length] ?? kept.get(real) ?? drawnFor(real);
      taken.add(fold(standIn));
      return standIn;
    };
    for (const real of namesIn(childNames)) {
      const standIn = draw(real);
      const own = parts.filter((words) => namesIn(words.join(' ')).includes(real)).flat();
      const words = new Set(own.flatMap((word) => tokensOf(word).map(({ folded }) => folded)));
      for (const word of words)
        if (!this.#places.has(word) && !JOINING.has(word)) this.#places.set(word, this.#names.length);
      this.#names.push({ real, standIn, folded: fold(standIn), words });
    }
    for (const real of capitalised) {
      const folded = fold(real);
      if (this.#places.has(folded)) continue;
      this.#places.set(folded, this.#names.length);
      this.#capitalised.add(folded);
      const standIn = draw(real);
      this.#names.push({ real, standIn, folded: fold(standIn), words: new Set([folded]) });
    }
    for (const [word, place] of this.#places) {
      const bare = withoutRuns(word);
      if (bare.length < 3 || WORD_NAMES.has(word)) continue;
      for (const form of [bare, `${bare}s`]) if (!this.#inflected.has(form)) this.#inflected.set(form, place);
    }
    const tonight = namesIn(request.childNames).length;
    const words = new Set(this.#places.keys());
    for (const [form, name] of forms ?? petNamesIn(told, words))
      this.#forms.set(form, this.#places.get(name)!);
    const inTopic = petNamesInTopic(request.topic, words);
    const formInTopic = ({ folded }: Token) => this.#places.get(inTopic.get(folded) ?? '') ?? null;
    const free = names.filter(isFree);
    const otherNames = Array.from({ length: OTHER_NAMES }, (_, n) => {
      const { name } = drawnBy(`${id} other ${n}`, free);
      free.splice(0, free.length, ...free.filter((one) => one.name[0] !== name[0]));
      return name;
    });
    this.request = {
      ...request,
      topic: this.#hidden(request.topic, formInTopic),
      childNames: this.#names
        .slice(0, tonight)
        .map(({ standIn }) => standIn)
        .join(', '),
      ...(request.targetWords && { targetWords: request.targetWords.map((word) => this.hide(word)) }),
      otherNames,
    } as unknown as HiddenRequest;
  }

  /** Stand-ins, in the order of the names. */
  get names(): string[] {
    return this.#names.map(({ standIn }) => standIn);
  }

  /** Stand-ins by the typed names. */
  get byName(): Record<string, string> {
    return Object.fromEntries(this.#names.map(({ real, standIn }) => [real, standIn]));
  }

  /** Text with stand-ins for the typed names. */
  hide(text: string): string {
    return this.#hidden(text, (token) => (token.isCapital ? (this.#forms.get(token.folded) ?? null) : null));
  }

  /** @param formAt place of the name that a word is a form of; null for none */
  #hidden(text: string, formAt: (token: Token) => number | null): string {
    if (this.#names.length === 0) return text;
    let whole = joinedSpellings(text, [...this.#places.keys()]);
    for (const { real, standIn } of this.#names)
      if (UNSPACED.test(real)) whole = whole.replaceAll(real, ` ${standIn} `);
    const tokens = tokensOf(whole);
    // In capitals only a capital says nothing; a word with both kinds of letters shows that the text has them.
    const hasCase = tokens.some(
      ({ isCapital, folded, start, end }) =>
        (!isCapital && folded.length > 2) || (isCapital && /\p{Ll}/u.test(whole.slice(start, end))),
    );
    const places: (number | null)[] = [];
    let hidden = '';
    let from = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const first = this.#placeAt(whole, tokens, at, hasCase, places) ?? formAt(tokens[at]!);
      places[at] = first;
      if (first === null) continue;
      const { place, last } = this.#nameFrom(whole, tokens, at, first);
      places[at] = place;
      // A single letter is a name only within one, as in *O’Brien*.
      if (last === at && tokens[at]!.folded.length < 2) continue;
      hidden += whole.slice(from, tokens[at]!.start) + this.#names[place]!.standIn;
      from = tokens[last]!.end;
      at = last;
    }
    return hidden + whole.slice(from);
  }

  /**
   * The typed name that a word is part of, as its place; null for none. A word that is also a name is the name with a
   * capital among small letters, else only where it can be nothing else.
   * @param places of the words before it
   */
  #placeAt(
    text: string,
    tokens: readonly Token[],
    at: number,
    hasCase: boolean,
    places: readonly (number | null)[],
  ): number | null {
    const { folded, isCapital, start } = tokens[at]!;
    const place = this.#places.get(folded);
    if (place === undefined && isCapital && !THINGS.has(folded))
      return this.#inflected.get(withoutRuns(folded)) ?? null;
    if (place === undefined || THINGS.has(folded)) return null;
    if (this.#capitalised.has(folded)) return isCapital ? place : null;
    const [before = '', after = ''] = [tokens[at - 1]?.folded, tokens[at + 1]?.folded];
    const gap = text.slice(tokens[at - 1]?.end ?? 0, start);
    const isBeginning = at === 0 || /[.!?…:;,]/u.test(gap);
    if (isFunctionWord(folded) && folded.length > 1) {
      if (!isCapital || !isBeginning) return isCapital ? place : null;
      const isForeign = !FUNCTION_WORDS[this.#language].has(folded);
      return isForeign || AFTER_NAME.has(after) ? place : null;
    }
    if (!WORD_NAMES.has(folded) || (isCapital && hasCase)) return place;
    if (BEFORE_A_NAME.has(before)) return place;
    if (JOINERS.has(before) && typeof places[at - 2] === 'number') return place;
    return isBeginning && after !== '' && !AFTER_WORD.has(after) ? place : null;
  }

  /**
   * The name that begins at a token, and its last token. Of several that share the word, *María José* and *María de la
   * Luz*, the one with most of its words there; then the one that has no others.
   * @param first place of the first name with the word
   */
  #nameFrom(text: string, tokens: readonly Token[], at: number, first: number) {
    const { folded } = tokens[at]!;
    let best = { place: first, last: this.#lastOf(text, tokens, at, first) };
    const left = ({ place, last }: typeof best) => this.#names[place]!.words.size - (last - at + 1);
    for (const [place, { words }] of this.#names.entries()) {
      if (place === first || !words.has(folded)) continue;
      const found = { place, last: this.#lastOf(text, tokens, at, place) };
      if (found.last > best.last || (found.last === best.last && left(found) < left(best))) best = found;
    }
    return best;
  }

  /** Last token of a name that begins at a token. */
  #lastOf(text: string, tokens: readonly Token[], at: number, place: number): number {
    const { words } = this.#names[place]!;
    const used = new Set([tokens[at]!.folded]);
    let last = at;
    for (let next = at + 1; next < tokens.length; next += 1) {
      const gap = text.slice(tokens[next - 1]!.end, tokens[next]!.start);
      const { folded } = tokens[next]!;
      // *Will will go*: the second is no part of the first.
      if (!/^[ '’.-]{1,2}$/u.test(gap) || !words.has(folded) || used.has(folded)) break;
      used.add(folded);
      // *María de la Luz*: a joining word belongs to the name only with a word of it behind.
      if (!JOINING.has(folded)) last = next;
    }
    return last;
  }

  /** Text with the typed names in place of their stand-ins; words that depend on their sound agree. */
  reveal(text: string, language: Language): string {
    if (this.#names.length === 0) return text;
    const standIns = this.#names.map(({ folded }) => folded);
    const known = joinedSpellings(text, standIns);
    const shown: string[] = [];
    let from = 0;
    for (const token of tokensOf(known)) {
      const name = this.#names.find(({ folded }) => isFormOf(token, folded));
      if (!name) continue;
      const word = known.slice(token.start, token.end);
      const isShouted = word.length > 2 && word === word.toLocaleUpperCase();
      const real = isShouted ? name.real.toLocaleUpperCase() : name.real;
      const before = known.slice(from, token.start);
      shown.push(
        agreeing(before, real, language, from > 0),
        isOpening(before, from > 0) ? capital(real) : real,
      );
      from = token.end;
      // *Silas’ hat*: only after an s.
      const bare = /^(['’])(?= \p{Ll})/u.exec(known.slice(from, from + 3));
      if (language === 'en' && bare && endsInS(name.standIn) && !endsInS(name.real)) {
        shown.push(`${bare[1]}s`);
        from += 1;
      }
    }
    return shown.join('') + known.slice(from);
  }

  /** Whether a revealed text still has a word that begins like a stand-in, such as a plural: *the Nadias*. */
  isLeftIn(text: string): boolean {
    return tokensOf(text).some(
      ({ folded, isCapital }) =>
        isCapital &&
        !this.#places.has(folded) &&
        this.#names.some((name) => name.folded.length > 3 && folded.startsWith(name.folded)),
    );
  }

  /** A sentence with stand-ins for the typed names, and its spans where their words now are. */
  hideSpoken(sentence: Spoken): Spoken {
    return changedSpoken(sentence, (text) => this.hide(text));
  }

  /** A piece of the story with the typed names, as the reader gets it. */
  revealPiece(piece: StoryPiece): StoryPiece {
    const { language: own } = this.request;
    const inOwn = (text: string) => this.reveal(text, own);
    return changedPiece(piece, inOwn, (text) => this.reveal(text, otherLanguage(own)));
  }

  /** A piece of the story with the stand-ins, as a provider gets it. */
  hidePiece(piece: StoryPiece): StoryPiece {
    const hide = (text: string) => this.hide(text);
    return changedPiece(piece, hide, hide);
  }
}
