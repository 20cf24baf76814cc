import { detectLanguage } from '../../contract/detect-language.ts';
import type { Language, SpanishVariety } from '../../contract/options.ts';
import type { StoryQuestion, StoryWord, TranslatedSentence } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { lessonOf } from './lesson.ts';
import { PairChecks, type PairFault } from './pair-checks.ts';
import type { PairCut } from './pair-cutter.ts';
import type { Cut } from './story-cutter.ts';
import type { Prompt } from './story-provider.ts';
import { translationPrompt, translationsIn } from './translation-prompt.ts';

/** What is told of a story: of its second language only what passed every check but that for children. */
export type Telling =
  | Cut
  | { type: 'translated-title'; title: string }
  | ({ type: 'translation' } & TranslatedSentence)
  | { type: 'lesson'; words: StoryWord[]; questions: StoryQuestion[] };

/** Sentences of a story whose other side is asked for once more. Each is a request. */
const REPAIRS_A_STORY = 8;
/** From the request for one until it is given up. They are asked for one after the other, behind the reader. */
export const REPAIR_MS = 3000;
/** What repairs may add to the end of a story. */
export const LAST_REPAIRS_MS = 3000;

const TITLE_MAX_LENGTH = 120;

/** How the pairs of a story came about, in numbers. */
export type PairCounts = {
  sentences: number;
  /** Sentences whose other side was right at once, and those where it was after a repair. */
  paired: number;
  repaired: number;
  /** What was wrong at first, by kind. */
  faults: Partial<Record<PairFault, number>>;
};

export type Pairing = {
  own: Language;
  other: Language;
  /** Of whichever side is in Spanish. */
  variety?: SpanishVariety | undefined;
  /** Names that the story was ordered with. */
  names: readonly string[];
  /** Has a model answer. @throws when it cannot */
  ask(prompt: Prompt, signal: AbortSignal): Promise<string>;
  /** Calls back once, so many milliseconds from now. @returns what prevents it */
  after(ms: number, callback: () => void): () => void;
  /** Hears, at the end, how it went. */
  counted?(counts: PairCounts): void;
};

/**
 * Lets sentences through as they come, and after each what it says in the other language, if that can be shown. What cannot is asked
 * for once more, alone, and comes later or not at all: no sentence waits for its other side.
 * @param pairing null for a story in one language
 */
export async function* paired(
  cuts: AsyncIterable<PairCut>,
  pairing: Pairing | null,
): AsyncGenerator<Telling> {
  if (pairing === null) {
    for await (const cut of cuts) if (cut.type === 'title' || cut.type === 'sentence') yield cut;
    return;
  }
  const { own, other } = pairing;
  const checks = new PairChecks(own, other, pairing.names);
  const said = new Map<number, string>();
  const counts: PairCounts = { sentences: 0, paired: 0, repaired: 0, faults: {} };
  const words: { word: string; gloss: string }[] = [];
  const questions: StoryQuestion[] = [];
  const repairs = new Repairs(pairing, checks);
  let isTitled = false;
  try {
    for await (const cut of cuts) {
      yield* repairs.done();
      if (cut.type === 'sentence') {
        counts.sentences += 1;
        said.set(cut.index, cut.text);
        checks.hear(cut.text);
        yield cut;
      } else if (cut.type === 'pair') {
        for (const { index, text } of sidesOf(cut, other)) {
          const sentence = said.get(index)!;
          const fault = text === null ? 'empty' : checks.faultOf(sentence, text);
          if (text !== null && fault === null) {
            checks.show(sentence, text);
            counts.paired += 1;
            yield { type: 'translation', index, text };
          } else if (fault !== null) {
            counts.faults[fault] = (counts.faults[fault] ?? 0) + 1;
            repairs.ask(index, sentence);
          }
        }
      } else if (cut.type === 'pair-title') {
        if (isTitled || !isTitleIn(cut.title, own)) continue;
        isTitled = true;
        yield { type: 'translated-title', title: cut.title };
      } else if (cut.type === 'word') words.push(cut);
      else if (cut.type === 'question') questions.push(cut);
      else yield cut;
    }
    await repairs.end();
    yield* repairs.done();
    counts.repaired = repairs.count;
    const lesson = lessonOf({ words, questions }, said, own, other);
    const hasOther = counts.paired + counts.repaired > 0;
    if (hasOther && lesson.words.length + lesson.questions.length > 0) yield { type: 'lesson', ...lesson };
    pairing.counted?.(counts);
  } finally {
    repairs.stop();
  }
}

/** The other side of each sentence of a line: as many sentences as the line has, or one text for one. */
function sidesOf(
  { indices, text }: { indices: number[]; text: string | null },
  other: Language,
): { index: number; text: string | null }[] {
  const texts = text === null || indices.length === 1 ? [text] : cutSentences(text, other);
  const isOneEach = texts.length === indices.length;
  return indices.map((index, position) => ({ index, text: isOneEach ? texts[position]! : null }));
}

/** @param own the language of the story, in which its other title cannot be */
export const isTitleIn = (title: string, own: Language) =>
  /\p{L}/u.test(title) && title.length <= TITLE_MAX_LENGTH && detectLanguage(title) !== own;

/** Asks for single other sides once more, one after the other. */
class Repairs {
  readonly #pairing: Pairing;
  readonly #checks: PairChecks;
  readonly #hangUp = new AbortController();
  #asked = 0;
  #last: Promise<void> = Promise.resolve();
  #ready: Telling[] = [];
  count = 0;

  constructor(pairing: Pairing, checks: PairChecks) {
    this.#pairing = pairing;
    this.#checks = checks;
  }

  ask(index: number, sentence: string): void {
    if (this.#asked >= REPAIRS_A_STORY) return;
    this.#asked += 1;
    this.#last = this.#last.then(() => this.#repair(index, sentence));
  }

  async #repair(index: number, sentence: string): Promise<void> {
    const { own, other, variety, ask, after } = this.#pairing;
    const late = new AbortController();
    const forget = after(REPAIR_MS, () => late.abort());
    const until = AbortSignal.any([this.#hangUp.signal, late.signal]);
    try {
      until.throwIfAborted();
      const answer = await Promise.race([
        ask(translationPrompt([sentence], own, other, variety), until),
        rejectedBy(until),
      ]);
      const text = translationsIn(answer, other).get(0);
      if (text === undefined || this.#checks.faultOf(sentence, text) !== null) return;
      this.count += 1;
      this.#ready.push({ type: 'translation', index, text });
    } catch {
      // Without its other side the sentence is whole: what went wrong is in the counts.
    } finally {
      forget();
    }
  }

  /** What was repaired since the last time. */
  done(): Telling[] {
    return this.#ready.splice(0);
  }

  /** Waits for those that are still being asked for, a little. */
  async end(): Promise<void> {
    const late = Promise.withResolvers<void>();
    const forget = this.#pairing.after(LAST_REPAIRS_MS, late.resolve);
    await Promise.race([this.#last, late.promise]);
    forget();
    this.stop();
  }

  stop(): void {
    this.#hangUp.abort();
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
