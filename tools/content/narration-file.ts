import { z } from 'zod';
import { MUSIC_CHOICES, SPEECH_RATES, VOICE_IDS } from '../../contract/options.ts';

/** `{id}.json` next to `{id}.mp3`: facts of an example's narration. Times in seconds. */
export const narrationFile = z.strictObject({
  /** `built-in`, or the provider's model. */
  voice: z.string().min(1),
  /** Program and voice, or the provider's model, as provenance. */
  spokenBy: z.string().min(1),
  voiceId: z.enum(VOICE_IDS),
  speechRate: z.literal(SPEECH_RATES),
  /** A track, or `none`. */
  musicTrack: z.enum(MUSIC_CHOICES).exclude(['random']),
  duration: z.number().positive(),
  timeline: z
    .array(z.strictObject({ index: z.int().min(0), start: z.number().min(0), end: z.number().min(0) }))
    .min(1),
  /** SHA-256 of the folded text that was read; detects a narration of an older text. */
  textHash: z.string().length(64),
});
export type NarrationFile = z.infer<typeof narrationFile>;

/** The file's text in the formatter's style: a sentence per line. Times are rounded to milliseconds. */
export function formatNarrationFile({ timeline, ...about }: NarrationFile): string {
  const seconds = (time: number) => Math.round(time * 1000) / 1000;
  const fields = Object.entries({ ...about, duration: seconds(about.duration) }).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const sentences = timeline.map(
    ({ index, start, end }) =>
      `    { "index": ${index}, "start": ${seconds(start)}, "end": ${seconds(end)} }`,
  );
  return ['{', ...fields, '  "timeline": [', sentences.join(',\n'), '  ]', '}', ''].join('\n');
}
