import { STACK } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { BYTES_PER_SECOND } from '../worker/narration/format.ts';
import { INTRO } from '../worker/narration/mixer.ts';
import { OPENAI_VOICES } from '../worker/providers/speech/openai-voices.ts';
import { BenchPerson, now } from './person.ts';
import type { Row } from './statistics.ts';

const RUNS = 3;
/** Latency of small hosted models. */
const HOSTED = {
  firstTokenMs: 400,
  tokensPerSecond: 60,
  moderationMs: 60,
  speechFirstByteMs: 400,
  speechRealTimeFactor: 0.1,
};
const ORDER = { topic: 'un faro que no podía dormir', storyLength: 'short', language: 'es' };

async function ask(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(`${STACK.providers}/openai/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer built-in' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/**
 * The usual sequence without streaming: wait for the whole story, check and show it; wait for the whole speech and play
 * it. Without a server, music, mixing or encoding, all in its favour.
 * @returns milliseconds to the first word on the screen, and from wanting to listen to the first word heard
 */
async function blocking(prompt: string): Promise<{ word: number; sound: number; text: string }> {
  const start = now();
  const chat = await ask('chat/completions', {
    model: 'gpt-6-luna',
    reasoning_effort: 'none',
    messages: [{ role: 'user', content: prompt }],
  });
  const { choices } = (await chat.json()) as { choices: { message: { content: string } }[] };
  const text = choices[0]!.message.content;
  await (await ask('moderations', { model: 'omni-moderation-latest', input: [text] })).json();
  const word = now() - start;
  const listen = now();
  const { voice, instructions } = OPENAI_VOICES.female;
  const order = { model: 'gpt-4o-mini-tts', input: text.slice(0, 4096), voice, instructions };
  await (await ask('audio/speech', { ...order, response_format: 'pcm' })).arrayBuffer();
  return { word, sound: now() - listen, text };
}

/** The product, with music, on the same models. */
async function streaming(musicTrack: string): Promise<{ word: number; sound: number; spoken: number }> {
  const person = await BenchPerson.register();
  const story = await person.events('/api/stories/generate', ORDER);
  const word = story.moments.find(({ type }) => type === 'sentence')!.at - story.sentAt;
  const end = story.moments.findLast(({ type }) => type === 'done')?.event;
  if (end?.type !== 'done' || !('story' in end)) throw new Error('a story without an end');
  const audioOrder = { text: end.story.content, voiceId: 'female', speechRate: 0.7, musicTrack };
  let listening: Promise<{ sound: number; wordAt: number }> | undefined;
  const { sentAt } = await person.events('/api/audio/generate', audioOrder, (moments) => {
    const start = moments[0]?.event;
    if (start?.type === 'start' && 'audioUrl' in start)
      listening ??= listen(start.audioUrl, musicTrack !== 'none');
    return listening !== undefined;
  });
  const heard = await listening!;
  return { word, sound: heard.sound - sentAt, spoken: heard.wordAt - sentAt };
}

/** A tag and a silent frame come before any sound. */
const TAG_BYTES = 3000;

/** Arrival of the first sound and of the first word of a narration in progress. */
async function listen(url: string, hasMusic: boolean): Promise<{ sound: number; wordAt: number }> {
  const answer = await fetch(url);
  // The first word begins after the intro; a fifth of a second of it counts as its beginning.
  const wordBytes = ((hasMusic ? INTRO : 0.25) + 0.2) * BYTES_PER_SECOND;
  let bytes = 0;
  let sound = 0;
  for await (const piece of answer.body!) {
    bytes += piece.length;
    if (sound === 0 && bytes > TAG_BYTES) sound = now();
    if (bytes > wordBytes + 1000) return { sound, wordAt: now() };
  }
  throw new Error(`${url} ended after ${bytes} bytes`);
}

export async function blockingRival(): Promise<Row[]> {
  await turnKnobs({ ...HOSTED, seed: 7 });
  const words: number[] = [];
  const sounds: number[] = [];
  const spoken: number[] = [];
  const said = { word: '', sound: '', spoken: '' };
  for (let run = 0; run < RUNS; run++) {
    const theirs = await blocking(ORDER.topic);
    const ours = await streaming('piano');
    const plain = await streaming('none');
    words.push(ours.word / theirs.word);
    sounds.push(ours.sound / theirs.sound);
    spoken.push(plain.spoken / theirs.sound);
    const against = (mine: number, other: number) => `${Math.round(mine)} against ${Math.round(other)} ms`;
    said.word = against(ours.word, theirs.word);
    said.sound = against(ours.sound, theirs.sound);
    said.spoken = against(plain.spoken, theirs.sound);
  }
  await turnKnobs({ seed: null });
  const what = (mine: string, other: string) => `${mine} ÷ ${other} of a blocking implementation`;
  return [
    { what: what('first sentence', 'story'), unit: '', values: words, budget: 1, note: said.word },
    {
      what: what('first sound of a narration with music', 'speech'),
      unit: '',
      values: sounds,
      budget: 1,
      note: `${said.sound}; music comes first`,
    },
    {
      what: what('first word of a narration without music', 'speech'),
      unit: '',
      values: spoken,
      budget: 1,
      note: said.spoken,
    },
  ];
}
