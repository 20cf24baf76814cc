import { splitWords } from '../../contract/level/words.ts';
import { LENGTH_TABLE, leastWordsOf } from '../../contract/options.ts';
import type { StoryFault } from '../../contract/schemas/health.ts';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import {
  type RefusalSign,
  refusalSign,
  refusesAbroad,
  refusesLater,
  refusesShortly,
} from './model-refusal.ts';
import { type Residue, residueIn } from './residue.ts';
import { WithoutSpeech } from './without-speech.ts';
import { evidenceOf, isInAnother } from './written-language.ts';

/**
 * Judgement of the text so far. `held`: the sentences from this index wait for more text. `tail`: those before it are
 * a whole story, and the rest is not part of it.
 */
export type Verdict =
  | { is: 'fit' }
  | { is: 'held'; from: number }
  | { is: 'tail'; from: number; fault: StoryFault }
  | { is: 'fault'; fault: StoryFault };

/** Shares of the ordered words: the least that is whole when a rest is cut, and the most. */
const WHOLE = 0.8;
const MOST = 4;

/** Sentences in which a model refuses before or instead of a story. */
const BEGINNING = 3;
/** Words of the text from which its language is judged at the beginning; later its share counts. */
const OPENING_WORDS = 60;
/** Words of the language that make a sentence certain. */
const OWN_WORDS = 2;
/** Words in another language, and their share of the text, that are no song or letter any more. */
const FOREIGN_WORDS = 40;
const FOREIGN_SHARE = 0.25;
/** Share of the words of another language among those that tell languages apart; ours have at most 0.15. */
const MIXED_SHARE = 0.35;
/** Words in another language at the end of a story that are a second text and no last words. */
const LEAST_SECOND_TEXT = 25;
/** Longest remark after a story, in words. */
const REMARK_WORDS = 60;
/** A passage of at most so many sentences, repeated so often without another between, is a model that is stuck. */
const STUCK_PASSAGE = 4;
const STUCK_TIMES = 5;
const STUCK_WORDS = 4;

type Written = {
  text: string;
  words: number;
  /** Words before the sentence. */
  before: number;
  /** Text without what figures say. */
  narration: string;
  folded: string;
  residue: Residue | null;
  isForeign: boolean;
  isOwn: boolean;
};

const fold = (text: string) => splitWords(text).join(' ').toLowerCase();

/** Least words of a line of the prompt that a story would not have by chance, as a whole sentence. */
const ECHO_WORDS = 4;

/** Lines and sentences of a prompt, folded, without the samples of its voice, which a story may sound like. */
function echoesOf(prompt: string): ReadonlySet<string> {
  const lines = prompt.split('\n').filter((line) => !line.includes(' / ') && !line.startsWith('{'));
  const parts = lines.flatMap((line) => [line, ...cutSentences(line, 'es'), ...cutSentences(line, 'en')]);
  return new Set(parts.map(fold).filter((part) => part.split(' ').length >= ECHO_WORDS));
}

/**
 * Acceptance of a story: whether what a model wrote is the ordered story, in the ordered language and about the ordered
 * length. Pure: the verdict depends on order and text alone. Content is for moderation.
 */
export class Acceptance {
  readonly #order: Pick<StoryRequest, 'language' | 'storyLength'>;
  readonly #prompt: string;
  #foundEchoes: ReadonlySet<string> | null = null;
  #title = '';
  readonly #sentences: Written[] = [];
  #words = 0;
  #isWhole = false;
  /** Words that tell the language from others, and those of the strongest other one. */
  readonly #evidence = { own: 0, rival: 0 };
  #foreignWords = 0;
  readonly #narration = new WithoutSpeech();
  #sign: RefusalSign = null;
  #isAbroad = false;

  /** @param prompt what the model was sent; an echo of it is no story */
  constructor(order: Pick<StoryRequest, 'language' | 'storyLength'>, prompt = '') {
    this.#order = order;
    this.#prompt = prompt;
  }

