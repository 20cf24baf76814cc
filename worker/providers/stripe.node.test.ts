import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { stripeGateway } from './stripe.ts';

/** Answers of Stripe that its emulator does not give, by method and path. */
let answers: Record<string, object>;
const send = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const server = createServer((request, response) => {
  const asked = `${request.method} ${request.url!.split('?')[0]}`;
  const answer = answers[asked];
  request.resume().on('end', () => {
    if (answer) send(response, 'error' in answer ? 400 : 200, answer);
    else send(response, 404, { error: { type: 'invalid_request_error', message: asked } });
  });
});
let env: Env;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env = { STRIPE_SECRET_KEY: 'sk_test_any', STRIPE_API_BASE: base } as Env;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const list = (...data: object[]) => ({ object: 'list', has_more: false, data });
const payment = { type: 'payment_intent', payment_intent: 'pi_1' };
const PAID = {
  'GET /v1/invoices': list({ id: 'in_1', object: 'invoice' }),
  'GET /v1/invoice_payments': list({ id: 'inpay_1', amount_paid: 500, currency: 'eur', payment }),
};
const refundAnswered = (answer: object) => {
  answers = { ...PAID, 'POST /v1/refunds': answer };
  return stripeGateway(env).refund('sub_1', 1);
};
const GIVEN_BACK = { amount: 500, currency: 'eur' };

test.each(['failed', 'canceled'])('a refund that Stripe answers as %s was not given back', async (status) => {
  await expect(refundAnswered({ id: 're_1', object: 'refund', status })).rejects.toMatchObject({
    name: 'PaymentsUnavailable',
  });
});

test.each(['succeeded', 'pending'])('a refund that Stripe answers as %s is given back', async (status) => {
  expect(await refundAnswered({ id: 're_1', object: 'refund', status })).toEqual(GIVEN_BACK);
});

test('a payment that was given back before counts as given back', async () => {
  const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Refunded.' };
  expect(await refundAnswered({ error })).toEqual(GIVEN_BACK);
});
