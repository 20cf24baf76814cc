import type { Context } from 'hono';
import { OpenAiError } from './errors.ts';

const models = [
  { id: 'gpt-4.1-mini', object: 'model', created: 1744318173, owned_by: 'system' },
  { id: 'gpt-4o-mini-tts', object: 'model', created: 1742403959, owned_by: 'system' },
  { id: 'omni-moderation-latest', object: 'model', created: 1731689265, owned_by: 'system' },
];

export function listModels(c: Context): Response {
  return c.json({ object: 'list', data: models });
}

export function getModel(c: Context): Response {
  const id = c.req.param('id');
  const model = models.find((candidate) => candidate.id === id);
  if (model === undefined) {
    throw new OpenAiError({
      status: 404,
      message: `The model '${id}' does not exist here.`,
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    });
  }
  return c.json(model);
}
