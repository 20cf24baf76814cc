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

/** @throws OpenAiError when there is none of this name for this use */
export function modelFor({ server }: Emulator, id: string, use: Use): KnownModel {
  const model = server.models.find((candidate) => candidate.id === id);
  if (model?.use !== use) throw modelNotFound(id);
  return model;
}

/** @throws OpenAiError when the knob says so: kinds that would only spoil an answer are refusals here */
function failIfTold({ knobs }: Emulator): void {
  const failure = knobs.takeFailure('failModels');
  if (failure !== null) throw refusalFor(failure, 'models') ?? refusalFor('500', 'models');
}

/** `GET /v1/models` */
export function listModels(c: Context, emulator: Emulator): Response {
  failIfTold(emulator);
  const { server } = emulator;
  return c.json({ object: 'list', data: server.models.map(shown) });
}

/** `GET /v1/models/{id}` */
export function getModel(c: Context, emulator: Emulator): Response {
  failIfTold(emulator);
  const { server } = emulator;
  const id = c.req.param('id') ?? '';
  const model = server.models.find((candidate) => candidate.id === id);
  if (model === undefined) throw modelNotFound(id);
  return c.json(shown(model));
}
