import { z } from 'zod';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LENGTHS,
  LEVELS,
  type Level,
  STORY_TYPES,
  type StoryLength,
} from '../../../contract/options.ts';
import { TOPIC_CLASSES } from './topic-words.ts';

/**
 * A story template: a header of plain data and a body of scenes. `docs/storyteller.md` says how one is written.
 * Both sides of everything are there, Spanish first.
 */
const both = z.tuple([z.string().min(1), z.string().min(1)]);
const ages = z.array(z.enum(AGE_GROUPS).exclude(['default'])).min(1);
/** A class, `any` for all that are not heavy, or one kind of a class: `event:school`, `heavy:pet`, `tale:three-pigs`. */
const topicTag = z
  .string()
  .refine(
    (tag) => tag === 'any' || TOPIC_CLASSES.some((known) => tag.split(':')[0] === known),
    'no such class',
  );
const onlySchema = z.strictObject({
  kinds: z.array(z.enum(STORY_TYPES)).min(1).optional(),
  ages: ages.optional(),
  topics: z.array(topicTag).min(1).optional(),
  creativity: z.array(z.enum(CREATIVITY_LEVELS)).min(1).optional(),
  children: z
    .array(z.enum(['one', 'more']))
    .min(1)
    .optional(),
});
/** For whom a scene or a choice of the cast is; without a line, for all. */
export type Only = z.infer<typeof onlySchema>;

const castChoice = z.object({
  only: onlySchema.optional(),
  gender: z.enum(['m', 'f']).optional(),
  name: both.optional(),
  forms: z.record(z.string(), both).optional(),
});
export type CastChoice = z.infer<typeof castChoice>;

export const headerSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** One line for writers: who wants what, what is in the way, how it ends. */
  plot: z.string().min(20),
  kinds: z.array(z.enum(STORY_TYPES)).min(1),
  ages,
  topics: z.array(topicTag).min(1),
  titles: z.array(both).min(2),
  /** How many scenes of each pool a story of each length tells. */
  take: z.record(z.string(), z.strictObject({ short: z.int(), medium: z.int(), long: z.int() })),
  cast: z.record(z.string().regex(/^[a-z]+$/), z.array(castChoice).min(1)),
  /** "shown" or "shown: form, form" in each language; found in the story by form. */
  words: z.array(both).min(12),
  questions: z.array(both).length(3),
});
export type Header = z.input<typeof headerSchema>;

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
