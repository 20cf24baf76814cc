import type { CastMember, Sentence } from '../contract/schemas/stories.ts';
import { realClock } from '../worker/generation/clock.ts';
import { InflightSpeech } from '../worker/narration/inflight-speech.ts';
import type { SpeechProvider } from '../worker/narration/speech-provider.ts';
import { type SpeechDeps, speak } from '../worker/narration/speech.ts';
import { RecentFailures } from '../worker/providers/recent-failures.ts';
import { nothingKept, openServer } from './spare-voice.ts';
import { median, type Row } from './statistics.ts';

const RUNS = 3;

const CAST: CastMember[] = [
  { id: 'zorro', name: 'el zorro', age: 'adult', gender: 'm' },
  { id: 'luna', name: 'la luna', age: 'old', gender: 'f' },
];
/** Words in braces are the fox's, in brackets the moon's. */
const TOLD = 'Una noche de invierno el zorro miró al cielo.';
const STORY = [
  '—{Luna, ¿por qué no duermes} —preguntó en voz baja—, {si ya es tan tarde?}',
  '«[Porque alguien tiene que cuidar de los barcos]», contestó ella.',
  'El zorro se tumbó en la hierba.',
  '—{Entonces te hago compañía.}',
];

function sentenceOf(marked: string, index: number): Sentence {
  const speech: NonNullable<Sentence['speech']> = [];
  const text = marked.replaceAll(/[{[](.*?)[}\]]/gu, (found, words: string, at: number) => {
    const start = at - 2 * speech.length;
    speech.push({ by: found.startsWith('{') ? 'zorro' : 'luna', start, end: start + words.length });
    return words;
  });
  return { index, paragraph: 0, text, ...(speech.length > 0 && { speech }) };
}

/** Reads a story to its end. @returns milliseconds to the first sound, and the characters that were bought */
async function read(provider: SpeechProvider, story: readonly string[], cast: CastMember[]) {
  let characters = 0;
  const counting: SpeechProvider = {
    ...provider,
    stream(order, signal) {
      characters += order.text.length;
      return provider.stream(order, signal);
    },
  };
  const deps: SpeechDeps = {
    providers: [counting],
    cast,
    sayings: [],
    failures: new RecentFailures(),
    clock: realClock,
    folder: 'bench/',
    allow: async () => {},
    moved: () => {},
    inflight: new InflightSpeech(),
    cache: nothingKept as unknown as SpeechDeps['cache'],
  };
  const begun = performance.now();
  let first = 0;
  const speech = speak(story.map(sentenceOf), 'female', deps, new AbortController().signal);
  for await (const { samples, spans } of speech) {
    for (const sound of spans ?? [{ samples }])
      for await (const _ of sound.samples as AsyncIterable<Uint8Array>) first ||= performance.now() - begun;
  }
  return { first, characters };
}

/** First sound and characters of a narration with a cast ÷ those of a plain one. */
export async function castSpeech(): Promise<Row[]> {
  const { provider, close } = await openServer();
  const begins: [string, string[]][] = [
    ['that begins with the narrator', [TOLD, ...STORY]],
    ['that begins with a figure', STORY],
  ];
  await read(provider, STORY, CAST);
  const rows: Row[] = [];
  const characters: number[] = [];
  for (const [what, story] of begins) {
    const ratios: number[] = [];
    const plainly: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const plain = await read(provider, story, []);
      const voices = await read(provider, story, CAST);
      ratios.push(voices.first / plain.first);
      plainly.push(plain.first);
      characters.push(voices.characters / plain.characters);
    }
    const note = `${Math.round(median(plainly))} ms with the narrator alone`;
    rows.push({
      what: `first sound of a story ${what}, with a cast ÷ without`,
      unit: '',
      values: ratios,
      budget: 1.03,
      note,
    });
  }
  close();
  rows.push({
    what: 'characters bought with a cast ÷ without',
    unit: '',
    values: characters,
    budget: 1.02,
    note: '',
  });
  return rows;
}
