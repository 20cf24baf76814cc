import { z } from 'zod';
import { LENGTHS, LEVELS, type Level, type StoryLength } from '../../../contract/options.ts';
import { type Header, type Only, onlySchema } from './header.ts';

export type Pair = {
  es: string;
  en: string;
  /** Left out when the story is too long. */
  optional: boolean;
  /** Meant to be heard more than once. */
  refrain: boolean;
};
export type Scene = {
  name: string;
  /** The shortest story that tells it. */
  from: StoryLength;
  pool: string | null;
  only: Only;
  /** Per level: paragraphs of pairs. */
  told: Record<Level, Pair[][]>;
};
export type Template = Header & { scenes: () => readonly Scene[] };

/** Read when it is first told: a process that tells no story pays nothing. */
export function storyTemplate(header: Header, body: string): Template {
  let scenes: Scene[] | null = null;
  return {
    ...header,
    scenes() {
      scenes ??= readBody(header, body);
      return scenes;
    },
  };
}

/** @throws Error that names template and line when the body cannot be read */
export function readBody(header: Header, body: string): Scene[] {
  const scenes: Scene[] = [];
  let told: Pair[][] | null = null;
  let paragraph: Pair[] = [];
  let spanish: string | null = null;
  for (const [index, raw] of body.split('\n').entries()) {
    const fail = (why: string): never => {
      throw new Error(`${header.id}, line ${index + 1} of the body: ${why}: ${raw}`);
    };
    const line = raw.trim();
    if (line.startsWith('//')) continue;
    if (line === '' || line.startsWith('==') || line.startsWith('--')) {
      if (spanish !== null) fail('the English side of the line above is missing');
      paragraph = [];
      const [, mark, words = ''] = /^(==|--) *(.*)$/.exec(line) ?? [];
      if (mark === '==') {
        scenes.push(readScene(header, words.split(/\s+/), fail));
        told = null;
      } else if (mark === '--') {
        const level = LEVELS.find((known) => known === words) ?? fail('no such level');
        told = scenes.at(-1)?.told[level] ?? fail('a level before any scene');
        if (told.length > 0) fail('this level was told above');
      }
    } else if (told === null) {
      fail('a sentence before any level');
    } else if (spanish === null) {
      spanish = line;
    } else {
      const [mark = '', es = ''] = [spanish[0], spanish.replace(/^[+*] */, '')];
      const pair = { es, en: line.replace(/^[+*] */, ''), optional: mark === '+', refrain: mark === '*' };
      const shapes = [pair.es, pair.en].map((side) =>
        [...side.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside.split('/').length).join(),
      );
      if (shapes[0] !== shapes[1]) fail('the two sides have not the same alternatives');
      if (paragraph.length === 0) told.push(paragraph);
      paragraph.push(pair);
      spanish = null;
    }
  }
  for (const { name, told: levels } of scenes) {
    const missing = LEVELS.find((level) => levels[level].length === 0);
    if (missing) throw new Error(`${header.id}: scene ${name} is not told for ${missing}`);
  }
  return scenes;
}

/** `== name medium in errands ages=3-5,6-8` */
function readScene(header: Header, words: string[], fail: (why: string) => never): Scene {
  const [name = '', ...rest] = words;
  const scene: Scene = {
    ...{ name, from: 'short', pool: null, only: {} },
    told: { beginner: [], intermediate: [], advanced: [] },
  };
  const limits: Record<string, string[]> = {};
  for (const [index, word] of rest.entries()) {
    const [key = '', values] = word.split('=');
    if (values !== undefined) limits[key] = values.split(',');
    else if (LENGTHS.includes(word as StoryLength)) scene.from = word as StoryLength;
    else if (rest[index - 1] === 'in' && header.take[word]) scene.pool = word;
    else if (word !== 'in') fail(`what is ${word}?`);
  }
  const only = onlySchema.safeParse(limits);
  if (!only.success) fail(z.prettifyError(only.error));
  return { ...scene, only: only.data ?? {} };
}
