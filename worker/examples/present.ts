import { OPTION_ALIASES } from '../../contract/options.ts';
import type { Example, ExampleDocument, ExampleNarration } from '../../contract/schemas/examples.ts';
import type { ExampleRow } from '../db/examples.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import { logLine } from '../logging/log.ts';
import { splitStory } from '../story/story-text.ts';

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

function presentNarration(row: ExampleRow, signer: UrlSigner): ExampleNarration | null {
  const { audioPath, voice, voiceId, speechRate, musicTrack, duration, timeline } = row;
  if (!audioPath || !voice || !voiceId || !speechRate || !musicTrack || !duration || !timeline) return null;
  return {
    audioUrl: signer.publicUrl(audioPath),
    voice,
    voiceId,
    speechRate,
    musicTrack,
    duration,
    timeline,
  };
}

/** An example with text, audio and timeline. */
export async function readExample(
  row: ExampleRow,
  deps: { files: R2Bucket; signer: UrlSigner },
): Promise<ExampleDocument> {
  const object = row.textPath === null ? null : await deps.files.get(row.textPath);
  if (row.textPath !== null && !object) logLine('error', { example: row.id, missing: row.textPath });
  const content = object ? (await object.text()).trim() : null;
  return {
    ...presentExample(row),
    content,
    sentences: content === null ? [] : splitStory(content, OPTION_ALIASES.language[row.language]),
    narration: presentNarration(row, deps.signer),
  };
}
