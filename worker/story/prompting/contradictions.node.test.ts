import { expect, test } from 'vitest';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGES,
  LENGTHS,
  LEVELS,
  otherLanguage,
  SPANISH_VARIETIES,
  STORY_TYPES,
} from '../../../contract/options.ts';
import { storyRequest } from '../../../contract/schemas/stories.ts';
import { storyPrompt } from '../prompt.ts';
import { StandIns } from '../stand-ins.ts';

/** What a line can ask for or keep out, in both languages. */
const CONCEPTS: Record<string, RegExp> = {
  laughter: /\b(?:risa|reímos|bromas?|exagera\p{L}*|chistes?|funny|laugh\p{L}*|jokes?|silly)\b/iu,
  magic: /\b(?:magia|mágic[oa]s?|magic\p{L}*)\b/iu,
  fright: /\b(?:miedo suave|sustos?|aterrador\p{L}*|spooky|frights?|frightening)\b/iu,
  moral: /\b(?:moralejas?|lecci[oó]n|morals?|lesson)\b/iu,
  dream: /\b(?:sueños?|dreams?)\b/iu,
  twinkling: /\b(?:brillos?|titilan|susurros?|twinkl\p{L}*|whisper\p{L}*)\b/iu,
  brands: /\b(?:marcas?|brands?|trademark\p{L}*)\b/iu,
  cruelty: /\b(?:crueldad|sangre|cruelty|gore|wounds?)\b/iu,
  illness: /\b(?:enfermedad|illness)\b/iu,
  witches: /\b(?:brujas|witches)\b/iu,
  present: /\b(?:en presente|present tense)\b/iu,
  past: /\b(?:pretérito\p{L}*|en pasado|past simple)\b/iu,
  subordinate: /\b(?:subordinadas?|subordinate)\b/iu,
  digits: /\b(?:en cifras|in digits)\b/iu,
  numberWords: /\b(?:números en letra|numbers in words)\b/iu,
  circle: /\b(?:vuelve al principio|back to the beginning)\b/iu,
  calm: /\b(?:calma|calm)\b/iu,
  wit: /\b(?:ingenio|wit)\b/iu,
  play: /\b(?:estribillo|representar|intriga|sorpresas?|refrain|act out|suspense|surprises?)\b/iu,
  smallness: /\b(?:problema pequeño|mundo seguro|small problem|safe world)\b/iu,
  vosotros: /\bvosotros\b/iu,
  ustedes: /\bustedes\b/iu,
};

/** Demands that no reader can fulfil together. */
const APART: [string, string][] = [
  ['calm', 'laughter'],
  ['calm', 'magic'],
  ['calm', 'fright'],
  ['calm', 'wit'],
  ['calm', 'play'],
  ['calm', 'smallness'],
  ['present', 'past'],
  ['digits', 'numberWords'],
  ['vosotros', 'ustedes'],
];

/** Beginnings of lines that only list what to keep out. */
const KEPT_OUT = /^(?:- Fuera|Gastado:|Nunca:|- Keep out|Worn out:|Never:)/u;
const FORBIDS = /(?<!\p{L})(?:no|ni|sin|nunca|nada de|not|never|without)(?!\p{L})/iu;

type Said = { demanded: Set<string>; forbidden: Set<string> };

/** Results of `saidByLine`: thousands of prompts are made of a few hundred lines. */
const read = new Map<string, Said>();

/** Concepts that a line demands and forbids. */
function saidByLine(line: string): Said {
  const known = read.get(line);
  if (known) return known;
  const said: Said = { demanded: new Set(), forbidden: new Set() };
  for (const clause of line.split(/[.;:]/u))
    for (const [concept, words] of Object.entries(CONCEPTS))
      if (words.test(clause))
        (KEPT_OUT.test(line) || FORBIDS.test(clause) ? said.forbidden : said.demanded).add(concept);
  read.set(line, said);
  return said;
}

/** Contradictions between lines. */
function contradictionsIn(lines: readonly string[]): string[] {
  const said = lines.map(saidByLine);
  const demanded = new Set(said.flatMap((one) => [...one.demanded]));
  const forbidden = new Set(said.flatMap((one) => [...one.forbidden]));
  return [
    ...[...demanded].filter((concept) => forbidden.has(concept)),
    ...APART.filter((pair) => pair.every((one) => demanded.has(one))).map((pair) => pair.join(' and ')),
  ];
}

