import { LANGUAGE_WORDS, LEVELS, OPTION_ALIASES, STORY_TYPES } from '../../../../contract/options.ts';
import type { Example, ExampleDocument, MiddleDrawing } from '../../../../contract/schemas/examples.ts';
import { Problem } from '../../api/problem.ts';
import { fieldsOf, textOr } from '../../lib/json-fields.ts';
import { AGE_FILTERS, oneOf } from './filters.ts';

/**
 * Parser of the examples. Our own API sends every field; another server with the same specification may send only an
 * `id`. Missing and unknown values get their defaults here, so that no component has to check.
 */

const wordOr = <Default>(value: unknown, otherwise: Default): string | Default =>
  textOr(value, '').trim() || otherwise;

/** Language word of the examples, from that word or a code. */
const languageWord = (value: unknown) =>
  LANGUAGE_WORDS.find((word) => word === value || OPTION_ALIASES.language[word] === value);

const levelNamed = (value: unknown) =>
  oneOf(LEVELS, value) ?? (Object.hasOwn(OPTION_ALIASES.englishLevel, `${value}`) ? 'beginner' : null);

function readAlt(value: unknown): Example['alt'] {
  const { es, en } = fieldsOf(value);
  return { es: textOr(es, ''), en: textOr(en, '') };
}

function readMiddle(value: unknown): MiddleDrawing | null {
  const { path, paragraph, alt } = fieldsOf(value);
  if (typeof path !== 'string' || typeof paragraph !== 'number') return null;
  return { path, paragraph, alt: readAlt(alt) };
}

function readExample(value: unknown): Example | null {
  const given = fieldsOf(value);
  const id = typeof given.id === 'number' ? String(given.id) : wordOr(given.id, null);
  if (id === null) return null;
  return {
    id,
    title: wordOr(given.title, `Story ${id}`),
    age: oneOf(AGE_FILTERS, given.age) ?? 'all',
    language: languageWord(given.language) ?? 'spanish',
    level: levelNamed(given.level) ?? 'beginner',
    type: oneOf(STORY_TYPES, given.type) ?? 'original',
    // Browsers name only countries with a code of two capitals.
    country: /^[A-Z]{2}$/.test(textOr(given.country, '')) ? textOr(given.country, null) : null,
    protagonista: wordOr(given.protagonista, null),
    alt: readAlt(given.alt),
    textPath: wordOr(given.textPath, null),
    audioPath: wordOr(given.audioPath, null),
    imagePath: textOr(given.imagePath, `images/${id}.jpg`),
    middle: readMiddle(given.middle),
    duration: typeof given.duration === 'number' ? given.duration : null,
    voice: textOr(given.voice, null),
  };
}

/** Answer of `GET /api/examples`. Entries without an id are dropped. @throws Problem when it is no list */
export function readExamples(answer: unknown): Example[] {
  if (!Array.isArray(answer)) throw new Problem({ code: 'unexpected_answer', status: 200 });
  return answer.map(readExample).filter((example) => example !== null);
}

/** Used fields of `GET /api/examples/{id}`: no sentences when the server does not split the text. */
export function readDocument(answer: unknown): Pick<ExampleDocument, 'content' | 'sentences' | 'narration'> {
  const { content, sentences, narration } = fieldsOf(answer);
  const isTimed = Array.isArray(fieldsOf(narration).timeline);
  return {
    content: textOr(content, null),
    sentences: Array.isArray(sentences) ? sentences : [],
    narration: isTimed ? (narration as ExampleDocument['narration']) : null,
  };
}
