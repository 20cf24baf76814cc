import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Emulator } from '../emulator.ts';
import { type ModerationFailure, refusalFor } from '../failures.ts';
import { modelFor } from '../models.ts';
import { readBody } from '../request-body.ts';
import { cutShort, hangForever, streamedBody, waitUntil } from '../streamed-body.ts';
import { flaggedIn, moderationFailureIn } from '../topic-directives.ts';
import { categories } from './categories.ts';
import { classify } from './classify.ts';

const textPart = z.strictObject({
  type: z.literal('text', { error: 'only text can be judged here' }),
  text: z.string(),
});

const moderationRequestSchema = z.strictObject({
  model: z.string().min(1).default('omni-moderation-latest'),
  input: z.union([z.string(), z.array(z.string()).min(1), z.array(textPart).min(1)], {
    error: 'expected a string, an array of strings or an array of text parts',
  }),
});

/** `POST /v1/moderations` */
export async function createModeration(c: Context, emulator: Emulator): Promise<Response> {
  const { log, now } = emulator;
  const entry = emulator.entryOf(c);
  const { model, input } = await readBody(c, moderationRequestSchema);
  modelFor(emulator, model, 'moderations');
  const texts = textsToJudge(input);
  const results = texts.map(judge);
  entry.moderation = { inputs: results.length, flagged: results.filter((result) => result.flagged).length };

  const failure = emulator.knobs.takeFailure('failModeration') ?? moderationFailureIn(texts);
  entry.failure = failure;
  const refusal = failure === null ? null : refusalFor(failure, model);
  if (refusal !== null) {
    throw refusal;
  }
  const answer = { id: `modr-${randomBytes(16).toString('hex')}`, model, results: spoiled(results, failure) };
  const isPage = failure === 'html';
  const bytes = new TextEncoder().encode(isPage ? '<html>Bad gateway</html>' : JSON.stringify(answer));
  const due = entry.receivedAt + emulator.knobs.current.moderationMs;
  const body = streamedBody(
    async function* (signal) {
      if (failure === 'hang') {
        yield* hangForever(signal);
      }
      await waitUntil(due, now, signal);
      if (failure === 'cut') {
        yield* cutShort(bytes);
      }
      yield bytes;
    },
    { clientSignal: c.req.raw.signal, log, entry },
  );
  return c.body(body, 200, { 'content-type': isPage ? 'text/html' : 'application/json' });
}

function spoiled(results: ReturnType<typeof judge>[], failure: ModerationFailure | null): object[] {
  if (failure === 'empty') return [];
  return failure === 'mute' ? results.map(({ flagged: _, ...rest }) => rest) : results;
}

/** Strings are judged one by one; the parts of a message together. */
function textsToJudge(input: z.infer<typeof moderationRequestSchema>['input']): string[] {
  if (typeof input === 'string') {
    return [input];
  }
  const strings = input.filter((item) => typeof item === 'string');
  return strings.length > 0
    ? strings
    : [input.map((part) => (typeof part === 'string' ? part : part.text)).join('\n')];
}

function judge(text: string) {
  const verdict = classify(text);
  const asked = categories.filter((category) => flaggedIn(text).includes(category));
  const each = <Value>(value: Value) => Object.fromEntries(asked.map((category) => [category, value]));
  return {
    flagged: verdict.flagged || asked.length > 0,
    categories: { ...verdict.categories, ...each(true) },
    category_scores: { ...verdict.scores, ...each(0.99) },
    category_applied_input_types: Object.fromEntries(categories.map((category) => [category, ['text']])),
  };
}
