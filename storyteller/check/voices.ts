import { type Language, LENGTHS, LEVELS, otherLanguage, STORY_TYPES } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { asText } from '../../emulators/openai/chat/completion.ts';
import { asLines } from '../../emulators/openai/chat/pairs.ts';
import { splitIntoTokens } from '../../emulators/openai/chat/tokens.ts';
import { consistentVoices } from '../../worker/story/cast.ts';
import { PairCutter, type ParsedPiece } from '../../worker/story/pair-cutter.ts';
import { attachTranslations, type StoryPiece } from '../../worker/story/pairing.ts';
import { StandIns } from '../../worker/story/stand-ins.ts';
import { StoryCutter } from '../../worker/story/story-cutter.ts';
import { type StoryBrief, tellPairs, tellStory } from '../engine/index.ts';
import { mulberry32, pick } from '../engine/random.ts';

/** A story as it is stored, and every text of it that anybody sees. */
type Voiced = {
  language: Language;
  cast: CastMember[];
  sentences: Sentence[];
  translated: { index: number; text: string; speech?: Sentence['speech'] }[];
  texts: string[];
};

const NAMES = ['Ana e Íñigo', 'Luz', 'Noé, Olivia y Tom'];
const TOPICS: Record<Language, readonly string[]> = {
  es: [
    'un dragón que ronca',
    'un perro que tiene miedo',
    'mi perro ha perdido su pelota',
    '¿por qué el cielo es azul?',
    'el primer día de colegio',
    'Los tres cerditos',
    'quiero volar',
    'mis padres se separan',
    'la luna',
  ],
  en: [
    'a dragon who snores',
    'a dog who is afraid',
    'my dog lost his ball',
    'why is the sky blue?',
    'the first day of school',
    'The Three Little Pigs',
    'I want to fly',
    'my parents are separating',
    'the moon',
  ],
};

/** The order of a numbered story: topics, kinds, levels, lengths and names take turns. */
function orderOf(number: number, language: Language, secondLanguage?: Language) {
  const turn = <Item>(list: readonly Item[]) => list[number % list.length]!;
  const request = {
    topic: turn(TOPICS[language]),
    childNames: turn(NAMES),
    language,
    ...(secondLanguage && { secondLanguage }),
    storyLength: turn(LENGTHS),
    storyType: turn(STORY_TYPES),
    creativityLevel: 'innovative' as const,
    ageGroup: 'default' as const,
    englishLevel: LEVELS[Math.floor(number / LENGTHS.length) % LEVELS.length]!,
  };
  return { request, standIns: new StandIns(request, `story ${number}`) };
}

/** What the built-in provider answers to an order, in one language or two. */
function answerTo(brief: StoryBrief, seed: number, isMarked = true): string {
  const { language: own, secondLanguage: other, storyLength: length } = brief;
  const random = mulberry32(seed);
  if (!other) return asText(tellStory(brief, random), brief, new Set(), isMarked);
  return asLines(tellPairs(brief, random), { own, other, isMarked, length }, new Set(), { share: 0, random });
}

/** The pieces that the product makes of an answer, with real names, and the story that it stores. */
async function storyOf(answer: string, standIns: StandIns): Promise<Voiced> {
  const { language: own, secondLanguage: other, englishLevel: level } = standIns.request;
  const cutter = other ? new PairCutter(own, other) : new StoryCutter(own);
  async function* cut(): AsyncGenerator<ParsedPiece> {
    for (const token of splitIntoTokens(answer)) yield* cutter.push(token);
    yield* cutter.end();
  }
  const never = () => Promise.reject(new Error('no repair'));
  const pairing = { level, names: standIns.names, ask: never, after: () => () => {} };
  const pieces: StoryPiece[] = [];
  for await (const piece of attachTranslations(cut(), other ? { ...pairing, own, other } : null))
    pieces.push(standIns.revealPiece(piece));
  const voices = consistentVoices({
    cast: pieces.flatMap((piece) => (piece.type === 'cast' ? piece.cast : [])),
    sentences: pieces.filter((piece) => piece.type === 'sentence'),
    translated: pieces.filter((piece) => piece.type === 'translation'),
  });
  const names = voices.cast.flatMap(({ name, translatedName = '' }) => [name, translatedName]);
  const texts = pieces.flatMap((piece) =>
    piece.type === 'cast' || piece.type === 'scene' ? [] : [JSON.stringify(piece)],
  );
  return {
    language: own,
    ...voices,
    texts: [...texts.map((text) => text.replace(/"speech":\[.*?\]/g, '')), ...names],
  };
}

