import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '../../contract/errors.ts';

/** Mutated provider responses, as of other servers, proxies and bad connections, with their expected results. */

/**
 * Replaces the real response, which is requested only if needed.
 * @param signal aborts the request; an endless response must end with it, like a real connection
 */
export type Change = (
  real: () => Promise<Response>,
  signal: AbortSignal | null,
) => Response | Promise<Response>;

const aborted = (signal: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

/** @param ends `whole`: no visible effect; otherwise the error that the user gets, at no charge */
export type Mutation = {
  name: string;
  change: Change;
  ends: 'whole' | ErrorCode;
  /** Expected Retry-After in seconds. */
  wait?: number;
  /** Expected state of `/health` afterwards. */
  health?: string;
  /** Number of mutated responses; all when omitted. */
  times?: number;
};

/** @param kind what of the response is mutated; `npm test` has one of each kind and result */
export type StoryMutation = Mutation & {
  kind: string;
  /** Of a story of its full length, not the least. */
  isLong?: true;
};

// Responses without the real one.

const TEXT = { 'content-type': 'text/plain' };
const JSON_TYPE = { 'content-type': 'application/json' };
const STREAM = { 'content-type': 'text/event-stream' };
const PAGE = { 'content-type': 'text/html' };

const answer =
  (status: number, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE): Change =>
  () =>
    new Response(body, { status, headers });

/** An error in OpenAI's format. */
const refusal = (
  status: number,
  code: string | null,
  headers: Record<string, string> = {},
  type = 'invalid_request_error',
): Change =>
  answer(status, JSON.stringify({ error: { message: 'no', type, param: null, code } }), {
    ...JSON_TYPE,
    ...headers,
  });

/** An error with a message for people. */
const words = (
  status: number,
  message: string,
  code: string | null = null,
  headers: Record<string, string> = JSON_TYPE,
): Change => answer(status, JSON.stringify({ error: { message, type: null, param: null, code } }), headers);

const limited = (headers: Record<string, string> = {}): Change =>
  refusal(429, 'rate_limit_exceeded', headers, 'requests');

const reset: Change = () => {
  throw new TypeError('Network connection lost.');
};

/** A body of these chunks; an error breaks the connection. */
function inPieces(pieces: readonly (Uint8Array | string | Error)[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces[next++];
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
    },
  });
}

const LOST = new Error('Network connection lost.');

function cutEvery(bytes: Uint8Array, length: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_, nth) => bytes.slice(nth * length, (nth + 1) * length));
}

// The stream of a story.

type Delta = { content?: string | null; refusal?: string | null; [other: string]: unknown };
type Chunk = {
  choices?: { index?: number; delta?: Delta; finish_reason?: string | null; [other: string]: unknown }[];
  [other: string]: unknown;
};

const DONE = 'data: [DONE]\n\n';
const line = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const chunksIn = (sse: string): Chunk[] =>
  [...sse.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json!) as Chunk);
const contentOf = (chunk: Chunk) => chunk.choices?.[0]?.delta?.content ?? '';

/** Text of the real stream. */
export const storyIn = (sse: string): string => chunksIn(sse).map(contentOf).join('');

const said = (content: string, finish_reason: string | null = null): Chunk => ({
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const ended = (finish_reason: string | null): Chunk => ({
  choices: [{ index: 0, delta: {}, finish_reason }],
});

/** A stream made from the text of the real one. */
const stream =
  (change: (sse: string) => string | ReadableStream<Uint8Array>, headers = STREAM): Change =>
  async (real) =>
    new Response(change(await (await real()).text()), { headers });

/** Chunks made from the real ones. */
const chunks = (change: (all: Chunk[]) => Chunk[]): Change =>
  stream((sse) => change(chunksIn(sse)).map(line).join('') + DONE);
const eachChunk = (change: (chunk: Chunk) => Chunk): Change => chunks((all) => all.map(change));
const eachChoice = (change: (choice: NonNullable<Chunk['choices']>[number]) => object): Change =>
  eachChunk((chunk) => ({ ...chunk, choices: chunk.choices?.map(change) }) as Chunk);

/** Another text in chunks of three letters. */
export const text = (change: (story: string) => string): Change =>
  stream((sse) => {
    const pieces = change(storyIn(sse)).match(/[\s\S]{1,3}/gu) ?? [];
    return `${pieces.map((piece) => line(said(piece))).join('')}${line(ended('stop'))}${DONE}`;
  });

/** The first half of the real chunks, then something else. */
const half = (rest: string | Error): Change =>
  stream((sse) => {
    const all = chunksIn(sse);
    return inPieces([
      all
        .slice(0, Math.ceil(all.length / 2))
        .map(line)
        .join(''),
      rest,
    ]);
  });

const inStream = (code: unknown, type?: string) => line({ error: { message: 'no', code, type } });
const endsWith = (reason: string | null): Change =>
  chunks((all) => [...all.filter((chunk) => contentOf(chunk) !== ''), ended(reason)]);

const STORY_FAILS = 'story_generation_failed';

/** A piece of text in other fields or shapes than a string in a delta. */
const TEXT_SHAPES: [name: string, shape: (content: string) => object][] = [
  ['parts', (content) => ({ delta: { content: [{ type: 'text', text: content }] } })],
  ['parts of other names', (content) => ({ delta: { content: [{ type: 'output_text', text: content }] } })],
  ['nested parts', (content) => ({ delta: { content: { type: 'text', text: { value: content } } } })],
  [
    'parts and references',
    (content) => ({
      delta: {
        content: [
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'A fox.' }] },
          { type: 'text', text: content },
          { type: 'reference', reference_ids: [1] },
        ],
      },
    }),
  ],
  ['messages', (content) => ({ message: { role: 'assistant', content } })],
  ['a text of completions', (content) => ({ text: content })],
];

/** Frames that carry nothing. */
const FRAMES: [name: string, frame: string][] = [
  ['empty data', 'data:\n\n'],
  ['blank data', 'data:   \n\n'],
  ['null', 'data: null\n\n'],
  ['an empty object', 'data: {}\n\n'],
  ['a ping', 'event: ping\ndata: {"type":"ping"}\n\n'],
  ['an event without data', 'event: ping\n\n'],
  ['a word', 'data: keep-alive\n\n'],
  ['retry alone', 'retry: 1000\nid: 7\n\n'],
];

