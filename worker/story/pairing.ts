import { detectLanguage } from '../../contract/detect-language.ts';
import type { Language, Level, SpanishVariety } from '../../contract/options.ts';
import type {
  Sentence,
  StoryQuestion,
  StoryWord,
  TranslatedSentence,
} from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { rejectedWhenAborted } from '../errors/aborted.ts';
import { translationOf } from './direct-speech.ts';
import { lessonOf, type WrittenWord } from './lesson.ts';
import { type Finding, PairChecks, type PairFault } from './pair-checks.ts';
import type { ParsedPiece } from './pair-cutter.ts';
import type { ProsePiece } from './story-cutter.ts';
import type { Prompt } from './story-provider.ts';
import { translationPrompt, translationsIn } from './translation-prompt.ts';

/** Piece of a story. Translations have passed the pair checks, not yet moderation. */
export type StoryPiece =
  | ProsePiece
  | { type: 'translated-title'; title: string }
  | ({ type: 'translation' } & TranslatedSentence)
  | { type: 'lesson'; words: StoryWord[]; questions: StoryQuestion[] };

/** Maximum number of repair requests per story, and of those for translations that are shown in doubt. */
const REPAIRS_A_STORY = 8;
const DOUBTS_A_STORY = 4;
/** Time-out of one repair. Repairs run one after the other in the background. */
export const REPAIR_MS = 3000;
/** Maximum wait for repairs at the end of a story. */
export const LAST_REPAIRS_MS = 3000;

const TITLE_MAX_LENGTH = 120;

/** Counts of the pairs of a story. */
export type PairCounts = {
  sentences: number;
  /** Translations accepted at once and after a repair. */
  paired: number;
  repaired: number;
  /** Rejected translations by reason, and doubted ones, which are shown. */
  faults: Partial<Record<PairFault, number>>;
  doubts: Partial<Record<PairFault, number>>;
};

export type Pairing = {
  own: Language;
  other: Language;
  level: Level;
  /** Spanish variety of whichever language is Spanish. */
  variety?: SpanishVariety | undefined;
  /** Requested names and words. */
  names: readonly string[];
  wanted?: readonly string[];
  /** Sends a prompt to a model. @throws when it fails */
  ask(prompt: Prompt, signal: AbortSignal): Promise<string>;
  /** Timer. @returns its cancellation */
  after(ms: number, callback: () => void): () => void;
  /** Called at the end. */
  counted?(counts: PairCounts): void;
};

/**
 * Passes sentences through and adds their accepted translations. A rejected translation is requested once more and
 * follows later or not at all; a doubted one is passed, and replaced when a better one follows. No sentence waits for
 * its translation.
 * @param pairing null for a story in one language
 */
export async function* attachTranslations(
  pieces: AsyncIterable<ParsedPiece>,
  pairing: Pairing | null,
): AsyncGenerator<StoryPiece> {
  if (pairing === null) {
    for await (const piece of pieces) if (isProse(piece)) yield piece;
    return;
  }
  const { own, other } = pairing;
  const checks = new PairChecks(own, other, pairing.names);
  const said = new Map<number, string>();
  const spoken = new Map<number, Spoken>();
  const counts: PairCounts = { sentences: 0, paired: 0, repaired: 0, faults: {}, doubts: {} };
  const words: WrittenWord[] = [];
  const translated = new Map<number, string>();
  const questions: StoryQuestion[] = [];
  const repairs = new Repairs(pairing, checks);
  let isTitled = false;
  try {
    for await (const piece of pieces) {
      yield* repairs.done();
      if (piece.type === 'sentence') {
        counts.sentences += 1;
        said.set(piece.index, piece.text);
        spoken.set(piece.index, piece);
        checks.add(piece.text);
        yield piece;
      } else if (piece.type === 'pair') {
        for (const { index, text } of sidesOf(piece, other)) {
          const sentence = said.get(index)!;
          const missing: Finding = { fault: 'empty', isCertain: true };
          const finding = text === null ? missing : checks.findingIn(sentence, text);
          if (finding) {
            const { fault, isCertain } = finding;
            const counted = isCertain ? counts.faults : counts.doubts;
            counted[fault] = (counted[fault] ?? 0) + 1;
            repairs.ask(spoken.get(index)!, isCertain);
          }
          if (text !== null && !finding?.isCertain) {
            checks.show(sentence, text);
            translated.set(index, text);
            counts.paired += 1;
            yield { type: 'translation', ...translationOf(spoken.get(index)!, own, text) };
          }
        }
      } else if (piece.type === 'pair-title') {
        if (isTitled || !isTitleIn(piece.title, own)) continue;
        isTitled = true;
        yield { type: 'translated-title', title: piece.title };
      } else if (piece.type === 'word') words.push(piece);
      else if (piece.type === 'question') questions.push(piece);
      else yield piece;
    }
    await repairs.end();
    yield* repairs.done();
    counts.repaired = repairs.count;
    const { level, wanted = [] } = pairing;
    const lesson = lessonOf({ words, questions }, { said, translated, own, other, level, wanted });
    const hasOther = counts.paired + counts.repaired > 0;
    if (hasOther && lesson.words.length + lesson.questions.length > 0) yield { type: 'lesson', ...lesson };
    pairing.counted?.(counts);
  } finally {
    repairs.stop();
  }
}

