import type { Page } from 'playwright-core';

/** Levels of a sound file, decoded by the browser. */
export type Sound = {
  /** Seconds. */
  duration: number;
  /** RMS in dBFS of each tenth of a second. */
  levels: number[];
};

export function hear(page: Page, url: string): Promise<Sound> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    const audio = await new OfflineAudioContext(1, 1, 24_000).decodeAudioData(bytes);
    const samples = audio.getChannelData(0);
    const step = audio.sampleRate / 10;
    const levels: number[] = [];
    for (let at = 0; at + step <= samples.length; at += step) {
      let sum = 0;
      for (let i = at; i < at + step; i++) sum += samples[i]! ** 2;
      levels.push(10 * Math.log10(sum / step + 1e-12));
    }
    return { duration: audio.duration, levels };
  }, url);
}

/** The loudest tenth of a second between two times, in dBFS. */
export function loudest({ levels }: Sound, from: number, to: number): number {
  return Math.max(...levels.slice(Math.ceil(from * 10), Math.floor(to * 10)));
}
