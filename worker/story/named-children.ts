import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { withoutPiledMarks } from '../../contract/typed-text.ts';
import { isNameBefore } from './opening-names.ts';
import { petNameKind } from './pet-names.ts';
import { fold } from './search-words.ts';
import { GENDER_OF_NAMES, isKnownName, WORD_NAMES } from './stand-in-names.ts';

/**
 * Which words of a story name a child: the typed names, and a name that was typed in the topic or in a changed sentence
 * alone. Feeds and links without names hide these.
 */

type Typed = Pick<StoryRequest, 'topic' | 'childNames'>;

/** Articles that turn the next word into a common noun. Without "el" and "la", which many families put before names. */
const ARTICLES = 'un una unos unas a an some the'.split(' ');
/** Before a word with a capital, these make it the noun that some write with one: "la Luna", "the Moon". */
const BEFORE_NOUN = new Set('un una unos unas el la los las del al the'.split(' '));
const JOINS = new Set(['y', 'e', 'and']);

/** Words that are not names, though a title may begin with them. */
const COMMON = new Set([
  ...ARTICLES,
  ...'el la los las lo al del de en y e o u ni que con sin por para como cuando donde quien a su sus mi mis tu tus se no si'.split(
    ' ',
  ),
  ...'este esta estos estas ese esa muy mas cuento cuentos historia historias nino nina ninos ninas hijo hija'.split(
    ' ',
  ),
  ...'of in on at to and or but with without for from by as my your his her its our their is are was who what'.split(
    ' ',
  ),
  ...'when where how this that story stories tale tales boy girl child children son daughter about not'.split(
    ' ',
  ),
  ...'i monday tuesday wednesday thursday friday saturday sunday christmas navidad easter halloween'.split(
    ' ',
  ),
  ...'english spanish mum mummy mom mommy dad daddy mama papa grandma grandpa granny abuela abuelo'.split(
    ' ',
  ),
]);

/**
 * `opens`: it begins the text, a sentence or a speech, where every word has a capital. `next`: the word after it, null
 * behind a mark.
 */
type Word = { told: string; folded: string; isCapital: boolean; opens: boolean; next: string | null };

/** Words of a text, without punctuation. */
function wordsOf(text: string): Word[] {
  const clean = withoutPiledMarks(text).normalize('NFC');
  let end = 0;
  return [...clean.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: told, index }, at, all) => {
    const opens = end === 0 || /[^\s,;\p{L}\p{N}]/u.test(clean.slice(end, index));
    end = index + told.length;
    const after = all[at + 1];
    const next = after && clean.slice(end, after.index).trim() === '' ? after[0] : null;
    return { told, folded: fold(told), isCapital: /^\p{Lu}/u.test(told), opens, next };
  });
}

/** Typed names, and the spellings of each word in the topic. */
function typedWords({ topic, childNames }: Typed) {
  const names = new Set(wordsOf(childNames).flatMap(({ folded }) => (JOINS.has(folded) ? [] : [folded])));
  const words = wordsOf(topic);
  // In capitals throughout, they tell nothing.
  const isShouted = topic === topic.toLocaleUpperCase();
  const typed = new Map<string, { asName: boolean; afterArticle: boolean }>();
  words.forEach(({ folded, isCapital }, place) => {
    if (COMMON.has(folded)) return;
    const before = typed.get(folded);
    const isNoun =
      (!isCapital || isShouted) && place > 0 && ARTICLES.includes(words[place - 1]?.folded ?? '');
    typed.set(folded, {
      // The first word of a topic is capitalised in any case.
      asName: before?.asName || (isCapital && !isShouted && place > 0),
      afterArticle: before?.afterArticle || isNoun,
    });
  });
  return { names, typed };
}

/** Words of several texts: which have a small letter, a capital, and a capital that no beginning explains. */
function spellingsIn(texts: readonly (readonly Word[])[]) {
  const [inSmall, inCapital, within] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const text of texts)
    for (const [place, { folded, isCapital, opens }] of text.entries()) {
      (isCapital ? inCapital : inSmall).add(folded);
      if (isCapital && !opens && !BEFORE_NOUN.has(text[place - 1]!.folded)) within.add(folded);
    }
  return { inSmall, inCapital, within };
}
type Spellings = ReturnType<typeof spellingsIn>;

/**
 * Names that were typed into changed sentences: words with a capital that the rest of the story does not have. A word
 * that only begins sentences is one when it is known as a name, acts, or is the same in both languages.
 * @param changed each changed sentence in the languages that it has
 * @returns the words by their folded form
 */
function typedLater(changed: readonly (readonly string[])[], texts: readonly string[]): Map<string, string> {
  const typed = new Set(changed.flat());
  const { inSmall } = spellingsIn(texts.map(wordsOf));
  const rest = spellingsIn(texts.filter((text) => !typed.has(text)).map(wordsOf));
  const found = new Map<string, string>();
  for (const sides of changed) {
    const told = sides.map(wordsOf);
    const { within } = spellingsIn(told);
    const isInAll = (folded: string) =>
      told.length > 1 &&
      told.every((words) => words.some((word) => word.isCapital && word.folded === folded));
    for (const { folded, told: spelt, isCapital, opens, next } of told.flat()) {
      if (!isCapital || COMMON.has(folded) || rest.inCapital.has(folded)) continue;
      const acts = opens && isNameBefore(spelt, next);
      const isName =
        within.has(folded) || (!inSmall.has(folded) && (isKnownName(folded) || acts || isInAll(folded)));
      if (isName && !found.has(folded)) found.set(folded, spelt);
    }
  }
  return found;
}

