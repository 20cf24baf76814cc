import type { Context } from 'hono';
import { z } from 'zod';
import { readBody } from '../request-body.ts';
import { objectionTo, passageIn } from './second-reader.ts';
import { objectionToWish, wishIn } from './topic-reader.ts';

/** Rules of the System One API, of which only questions with a closed list of options are answered here. */
const criteria = z
  .record(z.string().min(1), z.unknown())
  .refine((options) => Object.keys(options).length >= 2 && Object.keys(options).length <= 255);
const decisionSchema = z.strictObject({
  model: z.string().min(1),
  state: z.string().min(1),
  questions: z
    .record(
      z.string().regex(/^[\w.-]{1,100}$/u),
      z.strictObject({ type: z.literal('choice'), instructions: z.string().min(1), criteria }),
    )
    .refine((questions) => Object.keys(questions).length >= 1 && Object.keys(questions).length <= 64),
});

/** Probability of the option that the word lists choose. */
const SURE = 0.94;

/** `POST /v1/systemone`: the second reader's word lists as a decision model. */
export async function decide(c: Context): Promise<Response> {
  const { model, state, questions } = await readBody(c, decisionSchema);
  const messages = [{ role: 'user' as const, content: state }];
  const passage = passageIn(messages);
  const wish = wishIn(messages);
  const chosen = passage ? objectionTo(passage) : wish === null ? 'none' : objectionToWish(wish);
  const answers = Object.entries(questions).map(([name, { criteria: options }]) => {
    const names = Object.keys(options);
    const rest = (1 - SURE) / (names.length - 1);
    const probabilities = Object.fromEntries(names.map((one) => [one, one === chosen ? SURE : rest]));
    return [name, { type: 'choice', choice: chosen, probabilities, confidence: SURE }];
  });
  return c.json({
    model,
    answers: Object.fromEntries(answers),
    usage: { input_tokens: Math.ceil(state.length / 4), output_tokens: 0 },
  });
}
