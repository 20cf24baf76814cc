import type { Language } from '../../../../contract/options.ts';
import type { ExampleDocument, ExampleNarration } from '../../../../contract/schemas/examples.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { paragraphsOf } from '../story-text/paragraphs.ts';

/** Text of an example with the times of its sentences. */
export type ExampleText = { sentences: Sentence[]; narration: ExampleNarration | null };
/** Story that is part of the app's files. */
export type BundledStory = { title: string; language: Language; content: string };

export type LoadedText =
  | ({ kind: 'own' } & ExampleText)
  /** The story is unavailable; this one is shown instead. */
  | { kind: 'bundled'; title: string; language: Language; sentences: Sentence[] }
  | { kind: 'failed' };

/** Sources of a text, in order. Each rejects on failure. */
export type TextSteps = {
  /** The story from the API, with its sentences. */
  storage: () => Promise<Pick<ExampleDocument, 'content' | 'sentences' | 'narration'>>;
  /** The story's file. */
  direct: () => Promise<string>;
  /** The story's file, fetched by the hidden page. */
  proxy: () => Promise<string>;
  bundled: () => Promise<BundledStory>;
  /** Cached text; `isFresh` when it need not be requested again. */
  readKept: () => Promise<{ text: ExampleText; isFresh: boolean } | null>;
  keep: (text: ExampleText) => Promise<void>;
};

async function fromStorage({ storage }: TextSteps): Promise<ExampleText> {
  const { content, sentences, narration } = await storage();
  if (content === null) throw new Error('The story has no text.');
  return { sentences: sentences.length > 0 ? sentences : paragraphsOf(content), narration };
}

async function fromFile(fetchFile: () => Promise<string>): Promise<ExampleText> {
  const sentences = paragraphsOf(await fetchFile());
  if (sentences.length === 0) throw new Error('The file is empty.');
  return { sentences, narration: null };
}

/**
 * Loads a text by the first source that works; the result is `failed` when none does. Rejects only when `signal` is
 * aborted, with its reason. `report` is called with each source's failure.
 */
export async function loadText(
  steps: TextSteps,
  signal: AbortSignal,
  report: (reason: unknown) => void,
): Promise<LoadedText> {
  const kept = await steps.readKept();
  if (kept?.isFresh) return { kind: 'own', ...kept.text };
  const ways = [() => fromStorage(steps), () => fromFile(steps.direct), () => fromFile(steps.proxy)];
  for (const way of ways) {
    try {
      const text = await way();
      await steps.keep(text);
      return { kind: 'own', ...text };
    } catch (thrown) {
      signal.throwIfAborted();
      report(thrown);
    }
  }
  if (kept) return { kind: 'own', ...kept.text };
  try {
    const { title, language, content } = await steps.bundled();
    return { kind: 'bundled', title, language, sentences: paragraphsOf(content) };
  } catch (thrown) {
    report(thrown);
    return { kind: 'failed' };
  }
}
