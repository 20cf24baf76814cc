import type { ModelProblem } from '../../directory/watched-models.ts';
import type { SpeechOrder, SpeechProvider, SpokenChunk, WordTime } from '../../narration/speech-provider.ts';
import { parsed } from '../quota.ts';
import type { ElevenLabsSpeechSettings } from './settings.ts';
import { bytesOf, requestSound, textInPlaceOfSound } from './sound-request.ts';

/** ElevenLabs, which sends the time of each character. */

const SAMPLE_RATE = 24_000;
const OUTPUT_FORMAT = 'pcm_24000';
const SERVICE = 'elevenlabs';

/** The code in a refusal decides, with any status: elevenlabs.io/docs/eleven-api/resources/errors, 2026-11-22. */
function problemOf(said: string): ModelProblem | undefined {
  if (/"(model|voice)_not_found"/.test(said)) return 'unknown_model';
  return /"(invalid|missing)_api_key"/.test(said) ? 'key_refused' : undefined;
}

/** Times of the characters of a piece of text, in seconds. */
type Alignment = {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
};

/** A line of the answer. */
type Line = { audio_base64: string | null; alignment?: unknown };

/** Whether there is a time for each character. The sound of an invalid alignment is kept. */
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
  { url, model, voices, figures, longestText, patienceSeconds }: ElevenLabsSpeechSettings,
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
    // The sound comes in lines of JSON, under either content type.
    const accepts = /json|event-stream/i;
    const { body } = await requestSound({ service: SERVICE, ask, problemOf, accepts }, signal);
    const words = new WordTimes();
    for await (const line of linesOf(bytesOf(SERVICE, body, signal))) {
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
    figures,
    patienceMs: patienceSeconds * 1000,
    stream,
  };
}

/** Base64 as sent: anything else would be decoded to some bytes. */
const isBase64 = (audio: unknown) => typeof audio === 'string' && !/[^\w+/=\s-]/.test(audio);

function read(line: string): Line {
  const value = parsed(line);
  if (typeof value === 'object' && value !== null && 'audio_base64' in value) {
    const { audio_base64: audio } = value;
    if (audio === null || isBase64(audio)) return value as Line;
  }
  throw textInPlaceOfSound(SERVICE, line);
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

/** Tolerance in seconds between two times that follow one another. */
const TOLERANCE_S = 0.001;

/** A letter or digit: the audible part of a word. */
const HEARD = /[\p{L}\p{N}]/u;

/** Joins characters to words, separated by white space. */
class WordTimes {
  /** The current word. */
  #word: WordTime | null = null;
  #lastEnd = 0;
  #soundSoFar = 0;

  /** Counts received sound. */
  sounded(seconds: number): void {
    this.#soundSoFar += seconds;
  }

  /** Words that end in a piece. */
  push(alignment: Alignment): WordTime[] {
    const {
      characters,
      character_start_times_seconds: starts,
      character_end_times_seconds: ends,
    } = alignment;
    // Pieces count from the beginning of the utterance, or each from its own: then the time goes back.
    const from = starts[0]! < this.#lastEnd - TOLERANCE_S ? this.#soundSoFar : 0;
    const words: WordTime[] = [];
    for (const [i, character] of characters.entries()) {
      const start = from + starts[i]!;
      const end = from + ends[i]!;
      this.#lastEnd = end;
      if (/^\s*$/u.test(character)) words.push(...this.end());
      // Punctuation before a word is silent: its time may be that of the silence before the word.
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
