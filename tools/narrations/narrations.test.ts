import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OPTION_ALIASES, VOICE_IDS } from '../../contract/options.ts';
import { narrationFile } from '../../scripts/narration-file.ts';
import { splitStory, textHash } from '../../worker/story/story-text.ts';
import { inContent } from '../content.ts';
import { READINGS } from './plan.ts';
import { speakerOf } from './stack.ts';

const here = inContent('narrations');
const stories = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  language: 'spanish' | 'english';
  age: string;
}[];
const storyOf = (id: string) => stories.find((story) => story.id === id)!;
/** 64 kbit/s. */
const BYTES_PER_SECOND = 8000;

test('six stories in each language can be heard, of every age, in every voice', () => {
  for (const language of ['spanish', 'english'] as const) {
    const read = READINGS.filter(({ id }) => storyOf(id).language === language);
    expect(read.length).toBeGreaterThanOrEqual(6);
    expect(new Set(read.map(({ id }) => storyOf(id).age))).toEqual(new Set(['3-5', '6-8', '9-12']));
    for (const { id, voiceId } of read) {
      expect([id, voiceId.endsWith('-english')]).toEqual([id, language === 'english']);
    }
  }
  expect(new Set(READINGS.map(({ voiceId }) => voiceId))).toEqual(new Set(VOICE_IDS));
  expect(new Set(READINGS.map(({ musicTrack }) => musicTrack)).size).toBeGreaterThanOrEqual(6);
});

test('there are no narrations but the planned ones, and all together are at most 15 MB', () => {
  const files = readdirSync(here).filter((name) => /\.(mp3|json)$/.test(name));
  expect(files.sort()).toEqual(READINGS.flatMap(({ id }) => [`${id}.json`, `${id}.mp3`]).sort());
  const bytes = files.reduce((sum, name) => sum + statSync(join(here, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(15_000_000);
});

describe.each(READINGS)('the narration of $id', ({ id, ...choices }) => {
  const about = narrationFile.parse(JSON.parse(readFileSync(join(here, `${id}.json`), 'utf8')));
  const text = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8');

  test('is of the text as it is now, and as planned', async () => {
    expect(about).toMatchObject({ ...choices, textHash: await textHash(text) });
  });

  test('has every sentence in its place', () => {
    const sentences = splitStory(text, OPTION_ALIASES.language[storyOf(id).language]);
    expect(about.timeline.map(({ index }) => index)).toEqual(sentences.map(({ index }) => index));
    for (const [at, { start, end }] of about.timeline.entries()) {
      expect(start).toBeGreaterThan(about.timeline[at - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
    }
    expect(about.timeline.at(-1)!.end).toBeLessThan(about.duration);
  });

  test('is as long as its description says', () => {
    const bytes = statSync(join(here, `${id}.mp3`)).size;
    expect(Math.abs(bytes / BYTES_PER_SECOND - about.duration)).toBeLessThan(1);
  });
});

test('the built-in voices speak unless a server is named with its key', () => {
  expect(speakerOf({}).voice).toBe('built-in');
  const server = {
    service: 'openai',
    url: 'https://speech.example.org/v1',
    model: 'reader-2',
    key: 'READER_API_KEY',
  };
  const SPEECH_SERVERS = JSON.stringify([server]);
  expect(() => speakerOf({ SPEECH_SERVERS })).toThrow('READER_API_KEY');
  expect(speakerOf({ SPEECH_SERVERS, READER_API_KEY: 'secret', HOME: '/' })).toEqual({
    voice: 'reader-2',
    settings: { SPEECH_SERVERS: `'${SPEECH_SERVERS}'`, READER_API_KEY: 'secret' },
  });
});
