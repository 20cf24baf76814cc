import { z } from 'zod';
import type { KnownModel } from '../catalogue.ts';
import { invalidRequest, unsupported } from '../errors.ts';
import type { ServerRules } from '../server-rules.ts';

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const content = z.union([z.string(), z.array(textPart)]).nullable();

/** Accepted, without effect here. */
const ignored = z.unknown().optional();

/** Strict schemas must require every field and allow no other: OpenAI's guide to structured outputs. */
const strictSchema = z
  .object({
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .refine(({ properties, required }) => Object.keys(properties).every((name) => required.includes(name)), {
    error: "'required' is required to be supplied and to be an array including every key in properties",
  });

const responseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.literal(true),
      schema: strictSchema,
    }),
  }),
]);

/** Every parameter of `ChatCompletionCreateParams` in openai 7.59.0; a test compares the names. */
export const chatParameters = {
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
        content: content.optional(),
        name: z.string().optional(),
      }),
    )
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().nullish(), include_obfuscation: z.boolean().nullish() })
    .nullish(),
  seed: z.int().nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  n: z.literal(1, { error: 'only one choice is supported' }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  reasoning_effort: z.string().nullish(),
  // 64 in OpenAI's published description, 128 in the comments of its SDK.
  safety_identifier: z.string().min(1).max(64).nullish(),
  store: z.boolean().nullish(),
  audio: ignored,
  frequency_penalty: ignored,
  function_call: ignored,
  functions: ignored,
  logit_bias: ignored,
  logprobs: ignored,
  metadata: ignored,
  modalities: ignored,
  moderation: ignored,
  parallel_tool_calls: ignored,
  prediction: ignored,
  presence_penalty: ignored,
  prompt_cache_key: ignored,
  prompt_cache_options: ignored,
  prompt_cache_retention: ignored,
  response_format: responseFormat.optional(),
  service_tier: ignored,
  stop: ignored,
  tool_choice: ignored,
  tools: ignored,
  top_logprobs: ignored,
  user: ignored,
  verbosity: ignored,
  web_search_options: ignored,
};

const strict = z.strictObject(chatParameters);
const loose = z.object(chatParameters);

export type ChatRequest = z.infer<typeof loose>;

export const chatRequestSchema = ({ refusesUnknown }: ServerRules): z.ZodType<ChatRequest> =>
  refusesUnknown ? strict : loose;

/** Sampling parameters, which a reasoning model refuses. */
const SAMPLING = ['temperature', 'top_p', 'logprobs', 'top_logprobs'] as const;

/**
 * Validates the parameters for a model: the rules of OpenAI's guide to GPT-6, where sampling is unsupported "when
 * reasoning is anything other than none".
 * @returns the reasoning effort
 * @throws OpenAiError
 */
export function effortOf(request: ChatRequest, { reasoning }: KnownModel, server: ServerRules): string {
  const { reasoning_effort: asked } = request;
  if (reasoning === null) {
    if (asked && server.refusesUnknown) {
      throw invalidRequest("Unrecognized request argument supplied: 'reasoning_effort'.", 'reasoning_effort');
    }
    return 'none';
  }
  const effort = asked ?? reasoning.unlessTold;
  if (!reasoning.efforts.includes(effort)) {
    const values = reasoning.efforts.map((value) => `'${value}'`).join(', ');
    throw unsupported(
      `Unsupported value: 'reasoning_effort' does not support '${effort}' with this model. Supported values are: ${values}.`,
      'reasoning_effort',
      'unsupported_value',
    );
  }
  if (!server.refusesUnknown) return effort;
  if (request.max_tokens) {
    const other = "Use 'max_completion_tokens' instead.";
    throw unsupported(
      `Unsupported parameter: 'max_tokens' is not supported with this model. ${other}`,
      'max_tokens',
      'unsupported_parameter',
    );
  }
  const sampled = SAMPLING.find((name) => request[name] !== undefined && request[name] !== null);
  if (effort !== 'none' && sampled) {
    throw unsupported(
      `Unsupported parameter: '${sampled}' is not supported with this model.`,
      sampled,
      'unsupported_parameter',
    );
  }
  return effort;
}

/** Maximum tokens of the answer, reasoning included. */
export function tokenLimit(request: ChatRequest, { tokenLimits }: ServerRules): number {
  const limits = tokenLimits.map((name) => request[name]).filter((limit) => typeof limit === 'number');
  return Math.min(...limits, Number.POSITIVE_INFINITY);
}

export function textOf(message: ChatRequest['messages'][number]): string {
  const { content } = message;
  if (typeof content === 'string') {
    return content;
  }
  return (content ?? []).map((part) => part.text).join('\n');
}

/** The last message of the user as JSON; null for any other text. */
export function dataIn(messages: ChatRequest['messages']): unknown {
  const last = messages.findLast((message) => message.role === 'user');
  try {
    return JSON.parse(last ? textOf(last) : '');
  } catch {
    return null; // not data
  }
}
