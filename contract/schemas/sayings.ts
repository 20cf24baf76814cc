import { z } from 'zod';
import { SAYING_MAX_LENGTH } from '../limits.ts';
import { LANGUAGES, VOICE_IDS } from '../options.ts';
import { SAID } from '../said.ts';
import { typedLine } from './typed-line.ts';

const saidWord = typedLine(SAYING_MAX_LENGTH).regex(SAID);

/** How voices are to say a name or a word in the texts of one language. It replaces the one that the word had. */
export const sayingRequest = z.object({
  language: z.enum(LANGUAGES),
  /** As texts have it. With a capital first letter it is a name, and its word in small letters is another one. */
  word: saidWord,
  /** As it sounds, in the spelling of the language. */
  said: saidWord,
});
export type SayingRequest = z.infer<typeof sayingRequest>;

export const saying = sayingRequest.extend({ id: z.string(), createdAt: z.iso.datetime() });
export type Saying = z.infer<typeof saying>;

/** By language and word. */
export const sayings = z.object({ sayings: z.array(saying) });
export type Sayings = z.infer<typeof sayings>;

/** A word alone, as it is typed, in a voice of one of the user's stories. */
export const sayingSpeechRequest = z.object({
  storyId: z.string().max(64),
  /** Default: the first voice of the language. */
  voiceId: z.enum(VOICE_IDS).optional(),
  language: z.enum(LANGUAGES),
  text: saidWord,
});
export type SayingSpeechRequest = z.infer<typeof sayingSpeechRequest>;
