import { DEFAULT_VOICES, VOICES, type VoiceId } from '../../contract/options.ts';
import { medianPitch, rmsDecibels } from '../../emulators/openai/speech/measure.ts';
import { SAMPLE_RATE } from '../../worker/narration/format.ts';
import { readSound } from '../../worker/narration/read-sound.ts';
import type {
  Accent,
  ProviderVoice,
  SpeechProvider,
  WordTime,
} from '../../worker/narration/speech-provider.ts';
import { utteranceParts } from '../../worker/narration/utterance-parts.ts';
import { ProviderError } from '../../worker/providers/provider-error.ts';

/** Contract checks of speech providers over HTTP: stand-ins in a test, real ones by `npm run tool -- providers`. */

const SENTENCES = {
  es: 'Había una vez un dragón muy pequeño que no sabía volar.',
  en: 'Once upon a time there was a very small dragon who could not fly.',
} as const;

/** Plausible pace, in characters per second. */
const SLOWEST = 5;
const FASTEST = 30;
/** Plausible level in dBFS of a whole sentence, pauses included. */
const QUIETEST = -45;
const LOUDEST = -5;
/** Plausible pitch in Hz of adult voices. */
const LOWEST = 60;
const HIGHEST = 350;

/** Received audio of a sentence. */
export type Heard = {
  pcm: Int16Array;
  /** Milliseconds to the first audio. */
  firstSoundMs: number;
  words: WordTime[];
};

/** Seconds, dBFS and Hz of a spoken sentence. */
type Measured = { seconds: number; level: number; pitch: number };

/** One check; `wrong` lists its violations. */
export type Finding = { what: string; said: string; wrong: string[] };

const NEVER = new AbortController().signal;

/**
 * Has a text spoken as a narration does.
 * @param voice by default that of `voiceId`
 * @throws ProviderError
 */
export async function hear(
  provider: SpeechProvider,
  voiceId: VoiceId,
  text: string,
  voice: ProviderVoice = provider.voices[voiceId],
): Promise<Heard> {
  const begun = performance.now();
  const chunks: Uint8Array[] = [];
  const words: WordTime[] = [];
  let firstSoundMs = 0;
  for (const part of utteranceParts(text, provider.capabilities.longestText)) {
    const order = { ...voice, text: part };
    for await (const chunk of readSound(provider.stream(order, NEVER), {
      ...provider.capabilities,
      text: part,
    })) {
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

/** Violations of a sentence's audio. */
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

/** Expects a refusal. */
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

/** Scope of the checks: `long` includes a text over the provider's limit, which costs its characters. */
export type Scope = { long: boolean };

/**
 * Checks one provider: its six voices, those of figures, an unknown voice, a wrong key and a long text.
 * @param strangers the same provider with a wrong key; null where none is needed
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
  for (const accent of Object.keys(provider.figures) as Accent[]) {
    const language = accent === 'britain' ? 'en' : 'es';
    const text = SENTENCES[language];
    for (const voice of provider.figures[accent]) {
      findings.push(
        await tried(`figure of ${accent} (${voice.voice})`, async () => {
          const heard = await hear(provider, DEFAULT_VOICES[language], text, voice);
          const measured = measure(heard);
          return { said: described(heard, measured), wrong: judge(text, heard, measured) };
        }),
      );
    }
  }
  const nobody = { ...provider.voices.female, voice: 'nobody-of-this-name' };
  const withoutVoice = { ...provider, voices: { ...provider.voices, female: nobody } };
  findings.push({ what: 'an unknown voice', ...(await refused(withoutVoice, 'female')) });
  if (stranger) findings.push({ what: 'a wrong key', ...(await refused(stranger, 'female-english')) });
  if (long) {
    findings.push(
      await tried('a sentence longer than it takes', async () => {
        // Spanish with multi-byte letters: a service may count bytes or characters.
        const clause = `${SENTENCES.es.slice(0, -1)}, y `;
        const text = `${clause.repeat(Math.ceil(provider.capabilities.longestText / clause.length))}era feliz.`;
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
