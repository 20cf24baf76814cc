/**
 * Line of the model's answer that says what the story's picture shows:
 * `<scene> forest, night, curious, fox red scarf, owl brown, lamp`. It follows the first sentence and is no part of the
 * text. `listedScene` reads what it lists.
 */

/** The label, whole or broken, anywhere; without its `<` only where a line begins. */
const LABEL =
  /<\s?\/?\s?(?:scene|escena)(?![\p{L}\p{N}])[\s:]{0,16}>?|(?<=^[\s*_`"'-]{0,8})(?:scene|escena)\s?[:>]/iu;
/** What may follow a label that has no `>` yet. */
const LABEL_GOES_ON = /^[\s:]*$/u;
/** Beginning of a line that may become a label without `<`. */
const MAY_BE_LABEL = /^[\s*_`"'-]{0,8}(?:sc?e?n?e?|es?c?e?n?a?)\s?$/iu;
/** What may end the list before its line does: `<scene forest, …>`, `<scene>forest, …</scene>`. */
const END = />|<\s?\/?\s?(?:scene|escena)?\s?>/iu;
/** Longest list that is read, in characters. */
const LIST_LENGTH = 400;

/** A scene in a line: the text before its label, its list, and the text behind. */
export type FoundScene = {
  before: string;
  /** From the label on. */
  rest: string;
  /** Null while more text may belong to it. */
  list: string | null;
  after: string;
};

/**
 * Finds the scene in a line, or in its beginning.
 * @param isAll whether the line is complete
 * @returns null for a line without one
 */
export function findScene(line: string, isAll: boolean): FoundScene | null {
  const label = LABEL.exec(line);
  if (!label) return null;
  // More letters may make another word of it.
  if (!isAll && line.length === label.index + label[0].length && /\p{L}$/u.test(line)) return null;
  const before = line.slice(0, label.index);
  const rest = line.slice(label.index);
  const text = rest.slice(label[0].length);
  const mayGrow = !label[0].endsWith('>') && LABEL_GOES_ON.test(text);
  const end = mayGrow ? null : END.exec(text);
  if (end === null && !isAll) return { before, rest, list: null, after: '' };
  const list = text
    .slice(0, end?.index ?? LIST_LENGTH)
    .slice(0, LIST_LENGTH)
    .trim();
  return { before, rest, list, after: end === null ? '' : text.slice(end.index + end[0].length) };
}

/** Whether more text may make a line begin with a label. */
export const mayBeScene = (line: string): boolean => line.length < 24 && MAY_BE_LABEL.test(line);

/** A line without its scene. */
export function withoutScene(line: string): string {
  const found = findScene(line, true);
  return found === null ? line : `${found.before}${found.after}`;
}
