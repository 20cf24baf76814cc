import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OPTION_ALIASES } from '../../contract/options.ts';
import { type ExampleEntry, exampleEntry } from '../../contract/schemas/examples.ts';
import type { ExampleRow } from '../../worker/directory/examples.ts';
import {
  exampleAudioKey,
  exampleImageKeys,
  exampleStoryKey,
  exampleTextKey,
} from '../../worker/files/keys.ts';
import type { StoredStory } from '../../worker/home-storage/stored-document.ts';
import { STORED_STORY_TYPE, serializeStory } from '../../worker/story/stored-story.ts';
import { splitStory, textHash } from '../../worker/story/story-text.ts';
import { type NarrationFile, narrationFile } from '../content/narration-file.ts';
import { digestOf, type SeedObject } from './objects.ts';

/** Rows and files of the examples. */
export type ExamplesPlan = {
  rows: ExampleRow[];
  texts: SeedObject[];
  images: SeedObject[];
  narrations: SeedObject[];
  /** Messages about missing or skipped parts. */
  notes: string[];
};

function fileObject(path: string, key: string, contentType: string): SeedObject {
  const bytes = readFileSync(path);
  return { key, contentType, digest: digestOf(contentType, bytes), make: async () => ({ bytes }) };
}

/** The text without trailing whitespace, its sentences and the files of both; null without a file. */
function textOf(content: string, { id, language }: ExampleEntry) {
  const path = join(content, 'stories/texts', `${id}.txt`);
  if (!existsSync(path)) return null;
  const object = fileObject(path, exampleTextKey(id), 'text/plain; charset=utf-8');
  const text = readFileSync(path, 'utf8').trim();
  const own = OPTION_ALIASES.language[language];
  const sentences = splitStory(text, own);
  return { objects: [object, storyObject(id, { language: own, sentences })], text, sentences };
}

function storyObject(id: string, story: StoredStory): SeedObject {
  const json = serializeStory(story);
  return {
    key: exampleStoryKey(id),
    contentType: STORED_STORY_TYPE,
    digest: digestOf(STORED_STORY_TYPE, json),
    make: async () => ({ bytes: new TextEncoder().encode(json) }),
  };
}

function narrationOf(content: string, id: string): { object: SeedObject; about: NarrationFile } | null {
  const path = (extension: string) => join(content, 'narrations', `${id}.${extension}`);
  if (!existsSync(path('mp3')) || !existsSync(path('json'))) return null;
  const about = narrationFile.parse(JSON.parse(readFileSync(path('json'), 'utf8')));
  return { object: fileObject(path('mp3'), exampleAudioKey(id), 'audio/mpeg'), about };
}

/** Id of the drawing inside a story's text. */
const middleOf = (id: string) => `${id}-middle`;

function toRow(
  entry: ExampleEntry,
  position: number,
  hash: string | null,
  narration: { key: string; about: NarrationFile } | null,
): ExampleRow {
  const { id, title, age, language, level, type, country, protagonista, alt, picture, middle } = entry;
  const about = narration?.about;
  return {
    id,
    position,
    title,
    age,
    language,
    level,
    type,
    country,
    protagonista,
    textPath: hash === null ? null : exampleTextKey(id),
    audioPath: narration?.key ?? null,
    imagePath: exampleImageKeys(picture ?? id).jpg,
    altSpanish: alt.es,
    altEnglish: alt.en,
    middle: middle && { path: exampleImageKeys(middleOf(id)).jpg, ...middle },
    voice: about?.voice ?? null,
    voiceId: about?.voiceId ?? null,
    speechRate: about?.speechRate ?? null,
    musicTrack: about?.musicTrack ?? null,
    duration: about?.duration ?? null,
    timeline: about?.timeline ?? null,
    textHash: hash ?? '',
  };
}

/**
 * Reads the examples of the repository.
 * @param content the folder with `stories/`, `illustrations/` and `narrations/`
 * @throws Error when the manifest or a narration file is invalid
 */
export async function planExamples(content: string): Promise<ExamplesPlan> {
  const manifest = readFileSync(join(content, 'stories/manifest.json'), 'utf8');
  const entries = z.array(exampleEntry).parse(JSON.parse(manifest));
  const plan: ExamplesPlan = { rows: [], texts: [], images: [], narrations: [], notes: [] };
  for (const [position, entry] of entries.entries()) {
    const { id } = entry;
    const text = textOf(content, entry);
    const hash = text && (await textHash(text.text));
    if (text) plan.texts.push(...text.objects);
    else plan.notes.push(`${id} has no text`);

    for (const name of [...(entry.picture ? [] : [id]), ...(entry.middle ? [middleOf(id)] : [])]) {
      for (const [extension, key] of Object.entries(exampleImageKeys(name))) {
        const path = join(content, 'illustrations/rendered', `${name}.${extension}`);
        const contentType = extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
        if (existsSync(path)) plan.images.push(fileObject(path, key, contentType));
        else plan.notes.push(`${name} has no picture as ${extension}`);
      }
    }

    const found = narrationOf(content, id);
    // Its timeline refers to the sentences as they were cut when it was recorded.
    const isCurrent =
      found?.about.textHash === hash && found?.about.timeline.length === text?.sentences.length;
    if (found && !isCurrent) {
      plan.notes.push(`${id} was narrated from another text: npm run tool -- narrations ${id}`);
    }
    const narration = isCurrent ? found : null;
    if (narration) plan.narrations.push(narration.object);
    plan.rows.push(
      toRow(entry, position, hash, narration && { key: narration.object.key, about: narration.about }),
    );
  }
  return plan;
}
