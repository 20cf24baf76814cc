import { vi } from 'vitest';
import { Acceptance } from '../../worker/story/acceptance.ts';
import { untilAborted } from './unanswered.ts';

const TITLE = 'La luz';
const FIRST = 'El faro duerme.';

export type Silence = { story: boolean; speech: boolean };

/**
 * Replaces the provider's stories by two short sentences, which are accepted; other requests pass through.
 * @param ends second sentence of each story in turn, since a text identifies its story
 * @param first first sentence of each story
 * @returns a switch that makes streams hang
 */
export function shortStories(ends: string[], first = FIRST): { silent: Silence; restore(): void } {
  const silent: Silence = { story: false, speech: false };
  const outside = globalThis.fetch;
  let told = 0;
  const accepting = vi.spyOn(Acceptance.prototype, 'verdict').mockReturnValue({ is: 'fit' });
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    // Requests without streaming are second opinions.
    const isStory = url.endsWith('/chat/completions') && String(init?.body).includes('"stream":true');
    if (isStory) {
      return storyAnswer([first, ends[told++]!], silent.story, init?.signal);
    }
    if (url.endsWith('/speech') && silent.speech) return untilAborted(init?.signal);
    return outside(input, init);
  });
  const restore = () => {
    spy.mockRestore();
    accepting.mockRestore();
  };
  return { silent, restore };
}

/** Stream of a chat completion. A hanging one never ends until it is aborted. */
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