const PROSE: readonly string[] = ['title', 'sentence', 'cast', 'scene'] satisfies ProsePiece['type'][];
const isProse = (piece: ParsedPiece): piece is ProsePiece => PROSE.includes(piece.type);

type Spoken = Pick<Sentence, 'index' | 'text' | 'speech'>;

/** Translations of the sentences of one object: one text for one sentence, otherwise the same number of sentences. */
function sidesOf(
  { indices, text }: { indices: number[]; text: string | null },
  other: Language,
): { index: number; text: string | null }[] {
  const texts = text === null || indices.length === 1 ? [text] : cutSentences(text, other);
  const isOneEach = texts.length === indices.length;
  return indices.map((index, position) => ({ index, text: isOneEach ? texts[position]! : null }));
}

/** @param own language of the story; the translated title must not be in it */
export const isTitleIn = (title: string, own: Language) =>
  /\p{L}/u.test(title) && title.length <= TITLE_MAX_LENGTH && detectLanguage(title) !== own;

/** Repair requests for single translations, one after the other. */
class Repairs {
  readonly #pairing: Pairing;
  readonly #checks: PairChecks;
  readonly #hangUp = new AbortController();
  #asked = 0;
  #doubts = 0;
  #last: Promise<void> = Promise.resolve();
  #ready: StoryPiece[] = [];
  count = 0;

  constructor(pairing: Pairing, checks: PairChecks) {
    this.#pairing = pairing;
    this.#checks = checks;
  }

  /** @param isWithheld whether the sentence has no translation yet */
  ask(sentence: Spoken, isWithheld: boolean): void {
    if (this.#asked >= REPAIRS_A_STORY || (!isWithheld && this.#doubts >= DOUBTS_A_STORY)) return;
    this.#asked += 1;
    if (!isWithheld) this.#doubts += 1;
    this.#last = this.#last.then(() => this.#repair(sentence, isWithheld));
  }

  async #repair(sentence: Spoken, isWithheld: boolean): Promise<void> {
    const { own, other, variety, ask, after } = this.#pairing;
    const late = new AbortController();
    const forget = after(REPAIR_MS, () => late.abort());
    const until = AbortSignal.any([this.#hangUp.signal, late.signal]);
    try {
      until.throwIfAborted();
      const answer = await Promise.race([
        ask(translationPrompt([sentence.text], own, other, variety), until),
        rejectedWhenAborted(until),
      ]);
      const text = translationsIn(answer, other).get(0);
      const finding = text === undefined ? null : this.#checks.findingIn(sentence.text, text);
      // A translation in doubt is better than none, and no better than another one.
      if (text === undefined || finding?.isCertain || (finding && !isWithheld)) return;
      if (isWithheld) this.count += 1;
      this.#ready.push({ type: 'translation', ...translationOf(sentence, own, text) });
    } catch {
      // The sentence is complete without a translation; the failure is visible in the counts.
    } finally {
      forget();
    }
  }

  /** Repaired translations since the last call. */
  done(): StoryPiece[] {
    return this.#ready.splice(0);
  }

  /** Waits a limited time for pending repairs. */
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
