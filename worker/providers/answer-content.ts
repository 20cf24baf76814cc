import { plainCode } from './plain-code.ts';
import { unusableAnswer } from './provider-error.ts';

/** The parts of a chat server's answer, whichever of the known shapes they have. */

/** Parts of a content that are text. */
const TEXT_PARTS: readonly unknown[] = ['text', 'output_text', 'input_text', 'text_delta', undefined, null];
/** Parts that are not meant for readers. */
const UNSEEN_PART = /think|reason|thought|reference|citation|annotation|summary|signature|source/i;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Text of a `content`: a string, or parts of which some are text.
 * @throws ProviderError for any other shape: a text made of it would be `[object Object]`
 */
function textIn(content: unknown): string {
  if (content === undefined || content === null) return '';
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textIn).join('');
  if (!isFields(content)) throw unusableAnswer('a text that is none');
  const { type } = content;
  if (TEXT_PARTS.includes(type)) {
    const inside = content.text ?? content.value ?? content.content;
    if (inside !== undefined && inside !== null) return textIn(inside);
    if (Object.values(content).some((value) => isFields(value) || Array.isArray(value)))
      throw unusableAnswer('a part without text');
    return '';
  }
  if (typeof type === 'string' && (UNSEEN_PART.test(type) || type === 'refusal')) return '';
  throw unusableAnswer('a part that is no text');
}

/** Whether a content, or a part of it, declines. */
const hasRefusal = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasRefusal)
    : isFields(value) && value.type === 'refusal' && Boolean(value.refusal ?? value.text);

/** `how` the answer ended, null while it goes on, and the server's `reason` in its own word. */
export type AnswerPart = { text: string; isRefused: boolean; how: AnswerEnd | null; reason: string | null };

/**
 * Reader of the choices of one answer, in one piece or in a stream. Only one choice was asked for: pieces of a second
 * would be read as the first's.
 */
export class ChoiceReader {
  /** Field of the pieces: a server may repeat the whole text in another one. */
  #field: 'delta' | 'message' | 'text' | null = null;

  /** @throws ProviderError for a content that cannot be read */
  read(choices: unknown): AnswerPart {
    const list = Array.isArray(choices) ? choices.filter(isFields) : [];
    const choice = list.find(({ index }) => (index ?? 0) === 0);
    if (!choice) return { text: '', isRefused: false, how: null, reason: null };
    const pieces = [choice.delta, choice.message].filter(isFields);
    const isRefused = pieces.some(({ refusal, content }) => Boolean(refusal) || hasRefusal(content));
    const how = endIn(choice.finish_reason);
    const reason = how && plainCode(choice.finish_reason);
    return { text: this.#text(choice), isRefused, how, reason };
  }

  #text(choice: Fields): string {
    const { delta, message, text } = choice;
    const contents = {
      delta: isFields(delta) ? delta.content : undefined,
      message: isFields(message) ? message.content : undefined,
      text,
    };
    for (const field of ['delta', 'message', 'text'] as const) {
      if (this.#field !== null && this.#field !== field) continue;
      const found = textIn(contents[field]);
      if (found === '') continue;
      this.#field = field;
      return found;
    }
    return '';
  }
}

/** End of an answer: the model had finished, the provider's filter ended it, or it was cut off. */
export type AnswerEnd = 'whole' | 'filtered' | 'cut';

const NO_REASONS = ['', 'null', 'none', 'undefined', 'unspecified', 'in_progress', 'continue', '0'];
const WHOLE_REASONS =
  'stop stopped eos eos_token end_turn stop_sequence stop_token stop_str complete completed end done finish finished end_of_text eot 1'.split(
    ' ',
  );
const FILTERS =
  /filter|safety|policy|prohibited|blocklist|recitation|refus|sensitive|spii|guardrail|moderat|harm|^[34]$/;

/** How an answer ended, by its finish reason in any spelling; null for a reason that says nothing. */
function endIn(reason: unknown): AnswerEnd | null {
  if (reason === null || reason === undefined || reason === false) return null;
  const said = (typeof reason === 'string' || typeof reason === 'number' ? String(reason) : 'unknown')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/^finish_?reason[._]/, '')
    .replace(/^<[|｜]?(.*?)[|｜]?>$/, 'eos');
  if (NO_REASONS.includes(said)) return null;
  if (WHOLE_REASONS.includes(said)) return 'whole';
  return FILTERS.test(said) ? 'filtered' : 'cut';
}

const BY_WEIGHT: readonly (AnswerEnd | null)[] = [null, 'whole', 'cut', 'filtered'];

/** The heavier of two ends: an answer that was cut off is not whole whatever else is said. */
export const heavierEnd = (one: AnswerEnd | null, other: AnswerEnd | null): AnswerEnd | null =>
  BY_WEIGHT.indexOf(one) > BY_WEIGHT.indexOf(other) ? one : other;
