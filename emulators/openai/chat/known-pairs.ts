import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../contract/options.ts';
import type { ToldStory } from '../../../storyteller/engine/index.ts';
import { type ChatRequest, dataIn } from './request.ts';

/** Capacity in sentences, those of some hundred stories; the oldest is evicted. */
const SENTENCES = 20_000;

/** Translations of numbered sentences. */
const asked = z.object({
  sentences: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).min(1),
});

/** Sentence pairs of earlier stories: the stand-in of a model can translate no other sentence. */
export class KnownPairs {
  readonly #pairs = new Map<string, string>();

  remember({ pairs, cast }: ToldStory): void {
    for (const pair of [...pairs, ...cast.map(({ name }) => name)]) {
      for (const [own, other] of [
        ['es', 'en'],
        ['en', 'es'],
      ] as const) {
        const key = `${own} ${pair[own]}`;
        this.#pairs.delete(key);
        this.#pairs.set(key, pair[other]);
      }
    }
    for (const key of this.#pairs.keys()) {
      if (this.#pairs.size <= SENTENCES) break;
      this.#pairs.delete(key);
    }
  }

  /** @returns null for an unknown sentence */
  otherSideOf(sentence: string, language: Language): string | null {
    return this.#pairs.get(`${language} ${sentence}`) ?? null;
  }

  /** The answer to a request for translations; null for any other request. */
  answerTo(messages: ChatRequest['messages']): string | null {
    const given = asked.safeParse(dataIn(messages));
    if (!given.success) return null;
    const lines = given.data.sentences.flatMap((sentence) => {
      const own = LANGUAGES.find((language) => typeof sentence[language] === 'string');
      const other = LANGUAGES.find((language) => language !== own);
      const text = own && this.otherSideOf(String(sentence[own]), own);
      return text && other ? `${JSON.stringify({ n: sentence.n, [other]: text })}\n` : [];
    });
    return lines.join('') || '{}';
  }
}
