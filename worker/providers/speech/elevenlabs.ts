import type { ModelProblem } from '../../db/watched-models.ts';
import type { SpeechOrder, SpeechProvider, SpokenChunk, WordTime } from '../../narration/speech-provider.ts';
import { ProviderError } from '../provider-error.ts';
import type { ElevenLabsSpeechSettings } from './settings.ts';
import { bytesOf, requestSound } from './sound-request.ts';

/** ElevenLabs, which tells when each character is spoken. */

const SAMPLE_RATE = 24_000;
const OUTPUT_FORMAT = 'pcm_24000';
const SERVICE = 'elevenlabs';

const isQuota = (status: number, said: string) => status === 402 || said.includes('quota_exceeded');

/** Its word for a refusal counts, whatever status it comes with: elevenlabs.io/docs/eleven-api/resources/errors, 2026-11-22. */
function problemOf(said: string): ModelProblem | undefined {
  if (/"(model|voice)_not_found"/.test(said)) return 'unknown_model';
  return /"(invalid|missing)_api_key"/.test(said) ? 'key_refused' : undefined;
}

/** When each character of a piece of the text is spoken, in seconds. */
type Alignment = {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
};

/** A line of the answer. */
type Line = { audio_base64?: string; alignment?: unknown };

/** Whether there is a time for each character. What else it may be is no reason to lose the sound that it comes with. */
function isAlignment(value: unknown): value is Alignment {
  const {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(characters) || !characters.every((one) => typeof one === 'string')) return false;
  return [starts, ends].every(
    (times) =>
      Array.isArray(times) &&
      times.length === characters.length &&
      times.every((time) => Number.isFinite(time)),
  );
}

export function elevenLabsSpeech(
  { url, model, voices, longestText, patienceSeconds }: ElevenLabsSpeechSettings,
  key: string,
): SpeechProvider {
  async function* stream(order: SpeechOrder, signal: AbortSignal): AsyncGenerator<SpokenChunk> {
    const address = `${url}/v1/text-to-speech/${encodeURIComponent(order.voice)}/stream/with-timestamps`;
    const ask = (until: AbortSignal) =>
      fetch(`${address}?output_format=${OUTPUT_FORMAT}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'xi-api-key': key },
        body: JSON.stringify({ text: order.text, model_id: order.model ?? model }),
        signal: until,
      });
    // Its sound is in lines of JSON, whichever of their names it gives them.
    const accepts = /json|event-stream/i;
    const answer = await requestSound({ service: SERVICE, ask, isQuota, problemOf, accepts }, signal);
    const words = new WordTimes();
    for await (const line of linesOf(bytesOf(SERVICE, answer, signal))) {
      const { audio_base64: audio, alignment } = read(line);
      const spoken = isAlignment(alignment) ? words.push(alignment) : [];
      const pcm = audio ? new Uint8Array(Buffer.from(audio, 'base64')) : new Uint8Array(0);
      words.sounded(pcm.length / 2 / SAMPLE_RATE);
      yield { pcm, ...(spoken.length > 0 && { words: spoken }) };
    }
    const last = words.end();
    if (last.length > 0) yield { pcm: new Uint8Array(0), words: last };
  }

  return {
    id: `${SERVICE} ${model}`,
    capabilities: { wordTimes: true, longestText, sampleRate: SAMPLE_RATE },
    voices,
    patienceMs: patienceSeconds * 1000,
    stream,
  };
}

function read(line: string): Line {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'audio_base64' in value) return value as Line;
  } catch {
    // Said below in our words.
  }
  throw new ProviderError('audio_generation_failed', `${SERVICE} sent a line without sound`);
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

/** Seconds by which two times may differ and still follow one another. */
const TOLERANCE_S = 0.001;

/** What is heard of a word, unlike the marks around it. */
const HEARD = /[\p{L}\p{N}]/u;

/** Words, as white space cuts them, out of the times of characters. */
class WordTimes {
  /** The word that has begun and not ended. */
  #word: WordTime | null = null;
  #lastEnd = 0;
  #soundSoFar = 0;

  /** So many seconds of sound have come. */
  sounded(seconds: number): void {
    this.#soundSoFar += seconds;
  }

  /** The words that end in a piece. */
  push(alignment: Alignment): WordTime[] {
    const {
      characters,
      character_start_times_seconds: starts,
      character_end_times_seconds: ends,
    } = alignment;
    // Pieces count from the beginning of the utterance; one that goes back to an earlier time counts from its own.
    const from = starts[0]! < this.#lastEnd - TOLERANCE_S ? this.#soundSoFar : 0;
    const words: WordTime[] = [];
    for (const [i, character] of characters.entries()) {
      const start = from + starts[i]!;
      const end = from + ends[i]!;
      this.#lastEnd = end;
      if (/^\s*$/u.test(character)) words.push(...this.end());
      // Marks before a word are not heard: their time may be that of the silence before it.
      else if (this.#word && HEARD.test(this.#word.text))
        this.#word = { ...this.#word, text: this.#word.text + character, end };
      else this.#word = { text: (this.#word?.text ?? '') + character, start, end };
    }
    return words;
  }

  end(): WordTime[] {
    const word = this.#word;
    this.#word = null;
    return word ? [word] : [];
  }
}
