import { randomBytes } from 'node:crypto';
import {
  isLongEnough,
  type Left,
  type Marked,
  mulberry32,
  type Pictures,
  type StoryBrief,
  type ToldStory,
} from '../../../storyteller/engine/index.ts';
import { classify } from '../moderation/classify.ts';
import { type DirectiveKind, keptOf } from '../topic-directives.ts';
import { UNFIT } from './pairs.ts';
import { type ChatRequest, textOf } from './request.ts';
import { splitIntoTokens } from './tokens.ts';

export type StoryTeller = (
  brief: StoryBrief,
  random: () => number,
) => {
  title: string;
  paragraphs: string[];
  marked?: Marked;
  /** What its pictures show; null where the list has none of its figures. */
  pictures?: Pictures | null;
  /** What it leaves for another night. */
  left?: Left | null;
  /** It in both languages. */
  both?: ToldStory;
};

/** An answer in full, before it is sent piece by piece. */
export type Completion = {
  id: string;
  created: number;
  model: string;
  fingerprint: string;
  text: string;
  tokens: string[];
  /** Whether the text is the model's refusal, which is sent separately from content. */
  isRefusal: boolean;
  finishReason: 'stop' | 'length' | 'content_filter';
  /** Number of tokens after which the connection breaks, or `null`. */
  cutAfter: number | null;
  seed: number;
  usage: Usage;
};

type Usage = ReturnType<typeof countUsage>;

/** Reasoning tokens before a story, by effort: in the range known from such models. */
export const THINKING_TOKENS: Readonly<Record<string, number>> = {
  none: 0,
  low: 250,
  medium: 900,
  high: 2500,
  xhigh: 5000,
  max: 9000,
};

const DECLINED = { es: 'Lo siento, con eso no puedo ayudar.', en: 'I’m sorry, I can’t help with that.' };

/** The word that a prompt wants for an answer to an unsuitable topic. */
const DECLINING_WORD = /\b[A-Z]{2,}_[A-Z]{2,}\b/;

/** The answer to an unsuitable topic; null for any other. */
function declines(request: ChatRequest, { topic, childNames }: StoryBrief): string | null {
  const system = request.messages.filter(({ role }) => role === 'system').map(textOf);
  const [word = null] = DECLINING_WORD.exec(system.join('\n')) ?? [];
  return word !== null && classify(`${topic}\n${childNames}`).flagged ? word : null;
}

/** In the middle of the story, after a reader has begun. */
function withUnfitSentence(paragraphs: readonly string[], language: 'es' | 'en'): string[] {
  const middle = Math.floor(paragraphs.length / 2);
  return [...paragraphs.slice(0, middle), UNFIT[language], ...paragraphs.slice(middle)];
}

/** Whether a prompt wants marks of speech. */
export const wantsMarks = (request: ChatRequest): boolean =>
  request.messages.some((message) => message.role === 'system' && textOf(message).includes('<id>'));

/** A title line and paragraphs, with the requested defects. @param isMarked whether with all that is not text */
export function asText(
  { title, paragraphs, marked }: ReturnType<StoryTeller>,
  { language, storyLength }: Pick<StoryBrief, 'language' | 'storyLength'>,
  active: ReadonlySet<DirectiveKind>,
  isMarked: boolean,
): string {
  const kept = keptOf(isMarked && marked ? marked.paragraphs : paragraphs, active, (some) =>
    isLongEnough(some, storyLength),
  );
  const told = active.has('unfit') ? withUnfitSentence(kept, language) : kept;
  const cast = isMarked && marked?.cast ? [`<cast> ${marked.cast}`] : [];
  return [...(active.has('notitle') ? [] : [`# ${title}`]), ...told, ...cast].join('\n\n');
}

export function composeCompletion(
  request: ChatRequest,
  brief: StoryBrief,
  active: ReadonlySet<DirectiveKind>,
  how: {
    /** The story's text in the requested form. */
    tell: (random: () => number) => string;
    seed: number;
    now: () => number;
    /** Reasoning tokens before the first word. */
    thinking: number;
    /** Maximum tokens of the answer, reasoning included. */
    limit: number;
    /** The answer in place of a story. */
    verdicts: string | null;
  },
): Completion {
  const { tell, seed, now, thinking, limit, verdicts } = how;
  const filtered = active.has('refuse');
  const declined = active.has('decline');
  const instead = declined
    ? DECLINED[brief.language]
    : (verdicts ?? (filtered ? '' : declines(request, brief)));
  const text = instead ?? tell(mulberry32(seed));
  const whole = splitIntoTokens(text);
  const tokens = whole.slice(0, Math.max(0, limit - thinking));
  return {
    id: `chatcmpl-${randomBytes(14).toString('hex')}`,
    created: Math.floor(now() / 1000),
    model: request.model,
    fingerprint: 'fp_emulator',
    text: tokens.join(''),
    tokens,
    isRefusal: declined,
    finishReason: filtered ? 'content_filter' : tokens.length < whole.length ? 'length' : 'stop',
    cutAfter: active.has('cut') ? placeToCut(tokens) : null,
    seed,
    usage: countUsage(request, tokens.length, Math.min(thinking, limit)),
  };
}

/** About a third of the way, moved on until it is inside a sentence. */
function placeToCut(tokens: readonly string[]): number {
  let place = Math.ceil(tokens.length / 3);
  while (place < tokens.length - 1 && /[\s.!?…]$/u.test(tokens[place - 1] ?? '')) {
    place += 1;
  }
  return place;
}

export function countUsage(request: ChatRequest, written: number, reasoningTokens: number) {
  const completionTokens = written + reasoningTokens;
  // Four tokens a message is the usual overhead of roles and separators.
  const promptTokens = request.messages.reduce(
    (sum, message) => sum + splitIntoTokens(textOf(message)).length + 4,
    0,
  );
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: reasoningTokens,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}
