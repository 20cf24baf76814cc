import type { Row } from './statistics.ts';

type Benchmark = {
  /** What it may take on a quiet machine of two cores. */
  seconds: number;
  /** Whether it asks the whole product, which is started anew for it, so that caches and load are not shared. */
  hasProduct?: true;
  /** Run by its name alone: tests compare what it counts or measures. */
  isByName?: true;
  load(): Promise<() => Promise<Row[]>>;
};

/** All benchmarks, in the order of a whole run. */
export const BENCHMARKS: Record<string, Benchmark> = {
  firstSentence: {
    seconds: 20,
    hasProduct: true,
    load: async () => (await import('./first-sentence.ts')).firstSentence,
  },
  twoLanguages: {
    seconds: 22,
    hasProduct: true,
    load: async () => (await import('./two-languages.ts')).twoLanguages,
  },
  firstSound: {
    seconds: 50,
    hasProduct: true,
    load: async () => (await import('./first-sound.ts')).firstSound,
  },
  resume: {
    seconds: 25,
    hasProduct: true,
    load: async () => (await import('./resume.ts')).resume,
  },
  together: {
    seconds: 60,
    hasProduct: true,
    load: async () => (await import('./together.ts')).together,
  },
  hundred: {
    seconds: 50,
    hasProduct: true,
    load: async () => (await import('./together.ts')).hundred,
  },
  homePage: {
    seconds: 30,
    hasProduct: true,
    load: async () => (await import('./home-page.ts')).homePage,
  },
  eveningPages: {
    seconds: 100,
    hasProduct: true,
    load: async () => (await import('./evening-pages.ts')).eveningPages,
  },
  lighthouse: {
    seconds: 80,
    hasProduct: true,
    load: async () => (await import('./lighthouse.ts')).lighthouse,
  },
  newParent: {
    seconds: 40,
    hasProduct: true,
    load: async () => (await import('./new-parent.ts')).newParent,
  },
  interactions: {
    seconds: 165,
    hasProduct: true,
    load: async () => (await import('./interactions.ts')).interactions,
  },
  encoder: { seconds: 40, load: async () => (await import('./encoder/bench.ts')).encoder },
  waiting: { seconds: 22, load: async () => (await import('./waiting.ts')).waiting },
  memory: { seconds: 43, load: async () => (await import('./memory.ts')).memory },
  requests: { seconds: 40, load: async () => (await import('./requests.ts')).requests },
  growth: { seconds: 40, load: async () => (await import('./growth.ts')).growth },
  busyHome: { seconds: 75, load: async () => (await import('./busy-home.ts')).busyHome },
  signIns: { seconds: 43, load: async () => (await import('./sign-ins.ts')).signIns },
  spareVoice: { seconds: 15, load: async () => (await import('./spare-voice.ts')).spareVoice },
  castSpeech: { seconds: 20, load: async () => (await import('./cast-speech.ts')).castSpeech },
  distances: { seconds: 100, load: async () => (await import('./distances.ts')).distances },
  cost: { seconds: 45, load: async () => (await import('./cost.ts')).cost },
  mix: { seconds: 25, isByName: true, load: async () => (await import('./mix.ts')).mix },
  crossings: { seconds: 120, isByName: true, load: async () => (await import('./crossings.ts')).crossings },
};
