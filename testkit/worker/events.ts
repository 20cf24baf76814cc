import type { AudioEvent, StoryEvent } from '../../contract/schemas/events.ts';

export type Received<Event> = { id: string; event: Event };

/** Reads server-sent events until the stream ends or `enough` returns true, then disconnects. */
export async function readAllEvents<Event extends { type: string } = StoryEvent | AudioEvent>(
  body: ReadableStream<Uint8Array>,
  enough: (received: Received<Event>[]) => boolean = () => false,
): Promise<Received<Event>[]> {
  const received: Received<Event>[] = [];
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return received;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (id !== undefined && data !== undefined) received.push({ id, event: JSON.parse(data) as Event });
    }
    if (!enough(received)) continue;
    await reader.cancel();
    return received;
  }
}

/** The same without `read` and `pictures` and the announcements of them, whose order varies. */
export async function readEvents<Event extends { type: string } = StoryEvent | AudioEvent>(
  body: ReadableStream<Uint8Array>,
  enough?: (received: Received<Event>[]) => boolean,
): Promise<Received<Event>[]> {
  const received = await readAllEvents<Event>(body, enough);
  return received
    .filter(({ event }) => event.type !== 'read' && event.type !== 'pictures')
    .map(({ id, event }) => {
      const {
        beingRead: _,
        beingDrawn: __,
        ...rest
      } = event as Event & { beingRead?: true; beingDrawn?: true };
      return { id, event: rest as unknown as Event };
    });
}

/** Event types in order, with runs of the same type as one. The picture, which not every story has, is left out. */
export function shape(received: Received<{ type: string }>[]): string {
  return received
    .flatMap(({ event: { type } }) => (type === 'picture' ? [] : [type]))
    .filter((type, position, types) => type !== types[position - 1])
    .join(' ');
}
