import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SPEECH_RATE, MUSIC_TRACKS, SPEECH_RATES } from '../contract/options.ts';
import { narrate } from '../emulators/openai/speech/narrate.ts';
import { voices } from '../emulators/openai/speech/voices.ts';
import { type MixFigures, measureMix, type Part } from '../testkit/worker/mixed.ts';
import { stretched } from '../testkit/worker/stretched.ts';
import { decodeTrack } from '../tools/content/decode-track.ts';
import { Mixer, PARAGRAPH_PAUSE, SENTENCE_PAUSE } from '../worker/narration/mixer.ts';
import { softeningOf } from '../worker/narration/music-bed.ts';
import { splitStory } from '../worker/story/story-text.ts';
import type { Row } from './statistics.ts';

const CONTENT = join(import.meta.dirname, '../content');
const STORY = 'la-gallina-que-contaba-hasta-tres';
const SENTENCES = 20;

/** The beginning of a story by a built-in voice at a rate. */
async function spoken(rate: number): Promise<Part[]> {
  const text = readFileSync(join(CONTENT, 'stories/texts', `${STORY}.txt`), 'utf8');
  const profile = voices.coral!;
  const parts: Part[] = [];
  let paragraph = 0;
  for (const sentence of splitStory(text, 'es').slice(0, SENTENCES)) {
    const pieces: Int16Array[] = [];
    const order = { profile, accent: 'es-ES' } as const;
    for await (const piece of narrate(sentence.text, order)) pieces.push(piece);
    const natural = Int16Array.from(pieces.flatMap((piece) => [...piece]));
    const isNew = sentence.paragraph !== paragraph;
    const pause = isNew ? PARAGRAPH_PAUSE : SENTENCE_PAUSE;
    if (parts.length > 0) parts.push({ seconds: pause / rate, paragraph: isNew });
    parts.push(stretched(natural, rate));
    paragraph = sentence.paragraph;
  }
  return parts;
}

const row = (what: string, values: number[], budget: Pick<Row, 'budget' | 'atLeast'>, note: string): Row => ({
  what,
  unit: ' dB',
  values,
  note,
  ...budget,
});

/**
 * Distance between music and voice, and the music's rise in pauses: every track at the usual rate, one at all rates.
 */
export async function mix(): Promise<Row[]> {
  const figures: { mixed: MixFigures }[] = [];
  const measure = async (track: string, rate: number, parts: Part[]) => {
    const pcm = await decodeTrack(readFileSync(join(CONTENT, 'music/tracks', `${track}.ogg`)));
    const mixed = await measureMix((bed) => new Mixer(bed), pcm, softeningOf(track), parts);
    figures.push({ mixed });
    console.log(
      `${track} at ${rate}: ${mixed.distance.toFixed(1)}, with the loudest two seconds ${mixed.closest.toFixed(1)}, 2 to 8 kHz ${mixed.consonants.toFixed(1)}; rises ${mixed.rises.sentence.toFixed(1)} between sentences, ${mixed.rises.paragraph.toFixed(1)} between paragraphs`,
    );
  };
  const usual = await spoken(DEFAULT_SPEECH_RATE);
  for (const track of MUSIC_TRACKS) await measure(track, DEFAULT_SPEECH_RATE, usual);
  for (const rate of SPEECH_RATES) {
    if (rate !== DEFAULT_SPEECH_RATE) await measure(MUSIC_TRACKS[0], rate, await spoken(rate));
  }
  const rises = (kind: 'sentence' | 'paragraph') => figures.map(({ mixed }) => mixed.rises[kind]);
  return [
    row(
      'the voice above the music under it',
      figures.map(({ mixed }) => mixed.distance),
      { budget: 20, atLeast: true },
      'every track at the usual rate, one at every rate',
    ),
    row(
      'the same with the loudest two seconds of music',
      figures.map(({ mixed }) => mixed.closest),
      { budget: 20, atLeast: true },
      'as WCAG 2.2 asks for, which lets single sounds of two seconds be louder',
    ),
    row('the most that music rises between two sentences', rises('sentence'), { budget: 1.5 }, ''),
    row('the most that music rises between two paragraphs', rises('paragraph'), { budget: null }, ''),
  ];
}