/** Utterances and narration of stories, and how many the right voice speaks. */
type Measure = {
  stories: number;
  utterances: number;
  /** Utterances whose own sentence names who speaks, and those that its member of the cast speaks. */
  named: number;
  right: number;
  /** Words of the narrator, and those in a span. */
  narrated: number;
  misspoken: number;
  wrong: string[];
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Spoken parts by punctuation alone: this reader shares no code with the product and knows no marks. */
function spokenByEye(
  text: string,
  language: Language,
  isOpen: boolean,
): { parts: [number, number][]; isOpen: boolean } {
  const parts: [number, number][] = [];
  if (language === 'en') {
    const turns = [...text.matchAll(/[“”]/g)];
    let start = isOpen ? 0 : -1;
    for (const { 0: sign, index } of turns) {
      if (sign === '“') start = index + 1;
      else if (start >= 0) {
        parts.push([start, index]);
        start = -1;
      }
    }
    if (start >= 0) parts.push([start, text.length]);
    return { parts, isOpen: start >= 0 };
  }
  if (!text.startsWith('—') && !isOpen) return { parts, isOpen: false };
  const pieces = text.split(/(?: —(?=\p{Ll}))|(?:(?<=\S)—(?=[,.;:…]? |[,.;:…]?$))/u);
  let at = 0;
  for (const [place, piece] of pieces.entries()) {
    const start = text.indexOf(piece, at);
    if (place % 2 === 0) parts.push([start, start + piece.length]);
    at = start + piece.length;
  }
  return { parts, isOpen: pieces.length % 2 === 1 };
}

const folded = (name: string) => name.toLowerCase().replace(/^(?:el|la|los|las|un|una|the|a|an) /u, '');

/** Member whom a sentence names right after its speech; null for none, or for more than one. */
function namedIn(text: string, end: number, cast: readonly CastMember[], side: 'name' | 'translatedName') {
  const after = text.slice(end, end + 60).toLowerCase();
  const found = cast.filter((member) => {
    const name = folded(member[side] ?? member.name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^[”’.,!?…]*[ ,—]*(?:\\p{L}+ ){0,1}(?:el |la |the )?${name}(?!\\p{L})`, 'u').test(
      after,
    );
  });
  return found.length === 1 ? found[0]! : null;
}

/** Compares the spans of a story with what a reader sees. */
function addSide(
  sentences: readonly Pick<Sentence, 'text' | 'speech'>[],
  paragraphs: readonly number[],
  { cast }: Voiced,
  language: Language,
  isOwn: boolean,
  total: Measure,
): void {
  let isOpen = false;
  for (const [place, { text, speech = [] }] of sentences.entries()) {
    if (place === 0 || paragraphs[place] !== paragraphs[place - 1]) isOpen = false;
    const seen = spokenByEye(text, language, isOpen);
    isOpen = seen.isOpen;
    const isSpoken = (at: number) => seen.parts.some(([start, end]) => at >= start && at < end);
    for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (isSpoken(word.index)) continue;
      total.narrated += 1;
      if (speech.some(({ start, end }) => word.index >= start && word.index < end)) {
        total.misspoken += 1;
        total.wrong.push(`narration: ${text}`);
      }
    }
    for (const [start, end] of seen.parts) {
      if (wordsIn(text.slice(start, end)) === 0) continue;
      total.utterances += 1;
      const member = namedIn(text, end, cast, isOwn ? 'name' : 'translatedName');
      if (member === null) continue;
      total.named += 1;
      const spans = speech.filter((span) => span.start >= start - 1 && span.end <= end + 1);
      const isWhole = ([span]: typeof spans) =>
        wordsIn(text.slice(span!.start, span!.end)) === wordsIn(text.slice(start, end));
      const isRight = spans.length === 1 && spans[0]!.by === member.id && isWhole(spans);
      if (isRight) total.right += 1;
      else total.wrong.push(`${member.name}: ${text}`);
    }
  }
}

/** Measures stories of the built-in provider, in one language and in two by turns. */
export async function measureVoices(
  count: number,
  language: Language,
): Promise<Measure & { tokens: [number, number] }> {
  const total = {
    stories: 0,
    utterances: 0,
    named: 0,
    right: 0,
    narrated: 0,
    misspoken: 0,
    wrong: [] as string[],
  };
  const tokens: [number, number] = [0, 0];
  for (let number = 0; number < count; number += 1) {
    const other = number % 4 === 3 ? otherLanguage(language) : undefined;
    const { standIns } = orderOf(number, language, other);
    const answer = answerTo(standIns.request, number + 1);
    tokens[0] += splitIntoTokens(answerTo(standIns.request, number + 1, false)).length;
    tokens[1] += splitIntoTokens(answer).length;
    const story = await storyOf(answer, standIns);
    total.stories += 1;
    addSide(
      story.sentences,
      story.sentences.map(({ paragraph }) => paragraph),
      story,
      language,
      true,
      total,
    );
    const paragraphs = story.translated.map(({ index }) => story.sentences[index]!.paragraph);
    if (other) addSide(story.translated, paragraphs, story, other, false, total);
    for (const text of story.texts) if (/[<>]|\bcast\b/u.test(text)) total.wrong.push(`a mark: ${text}`);
  }
  return { ...total, tokens };
}

/** Ways in which a model spoils its marks. Each changes one utterance, or the cast. */
export const SPOILINGS: Record<string, (answer: string, random: () => number) => string> = {
  unclosed: (answer, random) => atOne(answer, /<>/g, random, () => ''),
  unopened: (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, () => ''),
  'without <': (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, (mark) => mark.slice(1)),
  'without >': (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, (mark) => mark.slice(0, -1)),
  nested: (answer, random) =>
    atOne(answer, /(?<=<[a-z]\w*>[^<]{3,}? )(?=[^<]*<>)/g, random, () => '<figure>'),
  crossing: (answer, random) =>
    atOne(answer, /<>([^<\n]*)(?=<|\n|$)/g, random, (_, rest = '') => `${rest}<>`),
  'around the narrator': (answer, random) =>
    atOne(answer, /<>([^<>\n]{3,60}?)<[a-z]\w*>/g, random, (_, rest = '') => rest),
  'narration marked': (answer, random) =>
    atOne(
      answer,
      /(?<=[.!?] )\p{Lu}[^<>{}“”—\n]{20,}?[.!?]/gu,
      random,
      (text) => `<${idIn(answer)}>${text}<>`,
    ),
  'unknown id': (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, () => '<nobody>'),
  'another figure': (answer, random) => {
    const cast = [...castOf(answer).matchAll(/(\w+): (?:(?:el|la|the) )?([^,=]+?)(?: =|,)/g)];
    const names = cast.map(([, , name]) => name).join('|');
    const named = new RegExp(
      `(?<=<)\\w+(?=>[^<>]*<>[”,.!?]* ?—?\\p{Ll}+ (?:el |la |the )?(?:${names})(?!\\p{L}))`,
      'gu',
    );
    return atOne(answer, named, random, (id) => cast.find(([, other]) => other !== id)?.[1] ?? 'nobody');
  },
  'capital id': (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, (mark) => mark.toUpperCase()),
  'words as id': (answer, random) => atOne(answer, /<[a-z]\w*>/g, random, () => '<el zorro>'),
  'named closing': (answer, random) => atOne(answer, /<>/g, random, () => '</fox>'),
  spaces: (answer) => answer.replace(/<([a-z]\w*)>/g, '< $1 > ').replaceAll('<>', ' < >'),
  'no cast': (answer) => answer.replace(/^(?:<cast>|\{"cast").*$/m, ''),
  'broken cast': (answer) => answer.replace(/<cast> ?/, 'cast> ').replace(/, adult/, ', grown-up'),
  'cast cut off': (answer) => answer.slice(0, answer.search(/<cast>|\{"cast"/) + 14),
  'two of one id': (answer) => answer.replace(/(<cast> |"cast":")(\w+): /, '$1$2: Nobody, old, f; $2: '),
  'cast in the middle': (answer) =>
    answer.replace(/\n\n(?=[^\n]*\n)/, '\n\n<cast> fox: the fox, adult, m\n\n'),
  'other markup': (answer, random) =>
    atOne(answer, /(?<= )\p{Ll}{4,}(?= )/gu, random, (word) => `<em>${word}</em>`),
};

const castOf = (answer: string) =>
  /^(?:<cast> |\{"cast":").*$/m.exec(answer)?.[0].replace(/^(?:<cast> |\{"cast":")/, '') ?? '';

const idIn = (answer: string) => /<([a-z]\w*)>/.exec(answer)?.[1] ?? 'fox';

/** Replaces one of the matches. */
function atOne(
  answer: string,
  pattern: RegExp,
  random: () => number,
  by: (found: string, ...groups: string[]) => string,
): string {
  // The list of the cast is spoilt by kinds of its own.
  const end = answer.search(/^(?:<cast>|\{"cast")/m);
  const body = end < 0 ? answer : answer.slice(0, end);
  const found = [...body.matchAll(pattern)];
  if (found.length === 0) return answer;
  const { index, 0: text, ...groups } = pick(found, random);
  return answer.slice(0, index) + by(text, groups[1]!) + answer.slice(index + text.length);
}

const nameOf = ({ cast }: Voiced, id: string) => cast.find((member) => member.id === id)?.name;

/** Faults of spoilt stories against the same ones unspoilt: other words, a mark, or a voice that nobody should have. */
export async function spoiltFaults(count: number): Promise<string[]> {
  const faults: string[] = [];
  const kinds = Object.entries(SPOILINGS);
  for (let number = 0; number < count; number += 1) {
    const language = number % 2 === 0 ? 'es' : 'en';
    const other = number % 3 === 2 ? otherLanguage(language) : undefined;
    const { standIns } = orderOf(number, language, other);
    // Its line about the picture has a mark of its own.
    const answer = answerTo(standIns.request, number + 1).replace(/^(?:<scene>|\{"scene").*\n/m, '');
    const [kind, spoil] = kinds[number % kinds.length]!;
    const [whole, spoilt] = [
      await storyOf(answer, standIns),
      await storyOf(spoil(answer, mulberry32(number)), standIns),
    ];
    const found = (what: string) => faults.push(`${kind} (${number}): ${what}`);
    for (const side of ['sentences', 'translated'] as const) {
      const [texts, others] = [whole[side].map(({ text }) => text), spoilt[side].map(({ text }) => text)];
      const at = texts.findIndex((text, place) => text !== others[place]);
      if (at >= 0 || texts.length !== others.length) found(`${side} ${texts[at]} became ${others[at]}`);
      for (const [place, { text, speech = [] }] of spoilt[side].entries())
        for (const { by: id, start, end } of speech) {
          const by = nameOf(spoilt, id);
          const isSame = whole[side][place]?.speech?.some(
            (span) => nameOf(whole, span.by) === by && span.start <= start && span.end >= end,
          );
          if (!isSame) found(`${by} speaks ${text.slice(start, end)}`);
        }
    }
    for (const text of spoilt.texts) if (/[<>]|\bcast\b/u.test(text)) found(`a mark: ${text}`);
  }
  return faults;
}

if (import.meta.main) {
  for (const language of ['es', 'en'] as const) {
    const { wrong, tokens, ...measure } = await measureVoices(Number(process.argv[2] ?? 200), language);
    console.log(language, measure, `tokens ${(100 * (tokens[1] / tokens[0] - 1)).toFixed(1)} % more`);
    for (const line of wrong.slice(0, 40)) console.log('  ', line);
  }
  const faults = await spoiltFaults(Number(process.argv[3] ?? 100));
  console.log(`${faults.length} faults of spoilt stories`);
  for (const line of faults) console.log('  ', line);
}
