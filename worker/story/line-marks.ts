import { withoutIntroduction } from './introduction.ts';

/**
 * What stands at the beginning of a line of a model's prose and is not for the reader: by the line, or its beginning.
 */

/** @param hold more of the line, or of the next one, decides */
export type LineStart =
  | 'hold'
  /** The whole line is not for the reader. */
  | 'drop'
  /** Characters to leave out; the line begins anew behind them. */
  | { skip: number }
  /** The text ends before the line: a model goes on with a conversation of its own. */
  | 'end'
  /** What stands for the whole line. */
  | { line: string }
  /** Nothing more to leave out. `mark` stands before the rest of the line. */
  | { begin: number; mark?: string };

export type LineContext = {
  /** Text behind the line, with its line end; empty while it has none. */
  after: string;
  /** Whether the line has ended. */
  isWhole: boolean;
  /** Whether the text has ended. */
  isAll: boolean;
  /** Lines with text before it. */
  lines: number;
  /** Number of the last item of a list; 0 without one. */
  item: number;
  /** Whether the line before it introduces a list. */
  isIntroduced: boolean;
  /** Whether a hyphen has begun direct speech. */
  hasHyphenSpeech: boolean;
  /** Whether the text is one sentence of a story in two languages. */
  isField: boolean;
};

