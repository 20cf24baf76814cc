/** One server-sent event. `id` is the last id seen so far, on this event or before it. */
export type ServerSentEvent = { id: string | null; event: string; data: string };

/**
 * Reads `text/event-stream` from bytes cut anywhere, inside a character or between CR and LF included. Comments and
 * events without data are dropped, as the HTML standard says; so is an event that the stream ended in the middle of.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let pending = '';
  let afterCarriageReturn = false;
  let id: string | null = null;
  let event = '';
  let data: string[] = [];

  function takeLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    let value = colon < 0 ? '' : line.slice(colon + 1);
    if (value.startsWith(' ')) value = value.slice(1);
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return (chunk) => {
    let text = decoder.decode(chunk, { stream: true });
    if (text === '') return;
    // The LF of a CRLF that was cut in two belongs to the line already taken.
    if (afterCarriageReturn && text.startsWith('\n')) text = text.slice(1);
    afterCarriageReturn = text === '' ? false : text.endsWith('\r');
    const lines = (pending + text).split(/\r\n|\r|\n/);
    pending = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
