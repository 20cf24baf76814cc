const [MINUS, POINT, ZERO, NINE, A, Z] = [...'-.09az'].map((letter) => letter.charCodeAt(0)) as [
  ...[number, number, number, number, number, number],
];
export const isLetter = (code: number): boolean => (code | 32) >= A && (code | 32) <= Z;
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/**
 * Reads a path's data and the like letter by letter and number by number. By hand, since an isolate that draws its
 * first picture would compile regular expressions for longer than it needs them.
 */
export class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Skips to what `isOne` accepts. @returns whether there is one */
  #find(isOne: (code: number) => boolean): boolean {
    while (this.at < this.#text.length && !isOne(this.#text.charCodeAt(this.at))) this.at++;
    return this.at < this.#text.length;
  }

  /** The next word; empty at the end. */
  word(): string {
    if (!this.#find(isLetter)) return '';
    const from = this.at;
    while (isLetter(this.#text.charCodeAt(this.at))) this.at++;
    return this.#text.slice(from, this.at);
  }

  /** The next letter; empty at the end. */
  letter(): string {
    return this.#find(isLetter) ? this.#text.charAt(this.at++) : '';
  }

  /** Whether a number comes before the next letter or bracket. */
  hasNumber(): boolean {
    let at = this.at;
    for (let code = this.#text.charCodeAt(at); code <= 44; code = this.#text.charCodeAt(++at))
      if (code === 41) return false;
    const code = this.#text.charCodeAt(at);
    return code === MINUS || code === POINT || isDigit(code);
  }

  /** The next number, which a minus or a second point begins without a space; 0 for none. */
  number(): number {
    if (!this.hasNumber()) return 0;
    const text = this.#text;
    let code = text.charCodeAt(this.at);
    while (code !== MINUS && code !== POINT && !isDigit(code)) code = text.charCodeAt(++this.at);
    const isNegative = code === MINUS;
    if (isNegative) code = text.charCodeAt(++this.at);
    let value = 0;
    for (; isDigit(code); code = text.charCodeAt(++this.at)) value = value * 10 + code - ZERO;
    if (code === POINT) {
      let tens = 1;
      for (code = text.charCodeAt(++this.at); isDigit(code); code = text.charCodeAt(++this.at)) {
        value = value * 10 + code - ZERO;
        tens *= 10;
      }
      value /= tens;
    }
    return isNegative ? -value : value;
  }

  /** The next digit: an arc's flag, after which a number may stand without a space. */
  flag(): number {
    return this.#find(isDigit) ? this.#text.charCodeAt(this.at++) - ZERO : 0;
  }
}
