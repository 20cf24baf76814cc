/** Phrases that a model addresses to the user before a story: "Sure! Here is a story about a fox:". */

/** Agreement: alone or before another phrase. */
const AGREES =
  '¡?(?:claro(?: que sí)?|por supuesto|desde luego|cómo no|con (?:mucho )?gusto|perfecto|muy bien|vale' +
  '|sure(?: thing)?|certainly|of course|absolutely|okay|ok|all ?right|great|gladly)[!,.…]+';
const OFFERS =
  '(?:aquí (?:tienes|tenéis|tiene|está|va|te dejo|os dejo)|(?:te|os) (?:presento|dejo|traigo|comparto)' +
  "|here(?:['’]s| is| are| you go| you are)|below is|i(?:['’]ve| have) (?:written|created|made|prepared))";
const A_STORY = /\b(?:story|tale|version|cuento|historia|relato|versión)\b/iu;

const MARKS = '[\\s*_]*';
/** A greeting before an offer; alone it may be the story's. */
const GREETS = '¡?(?:hola|buenas(?: noches)?|hello|hi(?: there)?|hey|genial|excelente|encantad[oa])[!,.…]+';
const OFFER = new RegExp(`^${MARKS}(?:${GREETS}\\s+)?(?:${AGREES}\\s+)*${OFFERS}(?=[\\s,:])`, 'iu');
const AGREEMENT = new RegExp(`^${MARKS}(?:${AGREES}${MARKS})+$`, 'iu');
/** End of an offer: no character that occurs inside names or numbers. */
const END = /[:.!…]+[*_]*(?=\s|$)/u;

/** Maximum length of an introduction, in characters; a longer line is story. */
const LONGEST = 240;

/** Rest of a line after an introduction of a story; null while undecided. */
function afterOffer(line: string, isWhole: boolean): string | null {
  const offer = OFFER.exec(line);
  if (!offer) return line;
  const end = END.exec(line.slice(offer[0].length));
  const length = end ? offer[0].length + end.index + end[0].length : line.length;
  if (length > LONGEST) return line;
  if (!isWhole && length === line.length) return null;
  if (end === null || !A_STORY.test(line.slice(0, length))) return line;
  return line.slice(length).trimStart();
}

/**
 * Removes the introduction from the first line of a story.
 * @param line the text received so far
 * @param isWhole whether the line has ended
 * @returns null while undecided; an empty line when it is only an introduction
 */
export function withoutIntroduction(line: string, isWhole: boolean): string | null {
  // A heading is always a title.
  if (/^\s*#/u.test(line)) return line;
  if (isWhole && AGREEMENT.test(line)) return '';
  for (let rest = line; ;) {
    const after = afterOffer(rest, isWhole);
    if (after === null || after === rest) return after;
    rest = after;
  }
}
