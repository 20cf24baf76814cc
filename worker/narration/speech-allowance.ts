import type { Sentence } from '../../contract/schemas/stories.ts';

/** Permission to buy speech: asked for once per reading, before the first purchase, whichever provider that goes to. */
export class SpeechAllowance {
  /** Position of the sentence that is being played. */
  playing = 0;
  #allowed: Promise<void> | null = null;
  readonly #sentences: Sentence[];
  readonly #ask: (characters: number) => Promise<void>;

  constructor(sentences: Sentence[], ask: (characters: number) => Promise<void>) {
    this.#sentences = sentences;
    this.#ask = ask;
  }

  /** Asks for the characters from the played sentence on. @throws the refusal, to every caller */
  require(): Promise<void> {
    const left = this.#sentences.slice(this.playing).reduce((sum, { text }) => sum + text.length, 0);
    this.#allowed ??= this.#ask(left);
    return this.#allowed;
  }
}
