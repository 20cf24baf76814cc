import { VOICES, type VoiceId } from '../../contract/options.ts';
import { medianPitch, rmsDecibels } from '../../emulators/openai/speech/measure.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { heardSound } from '../../worker/narration/heard-sound.ts';
import type { SpeechProvider, WordTime } from '../../worker/narration/speech-provider.ts';
import { utteranceParts } from '../../worker/narration/utterance-parts.ts';
import { ProviderError } from '../../worker/providers/provider-error.ts';

/** What every provider of speech has to do, asked of any of them over HTTP: the stand-ins in a test, the real ones by `npm run providers`. */

const SENTENCES = {
  es: 'Había una vez un dragón muy pequeño que no sabía volar.',
  en: 'Once upon a time there was a very small dragon who could not fly.',
} as const;

/** Characters a second: no reader is slower or faster. */
const SLOWEST = 5;
const FASTEST = 30;
/** dBFS of a whole sentence, pauses included. */
const QUIETEST = -45;
const LOUDEST = -5;
/** Hz: the voices of grown-ups, with room. */
const LOWEST = 60;
const HIGHEST = 350;

/** What was heard of a sentence. */
export type Heard = {
  pcm: Int16Array;
  /** Milliseconds to the first sound. */
  firstSoundMs: number;
  words: WordTime[];
};

/** How a sentence sounds: seconds, dBFS, and Hz of the voice. */
type Measured = { seconds: number; level: number; pitch: number };

/** One thing that was checked; `wrong` says what is not as it must be. */
export type Finding = { what: string; said: string; wrong: string[] };

const NEVER = new AbortController().signal;

/** Has a text spoken as a narration would. @throws ProviderError */
export async function hear(provider: SpeechProvider, voiceId: VoiceId, text: string): Promise<Heard> {
  const begun = performance.now();
  const chunks: Uint8Array[] = [];
  const words: WordTime[] = [];
  let firstSoundMs = 0;
  for (const part of utteranceParts(text, provider.longestText)) {
    const order = { ...provider.voices[voiceId], text: part };
    for await (const chunk of heardSound(provider.stream(order, NEVER), { ...provider, text: part })) {
      firstSoundMs ||= performance.now() - begun;
      chunks.push(chunk.pcm);
      words.push(...(chunk.words ?? []));
    }
  }
  const bytes = new Uint8Array(Buffer.concat(chunks));
  return { pcm: new Int16Array(bytes.buffer), firstSoundMs, words };
}

const outside = (what: string, value: number, from: number, to: number) =>
  value >= from && value <= to ? [] : [`${what} ${value.toFixed(1)}, not ${from} to ${to}`];

const secondsOf = ({ pcm }: Heard) => pcm.length / SAMPLE_RATE;

const measure = (heard: Heard): Measured => ({
  seconds: secondsOf(heard),
  level: rmsDecibels(heard.pcm),
  pitch: medianPitch(heard.pcm),
});

const lengthFaults = (text: string, seconds: number) =>
  outside('seconds', seconds, text.length / FASTEST, text.length / SLOWEST);

/** What is wrong with how a sentence sounds. */
function judge(text: string, { words }: Heard, { seconds, level, pitch }: Measured): string[] {
  const ends = words.map(({ end }) => end);
  return [
    ...lengthFaults(text, seconds),
    ...outside('dBFS', level, QUIETEST, LOUDEST),
    ...outside('Hz', pitch, LOWEST, HIGHEST),
    ...(words.length > 0 && words.map((word) => word.text).join(' ') !== text
      ? ['times of other words']
      : []),
    ...(ends.some((end) => end > seconds + 0.5) ? ['words after the end'] : []),
  ];
}

const described = ({ firstSoundMs, words }: Heard, { seconds, level, pitch }: Measured) =>
  [
    `first sound ${Math.round(firstSoundMs)} ms`,
    `${seconds.toFixed(1)} s`,
    `${level.toFixed(0)} dBFS`,
    `${Math.round(pitch)} Hz`,
    words.length > 0 ? `${words.length} words timed` : 'no times of words',
  ].join(', ');

async function tried(what: string, check: () => Promise<Omit<Finding, 'what'>>): Promise<Finding> {
  try {
    return { what, ...(await check()) };
  } catch (error) {
    return { what, said: 'failed', wrong: [String(error)] };
  }
}

/** A refusal is as good an answer as sound, where it is deserved. */
async function refused(provider: SpeechProvider, voiceId: VoiceId): Promise<Omit<Finding, 'what'>> {
  try {
    await hear(provider, voiceId, SENTENCES.en);
  } catch (error) {
    if (error instanceof ProviderError && error.status !== undefined) {
      return { said: `refused with ${error.status}`, wrong: [] };
    }
    return { said: 'failed otherwise', wrong: [String(error)] };
  }
  return { said: 'spoken', wrong: ['not refused'] };
}

/** How much of a provider is checked: `long` has a sentence spoken that is longer than it takes, which costs its characters. */
export type Scope = { long: boolean };

/**
 * Everything about one provider: its six voices, what it does with an unknown voice and a wrong key, and a long sentence.
 * @param strangers the same provider with a key that is wrong; null where none is asked for
 */
export async function checkProvider(
  provider: SpeechProvider,
  stranger: SpeechProvider | null,
  { long }: Scope,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, language } of VOICES) {
    const text = SENTENCES[language];
    findings.push(
      await tried(`${id} (${provider.voices[id].voice})`, async () => {
        const heard = await hear(provider, id, text);
        const measured = measure(heard);
        return { said: described(heard, measured), wrong: judge(text, heard, measured) };
      }),
    );
  }
  const nobody = { ...provider.voices.female, voice: 'nobody-of-this-name' };
  const withoutVoice = { ...provider, voices: { ...provider.voices, female: nobody } };
  findings.push({ what: 'an unknown voice', ...(await refused(withoutVoice, 'female')) });
  if (stranger) findings.push({ what: 'a wrong key', ...(await refused(stranger, 'female-english')) });
  if (long) {
    findings.push(
      await tried('a sentence longer than it takes', async () => {
        // Spanish, whose letters are not all one byte: a service may count either.
        const clause = `${SENTENCES.es.slice(0, -1)}, y `;
        const text = `${clause.repeat(Math.ceil(provider.longestText / clause.length))}era feliz.`;
        const seconds = secondsOf(await hear(provider, 'female', text));
        return {
          said: `${text.length} characters, ${Math.round(seconds)} s`,
          wrong: lengthFaults(text, seconds),
        };
      }),
    );
  }
  return findings;
}
