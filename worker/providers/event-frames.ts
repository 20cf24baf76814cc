import { refusalIn } from './error-answer.ts';

/** Frames of a stream of server-sent events that carry nothing, which the SDK would parse as JSON. */

const LINE_END = /\r\n|\r|\n/;
const DONE = '[DONE]';

/** Frames of one line each, which pass as they are: nearly every token comes so. */
const WHOLE_FRAMES = /^(?:data: \{[^\r\n]*\}\n\n)+$/;

/** What a stream said besides its frames. */
export type FrameNotes = {
  /** Whether the server said that its answer is complete. */
  isDone: boolean;
};

/**
 * Leaves the frames that have an object, and ends with `[DONE]`: blank, `null` and other frames keep a connection
 * alive. A broken object stays, since it may have had text.
 */
class Frames {
  readonly #notes: FrameNotes;
  #rest = '';
  #lines: string[] = [];
  #hasReturn = false;

  constructor(notes: FrameNotes) {
    this.#notes = notes;
  }

  /** @returns the frames that are complete, each with its empty line */
  push(text: string): string {
    const isBetween = this.#rest === '' && this.#lines.length === 0 && !this.#hasReturn;
    if (isBetween && !this.#notes.isDone && WHOLE_FRAMES.test(text)) return text;
    const more = this.#hasReturn && text.startsWith('\n') ? text.slice(1) : text;
    this.#hasReturn = text === '' ? this.#hasReturn : text.endsWith('\r');
    const lines = (this.#rest + more).split(LINE_END);
    this.#rest = lines.pop()!;
    return lines.map((line) => this.#line(line)).join('');
  }

  end(): string {
    const last = this.#rest;
    this.#rest = '';
    return this.#line(last) + this.#line('');
  }

  #line(line: string): string {
    if (this.#notes.isDone) return '';
    if (line !== '') {
      this.#lines.push(line);
      return '';
    }
    const lines = this.#lines;
    this.#lines = [];
    const data = lines.flatMap((each) => (/^data(?::|$)/.test(each) ? [each.slice(5).trim()] : []));
    const text = data.join('\n').trim();
    if (/^"?\[DONE\]/i.test(text)) {
      this.#notes.isDone = true;
      return `data: ${DONE}\n\n`;
    }
    const isError = lines.some((each) => /^event:\s*error\s*$/i.test(each));
    if (isError) return `event: error\ndata: ${text.startsWith('{') ? text.replaceAll('\n', ' ') : '{}'}\n\n`;
    return text.startsWith('{') ? `${data.map((each) => `data: ${each}\n`).join('')}\n` : '';
  }
}

/**
 * A `fetch` whose streams have no empty frames, and nothing behind `[DONE]`, where the SDK hangs up.
 * @param notes filled while the stream is read
 */
export function fetchFrames(notes: FrameNotes): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) return refusalIn(response, await response.text())!;
    if (!response.body) return response;
    const frames = new Frames(notes);
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    const reader = response.body.getReader();
    /** The next text; empty at the end. */
    const next = async (): Promise<string> => {
      for (;;) {
        const { done, value } = await reader.read();
        const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
        if (done || text !== '') return text;
      }
    };
    let begun = await next();
    if (/^\s*\{/.test(begun)) {
      // In one piece: a refusal.
      for (let more = await next(); more !== ''; more = await next()) begun += more;
      const refusal = refusalIn(response, begun);
      if (refusal) return refusal;
    }
    // Not by a `TransformStream`, which reports the error of an aborted request as unhandled.
    const readable = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          for (;;) {
            const text = begun || (await next());
            begun = '';
            const passed = text === '' ? frames.end() : frames.push(text);
            if (passed !== '') controller.enqueue(encoder.encode(passed));
            if (text === '') controller.close();
            if (text === '' || passed !== '') return;
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    const headers = new Headers(response.headers);
    // The body is decoded, and has another length.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(readable, { status: response.status, headers });
  };
}
