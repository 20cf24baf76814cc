import type { SentenceChange } from '../../contract/schemas/edits.ts';
import type { Sentence, StoryTranslation } from '../../contract/schemas/stories.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { spansOf } from './cast.ts';
import { speechOfTranslation, translationOf } from './direct-speech.ts';
import type { LaterScene } from './later-scenes.ts';
import { wordsStillSaid } from './lesson.ts';

/** Change of the sentence with this index. */
export type ChangeOfSentence = SentenceChange & { index: number };

/**
 * What a change finds in a story: the text that its user saw; what it asks for, so that it was made already; or another
 * text, of a change made meanwhile.
 */
export type Found = 'as before' | 'as asked' | 'otherwise';

/** A sentence of a story in both languages; null when it was left out. */
export function pairAt(
  { sentences, translation }: Pick<StoredStory, 'sentences' | 'translation'>,
  index: number,
) {
  const own = sentences.find((sentence) => sentence.index === index);
  const side = translation?.sentences.find((sentence) => sentence.index === index);
  return own ? { text: own.text, translation: side?.text ?? null } : null;
}

export function found(document: StoredStory, { index, before, text, translation }: ChangeOfSentence): Found {
  const now = pairAt(document, index);
  const is = (asked: { text: string | null; translation: string | null }) =>
    now?.text === asked.text && (!document.translation || now.translation === asked.translation);
  if (text === null && now === null) return 'as asked';
  if (text !== null && is({ text, translation })) return 'as asked';
  return is(before) ? 'as before' : 'otherwise';
}

/** The document with the changed sentence. Indices stay; paragraphs are numbered without a gap. @param at ISO time */
export function changedDocument(document: StoredStory, change: ChangeOfSentence, at: string): StoredStory {
  const sentences = numbered(
    document.sentences.flatMap((sentence) =>
      sentence.index === change.index ? changedSentence(sentence, document, change.text, at) : [sentence],
    ),
  );
  const { translation } = document;
  return { ...document, sentences, ...(translation && { translation: changedSides(translation) }) };

  function changedSides(before: StoryTranslation): StoryTranslation {
    const others = before.sentences.filter(({ index }) => index !== change.index);
    const old = before.sentences.find(({ index }) => index === change.index);
    const own = sentences.find(({ index }) => index === change.index);
    const { translation: text } = change;
    const editedAt = old?.text === text ? old?.editedAt : at;
    const sides =
      own && text !== null
        ? [
            ...others,
            { ...translationOf(own, document.language, text), ...(editedAt !== undefined && { editedAt }) },
          ].sort((one, other) => one.index - other.index)
        : others;
    return { ...before, sentences: sides, words: wordsStillSaid(before.words, sentences) };
  }
}

/** The sentence in its other words, spoken by who spoke in it; none when it is left out. */
function changedSentence(
  { speech: _, ...sentence }: Sentence,
  { language, sentences, cast = [] }: StoredStory,
  text: string | null,
  at: string,
): Sentence[] {
  const before = sentences.find(({ index }) => index === sentence.index)!;
  if (text === null) return [];
  if (text === before.text) return [before];
  const speech = speechOfTranslation(before, language, text, language);
  const changed: Sentence = { ...sentence, text, editedAt: at };
  const spans = spansOf({ ...changed, speech }, cast);
  return [{ ...changed, ...(spans.length > 0 && { speech: spans }) }];
}

function numbered(sentences: readonly Sentence[]): Sentence[] {
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return sentences.map((sentence) => ({ ...sentence, paragraph: paragraphs.indexOf(sentence.paragraph) }));
}

/** Scenes of the later pictures where their paragraphs are, when one of those was left out whole. */
export function scenesBehind(
  scenes: readonly LaterScene[],
  before: readonly Sentence[],
  sentences: readonly Sentence[],
): LaterScene[] {
  const places = new Map(before.map(({ index, paragraph }) => [index, paragraph]));
  /** Paragraphs of the earlier text that still exist, in order. */
  const left = [...new Set(sentences.map(({ index }) => places.get(index)!))];
  return scenes.flatMap((scene, place) => {
    const paragraph = left.findLastIndex((one) => one <= scene.paragraph);
    const next = scenes[place + 1];
    // Two pictures behind one paragraph: the later one is the end's.
    const isTaken = next !== undefined && left.findLastIndex((one) => one <= next.paragraph) === paragraph;
    return paragraph < 0 || isTaken ? [] : [{ ...scene, paragraph }];
  });
}
