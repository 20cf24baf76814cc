import { z } from 'zod';
import { AGE_GROUPS, CREATIVITY_LEVELS, STORY_TYPES } from '../../contract/options.ts';
import {
  FIGURE_COLOURS,
  FIGURES,
  FRAMES,
  GARMENTS,
  HOURS,
  isOneOf,
  MOODS,
  MOST_FIGURES,
  PLACES,
  POSES,
  RELATIONS,
  SIZES,
  THINGS,
  WEATHERS,
} from '../../contract/scene.ts';
import { TOPIC_CLASSES } from './topic-words.ts';

/**
 * Header of a story template. `storyteller/README.md` describes the notation of the file. Each text is in both
 * languages, Spanish first.
 */
const both = z.tuple([z.string().min(1), z.string().min(1)]);
const ages = z.array(z.enum(AGE_GROUPS).exclude(['default'])).min(1);
/**
 * A class, `any` for all that are not heavy, or one kind of a class: `event:school`, `heavy:pet`, `tale:three-pigs`.
 */
const topicTag = z
  .string()
  .refine(
    (tag) => tag === 'any' || TOPIC_CLASSES.some((known) => tag.split(':')[0] === known),
    'no such class',
  );
export const onlySchema = z.strictObject({
  kinds: z.array(z.enum(STORY_TYPES)).min(1).optional(),
  ages: ages.optional(),
  topics: z.array(topicTag).min(1).optional(),
  creativity: z.array(z.enum(CREATIVITY_LEVELS)).min(1).optional(),
  children: z
    .array(z.enum(['one', 'more']))
    .min(1)
    .optional(),
});
/** Ages and kinds of a scene or of a choice of the cast; without a line, all. */
export type Only = z.infer<typeof onlySchema>;

const figure = z.object({
  gender: z.enum(['m', 'f']).optional(),
  age: z.enum(['small', 'adult', 'old']),
  name: both.optional(),
});
/**
 * What a picture shows, as the line of the answer has it; `kid`, `other`, `hero`, a role, a further speaker or a pool
 * in place of a figure.
 */
const pictureChoice = z.object({
  only: onlySchema.optional(),
  /** Role whose words say the place, if they do; `topic` for those of the topic. Null for that of the beginning. */
  placeOf: z.string().nullable(),
  place: z.enum(PLACES).nullable(),
  /** `topic`: night where the topic says so. */
  hourOf: z.literal('topic').nullable(),
  hour: z.enum(HOURS).nullable(),
  weather: z.enum(WEATHERS).nullable(),
  frame: z.enum(FRAMES).nullable(),
  mood: z.enum(MOODS),
  /** More than a picture has: those of the first ranks are shown. */
  figures: z
    .array(z.string())
    .min(1)
    .max(MOST_FIGURES + 1),
  /** Role whose words say the thing, if they do; `topic` for those of the topic. */
  thingOf: z.string().nullable(),
  thing: z.enum(THINGS).nullable(),
});
export type PictureChoice = z.infer<typeof pictureChoice>;

/** Pictures of a story, and the keys of their lines. */
export const PICTURE_KEYS = { beginning: 'picture', middle: 'middle', end: 'end' } as const;
export type PicturePart = keyof typeof PICTURE_KEYS;
export const PICTURE_PARTS = Object.keys(PICTURE_KEYS) as PicturePart[];

/** A figure that speaks: its name, and what its voice is chosen by. */
export type Figure = z.infer<typeof figure>;

const castChoice = figure.extend({
  only: onlySchema.optional(),
  forms: z.record(z.string(), both).optional(),
});
export type CastChoice = z.infer<typeof castChoice>;

const headerSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** One line for writers: who wants what, what is in the way, how it ends. */
  plot: z.string().min(20),
  kinds: z.array(z.enum(STORY_TYPES)).min(1),
  ages,
  topics: z.array(topicTag).min(1),
  /** The first whose limits fit is shown. */
  pictures: z.record(z.enum(['beginning', 'middle', 'end']), z.array(pictureChoice).min(1)),
  titles: z.array(both).min(2),
  /** Number of scenes from each pool, by the story's length. */
  take: z.record(z.string(), z.strictObject({ short: z.int(), medium: z.int(), long: z.int() })),
  cast: z.record(z.string().regex(/^[a-z]+$/), z.array(castChoice).min(1)),
  /** Further figures that speak, by id. */
  speaks: z.record(z.string().regex(/^[a-z]+$/), figure.required({ name: true })),
  /** "shown" or "shown: form, form" in each language; found in the story by form. */
  words: z.array(both).min(12),
  questions: z.array(both).length(3),
});
export type Header = z.infer<typeof headerSchema>;

