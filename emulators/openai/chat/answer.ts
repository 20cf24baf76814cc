import type OpenAI from 'openai';
import type { LogEntry } from '../request-log.ts';
import { ConnectionCut } from '../streamed-body.ts';
import type { Completion } from './completion.ts';
import { findSentenceEnds } from './sentence-ends.ts';

type Bytes = AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;
const encoder = new TextEncoder();
/** Clients ignore it. Random bytes took two thirds of an event's time. */
const ANY_TEXT = 'aYm3-Qx8_vTb2Lw6';

/** Server-sent events: role, one chunk per token, finish reason, usage on request, `[DONE]`. */
export async function* streamAnswer(
  completion: Completion,
  tokens: AsyncGenerator<string, void, void>,
  {
    includeUsage,
    isObfuscated,
    watch,
  }: { includeUsage: boolean; isObfuscated: boolean; watch: SentenceWatch },
): Bytes {
  type Chunk = OpenAI.ChatCompletionChunk;
  const event = (choices: Chunk['choices'], usage: Completion['usage'] | null = null) =>
    encoder.encode(
      `data: ${JSON.stringify({
        id: completion.id,
        object: 'chat.completion.chunk',
        created: completion.created,
        model: completion.model,
        service_tier: 'default',
        system_fingerprint: completion.fingerprint,
        choices,
        ...(includeUsage ? { usage } : {}),
        // Obfuscates the length of a token against traffic analysis.
        ...(isObfuscated ? { obfuscation: ANY_TEXT.slice(0, 1 + Math.random() * ANY_TEXT.length) } : {}),
      } satisfies Chunk)}\n\n`,
    );
  type Choice = Chunk['choices'][number];
  const choice = (delta: Choice['delta'], finishReason: Choice['finish_reason'] = null): Choice[] => [
    { index: 0, delta, logprobs: null, finish_reason: finishReason },
  ];

  let sent = 0;
  for await (const token of tokens) {
    if (sent === 0) {
      yield event(choice({ role: 'assistant', content: '', refusal: null }));
    }
    if (sent === completion.cutAfter) {
      throw new ConnectionCut('The connection was cut on request.');
    }
    const bytes = event(choice(completion.isRefusal ? { refusal: token } : { content: token }));
    sent += 1;
    watch.sent(token);
    yield bytes;
  }
  if (sent === 0) {
    yield event(choice({ role: 'assistant', content: '', refusal: null }));
  }
  yield event(choice({}, completion.finishReason));
  if (includeUsage) {
    yield event([], completion.usage);
  }
  yield encoder.encode('data: [DONE]\n\n');
}

/** The whole answer as one JSON object, sent at the time of its last token. */
export async function* wholeAnswer(
  completion: Completion,
  tokens: AsyncGenerator<string, void, void>,
  watch: SentenceWatch,
): Bytes {
  for await (const _ of tokens) {
    // Only their timing matters: nothing is sent before the last one.
  }
  const bytes = encoder.encode(
    JSON.stringify({
      id: completion.id,
      object: 'chat.completion',
      created: completion.created,
      model: completion.model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: completion.isRefusal ? null : completion.text,
            refusal: completion.isRefusal ? completion.text : null,
            annotations: [],
          },
          logprobs: null,
          finish_reason: completion.finishReason,
        },
      ],
      usage: completion.usage,
      service_tier: 'default',
      system_fingerprint: completion.fingerprint,
    } satisfies OpenAI.ChatCompletion),
  );
  if (completion.cutAfter !== null) {
    yield bytes.slice(0, Math.ceil(bytes.length / 3));
    throw new ConnectionCut('The connection was cut on request.');
  }
  watch.sent(completion.text);
  yield bytes;
}

/** Logs when the last piece of the title and of each sentence was sent. */
export class SentenceWatch {
  readonly #entry: NonNullable<LogEntry['chat']>;
  readonly #now: () => number;
  readonly #title: number | null;
  readonly #ends: number[];
  #offset = 0;

  constructor(text: string, entry: NonNullable<LogEntry['chat']>, now: () => number) {
    const { title, sentences } = findSentenceEnds(text);
    this.#entry = entry;
    this.#now = now;
    this.#title = title;
    this.#ends = sentences;
  }

  sent(piece: string): void {
    this.#offset += piece.length;
    if (this.#title !== null && this.#entry.title === null && this.#offset >= this.#title) {
      this.#entry.title = { endOffset: this.#title, sentAt: this.#now() };
    }
    while (this.#ends[0] !== undefined && this.#ends[0] <= this.#offset) {
      this.#entry.sentences.push({ endOffset: this.#ends[0], sentAt: this.#now() });
      this.#ends.shift();
    }
  }
}