/** The name, of these, that a word with a capital is a form of: *Luisito* of *Luis*, *Tommy* of *Tom*. */
function petNameOf(
  folded: string,
  names: ReadonlySet<string>,
  { inSmall, within }: Spellings,
): string | null {
  if (names.has(folded)) return null;
  for (const name of names) {
    const kind = petNameKind(folded, name);
    // A shorter form may be a word: *Mira*, at the beginning of a sentence, and *Miranda*.
    if (kind === 'short' ? within.has(folded) : kind !== null && (within.has(folded) || !inSmall.has(folded)))
      return name;
  }
  return null;
}

/** Forms of names in the texts of a story, folded, each with its folded name. */
export function petNamesIn(texts: readonly string[], names: ReadonlySet<string>): Map<string, string> {
  const told = texts.map(wordsOf);
  const spellings = spellingsIn(told);
  const found = new Map<string, string>();
  for (const folded of spellings.inCapital) {
    const name = petNameOf(folded, names, spellings);
    if (name !== null) found.set(folded, name);
  }
  return found;
}

/**
 * Forms of the typed names in a topic, which a parent may write in small letters and begin with one: *nico va al mar*.
 */
export function petNamesInTopic(topic: string, names: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { folded, isCapital } of wordsOf(topic)) {
    if (names.has(folded) || COMMON.has(folded)) continue;
    for (const name of names) {
      const kind = petNameKind(folded, name);
      const isWord = kind === 'short' || WORD_NAMES.has(name);
      if (kind !== null && (isCapital || !isWord)) found.set(folded, name);
    }
  }
  return found;
}

/**
 * Whether a title may contain a child's name, where the story's text is not at hand: one of the typed names, or a word
 * of the topic that is capitalised there or in the title. An English title capitalises most words, so that a word of
 * the topic in it counts unless the topic says "a dragon".
 */
export function mayNameChild(title: string, options: Typed): boolean {
  const { names, typed } = typedWords(options);
  const called = [...names, ...calledIn(typed)];
  return wordsOf(title).some(({ folded, isCapital }) => {
    if (names.has(folded)) return true;
    const word = typed.get(folded);
    if (word !== undefined) return word.asName || (isCapital && !word.afterArticle);
    return isCapital && called.some((name) => petNameKind(folded, name) !== null);
  });
}

/** Words of the topic that are names whatever the story does: written like one, or known as one. */
const calledIn = (typed: ReturnType<typeof typedWords>['typed']): string[] =>
  [...typed].flatMap(([folded, { asName, afterArticle }]) =>
    asName || (!afterArticle && GENDER_OF_NAMES.has(folded)) ? [folded] : [],
  );

export type NamedChildren = {
  /** Whether a word, as a text has it, names a child. */
  isName: (word: string) => boolean;
  /**
   * Names that were typed in the topic alone, each once, as the story spells them; then those of a form alone, and those
   * that were typed into changed sentences.
   */
  fromTopic: string[];
  /** Forms of names in the story, folded, each with its folded name: *luisito* of *luis*. */
  forms: ReadonlyMap<string, string>;
};

/**
 * A word of the topic is a name where the story gives it a capital, and the topic does too, or the story does within a
 * sentence ("vio a Luna", not "la Luna"), or nothing writes it like a noun.
 * @param story in its own language, which a later translation does not change; `changed`: its changed sentences in the
 * languages that they have
 * @param others sentences of its other side, whose forms of the names are found too
 */
export function namedChildren(
  {
    title,
    sentences,
    changed = [],
  }: { title: string; sentences: readonly string[]; changed?: readonly (readonly string[])[] },
  options: Typed,
  others: readonly string[] = [],
): NamedChildren {
  const { names, typed } = typedWords(options);
  const told = sentences.map(wordsOf);
  const words = [wordsOf(title), ...told].flat();
  const { inSmall, inCapital } = spellingsIn([wordsOf(title), ...told]);
  const { within } = spellingsIn(told);
  const isFromTopic = ({ folded, isCapital }: Word): boolean => {
    const word = typed.get(folded);
    if (!word || !isCapital) return false;
    if (word.asName) return true;
    return !word.afterArticle && (within.has(folded) || !inSmall.has(folded));
  };
  const found = new Map(
    words
      .filter((word) => !names.has(word.folded) && isFromTopic(word))
      .map((word) => [word.folded, word.told]),
  );
  const called = new Set([...names, ...found.keys(), ...calledIn(typed)]);
  const texts = [title, ...sentences, ...others];
  const forms = petNamesIn(texts, called);
  for (const folded of found.keys()) forms.delete(folded);
  const later = changed.length > 0 ? typedLater(changed, texts) : new Map<string, string>();
  for (const folded of [...names, ...found.keys(), ...forms.keys()]) later.delete(folded);
  const inForms = [...new Set(forms.values())].filter((name) => !names.has(name) && !found.has(name));
  const isName = (text: string): boolean => {
    const [word] = wordsOf(text);
    if (!word) return false;
    if (names.has(word.folded)) return word.isCapital || !inCapital.has(word.folded);
    return isFromTopic(word) || (word.isCapital && (forms.has(word.folded) || later.has(word.folded)));
  };
  return { isName, fromTopic: [...found.values(), ...inForms, ...later.values()], forms };
}
