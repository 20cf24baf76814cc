import type { Gender } from './book.ts';
import { pick } from './random.ts';

/**
 * The prose banks' notation:
 *   [a|b|c]   by level: beginner, intermediate, advanced ([a|b]: beginner, the others)
 *   <a/b/c>   one of them, by chance
 *   {word}    a slot; {Word} is the same with a capital
 *   {a/b}     agrees with the hero: singular, plural
 *   {a/b/c/d} agrees with the hero: masculine, feminine, masculine plural, feminine plural
 *   {c:a/b}   agrees in gender with the companion (o: object, k: keeper); {t:…} with the topic, as with the hero
 *   +(…)+     a detail that may be left out; a line break begins a paragraph
 */
export type Agreement = { gender: Gender; plural: boolean };
export type Setting = {
  level: 0 | 1 | 2;
  words: Record<string, string>;
  hero: Agreement;
  topic: Agreement;
  companion: Gender;
  object: Gender;
  keeper: Gender;
  random: () => number;
};

export type Piece = { text: string; optional: boolean; withCompanion: boolean };

const PAIRS: Record<string, string> = { '[': ']', '<': '>', '{': '}' };

export function capital(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
}

/** Splits at a separator, but not inside brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if (char in PAIRS) depth++;
    else if (char === ']' || char === '>' || char === '}') depth--;
    if (char === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  parts.push(part);
  return parts;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    const char = text[i] as string;
    if (char in PAIRS) depth++;
    else if (char === ']' || char === '>' || char === '}') depth--;
    if (depth === 0) return i;
  }
  throw new Error(`unbalanced template: ${text}`);
}

function form(parts: string[], agreement: Agreement): string {
  const index =
    parts.length === 2
      ? Number(agreement.plural)
      : Number(agreement.gender === 'f') + 2 * Number(agreement.plural);
  const chosen = parts[index];
  if (chosen === undefined) throw new Error(`agreement needs two or four forms: ${parts.join('/')}`);
  return chosen;
}

function slot(inside: string, setting: Setting): string {
  const genders: Record<string, Gender> = { c: setting.companion, o: setting.object, k: setting.keeper };
  const [, entity = 'h', forms = inside] = /^([hcokt]):(.*)$/s.exec(inside) ?? [];
  const parts = split(forms, '/');
  if (parts.length > 1) {
    const gender = genders[entity];
    if (gender !== undefined) return expand(parts[gender === 'm' ? 0 : 1] ?? '', setting);
    return expand(form(parts, entity === 't' ? setting.topic : setting.hero), setting);
  }
  const word = setting.words[inside];
  if (word !== undefined) return word;
  const lower = setting.words[inside.charAt(0).toLowerCase() + inside.slice(1)];
  if (lower === undefined) throw new Error(`unknown slot {${inside}}`);
  return capital(lower);
}

export function expand(text: string, setting: Setting): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (!(char in PAIRS)) {
      out += char;
      continue;
    }
    const end = closing(text, i);
    const inside = text.slice(i + 1, end);
    if (char === '{') out += slot(inside, setting);
    else if (char === '<') out += expand(pick(split(inside, '/'), setting.random), setting);
    else {
      const parts = split(inside, '|');
      out += expand(parts[Math.min(setting.level, parts.length - 1)] ?? '', setting);
    }
    i = end;
  }
  return out;
}

/** Renders a template into its obligatory and its optional pieces, in order. */
export function render(template: string, setting: Setting): Piece[] {
  return template
    .split(/(\+\([\s\S]*?\)\+)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const optional = part.startsWith('+(');
      const source = optional ? part.slice(2, -2) : part;
      return {
        text: expand(source, setting).replace(/^ +| +$/g, ''),
        optional,
        withCompanion: /\{(c:|[Cc]omp)/.test(source),
      };
    })
    .filter((piece) => piece.text.trim() !== '');
}
