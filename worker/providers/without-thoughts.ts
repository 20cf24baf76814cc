import { unusableAnswer } from './provider-error.ts';

/** Tags that reasoning models put around their thoughts, where the server leaves them in the text. */
const NAMES = ['think', 'thinking', 'thought', 'thoughts', 'reasoning'];
const TAG = new RegExp(`<(/?)(?:${NAMES.join('|')})\\s{0,4}>`, 'iu');
/** Longer than any of the tags. */
const TAG_LENGTH = 20;

/** Index from which a text may be the beginning of a tag; its length when it cannot. */
function beginningOfTag(text: string): number {
  const at = text.lastIndexOf('<');
  if (at < 0 || text.length - at > TAG_LENGTH) return text.length;
  const [, name, space] = /^<\/?([a-z]*)(\s*)$/iu.exec(text.slice(at)) ?? [];
  if (name === undefined) return text.length;
  const lower = name.toLowerCase();
  const mayBe = space === '' ? NAMES.some((one) => one.startsWith(lower)) : NAMES.includes(lower);
  return mayBe ? at : text.length;
}

/**
 * Removes a model's thoughts from its stream, however it is cut into pieces. After thoughts that do not end, no text
 * follows.
 */
export class WithoutThoughts {
  /** Text that is not decided yet. */
  #rest = '';
  #isThinking = false;
  #hasText = false;

  /**
   * @param piece the next part of the model's text, of any length
   * @returns the part that is certain to be text
   * @throws ProviderError when thoughts end that never began: the earlier text was thought
   */
  push(piece: string): string {
    this.#rest += piece;
    let text = '';
    for (let tag = TAG.exec(this.#rest); tag; tag = TAG.exec(this.#rest)) {
      const before = this.#rest.slice(0, tag.index);
      this.#rest = this.#rest.slice(tag.index + tag[0].length);
      const isEnd = tag[1] === '/';
      if (!this.#isThinking) text += this.#clean(before);
      if (isEnd && !this.#isThinking && this.#hasText) throw unusableAnswer('the text was a thought');
      this.#isThinking = !isEnd;
    }
    const certain = beginningOfTag(this.#rest);
    if (!this.#isThinking) text += this.#clean(this.#rest.slice(0, certain));
    this.#rest = this.#rest.slice(certain);
    return text;
  }

  /** @returns the rest at the end of the text */
  end(): string {
    return this.#isThinking ? '' : this.#clean(this.#rest);
  }

  #clean(text: string): string {
    this.#hasText ||= text.trim() !== '';
    return text;
  }
}
