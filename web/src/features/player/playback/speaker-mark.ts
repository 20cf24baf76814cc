/**
 * Name of the figure that speaks, above the paragraph of its sentence. An attribute that the style sheet shows in the
 * room between two paragraphs: no rendering, no layout change, nothing for screen readers, which have the text.
 */
export class SpeakerMark {
  readonly #box: Element;
  #paragraph: HTMLElement | null = null;

  constructor(box: Element) {
    this.#box = box;
  }

  /** @param name null when nothing is to be shown */
  show(index: number, name: string | null): void {
    const sentence = name === null ? null : this.#box.querySelector(`[data-sentence="${index}"]`);
    const paragraph = sentence?.closest('p') ?? null;
    if (paragraph !== this.#paragraph) this.end();
    if (!paragraph || name === null || paragraph.dataset.speaker === name) return;
    paragraph.dataset.speaker = name;
    this.#paragraph = paragraph;
  }

  end(): void {
    this.#paragraph?.removeAttribute('data-speaker');
    this.#paragraph = null;
  }
}
