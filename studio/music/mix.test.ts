import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUSIC_TRACKS } from '../../contract/options.ts';
import { inContent } from '../../scripts/content.ts';
import { decodeTrack } from '../../scripts/decode-track.ts';
import { measureMix, type Part } from '../../testkit/worker/mixed.ts';
import { voice } from '../../testkit/worker/sound.ts';
import { Mixer } from '../../worker/narration/mixer.ts';
import { softeningOf } from '../../worker/narration/music-bed.ts';

/** The tracks as they lie under something like a voice; `npm run bench -- mix` measures them under a spoken story. */

/** At the slowest rate, with what silence a service leaves at the ends of its sentences. */
const SENTENCE = { seconds: 1.4, paragraph: false };
const PARAGRAPH = { seconds: 0.8, paragraph: true };
const spoken = (seed: number) => voice(0.4, 12, seed);
const PARTS: Part[] = [spoken(1), SENTENCE, spoken(2), PARAGRAPH, spoken(3), SENTENCE, spoken(4)];

test.each(MUSIC_TRACKS)(
  '%s is 20 dB below the voice even where it is loudest, and does not breathe',
  async (id) => {
    const track = await decodeTrack(readFileSync(inContent('music/tracks', `${id}.ogg`)));
    const figures = await measureMix((bed) => new Mixer(bed), track, softeningOf(id), PARTS);
    expect(figures.closest).toBeGreaterThan(20);
    // This voice has few consonants: 10 dB fewer than one that reads a story.
    expect(figures.consonants).toBeGreaterThan(21);
    expect(figures.rises.sentence).toBeLessThan(1.5);
    expect(figures.rises.paragraph).toBeLessThan(3);
  },
);
