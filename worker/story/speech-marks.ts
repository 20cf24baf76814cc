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
const OPENS_SPEECH = /(?:^|[“"«—–¿¡(])\s?$/u;
const SPEECH_OPENS = /^[“"«—–]/u;
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
  for (let at = 0; at < whole.length; ) {
    const sign = whole[at]!;
    let by: string | null | undefined;
    let end = at + 1;
    if (sign === '<') {
      [by, end] = openingAt(whole, at, ids);
      if (by) ids.add(by);
    } else if (sign === '>' || (sign === '/' && whole[at + 1] === '>')) {
      end = sign === '/' ? at + 2 : end;
      const [id = ''] = ID_BEFORE_END.exec(text.slice(-12)) ?? [];
      const before = text.slice(0, text.length - id.length);
      const isId =
        id !== '' && (ids.has(id) || OPENS_SPEECH.test(before) || SPEECH_OPENS.test(whole.slice(end)));
      const isAlone = isId && !/[\p{L}\p{N}]$/u.test(before);
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
    } else if (text === '' || OPENS_SPEECH.test(text)) {
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

/** Beginning of the cast line, whole or broken. */
const CAST_LINE = /^[\s*_#`"'-]*(?:<\s*\/?\s*(?:cast|reparto)\b\s*[:>]?\s*:?|(?:cast|reparto)\s*[:>])/iu;
/** Whether more text may make a line a cast line. */
const MAY_BE_CAST =
  /^[\s*_#`"'-]*<?\s*\/?\s*(?:c|ca|cas|cast|r|re|rep|repa|repar|repart|reparto)?\s*[:>]?$/iu;
const AGES: readonly string[] = ['small', 'adult', 'old'] satisfies CastMember['age'][];
/** `fox: the fox, adult, m` or `fox: the fox = el zorro, adult, m`. */
const ENTRY =
  /^[\s*<-]*([a-z][a-z0-9]{0,11})\s*>?\s*[:=]\s*([^,;<>]{1,60}),\s*([a-z]{1,12})\s*(?:[,\s]\s*([a-z]{1,12})?)?[\s.]*$/iu;

/** Whether a line, or more of it, may be the list of the cast. */
export const mayBeCast = (line: string): boolean => CAST_LINE.test(line) || MAY_BE_CAST.test(line);

/**
 * Members in the cast line; entries that cannot be read are left out. Null for any other line.
 * @param isAfterCast whether a cast line came before: each member may have a line
 */
export function castIn(line: string, isAfterCast = false): CastMember[] | null {
  const [found] = CAST_LINE.exec(line) ?? [];
  if (found === undefined && !(isAfterCast && line.split(';').every((entry) => ENTRY.test(entry))))
    return null;
  return membersIn(line.slice(found?.length ?? 0));
}

/** Members of a list `id: name, age, gender; …`. */
export function membersIn(list: string): CastMember[] {
  return list.split(';').flatMap((entry): CastMember[] => {
    const [, id = '', names = '', age = '', gender] = ENTRY.exec(entry) ?? [];
    const [name = '', translatedName = ''] = names.split('=').map((each) => each.trim());
    if (name === '' || !AGES.includes(age.toLowerCase())) return [];
    return [
      {
        ...{ id: id.toLowerCase(), name, ...(translatedName !== '' && { translatedName }) },
        age: age.toLowerCase() as CastMember['age'],
        gender: gender === 'f' || gender === 'm' ? gender : null,
      },
    ];
  });
}
