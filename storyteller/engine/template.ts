import { z } from 'zod';
import { LENGTHS, LEVELS, type Level, type StoryLength } from '../../contract/options.ts';
import { conditionsOf, type Fail, type Header, type Only, onlySchema, readHeader } from './header.ts';

export type Pair = {
  es: string;
  en: string;
  /** Left out when the story is too long. */
  optional: boolean;
  /** Whether it may be repeated. */
  refrain: boolean;
  /** Who speaks, where a mark says so; `-` for the narrator. */
  by: string | null;
  /** Of the Spanish side, counted from one. */
  line: number;
};
export type Scene = {
  name: string;
  /** The shortest story that contains it. */
  from: StoryLength;
  pool: string | null;
  only: Only;
  /** Per level: paragraphs of pairs. */
  told: Record<Level, Pair[][]>;
};
export type Template = Header & { scenes: () => readonly Scene[] };

/**
 * Parses a template file: its header, and its scenes when they are first needed.
 * @param file path for errors
 * @throws Error with file and line
 */
export function readTemplate(file: string, text: string): Template {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('=='));
  const fail: Fail = (why, line) => {
    throw new Error(`${file}${line === undefined ? '' : `:${line + 1}`}: ${why}`);
  };
  if (start < 0) fail('no scene');
  const id = file.replace(/^.*\//, '').replace(/\.story$/, '');
  const header = readHeader(id, lines.slice(0, start), fail);
  let scenes: Scene[] | null = null;
  return {
    ...header,
    scenes() {
      scenes ??= readScenes(header, lines, start, fail);
      return scenes;
    },
  };
}

function readScenes(header: Header, lines: readonly string[], start: number, failAt: Fail): Scene[] {
  const scenes: Scene[] = [];
  let told: Pair[][] | null = null;
  let paragraph: Pair[] = [];
  let spanish: string | null = null;
  for (const [index, raw] of lines.entries()) {
    if (index < start) continue;
    const fail: Fail = (why) => failAt(why, index);
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
      const [, mark = '', by = null, es = ''] = /^([+*]?) *(?:@(\S*) +)?(.*)$/u.exec(spanish) ?? [];
      if (by !== null && !knowsSpeaker(header, by)) fail(`who is @${by}?`);
      const marks = { optional: mark === '+', refrain: mark === '*' };
      const pair = { es, en: line.replace(/^[+*] */, ''), ...marks, by, line: index };
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
    if (missing) failAt(`scene ${name} is not told for ${missing}`);
  }
  return scenes;
}

const knowsSpeaker = ({ cast, speaks }: Header, by: string) =>
  ['-', 'kid', 'other', 'they'].includes(by) || by in cast || by in speaks;

/** `== name medium in errands ages=3-5,6-8` */
function readScene(header: Header, words: string[], fail: Fail): Scene {
  const [name = '', ...rest] = words;
  const scene: Scene = {
    name,
    from: 'short',
    pool: null,
    only: {},
    told: {
      beginner: [],
      intermediate: [],
      advanced: [],
    },
  };
  for (const [index, word] of rest.entries()) {
    if (word.includes('=')) continue;
    if (LENGTHS.includes(word as StoryLength)) scene.from = word as StoryLength;
    else if (rest[index - 1] === 'in' && header.take[word]) scene.pool = word;
    else if (word !== 'in') fail(`what is ${word}?`);
  }
  const only = onlySchema.safeParse(conditionsOf(rest));
  if (!only.success) fail(z.prettifyError(only.error));
  return { ...scene, only: only.data ?? {} };
}