/** Reports a mistake in the current line. */
export type Fail = (why: string, line?: number) => never;

const AGES: readonly string[] = ['small', 'adult', 'old'];
/** Before the role that says the thing of a picture. */
const THING = 'thing ';
/** Figures of a picture that the request names, and the topic's thing. */
const OF_THE_ORDER: readonly string[] = ['kid', 'other', 'hero', 'topic'];
/** Place or hour of a later picture that is that of the beginning. */
const SAME = 'same';
const PART_OF = new Map<string, PicturePart>(PICTURE_PARTS.map((part) => [PICTURE_KEYS[part], part]));
const LISTS = ['kinds', 'ages', 'topics'];
const PAIRS: Record<string, 'titles' | 'words' | 'questions'> = {
  title: 'titles',
  word: 'words',
  question: 'questions',
};

/**
 * Parses the lines before the first scene. `headerSchema` validates the values, and a mistake names its line.
 * @throws Error by `fail`
 */
export function readHeader(id: string, lines: readonly string[], fail: Fail): Header {
  const header: Record<string, unknown> = {
    id,
    pictures: { beginning: [], middle: [], end: [] },
    titles: [],
    words: [],
    questions: [],
    take: {},
    cast: {},
    speaks: {},
  };
  /** Line of each value, by its path in the header. */
  const lineOf = new Map<string, number>();
  let choice: { path: string; forms: Record<string, unknown> } | null = null;
  for (const [line, raw] of lines.entries()) {
    if (raw.trim() === '' || raw.trim().startsWith('//')) continue;
    const [, key = fail('not of the form «key: value»', line), value = ''] =
      /^(.+?):(?: +(.*))?$/.exec(raw.trimEnd()) ?? [];
    const words = key.trim().split(/\s+/);
    const [kind = '', name = ''] = words;
    if (raw.startsWith(' ')) {
      if (choice === null) fail('a form without a choice of the cast above it', line);
      choice!.forms[kind] = bothOf(value, line, fail);
      lineOf.set(`${choice!.path}.forms.${kind}`, line);
    } else if (kind === 'plot') {
      header.plot = value;
      lineOf.set('plot', line);
    } else if (LISTS.includes(kind)) {
      header[kind] = value.split(/,\s*/);
      lineOf.set(kind, line);
    } else if (PAIRS[kind]) {
      const all = header[PAIRS[kind]] as unknown[];
      lineOf.set(`${PAIRS[kind]}.${all.length}`, line);
      all.push(bothOf(value, line, fail));
    } else if (kind === 'take') {
      const [short, medium, long] = value.split(' ').map(Number);
      (header.take as Record<string, unknown>)[name] = { short, medium, long };
      lineOf.set(`take.${name}`, line);
    } else if (kind === 'cast') {
      const cast = header.cast as Record<string, unknown[]>;
      cast[name] ??= [];
      const path = `cast.${name}.${cast[name].length}`;
      lineOf.set(path, line);
      const only = conditionsOf(words.slice(2));
      const forms: Record<string, unknown> = {};
      choice = { path, forms };
      cast[name].push({
        ...(Object.keys(only).length > 0 && { only }),
        ...figureOf(words.slice(2), value, line, fail),
        forms,
      });
    } else if (PART_OF.has(kind)) {
      const part = PART_OF.get(kind)!;
      const all = (header.pictures as Record<PicturePart, unknown[]>)[part];
      lineOf.set(`pictures.${part}.${all.length}`, line);
      all.push(pictureOf(words.slice(1), value));
    } else if (kind === 'speaks') {
      lineOf.set(`speaks.${name}`, line);
      (header.speaks as Record<string, unknown>)[name] = figureOf(words.slice(2), value, line, fail);
    } else fail(`unknown key «${kind}»`, line);
    if (kind !== 'cast' && !raw.startsWith(' ')) choice = null;
  }
  const read = headerSchema.safeParse(header);
  if (read.success) {
    checkPictures(read.data, (at, why) => fail(why, lineOf.get(`pictures.${at}`)));
    return read.data;
  }
  const [issue] = read.error.issues;
  const path = issue!.path.map(String);
  const known = path
    .map((_, cut) => path.slice(0, path.length - cut).join('.'))
    .find((one) => lineOf.has(one));
  return fail(`${path.join('.')}: ${issue!.message}`, known === undefined ? undefined : lineOf.get(known));
}