  /** Looked for with the first text: the model is asked meanwhile. */
  get #echoes(): ReadonlySet<string> {
    this.#foundEchoes ??= echoesOf(this.#prompt);
    return this.#foundEchoes;
  }

  get #isShort(): boolean {
    return this.#words < leastWordsOf(this.#order.storyLength);
  }

  /** Words of a share of the ordered length. */
  #wordsOf(share: number): number {
    return LENGTH_TABLE[this.#order.storyLength].words * share;
  }

  addTitle(title: string): void {
    this.#title = title;
    this.#judgeBeginning();
  }

  addSentence({ text, paragraph }: { text: string; paragraph: number }): void {
    const { language } = this.#order;
    const narration = this.#narration.of(text, paragraph);
    const words = splitWords(text).length;
    const { own, rival } = evidenceOf(text, language);
    this.#evidence.own += own;
    this.#evidence.rival += rival;
    const isForeign = isInAnother(text, language);
    if (isForeign) this.#foreignWords += words;
    const folded = fold(text);
    const residue = this.#echoes.has(folded) ? 'echo' : residueIn(text, narration);
    const isOwn = own >= OWN_WORDS && own > rival;
    const before = this.#words;
    this.#sentences.push({ text, words, before, narration, folded, residue, isForeign, isOwn });
    this.#words += words;
    if (this.#sentences.length <= BEGINNING || before < OPENING_WORDS) this.#judgeBeginning();
  }

  /** Signs of the first sentences, which later text does not change. */
  #judgeBeginning(): void {
    const first = this.#sentences.slice(0, BEGINNING).flatMap(({ narration }) => narration.trim() || []);
    // An apology may be a sentence of its own.
    const joined = first.map((text) => text.replace(/[.!?…]+$/u, '')).join(', ');
    this.#sign = refusalSign([this.#title, ...first, joined]);
    const opening = this.#sentences.filter(({ before }) => before < OPENING_WORDS);
    const told = opening.map(({ narration }) => narration).join(' ');
    const { own, words } = evidenceOf(told, this.#order.language);
    // A few words in the language may introduce a song.
    const isCertain = own === 0 || words >= OPENING_WORDS / 2;
    this.#isAbroad =
      isCertain && !opening.some(({ isOwn }) => isOwn) && isInAnother(told, this.#order.language);
  }

  /** Called after the last sentence: the text is whole. */
  end(): void {
    this.#isWhole = true;
  }

  /** Judges the text so far, or the whole text. */
  verdict(): Verdict {
    const isWhole = this.#isWhole;
    const beginning = this.#verdictOnBeginning();
    if (beginning !== null) return beginning;
    const found = this.#firstFault();
    if (this.#words > this.#wordsOf(MOST)) return this.#from(found ?? { fault: 'long', from: 0 }, true);
    if (found !== null) return this.#from(found, isWhole);
    if (!isWhole) return { is: 'fit' };
    return this.#isShort ? { is: 'fault', fault: 'short' } : { is: 'fit' };
  }

  /** Faults of the beginning, with which nothing that follows is good. */
  #verdictOnBeginning(): Verdict | null {
    if (this.#sign === 'certain') return { is: 'fault', fault: 'refusal' };
    const narrated = this.#sentences.map(({ narration }) => narration).join(' ');
    if (this.#isWhole && this.#isShort) {
      const said = narrated.trim() === '' ? this.#sentences.map(({ text }) => text).join(' ') : narrated;
      if ([this.#title, said].some(refusesShortly)) return { is: 'fault', fault: 'refusal' };
    }
    const ofTitle = this.#echoes.has(fold(this.#title)) ? 'echo' : residueIn(this.#title, this.#title);
    const residue = ofTitle ?? this.#sentences[0]?.residue ?? null;
    if (residue !== null) return { is: 'fault', fault: residue };
    if (this.#isAbroad) return { is: 'fault', fault: refusesAbroad(narrated) ? 'refusal' : 'language' };
    return this.#sign === 'possible' && this.#isShort ? { is: 'held', from: 0 } : null;
  }

  /** First sentence that is not part of the story, with the reason. */
  #firstFault(): { fault: StoryFault; from: number } | null {
    const found = [this.#residue(), this.#laterRefusal(), this.#foreign(), this.#stuck()].filter(
      (one) => one !== null,
    );
    return found.length === 0 ? null : found.reduce((one, other) => (other.from < one.from ? other : one));
  }

  #residue(): { fault: StoryFault; from: number } | null {
    const from = this.#sentences.findIndex(
      ({ residue, before }) =>
        // A single heading of a version in the middle of a story may be a choice of its hero.
        residue !== null && (residue !== 'options' || before === 0 || before >= this.#wordsOf(WHOLE)),
    );
    return from < 0 ? null : { fault: this.#sentences[from]!.residue!, from };
  }

  /** A refusal to go on is the end of a text. */
  #laterRefusal(): { fault: StoryFault; from: number } | null {
    const from = this.#sentences.findIndex(
      ({ narration, before }, index) =>
        index >= BEGINNING &&
        this.#words - before <= REMARK_WORDS &&
        narration !== '' &&
        refusesLater(narration),
    );
    return from < 0 ? null : { fault: 'refusal', from };
  }

  #foreign(): { fault: StoryFault; from: number } | null {
    // The last sentences, from a foreign one on, without any in the language.
    const lastOwn = this.#sentences.findLastIndex(({ isOwn }) => isOwn);
    const run = this.#sentences.findIndex(({ isForeign }, index) => index > lastOwn && isForeign);
    const { before = 0 } = this.#sentences[run] ?? {};
    const isSecondText = run >= 0 && before >= this.#wordsOf(WHOLE);
    if (isSecondText && (!this.#isWhole || this.#words - before >= LEAST_SECOND_TEXT))
      return { fault: 'language', from: run };
    const expected = this.#isWhole ? this.#words : Math.max(this.#words, this.#wordsOf(1));
    const isForeign =
      this.#foreignWords >= Math.min(FOREIGN_WORDS, expected / 2) &&
      this.#foreignWords > expected * FOREIGN_SHARE;
    const { own, rival } = this.#evidence;
    const isMixed = this.#words >= expected / 2 && rival / (own + rival) > MIXED_SHARE;
    if (!isForeign && !isMixed) return null;
    return {
      fault: 'language',
      from: Math.max(
        0,
        this.#sentences.findIndex((one) => one.isForeign),
      ),
    };
  }

  #stuck(): { fault: StoryFault; from: number } | null {
    const all = this.#sentences;
    for (let passage = 1; passage <= STUCK_PASSAGE; passage += 1) {
      const length = passage * STUCK_TIMES;
      // Index of the second of the passages that are the same up to the end.
      let from = all.length;
      while (from > passage && all[from - 1]!.folded === all[from - 1 - passage]!.folded) from -= 1;
      const words = all.slice(-passage).reduce((sum, one) => sum + one.words, 0);
      if (all.length - from >= length - passage && words >= STUCK_WORDS) return { fault: 'repetition', from };
    }
    return null;
  }

  /** Verdict on a text that is not part of the story from a sentence on. */
  #from({ fault, from }: { fault: StoryFault; from: number }, isWhole: boolean): Verdict {
    const rest = this.#sentences.slice(from);
    const before = rest[0]?.before ?? this.#words;
    const isSentence = /[.!?…:][\s"'”’»)\]]*$/u.test(this.#sentences[from - 1]?.text ?? '');
    const isTail = before >= this.#wordsOf(WHOLE) && isSentence && this.#isCut(fault, this.#words - before);
    if (!isTail) return { is: 'fault', fault };
    return isWhole ? { is: 'tail', from, fault } : { is: 'held', from };
  }

  /** Whether a rest with this fault is a remark or a second text, and the story before it has its end. */
  #isCut(fault: StoryFault, words: number): boolean {
    if (fault === 'refusal' || fault === 'long') return false;
    return fault === 'contact' || fault === 'placeholder' ? words <= REMARK_WORDS : true;
  }
}

export const acceptanceOf = (order: Pick<StoryRequest, 'language' | 'storyLength'>, prompt: string) =>
  new Acceptance(order, prompt);
