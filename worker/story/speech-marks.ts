import type { CastMember } from '../../contract/schemas/stories.ts';

/**
 * Marks in a model's text. Direct speech stands between `<id>` and `<>`, inside its quotation marks; the last line is
 * `<cast> id: name, age, gender; …`. No children's story has these characters, JSON does not escape them, and models
 * have read them as markup a million times: what breaks a mark leaves one of them, so that the rest can be removed.
 */

/**
 * A mark's place in the text without marks. `by`: the id of who begins to speak, '' for an illegible one; null at the
 * end of speech.
 */
export type Mark = { at: number; by: string | null };

/** A text without its marks. */
export type Marked = { text: string; marks: Mark[] };

const ID = /^[a-z][a-z0-9]{0,11}$/;
/** A whole mark: an id, or up to three words in its place. */
const WHOLE = /<\s{0,2}(\/?)\s{0,2}([\p{L}\p{N}_-]{0,24}(?: [\p{Ll}\p{N}]{1,16}){0,2})\s{0,2}\/?\s{0,2}>/uy;
/** The beginning of a mark that does not end: its id is followed by no small letter. */
const UNENDED = /<\/?(?:([a-z][a-z0-9]{0,11})(?![\p{Ll}\p{N}]))?/uy;
/** Where an id stands that has lost its `<`: right after what opens speech, or right before it. */
const ID_BEFORE_END = /([a-z][a-z0-9]{0,11})$/u;
const OPENS_SPEECH = /[“"«—–¿¡(]\s?$/u;
/** Whether a text ends with what opens speech, or is empty. */
const opensSpeech = (text: string) => text === '' || OPENS_SPEECH.test(text.slice(-2));
const SPEECH_OPENS = /^[“"«—–]/u;
/** Ids that are remembered: more is no story. */
export const MOST_IDS = 24;
/** Longest beginning of a mark, in characters. */
const MARK_LENGTH = 48;

/** Length of a text without a mark at its end that is not whole yet. */
function decidedLength(raw: string): number {
  const at = raw.lastIndexOf('<');
  const isUndecided = at >= 0 && raw.length - at < MARK_LENGTH && !/[>\n“”"«»—.,;:!?]/u.test(raw.slice(at));
  return isUndecided ? at : raw.length;
}

/**
 * Removes all marks, also broken ones.
 * @param known ids of earlier marks of the story
 * @param isAll whether the text is complete; otherwise a mark that may still be written is left out with its beginning
 */
export function readMarks(raw: string, known: ReadonlySet<string> = new Set(), isAll = true): Marked {
  const whole = isAll ? raw : raw.slice(0, decidedLength(raw));
  if (!/[<>]/.test(whole)) return { text: whole, marks: [] };
  const marks: Mark[] = [];
  const ids = new Set(known);
  let text = '';
  for (let at = 0; at < whole.length;) {
    const sign = whole[at]!;
    let by: string | null | undefined;
    let end = at + 1;
    if (sign === '<') {
      [by, end] = openingAt(whole, at, ids);
      if (by && ids.size < MOST_IDS) ids.add(by);
    } else if (sign === '>' || (sign === '/' && whole[at + 1] === '>')) {
      end = sign === '/' ? at + 2 : end;
      const [id = ''] = ID_BEFORE_END.exec(text.slice(-12)) ?? [];
      const before = text.slice(0, text.length - id.length);
      const isId = id !== '' && (ids.has(id) || opensSpeech(before) || SPEECH_OPENS.test(whole.slice(end)));
      const isAlone = isId && !/[\p{L}\p{N}]$/u.test(before.slice(-2));
      if (isAlone) text = before;
      by = isAlone ? '' : null;
    }
    if (by === undefined) {
      text += sign;
      at += 1;
      continue;
    }
    at = end;
    if (by === null) {
      // Spaces that were around the mark.
      if (/^(?:[”"».,;:!?…]|\s|$)/u.test(whole.slice(at))) text = text.trimEnd();
    } else if (opensSpeech(text)) {
      while (/\s/u.test(whole[at] ?? '')) at += 1;
    }
    marks.push({ at: text.length, by });
  }
  return { text, marks };
}

/** The mark at a `<`, and its end. */
function openingAt(raw: string, at: number, ids: ReadonlySet<string>): [by: string | null, end: number] {
  WHOLE.lastIndex = at;
  const whole = WHOLE.exec(raw);
  if (whole) {
    const id = whole[2]!.toLowerCase();
    if (whole[1] === '/' || id === '') return [null, WHOLE.lastIndex];
    return [ID.test(id) ? id : '', WHOLE.lastIndex];
  }
  const joined = [...ids].find((id) => raw.startsWith(id, at + 1));
  if (joined !== undefined) return ['', at + 1 + joined.length];
  UNENDED.lastIndex = at;
  const [found] = UNENDED.exec(raw)!;
  return [found.length > 1 && found !== '</' ? '' : null, at + found.length];
}

/** A text with its marks removed. */
export const withoutMarks = (raw: string, known?: ReadonlySet<string>): string => readMarks(raw, known).text;

/** Decoration before the cast line. */
const DECORATION = /^[\s*_#`"'-]+/u;
/** Beginning of the cast line, whole or broken. */
const CAST_LINE = /^(?:<\s?\/?\s?(?:cast|reparto)\b\s?[:>]?\s?:?|(?:cast|reparto)\s?[:>])/iu;
/** Whether more text may make a line a cast line. */
const MAY_BE_CAST = /^<?\s?\/?\s?(?:c|ca|cas|cast|r|re|rep|repa|repar|repart|reparto)?\s?[:>]?$/iu;
/** Longer than the beginning of any cast line. */
const CAST_LENGTH = 24;
const AGES: readonly string[] = ['small', 'adult', 'old'] satisfies CastMember['age'][];
/** `fox: the fox, adult, m` or `fox: the fox = el zorro, adult, m`. */
const ENTRY =
  /^<?([a-z][a-z0-9]{0,11}) ?>? ?[:=] ?([^,;<>]{1,80}), ?([a-z]{1,12})(?:,? ([a-z]{1,12}))?[,.]?$/iu;

/** Beginning of a line that may be the list of the cast. */
const beginningOf = (line: string) =>
  line
    .slice(0, 4 * CAST_LENGTH)
    .replace(DECORATION, '')
    .slice(0, CAST_LENGTH);

/** Whether a line, or more of it, may be the list of the cast. */
export function mayBeCast(line: string): boolean {
  const beginning = beginningOf(line);
  return CAST_LINE.test(beginning) || (beginning.length < CAST_LENGTH && MAY_BE_CAST.test(beginning));
}

/**
 * Members in the cast line; entries that cannot be read are left out. Null for any other line.
 * @param isAfterCast whether a cast line came before: each member may have a line
 */
export function castIn(line: string, isAfterCast = false): CastMember[] | null {
  const [found] = CAST_LINE.exec(beginningOf(line)) ?? [];
  if (found === undefined)
    return isAfterCast && line.split(';').every((entry) => memberIn(entry) !== null) ? membersIn(line) : null;
  return membersIn(line.slice(line.indexOf(found) + found.length));
}

/** Members of a list `id: name, age, gender; …`. */
export const membersIn = (list: string): CastMember[] =>
  list.split(';').flatMap((entry) => memberIn(entry) ?? []);

/** Longest entry, in characters. */
const ENTRY_LENGTH = 160;

function memberIn(entry: string): CastMember | null {
  const folded = entry
    .slice(0, ENTRY_LENGTH)
    .replace(/\s+/gu, ' ')
    .replace(/^[ -]+/u, '')
    .trim();
  const [, id = '', names = '', age = '', gender] = ENTRY.exec(folded) ?? [];
  const [name = '', translatedName = ''] = names.split('=').map((each) => each.trim());
  if (name === '' || !AGES.includes(age.toLowerCase())) return null;
  return {
    id: id.toLowerCase(),
    name,
    ...(translatedName !== '' && { translatedName }),
    age: age.toLowerCase() as CastMember['age'],
    gender: gender === 'f' || gender === 'm' ? gender : null,
  };
}
