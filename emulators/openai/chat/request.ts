import { z } from 'zod';

const textPart = z.object({ type: z.literal('text'), text: z.string() });
const content = z.union([z.string(), z.array(textPart)]).nullable();

/** The part of a chat completion request that the emulator understands; other parameters are accepted and ignored. */
export const chatRequestSchema = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
        content: content.optional(),
      }),
    )
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  seed: z.int().nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  n: z.literal(1, { error: 'only one choice is supported' }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;

export function textOf(message: ChatRequest['messages'][number]): string {
  const { content } = message;
  if (typeof content === 'string') {
    return content;
  }
  return (content ?? []).map((part) => part.text).join('\n');
}