/** What a server leaves around a text. */
const AROUND: [name: string, before: string, after: string][] = [
  [
    'channels',
    '<|channel|>analysis<|message|>A fox.<|end|><|start|>assistant<|channel|>final<|message|>',
    '<|return|>',
  ],
  ['channels without tokens', 'analysisThe parent wants a fox.assistantfinal', ''],
  ['thoughts in brackets', '[THINK]A fox.[/THINK]', ''],
  ['thoughts in other brackets', '◁think▷A fox.◁/think▷', ''],
  ['thoughts between tokens', '<|begin_of_thought|>A fox.<|end_of_thought|><|begin_of_solution|>', ''],
  ['a turn', '<start_of_turn>model\n', '<end_of_turn>'],
  ['an end', '', '<|im_end|>'],
  ['a full-width end', '', '<｜end▁of▁sentence｜>'],
  ['a next turn', '', '</s>\n[INST] Otro. [/INST]\n# Otro\n\nOtro cuento.'],
];

const inBody = (change: (body: string) => string) => (story: string) =>
  story.replace(/\n\n[^]*?(?=\n\n<cast>|$)/u, change);

/** A text that was encoded once too often, or has what no reader sees. */
const ENCODINGS: [name: string, encode: (story: string) => string][] = [
  ['escaped line ends and quotes', (story) => JSON.stringify(story).slice(1, -1)],
  [
    'escaped letters',
    (story) => story.replace(/[^ -~\n]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ],
  ['entities', (story) => story.replace(/[^ -~\n]|[<>&"]/gu, (sign) => `&#${sign.codePointAt(0)};`)],
  ['entities of entities', (story) => story.replaceAll('—', '&amp;mdash;').replaceAll('ñ', '&amp;ntilde;')],
  ['bidirectional and invisible signs', inBody((body) => body.replaceAll(' ', '\u202e\u200b \u00ad\u2060'))],
  ['lost letters', inBody((body) => body.replaceAll('. ', '\ufffd. \ufeff'))],
  ['letters with separate marks', (story) => story.normalize('NFD')],
];

/** Signs for a page, and directions for a stage. */
const MARKS: [name: string, mark: (story: string) => string][] = [
  ['stars', inBody((body) => body.replace(/(?<= )(\p{L}{5,})(?=[ ,.])/gu, '*$1*'))],
  ['underscores and code', inBody((body) => body.replace(/(?<= )(\p{L}{5,})(?=[ ,.])/gu, '_`$1`_'))],
  [
    'bold type and links',
    inBody((body) => body.replace(/(?<= )(\p{L}{7,})(?=[ ,.])/gu, '**[$1](https://a.es)**')),
  ],
  [
    'numbers of a list',
    inBody((body) => {
      let number = 0;
      // Not the first, whose second line is about the picture.
      return body.replace(/(?<=[^]\n\n)/gu, () => `${++number}. `);
    }),
  ],
  ['bullets', inBody((body) => body.replace(/(?<=\n\n)/gu, '* '))],
  ['quotes of lines', inBody((body) => body.replace(/(?<=\n\n)/gu, '> '))],
  [
    'rules and directions',
    inBody((body) => body.replaceAll('\n\n', '\n\n---\n\n[música suave]\n\n*suspira*\n\n(pausa)\n\n')),
  ],
  ['an underlined title', (story) => story.replace(/^# (.*)$/mu, '$1\n=====')],
  ['labels', (story) => `Assistant: ${story.replace(/^(# .*\n\n)/u, '$1Cuento: ')}`],
];

/** Last words of a model to its user. */
const CLOSINGS: [name: string, remark: string][] = [
  ['an offer', '---\n\nEspero que te guste el cuento. ¿Quieres que lo haga más largo?'],
  ['an offer in English', 'I hope you enjoyed this story! Would you like me to make it longer?'],
  ['a count', '(Número de palabras: 253)'],
  ['notes', '**Nota para los padres:** este cuento habla de la paciencia.\n\n- ¿Qué sintió Luna?'],
  ['hashtags', '#cuento #niños'],
];

/** Variants of a stream that produce the same story. */
const STORY_WHOLE: Omit<StoryMutation, 'ends'>[] = [
  {
    name: 'unknown fields',
    kind: 'fields',
    change: eachChunk(({ choices, ...chunk }) => ({
      ...chunk,
      x: { y: [1] },
      choices: choices?.map((choice) => ({ ...choice, z: null, delta: { ...choice.delta, w: 'v' } })),
    })),
  },
  { name: 'no optional fields', kind: 'fields', change: eachChunk(({ choices }) => ({ choices })) },
  {
    name: 'no finish_reason until the end',
    kind: 'reasons',
    change: eachChoice(({ finish_reason, ...choice }) =>
      finish_reason ? { ...choice, finish_reason } : choice,
    ),
  },
  {
    name: 'null contents between',
    kind: 'contents',
    change: chunks((all) =>
      all.flatMap((chunk) => [{ choices: [{ index: 0, delta: { content: null } }] }, chunk]),
    ),
  },
  {
    name: 'usage in a last chunk of its own',
    kind: 'choices',
    change: chunks((all) => [...all, { choices: [], usage: { total_tokens: 9 } }]),
  },
  {
    name: 'a last chunk without choices',
    kind: 'choices',
    change: chunks((all) => [...all, { usage: { total_tokens: 9 } }]),
  },
  {
    name: 'empty choices first and between',
    kind: 'choices',
    change: chunks((all) => all.flatMap((chunk) => [{ choices: [] }, chunk])),
  },
  {
    name: 'comments that keep the connection alive',
    kind: 'lines',
    change: stream((sse) => `: OPENROUTER PROCESSING\n\n${sse.replaceAll('\n\n', '\n\n: keep-alive\n\n')}`),
  },
  { name: 'CRLF', kind: 'line ends', change: stream((sse) => sse.replaceAll('\n', '\r\n')) },
  { name: 'CR alone', kind: 'line ends', change: stream((sse) => sse.replaceAll('\n', '\r')) },
  { name: 'a byte order mark', kind: 'byte order mark', change: stream((sse) => `\ufeff${sse}`) },
  {
    name: 'lines with event, id and retry',
    kind: 'lines',
    change: stream((sse) => sse.replace(/^data: \{/gm, 'event: completion\nid: 1\nretry: 9\ndata: {')),
  },
  { name: 'no blank after data:', kind: 'lines', change: stream((sse) => sse.replace(/^data: /gm, 'data:')) },
  {
    name: 'three bytes at a time',
    kind: 'pieces',
    change: stream((sse) => inPieces(cutEvery(new TextEncoder().encode(sse), 3))),
  },
  { name: 'all at once', kind: 'pieces', change: stream((sse) => inPieces([sse])) },
  { name: 'no [DONE]', kind: '[DONE]', change: stream((sse) => sse.replace(DONE, '')) },
  { name: '[DONE] twice', kind: '[DONE]', change: stream((sse) => sse + DONE) },
  { name: 'an error after [DONE]', kind: '[DONE]', change: stream((sse) => sse + inStream('server_error')) },
  {
    name: 'one chunk',
    kind: 'chunks',
    change: chunks((all) => [said(all.map(contentOf).join('')), ended('stop')]),
  },
  {
    name: 'text in the chunk that ends it',
    kind: 'chunks',
    change: chunks((all) => {
      const told = all.map(contentOf).join('');
      return [said(told.slice(0, 9)), said(told.slice(9), 'stop')];
    }),
  },
  {
    name: 'an empty refusal',
    kind: 'fields',
    change: eachChoice((choice) => ({ ...choice, delta: { ...choice.delta, refusal: '' } })),
  },
  { name: 'text/plain', kind: 'type', change: stream((sse) => sse, TEXT) },
  {
    name: 'reasoning in fields of its own',
    kind: 'fields',
    change: chunks((all) => [
      { choices: [{ index: 0, delta: { reasoning_content: 'A fox.', reasoning: 'A fox.' } }] },
      ...all,
    ]),
  },
  { name: 'two marks of a heading', kind: 'title', change: text((story) => story.replace(/^#+ /u, '# # ')) },
  {
    name: 'a title in bold type',
    kind: 'title',
    change: text((story) => story.replace(/^#+ (.*)$/mu, '**$1**')),
  },
  {
    name: 'thoughts before the text',
    kind: 'thoughts',
    change: text((story) => `<think>The parent wants a story.\n</think>\n\n${story}`),
  },
  {
    name: 'thoughts of another name',
    kind: 'thoughts',
    change: text((story) => `<thinking>A fox.</thinking>${story}`),
  },
  { name: 'a fence', kind: 'fence', change: text((story) => `\`\`\`markdown\n${story}\n\`\`\``) },
  {
    name: 'an introduction',
    kind: 'introduction',
    change: text((story) => `¡Claro! Aquí tienes un cuento sobre un faro:\n\n${story}`),
  },
  {
    name: 'an introduction in English',
    kind: 'introduction',
    change: text((story) => `Sure! Here is the story:\n\n---\n\n${story}`),
  },
  {
    name: 'a second choice between',
    kind: 'others’ choices',
    change: chunks((all) =>
      all.flatMap((chunk) => [
        { choices: [{ index: 1, delta: { content: ' XX ' }, finish_reason: 'length' }] },
        chunk,
      ]),
    ),
  },
  {
    name: 'two choices in one chunk',
    kind: 'others’ choices',
    change: eachChunk((chunk) => ({
      ...chunk,
      choices: [{ index: 1, delta: { content: ' XX ' }, finish_reason: null }, ...(chunk.choices ?? [])],
    })),
  },
  ...TEXT_SHAPES.map(([name, shape]) => ({
    name,
    kind: 'shapes of text',
    change: eachChoice(({ delta, finish_reason, ...choice }) => ({
      ...choice,
      finish_reason,
      ...(delta?.content ? shape(delta.content) : { delta }),
    })),
  })),
  {
    name: 'thoughts in a part, then strings',
    kind: 'shapes of text',
    change: chunks((all) => [
      {
        choices: [
          { index: 0, delta: { content: [{ type: 'thinking', thinking: [{ text: 'A fox.' }] }] as never } },
        ],
      },
      ...all,
    ]),
  },
  {
    name: 'the whole text so far beside each piece',
    kind: 'shapes of text',
    change: chunks((all) =>
      all.map((chunk, place) => ({
        choices: chunk.choices?.map((choice) => ({
          ...choice,
          message: {
            content: all
              .slice(0, place + 1)
              .map(contentOf)
              .join(''),
          },
        })) as Chunk['choices'],
      })),
    ),
  },
  ...FRAMES.map(([name, frame]) => ({
    name: `${name} between`,
    kind: 'empty frames',
    change: stream((sse) => sse.replaceAll('\n\n', `\n\n${frame}`).replace(/\n\n[^\n]*\n\n$/, '\n\n')),
  })),
  {
    name: 'blanks around [DONE], and more behind it',
    kind: '[DONE]',
    change: stream(
      (sse) => `${sse.replace(DONE, 'data:   [DONE]  \n\n')}data: bye\n\n${line({ choices: 5 })}`,
    ),
  },
  {
    name: '[DONE] on a connection that stays',
    kind: 'open connection',
    change: async (real) => {
      const sse = new TextEncoder().encode(await (await real()).text());
      return new Response(new ReadableStream({ start: (controller) => controller.enqueue(sse) }), {
        headers: STREAM,
      });
    },
  },
  ...['', 'null', 'none'].map((reason) => ({
    name: `the reason ${JSON.stringify(reason)} on every chunk, and after the end`,
    kind: 'reasons',
    change: chunks((all) => [
      ...all.map((chunk) => said(contentOf(chunk), reason)),
      ended('stop'),
      { ...ended(reason), usage: { total_tokens: 9 } },
    ]),
  })),
  {
    name: 'the reason stop on every chunk',
    kind: 'reasons',
    change: chunks((all) => all.map((chunk) => said(contentOf(chunk), 'stop'))),
  },
  ...AROUND.map(([name, before, after]) => ({
    name,
    kind: 'words for the machine',
    change: text((story) => `${before}${story}${after}`),
  })),
  ...ENCODINGS.map(([name, encode]) => ({ name, kind: 'encodings', change: text(encode) })),
  ...MARKS.map(([name, mark]) => ({ name, kind: 'marks', change: text(mark) })),
  ...CLOSINGS.map(([name, remark]) => ({
    name: `a closing: ${name}`,
    kind: 'closing',
    change: text((story) => story.replace(/(?=\n*<cast>|\s*$)/u, `\n\n${remark}`)),
  })),
  ...['eos', 'eos_token', 'end_turn', 'stop_sequence', 'STOP', 'FINISH_REASON_STOP', '<|eot_id|>'].map(
    (reason) => ({
      name: `an end that is called ${reason}`,
      kind: 'end',
      change: endsWith(reason),
    }),
  ),
];

/** A letter outside the BMP, whose surrogates come in two chunks; inserted into the story. */
export const SPLIT_LETTER = '🦊';
export const splitLetter: Change = chunks((all) => {
  const [first, ...others] = [...SPLIT_LETTER].map((letter) => [letter[0]!, letter[1]!])[0]!;
  const at = all.findIndex((chunk) => /\p{L} $|^ \p{L}/u.test(contentOf(chunk)));
  return [
    ...all.slice(0, at),
    said(` ${first}`),
    ...others.map((rest) => said(`${rest} `)),
    ...all.slice(at),
  ];
});

export const STORY: StoryMutation[] = [
  ...STORY_WHOLE.map((mutation) => ({ ...mutation, ends: 'whole' as const })),
  {
    name: 'thoughts without an end',
    kind: 'unfinished thoughts',
    change: text((story) => `<think>Let me see. ${story}`),
    ends: STORY_FAILS,
  },
  {
    name: 'thoughts without a beginning',
    kind: 'unfinished thoughts',
    change: text((story) => `A fox.</think>${story}`),
    ends: STORY_FAILS,
  },
  {
    name: 'a refusal',
    kind: 'refusal',
    change: chunks(() => [{ choices: [{ index: 0, delta: { refusal: 'I’m sorry' } }] }, ended('stop')]),
    ends: 'topic_refused',
  },
  {
    name: 'a filter at once',
    kind: 'filter',
    change: chunks(() => [ended('content_filter')]),
    ends: 'topic_refused',
  },
  {
    name: '400 content_filter',
    kind: 'error of the filter',
    change: refusal(400, 'content_filter'),
    ends: 'topic_refused',
  },
  {
    name: '400 content_policy_violation',
    kind: 'error of the filter',
    change: refusal(400, 'content_policy_violation'),
    ends: 'topic_refused',
  },
  {
    name: 'a refusal in the middle',
    kind: 'refusal',
    change: half(line({ choices: [{ index: 0, delta: { refusal: 'no' } }] })),
    ends: 'story_refused',
  },
  {
    name: 'a filter in the middle',
    kind: 'filter',
    change: half(line(ended('content_filter'))),
    ends: 'story_refused',
  },
  {
    name: 'an error of the filter in the middle',
    kind: 'error of the filter',
    change: half(inStream('content_filter')),
    ends: 'story_refused',
  },
  ...['length', 'tool_calls', 'error', 'nonsense', null].map((reason) => ({
    name: `an end that is called ${reason}`,
    kind: 'end',
    change: endsWith(reason),
    ends: STORY_FAILS as ErrorCode,
  })),
  ...['MAX_TOKENS', 'max_tokens', 'model_length'].map((reason) => ({
    name: `an end that is called ${reason}`,
    kind: 'end',
    change: endsWith(reason),
    ends: STORY_FAILS as ErrorCode,
  })),
  {
    name: 'the reason stop on every chunk of a half',
    kind: 'cut half',
    change: stream((sse) => {
      const all = chunksIn(sse);
      return all
        .slice(0, all.length / 2)
        .map((chunk) => line(said(contentOf(chunk), 'stop')))
        .join('');
    }),
    ends: STORY_FAILS,
  },
  {
    name: 'an end, and then the reason length',
    kind: 'cut half',
    change: chunks((all) => [...all, ended('length')]),
    ends: STORY_FAILS,
  },
  {
    name: 'the reason length, and then an end',
    kind: 'cut half, then an end',
    change: chunks((all) => [...all.slice(0, -1), ended('length'), ended('stop')]),
    ends: STORY_FAILS,
  },
  {
    name: 'a filter called SAFETY',
    kind: 'filter',
    change: chunks(() => [ended('SAFETY')]),
    ends: 'topic_refused',
  },
  ...([5, true, [{ type: 'image_url', image_url: {} }], { a: [1] }] as never[]).map((content) => ({
    name: `the text ${JSON.stringify(content)}`,
    kind: 'no text',
    change: eachChoice((choice) => ({ ...choice, delta: { content } })),
    ends: STORY_FAILS as ErrorCode,
  })),
  {
    name: 'a refusal in a part',
    kind: 'refusal',
    change: chunks(() => [said([{ type: 'refusal', refusal: 'No.' }] as never), ended('stop')]),
    ends: 'topic_refused',
  },
  {
    name: 'a token that is broken',
    kind: 'no text',
    change: text((story) => story.replace(/\n\n/u, '\n\n<|')),
    ends: STORY_FAILS,
  },
  { name: 'nothing', kind: 'empty', change: chunks(() => [ended('stop')]), ends: STORY_FAILS },
  { name: 'white space', kind: 'empty', change: text(() => ' \n\n '), ends: STORY_FAILS },
  {
    name: 'a rate limit in the stream',
    kind: 'error in the stream',
    change: answer(200, inStream('rate_limit_exceeded'), STREAM),
    ends: 'rate_limited',
    wait: 20,
  },
  {
    name: 'a rate limit by its number in the stream, with a wait',
    kind: 'error in the stream',
    change: answer(200, inStream(429), {
      ...STREAM,
      'retry-after': '7',
    }),
    ends: 'rate_limited',
    wait: 7,
  },
  {
    name: 'a rate limit in the middle',
    kind: 'error in the stream',
    change: half(inStream('rate_limit_exceeded')),
    ends: 'rate_limited',
    wait: 20,
  },
  {
    name: 'a quota in the stream',
    kind: 'error in the stream',
    change: answer(200, inStream('insufficient_quota', 'insufficient_quota'), STREAM),
    ends: 'quota_exceeded',
    health: 'insufficient_quota',
  },
  {
    name: 'an error in the middle',
    kind: 'error in the stream',
    change: half(inStream('server_error')),
    ends: STORY_FAILS,
  },
  {
    name: 'an error event in the middle',
    kind: 'error in the stream',
    change: half(`event: error\n${line({ message: 'no' })}`),
    ends: STORY_FAILS,
  },
  {
    name: 'bad JSON',
    kind: 'broken stream',
    change: half('data: {"choices":[{"delta"\n\n'),
    ends: STORY_FAILS,
  },
  { name: 'a cut', kind: 'broken stream', change: half(LOST), ends: STORY_FAILS },
  { name: 'an early end', kind: 'broken stream', change: half(''), ends: STORY_FAILS },
  {
    name: 'JSON in place of a stream',
    kind: 'no stream',
    change: answer(200, '{"choices":[{"index":0,"message":{"content":"# A"},"finish_reason":"stop"}]}'),
    ends: STORY_FAILS,
  },
  ...[529, 503, 502].map((status) => ({
    name: `a page with ${status}`,
    kind: 'no stream',
    change: answer(status, '<h1>Bad gateway</h1>', PAGE),
    ends: STORY_FAILS as ErrorCode,
  })),
  {
    name: 'a page with 200',
    kind: 'no stream',
    change: answer(200, '<h1>Welcome</h1>', PAGE),
    ends: STORY_FAILS,
  },
  { name: '200 with nothing', kind: 'no stream', change: answer(200, null), ends: STORY_FAILS },
  { name: '500 with nothing', kind: 'status', change: answer(500, null), ends: STORY_FAILS },
  { name: '408', kind: 'status', change: refusal(408, null), ends: STORY_FAILS },
  { name: '409', kind: 'status', change: refusal(409, null), ends: STORY_FAILS },
  {
    name: 'an error that is a text',
    kind: 'status',
    change: answer(500, '{"error":"no"}'),
    ends: STORY_FAILS,
  },
  {
    name: 'an error that is a list',
    kind: 'status',
    change: answer(500, '[{"error":{"code":[5]}}]'),
    ends: STORY_FAILS,
  },
  { name: 'a reset', kind: 'connection', change: reset, ends: STORY_FAILS },
  { name: 'a redirect without an address', kind: 'redirect', change: answer(302, null), ends: STORY_FAILS },
  {
    name: 'a body that is packed and does not say so',
    kind: 'no stream',
    change: async (real) => new Response(gzipSync(await (await real()).text()), { headers: STREAM }),
    ends: STORY_FAILS,
  },
  {
    name: '429 with 7 s',
    kind: 'wait',
    change: limited({ 'retry-after': '7' }),
    ends: 'rate_limited',
    wait: 7,
  },
  {
    name: '429 with 1500 ms',
    kind: 'wait',
    change: limited({ 'retry-after-ms': '1500' }),
    ends: 'rate_limited',
    wait: 2,
  },
  {
    name: '429 with a date',
    kind: 'wait',
    change: (...asked) => limited({ 'retry-after': new Date(Date.now() + 8_500).toUTCString() })(...asked),
    ends: 'rate_limited',
  },
  { name: '429 without a wait', kind: 'wait', change: limited(), ends: 'rate_limited', wait: 20 },
  {
    name: '429 with −5 s',
    kind: 'wait',
    change: limited({ 'retry-after': '-5' }),
    ends: 'rate_limited',
    wait: 20,
  },
  {
    name: '429 as a page',
    kind: 'wait',
    change: answer(429, '<h1>Slow down</h1>', PAGE),
    ends: 'rate_limited',
    wait: 20,
  },
  {
    name: '429 with a day',
    kind: 'wait',
    change: limited({ 'retry-after': '86400' }),
    ends: 'rate_limited',
    wait: 900,
  },
  {
    name: '429 without quota',
    kind: 'status',
    change: refusal(429, 'insufficient_quota'),
    ends: 'quota_exceeded',
    health: 'insufficient_quota',
  },
  ...[
    ['402 without credits', refusal(402, 'insufficient_credits')] as const,
    [
      '429 whose words are its only sign',
      words(429, 'You exceeded your current quota, please check your plan.'),
    ] as const,
    ['400 whose words are its only sign', words(400, 'Your credit balance is too low.')] as const,
    ['200 with an error object', words(200, 'no', 'insufficient_quota')] as const,
    ['an error object under the type of a stream', words(200, 'no', 'insufficient_quota', STREAM)] as const,
  ].map(([name, change]) => ({
    name,
    kind: name,
    change,
    ends: 'quota_exceeded' as ErrorCode,
    health: 'insufficient_quota',
  })),
  {
    name: '429 whose words name a wait',
    kind: 'wait',
    change: words(429, 'You exceeded your current quota. Please retry in 34.1s.'),
    ends: 'rate_limited',
    wait: 20,
  },
  {
    name: '429 without billing',
    kind: 'status',
    change: refusal(429, 'billing_not_active'),
    ends: 'rate_limited',
    wait: 20,
  },
  ...[401, 403, 400].map((status) => ({
    name: `${status}`,
    kind: 'status',
    change: refusal(status, null),
    ends: STORY_FAILS as ErrorCode,
  })),
  { name: '404 of the model', kind: 'status', change: refusal(404, 'model_not_found'), ends: STORY_FAILS },
];

// Moderation.

type Result = { categories?: object; category_scores?: Record<string, unknown>; [other: string]: unknown };
type Checked = { results: Result[]; [other: string]: unknown };

const results =
  (change: (all: Result[]) => unknown[]): Change =>
  async (real) => {
    const body = (await (await real()).json()) as Checked;
    return new Response(JSON.stringify({ ...body, x: 1, results: change(body.results) }), {
      headers: JSON_TYPE,
    });
  };
const eachResult = (change: (result: Result) => object): Change => results((all) => all.map(change));
const score = (value: unknown): Change =>
  eachResult((result) => ({ ...result, category_scores: { ...result.category_scores, violence: value } }));

export const MODERATION: Mutation[] = [
  { name: 'extra fields', change: eachResult((result) => ({ ...result, x: { y: 1 } })), ends: 'whole' },
  { name: 'no categories', change: eachResult(({ categories: _, ...result }) => result), ends: 'whole' },
  {
    name: 'a null category',
    change: eachResult((result) => ({ ...result, categories: { ...result.categories, illicit: null } })),
    ends: 'whole',
  },
  {
    name: 'a new category that is not raised',
    change: eachResult((result) => ({ ...result, categories: { ...result.categories, new: false } })),
    ends: 'whole',
  },
  { name: 'a score of 1e-12', change: score(1e-12), ends: 'whole' },
  { name: 'a score of −1e-9', change: score(-1e-9), ends: 'whole' },
  {
    name: 'a score of 1.0000001 without a limit of ours',
    change: eachResult((result) => ({
      ...result,
      category_scores: { ...result.category_scores, new: 1.0000001 },
    })),
    ends: 'whole',
  },
  {
    name: 'a new category that is raised',
    change: eachResult((result) => ({
      ...result,
      flagged: true,
      categories: { ...result.categories, new: true },
    })),
    ends: 'topic_refused',
  },
  { name: 'a score of 1.0000001', change: score(1.0000001), ends: 'topic_needs_help' },
  {
    name: 'no scores',
    change: eachResult(({ category_scores: _, ...result }) => result),
    ends: 'moderation_unavailable',
  },
  {
    name: 'scores of unknown categories only',
    change: eachResult((result) => ({ ...result, category_scores: { unsafe: 0.99, S1: 0.5 } })),
    ends: 'moderation_unavailable',
  },
  {
    name: 'one score of ours',
    change: eachResult((result) => ({ ...result, category_scores: { sexual: 0.01, S1: 0.5 } })),
    ends: 'whole',
  },
  { name: 'a null score', change: score(null), ends: 'moderation_unavailable' },
  { name: 'a score of 7', change: score(7), ends: 'moderation_unavailable' },
  { name: 'fewer results', change: results((all) => all.slice(1)), ends: 'moderation_unavailable' },
  { name: 'more results', change: results((all) => [...all, ...all]), ends: 'moderation_unavailable' },
  { name: 'no results', change: results(() => []), ends: 'moderation_unavailable' },
  { name: '200 with nothing', change: answer(200, null), ends: 'moderation_unavailable' },
  { name: '503 once', change: answer(503, null), times: 1, ends: 'whole' },
  { name: '429 once', change: limited({ 'retry-after-ms': '20' }), times: 1, ends: 'whole' },
  { name: 'a reset once', change: reset, times: 1, ends: 'whole' },
  { name: '503 for good', change: answer(503, null), ends: 'moderation_unavailable' },
  { name: '429 for good', change: limited({ 'retry-after-ms': '20' }), ends: 'moderation_unavailable' },
  {
    name: 'no quota',
    change: refusal(429, 'insufficient_quota', { 'retry-after-ms': '20' }),
    ends: 'moderation_unavailable',
    health: 'insufficient_quota',
  },
];

// Second opinions; a failure never costs a story.

const opinion = (content: string | null, finish_reason = 'stop', more: object = {}): Change =>
  answer(
    200,
    JSON.stringify({ choices: [{ index: 0, message: { content, ...more }, finish_reason }], x: 1 }),
  );

export const OPINION: Omit<Mutation, 'ends'>[] = [
  { name: 'extra fields', change: opinion('{"objection":"none"}') },
  { name: 'a fence', change: opinion('```json\n{"objection":"none"}\n```') },
  { name: 'blanks', change: opinion(' \n{ "objection" : "none" } \n') },
  { name: 'a refusal', change: opinion(null, 'stop', { refusal: 'no' }) },
  { name: 'an end for its length', change: opinion('{"objection":"none"}', 'length') },
  { name: 'an end by a filter', change: opinion('', 'content_filter') },
  { name: 'an extra key', change: opinion('{"objection":"none","why":"x"}') },
  { name: 'no choices', change: answer(200, '{"choices":[]}') },
  { name: 'nothing of a completion', change: answer(200, '{}') },
  { name: 'an unknown word', change: opinion('{"objection":"boring"}') },
  { name: '503', change: answer(503, null) },
  { name: 'no quota', change: refusal(429, 'insufficient_quota') },
  { name: 'silence', change: (_, signal) => aborted(signal) },
  {
    name: 'silence after the headers',
    change: (_, signal) =>
      new Response(
        new ReadableStream({ start: (body) => void aborted(signal).catch((error) => body.error(error)) }),
        { headers: { 'content-type': 'application/json' } },
      ),
  },
  { name: 'a reset', change: reset },
  { name: '400', change: refusal(400, 'unknown_parameter') },
];

// Speech. `whole` is the same audio.

export const SPEECH_SERVICES = ['openai', 'workers-ai', 'elevenlabs'] as const;
export type SpeechService = (typeof SPEECH_SERVICES)[number];
export type SoundMutation = Omit<Mutation, 'health'> & {
  only?: SpeechService[];
  hasNoWords?: boolean;
  /** The same sound but for the resampling: as long, and as loud. */
  isResampled?: boolean;
};

const bytesOf = async (real: () => Promise<Response>) => {
  const response = await real();
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const sound =
  (
    change: (bytes: Uint8Array) => BodyInit | ReadableStream<Uint8Array>,
    headers?: Record<string, string>,
  ): Change =>
  async (real) => {
    const { response, bytes } = await bytesOf(real);
    return new Response(change(bytes) as BodyInit, { headers: headers ?? response.headers });
  };
const typed =
  (type: string | null): Change =>
  async (real) => {
    const { bytes } = await bytesOf(real);
    const response = new Response(inPieces([bytes]));
    // The HTTP server's package replaces the global Response by one with a default type.
    if (type === null) response.headers.delete('content-type');
    else response.headers.set('content-type', type);
    return response;
  };

type SoundLine = { audio_base64: string | null; [other: string]: unknown };
/** Mutated lines of ElevenLabs. */
const lines = (change: (all: SoundLine[]) => unknown[], end = '\n', begin = ''): Change =>
  sound((bytes) => {
    const all = new TextDecoder().decode(bytes).trim().split('\n');
    const changed = change(all.map((one) => JSON.parse(one) as SoundLine));
    return changed.map((one) => `${begin}${JSON.stringify(one)}${end}`).join('');
  });
const eachLine = (change: (line: SoundLine) => object) => lines((all) => all.map(change));

/** Breaks the connection after two thirds of the response, with or without Content-Length. */
const cut =
  (saysLength: boolean): Change =>
  async (real) => {
    const { response, bytes } = await bytesOf(real);
    const headers = new Headers(response.headers);
    if (saysLength) headers.set('content-length', String(bytes.length));
    return new Response(inPieces([...cutEvery(bytes.slice(0, (bytes.length * 2) / 3), 1001), LOST]), {
      headers,
    });
  };

/** Another sound made from the samples, in the service's own form. */
const resounded =
  (change: (samples: Int16Array) => Uint8Array, type?: string): Change =>
  async (real) => {
    const { response, bytes } = await bytesOf(real);
    const wraps = new TextDecoder().decode(bytes.subarray(0, 1)) === '{';
    if (!wraps) {
      const headers = type ? { 'content-type': type } : response.headers;
      return new Response(inPieces(cutEvery(change(samplesOf(bytes)), 4800)), { headers });
    }
    const all = new TextDecoder().decode(bytes).trim().split('\n');
    const sounds = all.map((one) => Buffer.from((JSON.parse(one) as SoundLine).audio_base64 ?? '', 'base64'));
    const changed = change(samplesOf(Buffer.concat(sounds)));
    const audio_base64 = Buffer.from(changed).toString('base64');
    return new Response(`${JSON.stringify({ audio_base64, alignment: null })}\n`, response);
  };

const samplesOf = (bytes: Uint8Array) => new Int16Array(new Uint8Array(bytes).buffer);
const inBytes = (samples: ArrayLike<number>) => new Uint8Array(Int16Array.from(samples).buffer);
const doubled = (samples: Int16Array, right: (left: number) => number) =>
  inBytes([...samples].flatMap((left) => [left, right(left)]));
/** Samples at another rate, by lines between them. */
const atRate = (samples: Int16Array, rate: number) =>
  inBytes(
    Array.from({ length: Math.round((samples.length * rate) / 24_000) }, (_, i) => {
      const place = (i * 24_000) / rate;
      const [before = 0, after = before] = samples.subarray(Math.floor(place), Math.floor(place) + 2);
      return before + (place % 1) * (after - before);
    }),
  );
/** Uniform pseudo-random bytes, as of compressed sound. */
function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
/** Frames of 144 bytes: MPEG-2 Layer III, 24 kHz, 48 kbit/s. */
const mp3Frames = ({ length }: Int16Array, second = 0xf3) => {
  const bytes = randomBytes(144 * Math.ceil(length / 576));
  for (let at = 0; at < bytes.length; at += 144) bytes.set([0xff, second, 0x64, 0xc4], at);
  return bytes;
};
/** Frames of 212 bytes: AAC in ADTS. */
const aacFrames = ({ length }: Int16Array) => {
  const bytes = randomBytes(212 * Math.ceil(length / 1024));
  for (let at = 0; at < bytes.length; at += 212) bytes.set([0xff, 0xf1, 0x58, 0x40, 0x1a, 0x9f, 0xfc], at);
  return bytes;
};
const marked =
  (...mark: (string | number)[]) =>
  (samples: Int16Array) =>
    new Uint8Array(
      Buffer.concat([
        ...mark.map((one) => (typeof one === 'string' ? Buffer.from(one) : Buffer.of(one))),
        inBytes(samples),
      ]),
    );
/** What would be a voice where L16 is said. */
const EXCHANGED: [string, (samples: Int16Array) => Uint8Array][] = [
  ['samples with their bytes exchanged', (samples) => swappedBytes(inBytes(samples))],
  ['samples from an odd byte on', (samples) => inBytes(samples).slice(1, -1)],
];
/** The first audible tenth of a second. */
const tenth = (samples: Int16Array) => {
  const begin = samples.findIndex((sample) => Math.abs(sample) > 104);
  return inBytes(samples.subarray(begin, begin + 2400));
};
const swappedBytes = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

const NO_VOICE: [string, (samples: Int16Array) => Uint8Array][] = [
  ['frames of MP3', mp3Frames],
  ['frames of MP3 with a checksum', (samples) => mp3Frames(samples, 0xf2)],
  ['MP3 from the middle of a frame', (samples) => mp3Frames(samples).subarray(50)],
  ['AAC', aacFrames],
  ['a FLAC', marked('fLaC')],
  ['an Ogg', marked('OggS')],
  ['an M4A', marked(0, 0, 0, 28, 'ftypM4A ')],
  ['a WebM', marked(0x1a, 0x45, 0xdf, 0xa3)],
  ['an AIFF', marked('FORM')],
  ['a packed body', (samples) => new Uint8Array(gzipSync(inBytes(samples)))],
  ['base64 of the samples', (samples) => Buffer.from(Buffer.from(inBytes(samples)).toString('base64'))],
  ['noise', ({ length }) => randomBytes(2 * length)],
  ['quiet noise', ({ length }) => inBytes(samplesOf(randomBytes(2 * length)).map((one) => one / 50))],
  ['a tone', (samples) => inBytes(samples.map((_, i) => 9000 * Math.sin(i / 4)))],
  ['a square wave', (samples) => inBytes(samples.map((_, i) => (i % 24 < 12 ? 32_000 : -32_000)))],
  [
    'a voice at sixty times its level',
    (samples) => inBytes([...samples].map((one) => Math.max(-32_768, Math.min(32_767, 60 * one)))),
  ],
  ['two channels that it does not tell', (samples) => doubled(samples, (left) => left)],
  [
    'samples of 8 bits',
    (samples) => Uint8Array.from(samples.subarray(samples.length % 2), (one) => (one >> 8) + 128),
  ],
  [
    'samples of 32 bits',
    (samples) =>
      new Uint8Array(Int32Array.from(samples, (one, i) => one * 65_536 + ((i * 40_503) & 65_535)).buffer),
  ],
  [
    'samples of floating point',
    (samples) => new Uint8Array(Float32Array.from(samples, (one) => one / 32_768).buffer),
  ],
  ['a tenth of a second', tenth],
  [
    'a tenth of a second, then silence',
    (samples) => new Uint8Array(Buffer.concat([tenth(samples), Buffer.alloc(96_000)])),
  ],
  [
    'a sentence that repeats itself',
    (samples) => new Uint8Array(Buffer.concat(Array.from({ length: 20 }, () => inBytes(samples)))),
  ],
];

const AUDIO_FAILS = 'audio_generation_failed';
const RAW: SpeechService[] = ['openai', 'workers-ai'];
const LINES: SpeechService[] = ['elevenlabs'];
const wav = (bytes: Uint8Array) => [new TextEncoder().encode('RIFF    WAVEfmt '), bytes];

export const SOUND: SoundMutation[] = [
  { name: 'octet-stream', change: typed('application/octet-stream'), ends: 'whole' },
  { name: 'no type', change: typed(null), ends: 'whole' },
  { name: 'L16', change: typed('audio/L16;rate=24000'), ends: 'whole' },
  { name: 'odd pieces', change: sound((bytes) => inPieces(cutEvery(bytes, 777))), ends: 'whole' },
  { name: '7 kB at a time', change: sound((bytes) => inPieces(cutEvery(bytes, 7168))), ends: 'whole' },
  {
    name: 'half of a last sample',
    change: sound((bytes) => inPieces([bytes.slice(0, -1)])),
    ends: AUDIO_FAILS,
    only: RAW,
  },
  { name: 'a WAV', change: sound((bytes) => inPieces(wav(bytes))), ends: AUDIO_FAILS, only: RAW },
  {
    name: 'an MP3',
    change: sound((bytes) => inPieces([new TextEncoder().encode('ID3\u0004'), bytes])),
    ends: AUDIO_FAILS,
    only: RAW,
  },
  {
    name: 'silence',
    change: sound((bytes) => inPieces([new Uint8Array(bytes.length)])),
    ends: AUDIO_FAILS,
    only: RAW,
  },
  {
    name: 'silence in lines',
    change: eachLine(({ audio_base64 }) => ({
      audio_base64: btoa('\0'.repeat(2 * (audio_base64?.length ?? 0))),
    })),
    ends: AUDIO_FAILS,
    only: LINES,
  },
  ...NO_VOICE.map(([name, change]) => ({ name, change: resounded(change), ends: AUDIO_FAILS as ErrorCode })),
  ...EXCHANGED.map(([name, change]) => ({
    name,
    change: resounded(change),
    ends: AUDIO_FAILS as ErrorCode,
    only: ['openai', 'elevenlabs'] satisfies SpeechService[],
  })),
  {
    name: 'frames of MP3 under their type',
    change: resounded(mp3Frames, 'audio/mpeg'),
    ends: AUDIO_FAILS,
    only: RAW,
  },
  { name: 'frames of MP3 once', change: resounded(mp3Frames), times: 1, ends: 'whole' },
  { name: 'noise once', change: resounded(({ length }) => randomBytes(2 * length)), times: 1, ends: 'whole' },
  { name: 'a tenth of a second once', change: resounded(tenth), times: 1, ends: 'whole' },
  { name: 'samples under the type of MP3', change: typed('audio/mpeg'), ends: 'whole' },
  { name: 'samples under the type of WAV', change: typed('audio/wav'), ends: 'whole', only: RAW },
  {
    name: 'big-endian L16',
    change: resounded((samples) => swappedBytes(inBytes(samples)), 'audio/L16;rate=24000;channels=1'),
    ends: 'whole',
    only: RAW,
  },
  {
    name: 'two channels that it tells',
    change: resounded((samples) => doubled(samples, (left) => left), 'audio/pcm;rate=24000;channels=2'),
    ends: 'whole',
    only: RAW,
  },
  ...[8000, 16_000, 22_050, 44_100, 48_000].map((rate) => ({
    name: `samples at ${rate} Hz, which it tells`,
    change: resounded((samples) => atRate(samples, rate), `audio/pcm;rate=${rate}`),
    ends: 'whole' as const,
    only: RAW,
    isResampled: true,
  })),
  ...[
    'audio/pcm;rate=7',
    'audio/pcm;rate=fast',
    'audio/pcm;channels=6',
    'audio/L24;rate=24000',
    'audio/basic',
  ].map((type) => ({
    name: `samples under ${type}`,
    change: typed(type),
    ends: AUDIO_FAILS as ErrorCode,
    only: RAW,
  })),
  { name: 'nothing', change: sound(() => inPieces([])), ends: AUDIO_FAILS },
  { name: 'JSON with 200', change: answer(200, '{"success":false}'), ends: AUDIO_FAILS },
  { name: 'a page with 200', change: answer(200, '<h1>Welcome</h1>', PAGE), ends: AUDIO_FAILS },
  { name: '503 once', change: answer(503, null), times: 1, ends: 'whole' },
  { name: '429 with 7 s once', change: limited({ 'retry-after': '7' }), times: 1, ends: 'whole' },
  { name: 'a reset once', change: reset, times: 1, ends: 'whole' },
  { name: 'nothing once', change: sound(() => inPieces([])), times: 1, ends: 'whole' },
  { name: 'a cut once', change: cut(false), times: 1, ends: 'whole' },
  { name: 'a cut once of what said its length', change: cut(true), times: 1, ends: 'whole' },
  { name: 'a cut for good', change: cut(false), ends: AUDIO_FAILS },
  { name: '503 for good', change: answer(503, null), ends: AUDIO_FAILS },
  { name: '429 for good', change: limited(), ends: 'rate_limited', wait: 20 },
  { name: '429 with a day', change: limited({ 'retry-after': '86400' }), ends: 'rate_limited', wait: 900 },
  { name: 'no money', change: answer(402, '{}'), ends: 'speech_quota_exceeded' },
  { name: 'no quota', change: refusal(429, 'insufficient_quota'), ends: 'speech_quota_exceeded' },
  {
    name: 'no quota in words',
    change: words(429, 'You exceeded your current quota, please check your plan.'),
    ends: 'speech_quota_exceeded',
  },
  { name: 'no balance', change: words(403, 'Insufficient balance'), ends: 'speech_quota_exceeded' },
  {
    name: 'no quota with 200',
    change: words(200, 'no', 'insufficient_credits'),
    ends: 'speech_quota_exceeded',
  },
  {
    name: 'no quota with 200 under the type of sound',
    change: words(200, 'no', 'insufficient_credits', { 'content-type': 'audio/pcm' }),
    ends: 'speech_quota_exceeded',
  },
  {
    name: '429 whose words name a wait',
    change: words(429, 'Too many requests per minute. Try again in 20 s.'),
    ends: 'rate_limited',
    wait: 20,
  },
  { name: '401', change: refusal(401, 'invalid_api_key'), ends: AUDIO_FAILS },
  { name: '404', change: refusal(404, 'model_not_found'), ends: AUDIO_FAILS },
  {
    name: 'extra fields in lines',
    change: eachLine((one) => ({ ...one, x: { y: 1 } })),
    ends: 'whole',
    only: LINES,
  },
  {
    name: 'no alignment',
    change: eachLine(({ audio_base64 }) => ({ audio_base64 })),
    ends: 'whole',
    only: LINES,
    hasNoWords: true,
  },
  {
    name: 'a null alignment',
    change: eachLine((one) => ({
      ...one,
      alignment: null,
    })),
    ends: 'whole',
    only: LINES,
    hasNoWords: true,
  },
  { name: 'lines that end with CRLF', change: lines((all) => all, '\r\n'), ends: 'whole', only: LINES },
  {
    name: 'a last line with null',
    change: lines((all) => [...all, { audio_base64: null }]),
    ends: 'whole',
    only: LINES,
  },
  {
    name: 'a last line with nothing',
    change: lines((all) => [...all, { audio_base64: '' }]),
    ends: 'whole',
    only: LINES,
  },
  { name: 'lines of events', change: lines((all) => all, '\n\n', 'data: '), ends: AUDIO_FAILS, only: LINES },
];
