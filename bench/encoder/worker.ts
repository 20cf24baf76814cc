import { withScheduledYields } from '../../worker/narration/cooperative-scheduling.ts';
import { encodeNarration, type FinishedNarration } from '../../worker/narration/narrate.ts';
import { narrationTag } from '../../worker/narration/narration-tag.ts';
import { ReplayBuffer } from '../../worker/narration/replay-buffer.ts';
import { sentences, track } from './narration.ts';

/**
 * `GET /?seconds=300&music=1` answers the finished file with its timeline in a header; with `keep=1` only its length,
 * as the product stores the file; with `sleep=1` a stored sleep edition. `GET /ping` answers at once.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === '/ping') return new Response('pong');
    const query = new URL(request.url).searchParams;
    const seconds = Number(query.get('seconds'));
    const isSleepEdition = query.get('sleep') === '1';
    const mp3 = new ReplayBuffer();
    let finished: FinishedNarration | undefined;
    const frames = withScheduledYields((yieldToOthers) =>
      encodeNarration({
        tag: narrationTag('es'),
        speech: sentences(seconds),
        rate: Number(query.get('rate') ?? 1),
        ...(isSleepEdition && { edition: { from: 'intro', minutes: 5 } as const }),
        music: query.get('music') === '1' ? track : null,
        yield: yieldToOthers,
      }),
    );
    for await (const frame of frames) {
      mp3.push(frame.mp3);
      finished ??= frame.finished;
    }
    if (!finished) throw new Error('a narration without an end');
    const file = mp3.withHead(finished.head);
    if (query.get('keep') === '1') return new Response(String(file.length));
    const headers = { 'content-type': 'audio/mpeg', timeline: JSON.stringify(finished.timeline) };
    return new Response(file, { headers });
  },
};
