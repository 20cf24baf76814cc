import { vi } from 'vitest';
import { untilAborted } from './unanswered.ts';

const TITLE = 'La luz';
const FIRST = 'El faro duerme.';

export type Silence = { story: boolean; speech: boolean };

/**
 * Stories are two short sentences, in place of those of the provider, which is asked for everything else.
 * @param ends the second sentence of each story that is told, in turn, since a text belongs to one story
 * @param first the first sentence of each
 * @returns what can be told to break off and wait without end
 */
export function shortStories(ends: string[], first = FIRST): { silent: Silence; restore(): void } {
  const silent: Silence = { story: false, speech: false };
  const outside = globalThis.fetch;
  let told = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // What is not a stream is asked for an opinion on a paragraph.
    const isStory = url.endsWith('/chat/completions') && String(init?.body).includes('"stream":true');
    if (isStory) {
      return storyAnswer([first, ends[told++]!], silent.story, init?.signal);
    }
    if (url.endsWith('/speech') && silent.speech) return untilAborted(init?.signal);
    return outside(input, init);
  });
  return { silent, restore: () => spy.mockRestore() };
}

/** The stream of a chat completion. A silent one never says that it is over, until it is hung up on. */
function storyAnswer(
  sentences: string[],
  isSilent: boolean,
  signal: AbortSignal | null | undefined,
): Response {
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const pieces = [`# ${TITLE}\n\n`, ...sentences.map((sentence) => `${sentence} `)];
  const body = new ReadableStream<string>({
    start(controller) {
      for (const content of pieces) controller.enqueue(chunk({ content }, null));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      if (isSilent) return;
      controller.enqueue(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      controller.close();
    },
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  });
}
