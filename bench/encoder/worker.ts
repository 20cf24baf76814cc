import { encodeNarration, type FinishedNarration } from '../../worker/narration/narrate.ts';
import { inTurns } from '../../worker/narration/turns.ts';
import { sentences, track } from './narration.ts';

/** `GET /?seconds=300&music=1` answers the finished file, its timeline in a header; `GET /ping` answers at once. */
export default {
  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === '/ping') return new Response('pong');
    const query = new URL(request.url).searchParams;
    const seconds = Number(query.get('seconds'));
    const pieces: Uint8Array[] = [];
    let finished: FinishedNarration | undefined;
    const frames = inTurns((giveWay) =>
      encodeNarration({
        title: 'El búho que contaba estrellas ✨',
        language: 'spa',
        comment: 'Voz creada con inteligencia artificial.',
        speech: sentences(seconds),
        music: query.get('music') === '1' ? track : null,
        yield: giveWay,
      }),
    );
    for await (const frame of frames) {
      pieces.push(frame.mp3);
      finished ??= frame.finished;
    }
    if (finished && query.get('patched') !== '0') pieces[0] = finished.head;
    const headers = { 'content-type': 'audio/mpeg', timeline: JSON.stringify(finished?.timeline) };
    return new Response(new Blob(pieces as Uint8Array<ArrayBuffer>[]), { headers });
  },
};
