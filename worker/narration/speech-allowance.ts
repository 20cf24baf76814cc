/** Permission to buy speech: asked for once per reading, before the first purchase, whichever provider that goes to. */
export class SpeechAllowance {
  /** Position of the sentence that is being played. */
  playing = 0;
  #allowed: Promise<void> | null = null;
  readonly #said: readonly string[];
  readonly #ask: (characters: number) => Promise<void>;

  /** @param said the sentences as they are said */
  constructor(said: readonly string[], ask: (characters: number) => Promise<void>) {
    this.#said = said;
    this.#ask = ask;
  }

  /** Asks for the characters from the played sentence on. @throws the refusal, to every caller */
  require(): Promise<void> {
    const left = this.#said.slice(this.playing).reduce((sum, text) => sum + text.length, 0);
    this.#allowed ??= this.#ask(left);
    return this.#allowed;
  }
}
