import { BANDS } from '../../contract/level/bands.ts';
import {
  type CreativityLevel,
  type Language,
  LENGTH_TABLE,
  type Level,
  SPANISH_VARIETIES,
} from '../../contract/options.ts';
import { type StoryRequest, TYPED_FIELDS } from '../../contract/schemas/stories.ts';
import { LONGEST } from '../../contract/story-times.ts';
import { escapeForPrompt } from '../escaping/escape-for-prompt.ts';
import { type AnotherNight, nightsForPrompt } from './another-night.ts';
import { NO_STORY } from './model-refusal.ts';
import { ENGLISH } from './prompting/english.ts';
import { ingredientOf } from './prompting/ingredients.ts';
import { shapeOf } from './prompting/shapes.ts';
import { SPANISH } from './prompting/spanish.ts';
import { VOICE } from './prompting/voice.ts';
import type { Wording } from './prompting/wording.ts';
import type { HiddenRequest } from './stand-ins.ts';
import type { Prompt } from './story-provider.ts';

/**
 * Sampling temperatures: low for plain retelling, the model's default for the most creative level, whose variety comes
 * from the ingredient. Above the default, endings fall apart.
 */
const TEMPERATURE: Record<CreativityLevel, number> = { standard: 0.7, innovative: 0.9, creative: 1 };

/**
 * Token limit per word of a bilingual story. A sentence of nine words takes about 13 tokens in Spanish, 12 in English
 * and 14 for the object around them: four to five per word. Nearly twice that never cuts a story off. Measured with the
 * tokens of the built-in provider, see docs/costs-and-limits.md.
 */
const TOKENS_A_WORD_OF_TWO = 8;
/** Token limit of eight words and three questions. */
const LESSON_TOKENS = 800;

/** Models write better Spanish when prompted in Spanish. */
const WORDINGS: Record<Language, Wording> = { es: SPANISH, en: ENGLISH };

/** Words of a paragraph: models keep a number of paragraphs better than a number of words. */
const WORDS_A_PARAGRAPH: Record<Level, number> = { beginner: 18, intermediate: 23, advanced: 30 };

/** Fields for the model as one JSON object on one line. Chosen options are not in it. */
function dataOf(request: HiddenRequest, another: AnotherNight | null): string {
  const typed = TYPED_FIELDS.map((field) => `"${field}":${escapeForPrompt(request[field])}`);
  const { targetWords = [] } = request;
  if (targetWords.length > 0) typed.push(`"targetWords":[${targetWords.map(escapeForPrompt).join(',')}]`);
  return `{${[...typed, ...(another ? [nightsForPrompt(another.nights)] : [])].join(',')}}`;
}

/** Chosen options on one machine-readable line, for provider logs and for the built-in provider. */
function optionsOf(request: StoryRequest): string {
  const { language, secondLanguage, storyLength, storyType, creativityLevel, ageGroup, englishLevel } =
    request;
  const languages = { language, ...(secondLanguage && { secondLanguage }) };
  const chosen = { ...languages, storyLength, storyType, creativityLevel, ageGroup, englishLevel };
  return Object.entries(chosen)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/**
 * Prompt of a story: options, an order of rank, craft, then the rules, which nothing follows. The parent's words are
 * data in a message of their own, before the request; the system message depends on whether words are wanted alone.
 * @param storyId selects the ingredient and the shape that distinguish the story
 * @param another the series that it goes on with, whose nights take turns with ingredients and shapes
 */
export function storyPrompt(
  request: HiddenRequest,
  storyId: string,
  another: AnotherNight | null = null,
): Prompt {
  const { language, secondLanguage, englishLevel, otherNames, targetWords = [] } = request;
  const { words } = LENGTH_TABLE[request.storyLength];
  const say = WORDINGS[language];
  const [drawnFor, turn] = another ? [another.seriesId, another.number - 1] : [storyId];
  const variety = request.variety ?? SPANISH_VARIETIES[0];
  const system = [
    optionsOf(request),
    say.opening({
      words,
      least: Math.round(words * 0.85),
      most: Math.round(words * LONGEST),
      paragraphs: Math.round(words / WORDS_A_PARAGRAPH[englishLevel]),
    }),
    say.rank,
    say.hurts,
    say.topic,
    ...(another ? [say.anotherNight] : []),
    `${say.type[request.storyType]} ${say.creativity[request.creativityLevel]}`,
    say.ingredient(ingredientOf(drawnFor, language, turn), shapeOf(drawnFor, language, turn)),
    say.age[request.ageGroup],
    say.level[englishLevel](BANDS[englishLevel]),
    say.craft,
    say.names,
    say.title,
    say.worn,
    say.language(variety),
    ...(secondLanguage ? [WORDINGS[secondLanguage].language(variety)] : []),
    say.voice(VOICE[language][englishLevel]),
    say.rules(NO_STORY),
    ...(targetWords.length > 0 ? [secondLanguage ? say.wordsInPairs : say.words] : []),
    say.speech,
    secondLanguage ? say.outputInPairs : say.output,
  ].join('\n');
  return {
    system,
    user: say.request(dataOf(request, another), otherNames),
    temperature: TEMPERATURE[request.creativityLevel],
    // Spanish takes about 1.5 tokens a word: twice that never cuts a story off and bounds a runaway one.
    maxTokens: secondLanguage ? words * TOKENS_A_WORD_OF_TWO + LESSON_TOKENS : words * 3,
  };
}
