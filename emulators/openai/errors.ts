import type { Context } from 'hono';

type ErrorDetails = {
  status: 400 | 401 | 404 | 429 | 500;
  message: string;
  type: string;
  param?: string | null;
  code?: string | null;
  headers?: Record<string, string>;
};

/** Refusal in the format of every OpenAI endpoint: `{ error: { message, type, param, code } }`. */
export class OpenAiError extends Error {
  readonly status: ErrorDetails['status'];
  readonly headers: Record<string, string>;
  readonly body: { error: { message: string; type: string; param: string | null; code: string | null } };

  constructor({ status, message, type, param = null, code = null, headers = {} }: ErrorDetails) {
    super(message);
    this.name = 'OpenAiError';
    this.status = status;
    this.headers = headers;
    this.body = { error: { message, type, param, code } };
  }
}

export function invalidRequest(message: string, param: string | null = null, code: string | null = null) {
  return new OpenAiError({ status: 400, message, type: 'invalid_request_error', param, code });
}

/** Also for a model at an endpoint that does not serve it. */
export function modelNotFound(id: string): OpenAiError {
  return new OpenAiError({
    status: 404,
    message: `The model \`${id}\` does not exist or you do not have access to it.`,
    type: 'invalid_request_error',
    code: 'model_not_found',
  });
}

export function unsupported(
  message: string,
  param: string,
  code: 'unsupported_parameter' | 'unsupported_value',
) {
  return invalidRequest(message, param, code);
}

export function answerError(error: Error, c: Context): Response {
  if (error instanceof OpenAiError) {
    return c.json(error.body, error.status, error.headers);
  }
  // A bug of the emulator. The provider would hide it; a developer needs to read it.
  console.error(error);
  const body = new OpenAiError({
    status: 500,
    message: `Emulator bug: ${error.message}`,
    type: 'server_error',
  });
  return c.json(body.body, 500);
}

export function answerUnknownRoute(c: Context): Response {
  const message = `Unknown request URL: ${c.req.method} ${c.req.path}.`;
  const error = new OpenAiError({ status: 404, message, type: 'invalid_request_error', code: 'unknown_url' });
  return c.json(error.body, 404);
}
