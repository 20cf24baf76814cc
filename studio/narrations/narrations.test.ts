import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUSIC_TRACKS, OPTION_ALIASES } from '../../contract/options.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { narrationFile } from '../../tools/content/narration-file.ts';
import { splitStory, textHash } from '../../worker/story/story-text.ts';
import { READINGS } from './plan.ts';
import { speakerOf } from './speakers.ts';

const here = inContent('narrations');
const stories = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  language: 'spanish' | 'english';
  age: string;
  level: string;
}[];
const storyOf = (id: string) => stories.find((story) => story.id === id)!;
/** 40 kbit/s. */
const BYTES_PER_SECOND = 5000;

test('a story of each language, age and level is narrated, at a slow rate, over every track', () => {
  const cellOf = ({ language, age, level }: (typeof stories)[number]) => `${language} ${age} ${level}`;
  const cells = (some: typeof stories) => new Set(some.map(cellOf));
  expect(cells(READINGS.map(({ id }) => storyOf(id)))).toEqual(cells(stories));
  expect(cells(stories).size).toBe(18);
  for (const { id, voiceId, speechRate } of READINGS) {
    expect(speechRate).toBeLessThanOrEqual(0.8);
    expect([id, voiceId.endsWith('-english')]).toEqual([id, storyOf(id).language === 'english']);
  }
  expect(new Set(READINGS.map(({ musicTrack }) => musicTrack))).toEqual(new Set(MUSIC_TRACKS));
});

test('every narration is planned', () => {
  const files = readdirSync(here).filter((name) => /\.(mp3|json)$/.test(name));
  expect(files.sort()).toEqual(READINGS.flatMap(({ id }) => [`${id}.json`, `${id}.mp3`]).sort());
});

describe.each(READINGS)('the narration of $id', ({ id, ...choices }) => {
  const about = narrationFile.parse(JSON.parse(readFileSync(join(here, `${id}.json`), 'utf8')));
  const text = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8');

  test('reads the current text as planned', async () => {
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

  test('has a pace for the evening', () => {
    const spokenMinutes = (about.timeline.at(-1)!.end - about.timeline[0]!.start) / 60;
    const wordsPerMinute = text.split(/\s+/).length / spokenMinutes;
    expect(wordsPerMinute).toBeGreaterThan(85);
    expect(wordsPerMinute).toBeLessThan(130);
  });

  test('is as long as its description says', () => {
    const bytes = statSync(join(here, `${id}.mp3`)).size;
    expect(Math.abs(bytes / BYTES_PER_SECOND - about.duration)).toBeLessThan(1);
  });
});

test('the local voices speak unless a server with its key is configured', () => {
  const local = speakerOf({}, 5999);
  expect(local.voice).toBe('built-in');
  expect(local.spokenBy('female')).toBe('SVOX Pico es-ES');
  expect(local.spokenBy('female-english')).toBe('SVOX Pico en-GB');
  expect(local.spokenBy('male-english')).toBe('Flite rms');
  expect(local.settings.SPEECH_SERVERS).toContain('http://127.0.0.1:5999/v1');
  const server = {
    service: 'openai',
    url: 'https://speech.example.org/v1',
    model: 'reader-2',
    key: 'READER_API_KEY',
  };
  const SPEECH_SERVERS = JSON.stringify([server]);
  expect(() => speakerOf({ SPEECH_SERVERS }, 5999)).toThrow('READER_API_KEY');
  const named = speakerOf({ SPEECH_SERVERS, READER_API_KEY: 'secret', HOME: '/' }, 5999);
  expect(named).toMatchObject({
    voice: 'reader-2',
    settings: { SPEECH_SERVERS: `'${SPEECH_SERVERS}'`, READER_API_KEY: 'secret' },
  });
  expect(named.spokenBy('female')).toBe('reader-2');
});
