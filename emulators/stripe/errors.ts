import type { Context } from 'hono';

type ErrorDetails = {
  status: 400 | 401 | 402 | 404 | 500 | 503;
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
};

/** An error in Stripe's format: `{ error: { type, code?, param?, message } }`. */
export class StripeRefusal extends Error {
  override name = 'StripeRefusal';
  readonly status: ErrorDetails['status'];
  readonly body: { error: Omit<ErrorDetails, 'status'> };
  constructor({ status, ...error }: ErrorDetails) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal({
    status: 400,
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
}

/** An unknown id answers 404 in the path, 400 in a parameter. */
export function noSuch(kind: string, id: string, param = 'id', status: 400 | 404 = 404): StripeRefusal {
  return new StripeRefusal({
    status,
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}

export function answerError(error: Error, c: Context): Response {
  if (error instanceof StripeRefusal) return c.json(error.body, error.status);
  // A bug of the emulator, printed for the developer.
  console.error(error);
  return c.json({ error: { type: 'api_error', message: `Emulator bug: ${error.message}` } }, 500);
}
