import type { Example, ExampleDocument, ExampleNarration } from '../../contract/schemas/examples.ts';
import type { ExampleRow } from '../directory/examples.ts';
import { exampleStoryKey } from '../files/keys.ts';
import { publicPath } from '../files/signed-url.ts';
import { logLine } from '../logging/log.ts';
import { readStoredStory } from '../story/stored-story.ts';
import { joinSentences } from '../story/story-text.ts';

/** An example as a card: without text, sentences and timeline. */
export function presentExample(row: Omit<ExampleRow, 'timeline'>): Example {
  return {
    id: row.id,
    title: row.title,
    age: row.age,
    language: row.language,
    level: row.level,
    type: row.type,
    country: row.country,
    protagonista: row.protagonista,
    alt: { es: row.altSpanish, en: row.altEnglish },
    textPath: row.textPath,
    audioPath: row.audioPath,
    imagePath: row.imagePath,
    middle: row.middle,
    duration: row.duration,
    voice: row.voice,
  };
}

function presentNarration(row: ExampleRow): ExampleNarration | null {
  const { audioPath, voice, voiceId, speechRate, musicTrack, duration, timeline } = row;
  if (!audioPath || !voice || !voiceId || !speechRate || !musicTrack || !duration || !timeline) return null;
  return {
    audioUrl: publicPath(audioPath),
    voice,
    voiceId,
    speechRate,
    musicTrack,
    duration,
    timeline,
  };
}

/** An example with text, audio and timeline. */
export async function readExample(row: ExampleRow, files: R2Bucket): Promise<ExampleDocument> {
  const key = exampleStoryKey(row.id);
  const stored = row.textPath === null ? null : await readStoredStory(files, key);
  if (row.textPath !== null && !stored) logLine('error', { example: row.id, missing: key });
  return {
    ...presentExample(row),
    content: stored && joinSentences(stored.sentences),
    sentences: stored?.sentences ?? [],
    narration: presentNarration(row),
  };
}
