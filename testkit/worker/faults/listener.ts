import type { AudioEvent, StoryEvent } from '../../../contract/schemas/events.ts';
import { stage } from './world.ts';

type Told = StoryEvent | AudioEvent;

/**
 * Follows one generation over as many connections as needed, like the app: collects events and reports missing,
 * repeated and misplaced ones.
 */
export class Listener {
  /** Unknown before the first event of the order's own response. */
  generationId: string | null;
  lastEventId: string | null = null;
  isConnected = false;
  /** Events since the last `reset`. */
  events: Told[] = [];
  #attempt = 0;
  #seq = 0;
  #reader: ReadableStreamDefaultReader<string> | null = null;
  readonly #wrong: (what: string) => void;

  constructor(generationId: string | null, wrong: (what: string) => void) {
    this.generationId = generationId;
    this.#wrong = (what) => wrong(`listener of ${this.generationId}: ${what}`);
  }

  /** Whether `read` confirmed a `done` with `beingRead`, and `pictures` one with `beingDrawn`. */
  #isRead = false;
  #isDrawn = false;

  /** The final event, once received. */
  get end(): Extract<Told, { type: 'done' | 'error' }> | null {
    const last = this.events.at(-1);
    if (last?.type === 'done' && 'beingRead' in last && last.beingRead && !this.#isRead) return null;
    if (last?.type === 'done' && 'beingDrawn' in last && last.beingDrawn && !this.#isDrawn) return null;
    return last?.type === 'done' || last?.type === 'error' ? last : null;
  }

  /** Reads until the stream ends or breaks, or the listener disconnects. */
  async attend(body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    this.#reader = reader;
    this.isConnected = true;
    let text = '';
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const blocks = (text + part.value).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        stage.world.moves += 1;
      }
      if (text !== '' && this.#reader === reader) this.#wrong(`a stream ended in ${text}`);
    } catch {
      // The object died: the received events stay valid.
    } finally {
      if (this.#reader === reader) this.isConnected = false;
      stage.world.moves += 1;
    }
  }

  async hangUp(): Promise<void> {
    const reader = this.#reader;
    this.#reader = null;
    this.isConnected = false;
    // A stream of a dead object cannot be cancelled.
    await reader?.cancel().catch(() => {});
  }

  #take(block: string): void {
    const [, id, attemptText, seqText] = /^id: ((\d+)-(\d+))$/m.exec(block) ?? [];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (id === undefined || data === undefined) return;
    const event = JSON.parse(data) as Told;
    const [attempt, seq] = [Number(attemptText), Number(seqText)];
    // Events of a discarded attempt are pruned: a slow listener only gets the end.
    const isEnd = event.type === 'error' && seq > this.#seq + 1;
    if (attempt === this.#attempt ? seq !== this.#seq + 1 && !isEnd : attempt < this.#attempt || seq !== 1) {
      this.#wrong(`${id} after ${this.#attempt}-${this.#seq}`);
    }
    if (attempt > this.#attempt) {
      const opening = attempt === 1 ? 'start' : 'reset';
      if (event.type !== opening && event.type !== 'error') this.#wrong(`${id} opens with ${event.type}`);
      this.events = [];
      this.#isDrawn = false;
    } else if (event.type === 'reset') this.#wrong(`a reset at ${id}`);
    if (this.end && event.type !== 'read') this.#wrong(`${id} after the end`);
    if (
      this.events.at(-1)?.type === 'done' &&
      event.type === 'error' &&
      event.error.code !== 'story_withdrawn'
    )
      this.#wrong(`${event.error.code} after the end`);
    if ((event.type === 'read' || event.type === 'pictures') && this.events.at(-1)?.type !== 'done')
      this.#wrong(`${id} ${event.type} before the end`);
    [this.#attempt, this.#seq, this.lastEventId] = [attempt, seq, id];
    if (event.type === 'read') {
      this.#isRead = true;
      return;
    }
    if (event.type === 'pictures') {
      if (this.#isDrawn) this.#wrong(`${id} drawn again`);
      this.#isDrawn = true;
      return;
    }
    this.events.push(event);
    if (event.type === 'start') this.#begin(event.generationId);
    if (event.type === 'title' || event.type === 'translated-title') this.#checkApproved(event.title);
    if (event.type === 'sentence' || event.type === 'translation') this.#checkApproved(event.text);
  }

  #begin(generationId: string): void {
    this.generationId ??= generationId;
    if (this.generationId !== generationId) this.#wrong(`started ${generationId}`);
  }

  /** The streamed sentences equal the final story. */
  checkStory(): void {
    if (this.end?.type !== 'done' || !('story' in this.end)) return;
    const { title, sentences, translation } = this.end.story;
    const told = this.events.flatMap((event) =>
      event.type === 'title' ? event.title : event.type === 'sentence' ? event.text : [],
    );
    const whole = [title, ...sentences.map(({ text }) => text)];
    if (told.join('\n') !== whole.join('\n')) this.#wrong(`sent ${told.join(' / ')}`);
    const translated = this.events.flatMap((event) =>
      event.type === 'translation' ? `${event.index} ${event.text}` : [],
    );
    const beside = translation?.sentences.map(({ index, text }) => `${index} ${text}`) ?? [];
    if (translated.join('\n') !== beside.join('\n'))
      this.#wrong(`sent translations ${translated.join(' / ')}`);
  }

  #checkApproved(text: string): void {
    if (!stage.world.approved.has(text)) this.#wrong(`sent unchecked: ${text}`);
  }
}
