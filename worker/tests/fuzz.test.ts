import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_CODES, ERRORS } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { type FuzzedRequest, fuzzedRequest } from '../../testkit/worker/fuzz/requests.ts';
import { Crowd, type Heard } from '../../testkit/worker/fuzz/send.ts';
import { isAllowedOrigin } from '../config/origins.ts';

/** Number and seed: `npm run tool -- fuzz --requests 10000 --seed 7`. */
const { requests, seed } = (env as unknown as { TEST_FUZZ: { requests: number; seed: number } }).TEST_FUZZ;
const MS_A_REQUEST = 2000;

/** Forbidden in every response. */
const SECRETS = [
  env.TOKEN_SECRET,
  env.FILE_SECRET,
  env.STRIPE_SECRET_KEY,
  env.STRIPE_WEBHOOK_SECRET,
  'scrypt$',
];
/** Forbidden in refusals, which never quote the request. */
const INTERNALS =
  /\bat \S+ \(|:\d+:\d+|node_modules|\/worker\/|\.ts\b|SQLITE|D1_|SELECT |INSERT |drizzle|\w+Error\b|stack|R2|zod/;

const BODYLESS = [204, 304];

function checkRefusal({ status, headers, text }: Heard): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const body = JSON.parse(text) as ErrorBody;
  expect(ERROR_CODES).toContain(body.code);
  expect([body.status, ERRORS[body.code].status]).toEqual([status, status]);
  expect(body.requestId).toBe(headers.get('x-request-id'));
  expect(body.message).not.toBe('');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toMatch(INTERNALS);
  if (status === 429) expect(headers.get('retry-after')).toMatch(/^\d+$/);
}

function check({ method, headers: sent }: FuzzedRequest, heard: Heard, foreign: string): void {
  const { status, headers, text } = heard;
  expect(status, text).toBeLessThan(500);
  expect(headers.get('x-request-id')).toMatch(/^[\w\-=]+$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== null) {
    expect(sent.findLast(([name]) => name === 'origin')?.[1]).toBe(allowed);
    expect(isAllowedOrigin(env, allowed)).toBe(true);
  }
  for (const secret of [...SECRETS, foreign]) expect(text).not.toContain(secret);
  if (method === 'HEAD' || BODYLESS.includes(status)) expect(text).toBe('');
  else if (status >= 400) checkRefusal(heard);
}

test(
  `${requests} malformed requests get valid responses without secrets or others’ data`,
  async () => {
    const crowd = await Crowd.gather();
    const statuses = new Map<number, number>();
    const prototype = Object.getOwnPropertyNames(Object.prototype);
    await fc.assert(
      fc.asyncProperty(fuzzedRequest, async (fuzzed) => {
        const heard = await crowd.send(fuzzed);
        statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1);
        check(fuzzed, heard, crowd.victim.secret);
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype);
      }),
      { numRuns: requests, seed },
    );
    console.info({ requests, statuses: Object.fromEntries([...statuses].sort(([a], [b]) => a - b)) });
    const { victim } = crowd;
    const story = await victim.buyer.fetch(`/api/stories/${victim.storyId}`);
    expect(await story.json()).toMatchObject({
      content: victim.text,
      narrations: [{ id: victim.narrationId }],
    });
  },
  60_000 + requests * MS_A_REQUEST,
);
