/**
 * Permission to buy speech: asked for once for each provider that reads, before its first purchase. What was allowed
 * counts for the provider that reads after it.
 */
export class SpeechAllowance {
  /** Position of the sentence that is being played. */
  playing = 0;
  #said: () => readonly string[] | Promise<readonly string[]> = () => [];
  #allowed = 0;
  #asked: Promise<void> | null = null;
  readonly #ask: (characters: number) => Promise<void>;

  constructor(ask: (characters: number) => Promise<void>) {
    this.#ask = ask;
  }

  /**
   * A provider begins to read.
   * @param said the sentences as they are said, empty for those that need not be bought; asked for before a purchase
   */
  begin(said: () => readonly string[] | Promise<readonly string[]>): void {
    this.#said = said;
    this.#asked = null;
  }

  /** Asks for the characters from the played sentence on. @throws the refusal, to every caller */
  require(): Promise<void> {
    this.#asked ??= this.#askForMore();
    return this.#asked;
  }

  async #askForMore(): Promise<void> {
    const said = await this.#said();
    const left = said.slice(this.playing).reduce((sum, text) => sum + text.length, 0);
    const more = left - this.#allowed;
    if (more <= 0) return;
    this.#allowed = left;
    await this.#ask(more);
  }
}
