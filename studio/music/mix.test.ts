import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUSIC_TRACKS } from '../../contract/options.ts';
import { measureMix, type Part } from '../../testkit/worker/mixed.ts';
import { voice } from '../../testkit/worker/sound.ts';
import { decodeTrack } from '../../tools/content/decode-track.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { Mixer } from '../../worker/narration/mixer.ts';
import { softeningOf } from '../../worker/narration/music-bed.ts';

/** Mixes the tracks with a voice-like signal; `npm run bench -- mix` measures them with a spoken story. */

/** At the slowest rate, with a service's typical silence at sentence ends. */
const SENTENCE = { seconds: 1.4, paragraph: false };
const PARAGRAPH = { seconds: 0.8, paragraph: true };
const spoken = (seed: number) => voice(0.4, 12, seed);
const PARTS: Part[] = [spoken(1), SENTENCE, spoken(2), PARAGRAPH, spoken(3), SENTENCE, spoken(4)];

test.each(MUSIC_TRACKS)('%s is 20 dB below the voice at its loudest, and does not pump', async (id) => {
  const track = await decodeTrack(readFileSync(inContent('music/tracks', `${id}.ogg`)));
  const figures = await measureMix((bed) => new Mixer(bed), track, softeningOf(id), PARTS);
  expect(figures.closest).toBeGreaterThan(20);
  // This signal has few consonants: 10 dB fewer than a real voice.
  expect(figures.consonants).toBeGreaterThan(21);
  expect(figures.rises.sentence).toBeLessThan(1.5);
  expect(figures.rises.paragraph).toBeLessThan(3);
});
