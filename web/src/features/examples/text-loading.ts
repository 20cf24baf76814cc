import type { Language } from '../../../../contract/options.ts';
import type { ExampleDocument, ExampleNarration } from '../../../../contract/schemas/examples.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { paragraphsOf } from '../story-text/paragraphs.ts';

/** A story's text as it is shown, and when each sentence of it is heard. */
export type ExampleText = { sentences: Sentence[]; narration: ExampleNarration | null };
/** A story that comes with the app itself. */
export type BundledStory = { title: string; language: Language; content: string };

export type LoadedText =
  | ({ kind: 'own' } & ExampleText)
  /** The story cannot be had now; this one is shown in its place. */
  | { kind: 'bundled'; title: string; language: Language; sentences: Sentence[] }
  | { kind: 'failed' };

/** The ways to a text, in the order they are tried. Each rejects when it leads nowhere. */
export type TextSteps = {
  /** The story as the API tells it, with its sentences. */
  storage: () => Promise<Pick<ExampleDocument, 'content' | 'sentences' | 'narration'>>;
  /** Its file. */
  direct: () => Promise<string>;
  /** Its file, fetched by the hidden page. */
  proxy: () => Promise<string>;
  bundled: () => Promise<BundledStory>;
  /** What was kept before; `isFresh` when it need not be asked for again. */
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
 * What cannot be loaded is `failed`; it rejects only when `signal` is aborted, with its reason. `report` hears why a way
 * led nowhere.
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
