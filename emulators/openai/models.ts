import type { Context } from 'hono';
import type OpenAI from 'openai';
import type { KnownModel, Use } from './catalogue.ts';
import type { Emulator } from './emulator.ts';
import { modelNotFound } from './errors.ts';
import { refusalFor } from './failures.ts';

const shown = ({ id, created, ownedBy, shutdownDate }: KnownModel) =>
  ({
    id,
    object: 'model',
    created,
    owned_by: ownedBy,
    shutdown_date: shutdownDate,
  }) satisfies OpenAI.Model;

/** @throws OpenAiError for an unknown model, or one of another use */
export function modelFor({ server }: Emulator, id: string, use: Use): KnownModel {
  const model = server.models.find((candidate) => candidate.id === id);
  if (model?.use !== use) throw modelNotFound(id);
  return model;
}

/** Failure of a single look-up, by a suffix of the model: `gpt-6-luna!429`. */
const FAILURE = /!(429|quota|500)$/;

/** `GET /v1/models` */
export function listModels(c: Context, { server }: Emulator): Response {
  return c.json({ object: 'list', data: server.models.map(shown) });
}

/** `GET /v1/models/{id}` */
export function getModel(c: Context, { server }: Emulator): Response {
  const id = c.req.param('id') ?? '';
  const failure = FAILURE.exec(id)?.[1] as '429' | 'quota' | '500' | undefined;
  if (failure) throw refusalFor(failure, id);
  const model = server.models.find((candidate) => candidate.id === id);
  if (model === undefined) throw modelNotFound(id);
  return c.json(shown(model));
}
