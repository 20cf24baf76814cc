/** What a model says to the person who asked, before the story begins: "Sure! Here is a story about a fox:". */

/** Agreement, which may stand alone or before the rest. */
const AGREES =
  '¡?(?:claro(?: que sí)?|por supuesto|desde luego|cómo no|con (?:mucho )?gusto|perfecto|muy bien|vale' +
  '|sure(?: thing)?|certainly|of course|absolutely|okay|ok|all ?right|great|gladly)[!,.…]+';
const OFFERS =
  '(?:aquí (?:tienes|tenéis|tiene|está|va|te dejo|os dejo)|(?:te|os) (?:presento|dejo|traigo|comparto)' +
  "|here(?:['’]s| is| are| you go| you are)|below is|i(?:['’]ve| have) (?:written|created|made|prepared))";
const A_STORY = /\b(?:story|tale|version|cuento|historia|relato|versión)\b/iu;

const MARKS = '[\\s*_]*';
const OFFER = new RegExp(`^${MARKS}(?:${AGREES}\\s+)*${OFFERS}(?=[\\s,:])`, 'iu');
const AGREEMENT = new RegExp(`^${MARKS}(?:${AGREES}${MARKS})+$`, 'iu');
/** Where an offer ends; nothing that a name or a number has in its middle. */
const END = /[:.!…]+[*_]*(?=\s|$)/u;

/** Characters. What is longer is told to a child. */
const LONGEST = 240;

/** What stays of a line that is introduced as a story, or null while nobody can say yet. */
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
 * The first line of a story, without what its model says before it.
 * @param line as far as it has come
 * @param isWhole whether it has ended
 * @returns null while it depends on what follows; an empty line when nothing of the story is in it
 */
export function withoutIntroduction(line: string, isWhole: boolean): string | null {
  // A heading is a title, whatever it says.
  if (/^\s*#/u.test(line)) return line;
  if (isWhole && AGREEMENT.test(line)) return '';
  for (let rest = line; ; ) {
    const after = afterOffer(rest, isWhole);
    if (after === null || after === rest) return after;
    rest = after;
  }
}
