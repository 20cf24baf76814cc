import type { Both, Side } from './lexicon.ts';
import * as known from './topic-words.ts';

/** Text of a topic, before its grammar. */

/** Sentences of a topic. Only the first is told. */
export const sentencesOf = (text: string): string[] =>
  text.split(/[.;:!\n]+|(?<=\?)/).filter((part) => /\p{L}{2}/u.test(part));

/** Cleans free text to one plain line: no markup, no links, no control or decorative characters, no capitals only. */
export function plainLine(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>|https?:\/\/\S+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}'’\-,.;:!?¿¡ \n]/gu, ' ');
  const [first = ''] = sentencesOf(plain);
  const line = first
    .replace(/(^|\s)[-'’,]+(?=\s|$)/g, ' ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .split(' ')
    .map((word) => word.slice(0, 30))
    .join(' ');
  return line.length > 4 && line === line.toLocaleUpperCase() ? line.toLocaleLowerCase() : line;
}

export const withoutRequest = (line: string) =>
  known.REQUESTS.reduce((rest, pattern) => rest.replace(pattern, ''), line);

/** Who uses a wheelchair and nothing else by the same verb; in Spanish what it does follows in a clause. */
const WHEELCHAIR: Record<Side, readonly [used: RegExp, seated: string]> = {
  es: [
    / que (?:usa|tiene|lleva|va en|está en) (?:una )?silla de ruedas(?! (?:y|que)(?!\p{L}))(?<more> )?/u,
    ' en silla de ruedas',
  ],
  en: [
    / (?:who|that) (?:uses|has|is in|rides in) a wheelchair(?! and(?!\p{L}))(?<more> )?/u,
    ' in a wheelchair',
  ],
};
/** A wheelchair is how a hero moves, and not what it does: "a girl who uses a wheelchair explores". */
export function withWheelchair(line: string, side: Side): string {
  const [used, seated] = WHEELCHAIR[side];
  const clause = side === 'es' ? ' que ' : ' ';
  return line.replace(used, (_, more: string | undefined) => (more === undefined ? seated : seated + clause));
}

export const quoted = ({ es, en }: Both): Both => ({ es: `«${es}»`, en: `“${en}”` });
export const bothOf = (line: string): Both => {
  const [es = '', en = ''] = line.split(' = ');
  return { es, en };
};

/** Number of a text, to choose by: the same for the same text. */
export const numberOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7);

/** Letters without accents, in small. */
export const letters = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLocaleLowerCase();

export const capitals = ({ es, en }: Both): Both => ({
  es: `${es.charAt(0).toLocaleUpperCase()}${es.slice(1)}`,
  en: `${en.charAt(0).toLocaleUpperCase()}${en.slice(1)}`,
});