/** First characters of a line that need a closer look. */
const MAY_BE_MARK = /^[-*_=~+#>|`[({【•‣▪●◦·○■▫➤►✓✔\d]/u;
const FENCE = /^(?:`{3,}|~{3,})\s*[\w+-]*\s*$/u;
const RULE = /^[-*_=~+#\s]*$/u;
const SEPARATOR = /^\|?[\s:|-]+\|?\s*$/u;
const QUOTE = /^>+\s+|^>+(?=>)/u;
const BULLET = /^(?:[•‣▪●◦·○■▫➤►✓✔]\s*|[*+]\s+)(?:\[[ xX]?\]\s*)?/u;
const HYPHEN = /^-\s+(?:\[[ xX]?\]\s*)?/u;
/** Direct speech after a hyphen: its signs, the narrator's hyphen, or a speech mark. */
const SPEECH = /[¡¿!?<"“«]|\s[-–—]\s?\p{L}|\p{L}[-–—]\s|\b(?:dijo|preguntó|respondió|said|asked)\b/u;
const KEYCAP = /^\d\ufe0f?\u20e3\s*/u;
const NUMBER = /^(?:\*\*|__)?(\d{1,2})([.)])(?:\*\*|__)?\s+(?=\S)/u;
const MAY_BE_NUMBER = /^(?:\d\ufe0f?\u20e3?\s*|\d{1,2}[.)]?(?:\*\*|__)?\s*)$/u;
const ENDS_SENTENCE = /[.!?…:]["”»’)*_]*\s*$/u;
/** Longest line of which the end is awaited, in characters. */
export const LONGEST = 400;
const LONGEST_DIRECTION = 120;

/** Labels before the title and the text. */
const LABELS =
  'cuento historia relato story tale assistant asistente ai ia chatgpt bot model modelo respuesta answer output narrador narradora narrator texto text'.split(
    ' ',
  );
const LABEL = new RegExp(`^[*_]{0,3}(?:${LABELS.join('|')})[*_]{0,3}\\s?:\\s*[*_]{0,3}\\s*`, 'iu');
const MAY_BE_LABEL = /^[*_]{0,3}(\p{L}{0,12})[*_]{0,3}\s?(?::\s*[*_]{0,3}\s*)?$/u;
const LABELLED_LINES = 3;
const NEXT_TURN = /^(?:#{1,4}\s)?(?:human|user|usuario|assistant|asistente|instruction|response)\s?:/iu;
const MAY_BE_NEXT_TURN = /^(?:#{1,4}\s)?\p{L}{0,11}\s?$/u;
const TURNS = 'human user usuario assistant asistente instruction response'.split(' ');
const ROLE_ALONE = /^(?:assistant|asistente|model)\s*$/u;
const LABEL_ALONE = /^[*_]{0,3}(?:cuento|historia|relato|story|tale)[*_]{0,3}\s*$/iu;

/** First words of directions for a voice or a stage, in both languages. */
const STAGE =
  /^(?:(?:breve|larga|pequeña|una|un|se (?:oye|escucha)n?|con voz|en voz|voz|tono|suena|música|sonidos?|ruidos?|efectos?|pausa|silencio|suspira|suspiro|suspirando|susurra|susurrando|risas?|ríe|riendo|bosteza|bostezando|canta|cantando|lentamente|despacio|suavemente|aplausos|transición|fundido|imagen|ilustración|dibujo|insertar?|emocionad[oa]|narrador|música)|(?:soft|gentle|brief|short|long|in a|voice|music|sounds?|sfx|noise|effects?|pauses?|silence|sighs?|sighing|whispers?|whispering|laughs?|laughing|laughter|giggles?|yawns?|yawning|sings?|singing|slowly|softly|gently|fade|cut|beat|image|illustration|picture|insert|end of|applause|excited|excitedly|narrator|pause))(?![\p{L}])/iu;
const THE_END = /^(?:fin|the end|end|colorín.*)[.!]?$/iu;
/** A model's count of its words, in brackets. */
const COUNT =
  /(?:n[úu]mero|recuento|total|cantidad|conteo) (?:total )?de palabras|\bpalabras(?: totales)? ?:? ?\d|\b\d+ (?:palabras|words)\b|\bword count\b|\bwords ?: ?\d|\btotal words\b/iu;

/**
 * Whether the words in brackets or between stars are a direction, and no prose.
 * @param most words without a stage's word
 */
function isDirection(said: string, most: number): boolean {
  const words = said.trim().split(/\s+/u).length;
  if (THE_END.test(said.trim())) return false;
  if (COUNT.test(said)) return true;
  if (STAGE.test(said.trim()) && words <= 8 && !/[.!?…]\s*\S/u.test(said))
    return !/[,;]/u.test(said) || words <= 5;
  return words <= most && /^\s*\p{Ll}/u.test(said) && !/[.!?…,;:]/u.test(said);
}

/** Whether words in square brackets are a direction wherever they stand. */
export const isStage = (said: string) => STAGE.test(said) && said.split(/\s+/u).length <= 6;

/** Reads the beginning of a line. @param line without white space before it */
export function lineStart(line: string, context: LineContext): LineStart {
  const { isWhole } = context;
  if (line === '') return isWhole ? { begin: 0 } : 'hold';
  if (line.length > LONGEST) return { begin: 0 };
  const label = context.lines < LABELLED_LINES ? labelAt(line, context) : null;
  if (label !== null) return label;
  if (context.lines > 1) {
    if (NEXT_TURN.test(line)) return 'end';
    const word = line.replace(/^#+\s/u, '').trimEnd().toLowerCase();
    const mayBe = MAY_BE_NEXT_TURN.test(line) && word !== '' && TURNS.some((one) => one.startsWith(word));
    if (mayBe && !isWhole) return 'hold';
  }
  if (!MAY_BE_MARK.test(line)) return { begin: 0 };
  if (line.startsWith('{')) return placeholder(line, isWhole);
  if (FENCE.test(line) || RULE.test(line)) return isWhole ? 'drop' : 'hold';
  if (/^(?:`{1,2}|~)$/u.test(line)) return isWhole ? 'drop' : 'hold';
  const quote = QUOTE.exec(line);
  if (quote) return { skip: quote[0].length };
  if (/^>+$/u.test(line)) return isWhole ? 'drop' : 'hold';
  if (line.startsWith('|')) return row(line, isWhole);
  if (line.startsWith('#')) return heading(line, isWhole);
  const bullet = BULLET.exec(line);
  if (bullet) return bullet[0].length < line.length ? { skip: bullet[0].length } : isWhole ? 'drop' : 'hold';
  if (HYPHEN.test(line)) return hyphen(line, context);
  if (/^\d/u.test(line) || NUMBER.test(line)) return number(line, context);
  if (/^[[(]/u.test(line)) return bracket(line, isWhole);
  if (/^[*_]/u.test(line)) return emphasis(line, context);
  return { begin: 0 };
}

function labelAt(line: string, { isWhole, lines }: LineContext): LineStart | null {
  const label = LABEL.exec(line);
  if (label && label[0].length < line.length) return { skip: label[0].length };
  if (label || ROLE_ALONE.test(line) || (lines > 0 && LABEL_ALONE.test(line)))
    return isWhole ? 'drop' : 'hold';
  const word = MAY_BE_LABEL.exec(line)?.[1]?.toLowerCase();
  const mayBe = word !== undefined && LABELS.some((one) => one.startsWith(word));
  return mayBe && !isWhole ? 'hold' : null;
}

/** A direction in braces; JSON is read elsewhere. */
function placeholder(line: string, isWhole: boolean): LineStart {
  if (!/^\{[^{}"]{0,40}\}?\s*$/u.test(line)) return { begin: 0 };
  if (!isWhole) return 'hold';
  return /\}\s*$/u.test(line) ? 'drop' : { begin: 0 };
}

/** A row of a table as a list of its cells. */
function row(line: string, isWhole: boolean): LineStart {
  if (!isWhole) return 'hold';
  if (SEPARATOR.test(line)) return 'drop';
  const cells = line.split('|').map((cell) => cell.trim());
  return { line: cells.filter((cell) => cell !== '').join(', ') };
}

function heading(line: string, isWhole: boolean): LineStart {
  const [marks, text = ''] = /^[#\s]+/u.exec(line)!;
  const first = line.slice(marks.length);
  if (first === '') return isWhole ? 'drop' : 'hold';
  if (/^#{1,6}\s/u.test(line)) return { begin: marks.length, mark: '# ' };
  if (!/^\p{L}/u.test(first) || text !== '') return { begin: 0 };
  // Hashtags, or a heading without its space.
  if (!isWhole) return 'hold';
  return /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(line) && /\s#/u.test(line)
    ? 'drop'
    : { begin: marks.length, mark: '# ' };
}

function hyphen(line: string, { isWhole, hasHyphenSpeech }: LineContext): LineStart {
  const [mark] = HYPHEN.exec(line)!;
  if (hasHyphenSpeech || SPEECH.test(line.slice(mark.length))) return { begin: 0 };
  return isWhole ? { skip: mark.length } : 'hold';
}

function number(line: string, context: LineContext): LineStart {
  const { after, isWhole, isAll, item, isIntroduced, isField } = context;
  const keycap = KEYCAP.exec(line);
  if (keycap && keycap[0].length < line.length) return { skip: keycap[0].length };
  if (MAY_BE_NUMBER.test(line)) return isWhole ? { begin: 0 } : 'hold';
  const found = NUMBER.exec(line);
  if (!found) return { begin: 0 };
  const [mark, digits, sign] = found;
  const skip = { skip: mark.length };
  const place = Number(digits);
  if (sign === ')' || isField || (item > 0 && place === item + 1)) return skip;
  if (place === 1 && isIntroduced) return skip;
  if (!isWhole) return 'hold';
  // Of one item alone: a heading is no sentence.
  if (!ENDS_SENTENCE.test(line)) return skip;
  if (place > 1) return { begin: 0 };
  const next = after.slice(0, LONGEST).trimStart();
  if (/^2[.)]\s/u.test(next)) return skip;
  return !isAll && /^(?:2[.)]?)?$/u.test(next) ? 'hold' : { begin: 0 };
}

/** A direction in brackets: the whole line, or before its words. */
function bracket(line: string, isWhole: boolean): LineStart {
  const isSquare = line.startsWith('[');
  const found = (isSquare ? /^\[([^[\]]*)\]\s*/u : /^\(([^()]*)\)\s*/u).exec(line);
  if (!found) return isWhole || line.length > LONGEST_DIRECTION ? { begin: 0 } : 'hold';
  const [mark, said = ''] = found;
  const rest = line.slice(mark.length);
  if (isSquare && rest.startsWith(':')) return isWhole ? 'drop' : 'hold';
  if (/^[([.]?$/u.test(rest)) {
    if (!isWhole) return 'hold';
    if (isSquare) return THE_END.test(said.trim()) ? { line: said } : 'drop';
    return isDirection(rest === '.' ? `${said}.` : said, 3) ? 'drop' : { begin: 0 };
  }
  if (isSquare && rest.startsWith('(')) return { begin: 0 };
  const isBefore = isSquare ? isStage(said) || /^\p{Ll}[^.!?]{0,30}$/u.test(said) : STAGE.test(said);
  return isBefore && /^[\p{L}¡¿—–«“"<]/u.test(rest) && isDirection(said, 4)
    ? { skip: mark.length }
    : { begin: 0 };
}

/** A line between stars: a title in bold type, a direction, or words. */
function emphasis(line: string, { isWhole, lines, item }: LineContext): LineStart {
  const [marks] = /^[*_]+/u.exec(line)!;
  const found = /^[*_]+([^*_]+)[*_]+\s*$/u.exec(line);
  if (found) {
    if (!isWhole) return 'hold';
    const said = found[1]!;
    if (marks.length === 1 && isDirection(said, 5)) return 'drop';
    const isTitle =
      marks.length > 1 && item === 0 && lines < LABELLED_LINES && withoutIntroduction(said, true) === said;
    return isTitle ? { begin: marks.length, mark: '# ' } : { begin: 0 };
  }
  const mayGrow = /^[*_]+[^*_]*$/u.test(line) && line.length <= LONGEST_DIRECTION;
  return mayGrow && !isWhole ? 'hold' : { begin: 0 };
}
