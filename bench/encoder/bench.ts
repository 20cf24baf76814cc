import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPEECH_RATES } from '../../contract/options.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { PARAGRAPH_PAUSE, SENTENCE_PAUSE } from '../../worker/narration/mixer.ts';
import { median, type Row } from '../statistics.ts';
import { assertFfmpeg, nativeNarration, startUp } from './ffmpeg.ts';
import { loopFile, speechFile } from './narration.ts';
import { startWorkerd } from './workerd.ts';

const SECONDS = 300;
const BUDGET = 2;
const STRETCH_BUDGET = 0.3;
const SLOWEST = Math.min(...SPEECH_RATES);
const RUNS = 2;

/**
 * CPU seconds of mixing and encoding a five-minute narration with music, workerd ÷ native ffmpeg in alternating runs,
 * and the additional cost of a time stretch.
 */
export async function encoder(): Promise<Row[]> {
  assertFfmpeg();
  const folder = mkdtempSync(join(tmpdir(), 'narration-'));
  const workerd = await startWorkerd();
  try {
    const speech = await speechFile(SECONDS, { sentence: SENTENCE_PAUSE, paragraph: PARAGRAPH_PAUSE });
    const speechSeconds = speech.length / 2 / SAMPLE_RATE;
    writeFileSync(join(folder, 'speech.pcm'), speech);
    writeFileSync(join(folder, 'music.pcm'), loopFile());

    const inWorkerd = async (rate = 1) => {
      const before = workerd.cpuSeconds();
      // The same duration as at rate 1: the work is measured per minute of sound.
      const answer = await workerd.fetch(`/?seconds=${SECONDS * rate}&rate=${rate}&music=1`);
      if (!answer.ok) throw new Error(`workerd answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      return workerd.cpuSeconds() - before;
    };
    // Work per narration: ffmpeg's start-up is subtracted, workerd's is not in its runs.
    const start = median(Array.from({ length: 5 }, () => startUp(join(folder, 'start.mp3'))));
    const native = async () =>
      nativeNarration(
        join(folder, 'speech.pcm'),
        join(folder, 'music.pcm'),
        speechSeconds,
        join(folder, 'n.mp3'),
      ) - start;

    await inWorkerd();
    await inWorkerd(SLOWEST);
    const ratios: number[] = [];
    const stretching: number[] = [];
    for (let run = 1; run <= RUNS; run++) {
      const oursFirst = run % 2 === 1;
      const first = await (oursFirst ? inWorkerd() : native());
      const second = await (oursFirst ? native() : inWorkerd());
      const [ours, theirs] = oursFirst ? [first, second] : [second, first];
      ratios.push(ours / theirs);
      stretching.push((await inWorkerd(SLOWEST)) / ours - 1);
      console.log(
        `run ${run}: workerd ${ours.toFixed(2)} s, ffmpeg ${theirs.toFixed(2)} s, ratio ${(ours / theirs).toFixed(2)}`,
      );
    }
    return [
      {
        what: 'mixing and encoding in workerd ÷ native ffmpeg, CPU seconds',
        unit: '',
        values: ratios,
        budget: BUDGET,
        note: `a narration of ${SECONDS / 60} minutes with music`,
      },
      {
        what: 'stretching speech to the slowest rate ÷ mixing and encoding it, CPU',
        unit: '',
        values: stretching,
        budget: STRETCH_BUDGET,
        note: `a narration of ${SECONDS / 60} minutes at rate ${SLOWEST} and at rate 1`,
      },
    ];
  } finally {
    await workerd.stop();
    rmSync(folder, { recursive: true });
  }
}