/** The line that switches points off for a topic that hurts, and what it switches off. */
const HURTS = /^1\. .*(?:Entonces sobran 4, 5 y 6|Then 4, 5 and 6 drop out)\.$/u;
const SWITCHED_OFF = /^[456]\. /u;
/** The topic may name a brand or a classic; what becomes of it stands in the same line. */
const TOPIC = /^3\. /u;
/** Samples are no orders, and the format is about lines. */
const NO_ORDER = /^(?:Así suena:|How it sounds:|- Salida:|- Output:|\w+=)/u;

/** The prompt as it is to be read for an ordinary topic, and for one that hurts. */
function readingsOf(system: string): Record<'ordinary' | 'hard', string[]> {
  const lines = system.split('\n').filter((line) => !NO_ORDER.test(line) && !TOPIC.test(line));
  const hurts = lines.filter((line) => HURTS.test(line));
  // A clause that also forbids demands nothing.
  expect(hurts.map((line) => saidByLine(line).demanded.has('calm'))).toEqual([true]);
  return {
    ordinary: lines.filter((line) => !HURTS.test(line)),
    hard: lines.filter((line) => !SWITCHED_OFF.test(line)),
  };
}

const ORDER = new StandIns(storyRequest.parse({ topic: 'un faro', childNames: 'Ana' }), 's').request;

const GRID = LANGUAGES.flatMap((language) =>
  LENGTHS.flatMap((storyLength) =>
    LEVELS.flatMap((englishLevel) =>
      AGE_GROUPS.flatMap((ageGroup) =>
        STORY_TYPES.flatMap((storyType) =>
          CREATIVITY_LEVELS.flatMap((creativityLevel) =>
            [undefined, otherLanguage(language)].flatMap((secondLanguage) =>
              SPANISH_VARIETIES.map((variety) => ({
                language,
                storyLength,
                englishLevel,
                ageGroup,
                storyType,
                creativityLevel,
                secondLanguage,
                variety,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

test('no two lines of any prompt demand and forbid the same, for ordinary topics and for those that hurt', () => {
  const found = new Map<string, string>();
  for (const [position, options] of GRID.entries()) {
    const { system } = storyPrompt({ ...ORDER, ...options }, `${position}`);
    for (const [reading, lines] of Object.entries(readingsOf(system)))
      for (const contradiction of contradictionsIn(lines))
        found.set(`${reading}: ${contradiction}`, JSON.stringify(options));
  }
  expect(Object.fromEntries(found)).toEqual({});
});

test.each([
  [
    ['4. Tipo: de risa. Exageraciones que van a más.', 'Si es triste: nada de bromas al final.'],
    ['laughter'],
  ],
  [['2. Verdad y calma.', '4. Tipo: de risa.'], ['calm and laughter']],
  [['2. Truth and calm.', 'The hero succeeds by wit.'], ['calm and wit']],
  [
    ['Verdad y calma.', 'Un estribillo en un mundo seguro.'],
    ['calm and play', 'calm and smallness'],
  ],
  [['Present tense.', 'Or past simple.'], ['present and past']],
  [['Worn out: a moral.', 'End with a moral.'], ['moral']],
  [['- Keep out gore.', 'Some gore.'], ['cruelty']],
])('contradictory lines are found: %j', (lines, found) => {
  expect(contradictionsIn(lines)).toEqual(found);
});

test('the prompt is short, and mostly says what to do', () => {
  const NEGATION =
    /(?<!\p{L})(?:no|not|never|none|nobody|nothing|without|neither|nor|cannot|nunca|nada|nadie|ni|sin|ningun[oa]?|ningún)(?!\p{L})|n[’']t(?!\p{L})/giu;
  for (const options of GRID.filter((_, position) => position % 7 === 0)) {
    const { system, user } = storyPrompt({ ...ORDER, ...options }, 's');
    const isBoth = options.secondLanguage !== undefined;
    expect(system.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)!.length).toBeLessThan(isBoth ? 600 : 500);
    expect(system.match(NEGATION)?.length ?? 0).toBeLessThan(15);
    expect(user.split('\n').at(-1)).toMatch(/^(?:Escribe el cuento|Write the story)\.$/);
  }
});