/** In place of the role that says a place: where the topic's hero lives, or has wished to be. */
export const HOME = 'home';
/** What the topic's hero does, in place of a pose. */
export const DOES = 'does';
/** Words of a picture's figure that say how it is and what it does. */
const isActing = (word: string): boolean =>
  isOneOf(FIGURE_COLOURS, word) ||
  isOneOf(GARMENTS, word) ||
  isOneOf(SIZES, word) ||
  isOneOf(MOODS, word) ||
  isOneOf(POSES, word) ||
  word === DOES ||
  isOneOf(RELATIONS, word);

/** Reports a word of a picture that is neither on the list nor one of the template's own, and an unknown role. */
function checkPictures(
  { pictures, cast, speaks, take }: Header,
  fail: (at: string, why: string) => never,
): void {
  for (const part of PICTURE_PARTS)
    for (const [at, { figures, placeOf, thingOf, place }] of pictures[part].entries()) {
      const failAt = (why: string) => fail(`${part}.${at}`, why);
      if (part === 'beginning' && place === null) failAt('the beginning has a place of its own');
      for (const role of [placeOf, thingOf])
        if (role !== null && role !== 'topic' && role !== HOME && !(role in cast))
          failAt(`no role «${role}»`);
      for (const word of figures.flatMap((figure) => figure.split(' '))) {
        const isOwn = word in cast || word in speaks || word in take || OF_THE_ORDER.includes(word);
        if (!isOwn && !isOneOf(FIGURES, word) && !isOneOf(THINGS, word) && !isActing(word))
          failAt(`what is «${word}»?`);
      }
    }
}

/**
 * Parses `forest, night, rain, curious, hero, kid backpack hides behind chest, lamp`; `course village` for a place,
 * `topic day`, `thing topic`, and `same` for a place or an hour of the beginning.
 */
function pictureOf(words: readonly string[], value: string): Record<string, unknown> {
  const [where = '', when = '', ...more] = value.split(/, */);
  const [place, placeOf = null] = where.split(' ').reverse();
  const [hour, hourOf = null] = when.split(' ').reverse();
  const only = conditionsOf(words);
  const thingOf = more.find((word) => word.startsWith(THING)) ?? null;
  const [weather = null] = more.filter((word) => isOneOf(WEATHERS, word));
  const [frame = null] = more.filter((word) => isOneOf(FRAMES, word));
  const [mood, ...rest] = more.filter((word) => word !== weather && word !== frame && word !== thingOf);
  return {
    ...(Object.keys(only).length > 0 && { only }),
    placeOf,
    place: place === SAME ? null : place,
    hourOf,
    hour: hour === SAME ? null : hour,
    weather,
    frame,
    mood,
    figures: rest.filter((word) => !isOneOf(THINGS, word)),
    thingOf: thingOf?.slice(THING.length) ?? null,
    thing: rest.find((word) => isOneOf(THINGS, word)) ?? null,
  };
}

/** Parses `f old` and a name in both languages. */
function figureOf(words: readonly string[], name: string, line: number, fail: Fail): Record<string, unknown> {
  const [gender, ...others] = words.filter((word) => !word.includes('=') && !AGES.includes(word));
  if (others.length > 0) fail(`what is ${others[0]}?`, line);
  return {
    ...(gender && { gender }),
    age: words.find((word) => AGES.includes(word)) ?? 'adult',
    ...(name !== '' && { name: bothOf(name, line, fail) }),
  };
}

/** Parses `kinds=humor,sci-fi` and the like to an `Only`. */
export function conditionsOf(words: readonly string[]): Record<string, string[]> {
  const named = words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]);
  return Object.fromEntries(named.map(([key, values]) => [key, values.split(',')]));
}

function bothOf(value: string, line: number, fail: Fail): [string, string] {
  const [es = '', en, more] = value.split(' = ');
  if (en === undefined || more !== undefined) fail('not of the form «Spanish = English»', line);
  return [es.trim(), en!.trim()];
}
