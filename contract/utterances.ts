/** A sentence with the spans of direct speech in it, as the schemas have them. */
type Spoken = { text: string; speech?: readonly { by: string; start: number; end: number }[] | undefined };

/** Part of a sentence that one voice speaks. `by`: id of the figure; null for the narrator. */
export type Utterance = { text: string; by: string | null };

/**
 * Marks that open speech: a raya after a blank, quotation marks. A raya after a letter closes the narrator's words. The
 * look behind begins a run of marks once, so that a long one is read in linear time.
 */
const OPENING = /(?:(?:^|(?<=\s))[—–]\s?)?(?<![«“‘"¿¡(])[«“‘"¿¡(]*$/;
const CLOSING = /^[»”’".,;:!?…)]*/;
const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * Utterances of a sentence, in order: their texts joined are the sentence. Marks around spoken words belong to them, so
 * that no utterance is punctuation alone.
 */
export function utterancesOf({ text, speech = [] }: Spoken): Utterance[] {
  const made: Utterance[] = [];
  let from = 0;
  for (const [place, { by, start, end }] of speech.entries()) {
    const opening = from + text.slice(from, start).search(OPENING);
    const told = text.slice(from, opening);
    const last = made.at(-1);
    const isTold = HAS_WORD.test(told);
    if (isTold) made.push({ text: told, by: null });
    else if (last) last.text += told;
    const next = speech[place + 1]?.start ?? text.length;
    const closing = end + CLOSING.exec(text.slice(end, next))![0].length;
    made.push({ text: text.slice(isTold || last ? opening : from, closing), by });
    from = closing;
  }
  const rest = text.slice(from);
  const last = made.at(-1);
  if (last && !HAS_WORD.test(rest)) last.text += rest;
  else made.push({ text: rest, by: null });
  return made;
}

/** Names of the figures by their ids, as labels with a capital, in the story's own language or in its other one. */
export const castNames = (
  cast: readonly { id: string; name: string; translatedName?: string | undefined }[] | undefined,
  isTranslation: boolean,
): ReadonlyMap<string, string> =>
  new Map(
    cast?.map(({ id, name, translatedName }) => {
      const told = (isTranslation ? translatedName : undefined) ?? name;
      return [id, told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
    }),
  );
