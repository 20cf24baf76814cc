import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_STORIES } from '../../contract/limits.ts';
import type { MusicChoice } from '../../contract/options.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { SessionAnswer } from '../../contract/schemas/auth.ts';
import { inContent } from '../../tools/content/in-content.ts';
import {
  formatNarrationFile,
  type NarrationFile,
  narrationFile,
} from '../../tools/content/narration-file.ts';
import { textHash } from '../../worker/story/story-text.ts';
import { startLocalVoices } from './local-voices.ts';
import { READINGS, type Reading } from './plan.ts';
import { type Speaker, speakerOf } from './speakers.ts';
import { API, LOCAL_VOICES_PORT, startNarrator } from './stack.ts';

/**
 * Makes the narrations of `plan.ts` through the API of the Worker, as a signed-in user.
 *
 *     npm run tool -- narrations [id …]
 *
 * Speech by `local-voices.ts`, unless SPEECH_SERVERS names a server, with its key in the setting that the list names.
 */

const here = inContent('narrations');

/**
 * POSTs JSON.
 * @throws Error with the API's refusal
 */
async function post<Answer>(url: string, body: unknown, token?: string): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** A new free account per batch of stories, the number it may narrate. */
async function register(api: string, number: number): Promise<string> {
  const account = { email: `narrator-${number}@example.org`, password: crypto.randomUUID() };
  return (await post<SessionAnswer>(`${api}/api/auth/register`, account)).token;
}

function store(id: string, mp3: Uint8Array, about: NarrationFile): void {
  const file = (extension: string) => join(here, `${id}.${extension}`);
  for (const [extension, content] of [
    ['mp3', mp3],
    ['json', formatNarrationFile(narrationFile.parse(about))],
  ] as const) {
    writeFileSync(`${file(extension)}.part`, content);
    renameSync(`${file(extension)}.part`, file(extension));
  }
}

async function narrate(api: string, token: string, speaker: Speaker, reading: Reading): Promise<void> {
  const { id, ...choices } = reading;
  const text = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8');
  const narration = (musicTrack: MusicChoice) =>
    post<AudioAnswer>(`${api}/api/audio/generate`, { text, ...choices, musicTrack }, token);
  // The voice enters the music as soon as it is ready, which for speech that is kept depends on no machine's load.
  await narration('none');
  const { audioUrl, duration, timeline } = await narration(choices.musicTrack);
  // The stored file, without the tag of a download.
  const stored = new URL(audioUrl);
  stored.searchParams.delete('download');
  const audio = await fetch(stored);
  if (!audio.ok) throw new Error(`${audioUrl}: ${audio.status}`);
  const mp3 = new Uint8Array(await audio.arrayBuffer());
  const who = { voice: speaker.voice, spokenBy: speaker.spokenBy(choices.voiceId) };
  store(id, mp3, { ...who, ...choices, duration, timeline, textHash: await textHash(text) });
  console.log(`${id}: ${duration.toFixed(1)} s, ${(mp3.length / 1e6).toFixed(2)} MB`);
}

const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !READINGS.some((reading) => reading.id === id));
if (unknown.length > 0) throw new Error(`not in plan.ts: ${unknown.join(', ')}`);
const wanted = READINGS.filter(({ id }) => ids.length === 0 || ids.includes(id));

const speaker = speakerOf(process.env, LOCAL_VOICES_PORT);
const voices = await startLocalVoices(LOCAL_VOICES_PORT);
const stack = await startNarrator(speaker);
try {
  let token = '';
  for (const [number, reading] of wanted.entries()) {
    if (number % FREE_STORIES === 0) token = await register(API, number);
    await narrate(API, token, speaker, reading);
  }
} finally {
  await stack.stop();
  voices.close();
}
