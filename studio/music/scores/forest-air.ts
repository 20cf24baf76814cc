import { random } from './performance.ts';

/** Peak of a near bird relative to the wind. The mix is levelled by loudness afterwards. */
const BIRD_LEVEL = 0.2;

/** Wind and birds as one seamless loop of mono samples, computed on a circle. */
export function forestAir(samples: number, sampleRate: number): Float32Array {
  const air = wind(samples, sampleRate, random(601));
  for (const [index, value] of birds(samples, sampleRate, random(602)).entries())
    air[index] = (air[index] ?? 0) + value;
  return air;
}

/** Noise through a low-pass whose corner and level follow slow gusts; each gust's period divides the loop. */
function wind(samples: number, sampleRate: number, next: () => number): Float32Array {
  const noise = Float32Array.from({ length: samples }, () => next() * 2 - 1);
  const gusts = [3, 5, 8, 13].map((times) => ({ times, phase: next() * 2 * Math.PI }));
  const output = new Float32Array(samples);
  let [first, second, rumble] = [0, 0, 0];
  // Two passes: the first brings the filters to the second's initial state.
  for (let turn = 0; turn < 2; turn++) {
    for (let i = 0; i < samples; i++) {
      const gust =
        gusts.reduce(
          (sum, { times, phase }) => sum + Math.sin((2 * Math.PI * times * i) / samples + phase),
          0,
        ) /
          8 +
        0.5;
      const corner = 250 + 700 * gust ** 2;
      const share = 1 - Math.exp((-2 * Math.PI * corner) / sampleRate);
      first += share * ((noise[i] ?? 0) - first);
      second += share * (first - second);
      rumble += 0.02 * (second - rumble);
      output[i] = (second - rumble) * (0.35 + gust);
    }
  }
  return output;
}

interface Song {
  /** Start pitch in Hz, and glide as a factor (1.2 is up a minor third). */
  hertz: number;
  glide: number;
  notes: number;
  /** Seconds of a note, and from one note to the next. */
  length: number;
  every: number;
}

const SONGS: readonly Song[] = [
  { hertz: 2_700, glide: 1.18, notes: 2, length: 0.16, every: 0.3 },
  { hertz: 3_300, glide: 0.85, notes: 4, length: 0.08, every: 0.14 },
  { hertz: 2_300, glide: 0.94, notes: 1, length: 0.4, every: 0.5 },
  { hertz: 3_000, glide: 1.08, notes: 3, length: 0.11, every: 0.2 },
];

/** A song every five to nine seconds at varying distances, with three fading reflections. */
function birds(samples: number, sampleRate: number, next: () => number): Float32Array {
  const output = new Float32Array(samples);
  const reflections = [
    { after: 0, level: 1 },
    { after: 0.11, level: 0.4 },
    { after: 0.23, level: 0.25 },
    { after: 0.41, level: 0.14 },
  ];
  for (let at = 3; at < samples / sampleRate - 1; at += 5 + 4 * next()) {
    const song = SONGS[Math.floor(next() * SONGS.length)] as Song;
    const level = BIRD_LEVEL * (0.3 + 0.7 * next());
    const tuning = 0.95 + 0.1 * next();
    for (let note = 0; note < song.notes; note++) {
      const sound = chirp(song, tuning, sampleRate);
      for (const reflection of reflections) {
        const start = Math.round((at + note * song.every + reflection.after) * sampleRate);
        sound.forEach((value, i) => {
          const place = (start + i) % samples;
          output[place] = (output[place] ?? 0) + value * level * reflection.level;
        });
      }
    }
  }
  return output;
}

function chirp({ hertz, glide, length }: Song, tuning: number, sampleRate: number): Float32Array {
  let phase = 0;
  const total = Math.round(length * sampleRate);
  return Float32Array.from({ length: total }, (_, i) => {
    const place = i / total;
    phase +=
      (2 *
        Math.PI *
        hertz *
        tuning *
        glide ** place *
        (1 + 0.01 * Math.sin(2 * Math.PI * 28 * (i / sampleRate)))) /
      sampleRate;
    return Math.sin(phase) * Math.sin(Math.PI * place) ** 2;
  });
}
