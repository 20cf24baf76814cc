/** Quotation marks that open what a figure says, with those that close it. A dash opens a paragraph of it. */
const QUOTES: Readonly<Record<string, string>> = {
  '“': '”',
  '«': '»',
  '"': '"',
  '„': '“',
  '‘': '’',
  "'": "'",
};

/** Reader of a text's sentences in order that leaves out what figures say. */
export class WithoutSpeech {
  #paragraph = -1;
  #isDialogue = false;
  /** Closing mark of what a figure is saying. */
  #closing: string | null = null;

  /** @returns the narration in the next sentence */
  of(text: string, paragraph: number): string {
    if (paragraph !== this.#paragraph) {
      this.#paragraph = paragraph;
      this.#isDialogue = /^\s*[—–-]\s*[\p{L}¿¡«"“]/u.test(text);
      this.#closing = null;
    }
    if (this.#isDialogue) return '';
    let narration = '';
    for (let position = 0; position < text.length; position += 1) {
      const letter = text[position]!;
      const [previous, next] = [text[position - 1] ?? ' ', text[position + 1] ?? ' '];
      // Single marks are apostrophes beside letters.
      const beside = this.#closing === null ? previous : next;
      const isApostrophe = /['’‘]/u.test(letter) && /\p{L}/u.test(beside);
      if (this.#closing === null && letter in QUOTES && !isApostrophe) this.#closing = QUOTES[letter]!;
      else if (this.#closing === letter && !isApostrophe) this.#closing = null;
      else if (this.#closing === null) narration += letter;
    }
    return narration.trim();
  }
}
