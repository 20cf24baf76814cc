import type { Language } from '../../contract/options.ts';
import type { Sentence } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { withoutPiledMarks } from '../../contract/typed-text.ts';
import { sha256Hex } from '../files/digest.ts';

/** The story as one text: paragraphs separated by a blank line. */
export function joinSentences(sentences: readonly Sentence[]): string {
  const paragraphs: string[] = [];
  for (const { paragraph, text } of sentences) {
    paragraphs[paragraph] = paragraphs[paragraph] ? `${paragraphs[paragraph]} ${text}` : text;
  }
  return paragraphs.join('\n\n');
}

/** Cuts a text into sentences. For example texts at seeding only; a stored story already has its sentences. */
export function splitStory(content: string, language: Language): Sentence[] {
  return content
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .flatMap((line, paragraph) => cutSentences(line, language).map((text) => ({ paragraph, text })))
    .map((sentence, index) => ({ index, ...sentence }));
}

/** Hash of a text for audio requests, independent of Unicode composition and white space. */
export function textHash(content: string): Promise<string> {
  return sha256Hex(withoutPiledMarks(content).normalize('NFC').replace(/\s+/gu, ' ').trim());
}
