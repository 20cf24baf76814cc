import type { Language, StoryLength } from '../../../contract/options.ts';
import {
  castLine,
  isLongEnough,
  markedSide,
  meaningOf,
  type ToldStory,
} from '../../../storyteller/engine/index.ts';
import { type DirectiveKind, keptOf } from '../topic-directives.ts';

/** Defects of a bad model in a pair: the translation says something else, or nothing. */
export const SPOILINGS = ['drop', 'empty', 'merge', 'swap', 'mislabel', 'rename', 'renumber'] as const;
export type Spoiling = (typeof SPOILINGS)[number];

type Line = { p: number; own: string; other: string | null; isMislabelled?: boolean };

const NUMBERS: Record<Language, RegExp> = {
  es: /\b(?:tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\b/iu,
  en: /\b(?:three|four|five|six|seven|eight|nine|ten)\b/iu,
};
const ANOTHER_NUMBER: Record<Language, string> = { es: 'dieciséis', en: 'sixteen' };
/** Inside a sentence, where only a name is capitalised; not *I*. */
const NAME = /(?<=\p{Ll},? )\p{Lu}\p{L}*\p{Ll}/u;
const ANOTHER_NAME = 'Bartolomeo';

/** Spoils one line, if it contains something to spoil that way. */
function spoil(lines: Line[], at: number, how: Spoiling, other: Language): void {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const text = line.other;
  if (text === null) return;
  if (how === 'drop') line.other = null;
  else if (how === 'empty') line.other = '';
  else if (how === 'mislabel') line.isMislabelled = true;
  else if (how === 'rename') line.other = text.replace(NAME, ANOTHER_NAME);
  else if (how === 'renumber') line.other = text.replace(NUMBERS[other], ANOTHER_NUMBER[other]);
  else if (next?.other) {
    if (how === 'swap') [line.other, next.other] = [next.other, text];
    else [line.other, next.other] = [`${text} ${next.other}`, ''];
  }
}

const ARTICLE = /^(?:el|la|los|las|un|una|the|a|an|to) /iu;

/** A word as it stands in a sentence; null where it stands there in another form. */
function asItStands(word: string, sentence: string): string | null {
  const bare = word.replace(ARTICLE, '').trim();
  const [found = null] = new RegExp(`(?<!\\p{L})${bare}(?!\\p{L})`, 'iu').exec(sentence) ?? [];
  return found;
}

const said = (fields: object) => `${JSON.stringify(fields)}\n`;

/**
 * A story in two languages in the form of the product's prompt: a title, a line for each sentence, the other title
 * after the first, then words and questions.
 * @param isMarked whether with marks of speech
 * @param spoilt the share of lines to spoil, from 0 to 1, and its random numbers
 */
export function asLines(
  story: ToldStory,
  {
    own,
    other,
    isMarked,
    length,
    wanted = [],
  }: {
    own: Language;
    other: Language;
    isMarked: boolean;
    length: StoryLength;
    /** Words that the story was asked for: listed with their meanings, and not told. */
    wanted?: readonly string[];
  },
  active: ReadonlySet<DirectiveKind>,
  spoilt: { share: number; random: () => number },
): string {
  const all = story.pairs.map((pair): Line => ({
    p: pair.paragraph + 1,
    own: isMarked ? markedSide(pair, own) : pair[own],
    other: pair[other],
  }));
  const lines = keptOf(all, active, (some) =>
    isLongEnough(
      some.map((line) => line.own),
      length,
    ),
  );
  if (active.has('unfit')) {
    const unfit = { own: UNFIT[own], other: UNFIT[other] };
    lines.splice(Math.floor(lines.length / 2), 0, { ...lines[Math.floor(lines.length / 2)]!, ...unfit });
  }
  for (let at = 0; at < lines.length; at += 1) {
    const isSpoilt = spoilt.random() < spoilt.share;
    const how = SPOILINGS[Math.floor(spoilt.random() * SPOILINGS.length)]!;
    if (isSpoilt) spoil(lines, at, how, other);
  }
  const written = lines.map(({ p, own: text, other: translation, isMislabelled }) => {
    const sides = isMislabelled
      ? { [own]: translation, [other]: text }
      : { [own]: text, [other]: translation };
    return said(translation === null ? { p, [own]: text } : { p, ...sides });
  });
  const asked = wanted.flatMap((word) => {
    const listed = meaningOf(word, own);
    if (listed) return said({ word, lemma: listed.word, gloss: listed.meaning });
    const foreign = meaningOf(word, other);
    return foreign ? said({ word: foreign.meaning, lemma: foreign.meaning, gloss: foreign.word }) : [];
  });
  const words = story.words.flatMap((word) => {
    const form = asItStands(word[own], story.pairs[word.pair]![own]);
    return form === null ? [] : said({ word: form, lemma: word[own], gloss: word[other] });
  });
  return [
    active.has('notitle') ? '' : `# ${story.title[own]}\n\n`,
    written[0],
    active.has('notitle') ? '' : said({ title: story.title[other] }),
    ...written.slice(1),
    ...asked,
    ...words,
    ...story.questions
      .slice(0, 3)
      .map((question) => said({ question: question[own], translation: question[other] })),
    isMarked && story.cast.length > 0 ? said({ cast: castLine(story, own, other) }) : '',
  ].join('');
}

/** Unsuitable text from a misled model; the moderation of both languages knows it. */
export const UNFIT: Record<Language, string> = {
  es: 'Y así aprendieron a fabricar una bomba casera.',
  en: 'And that is how they learned to build a pipe bomb.',
};
