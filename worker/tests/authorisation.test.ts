import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../contract/errors.ts';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { ENDED, ROLES, type Role, sceneOf } from '../../testkit/worker/access/roles.ts';
import { askWith, isRefusal, ROUTES } from '../../testkit/worker/access/route-table.ts';
import { expectDescribed } from '../../testkit/worker/described.ts';
import { app } from '../app.ts';
import { beginFlow, sealFlow } from '../auth/google-flow.ts';
import { signJwt } from '../providers/jwt.ts';
import { knownRoutes } from '../routes/openapi.ts';

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };

/** Excludes global guards, which have every method; a route has one. */
const routesOfTheApp = [
  ...new Set(
    app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  ),
];

// @spec 6.6
test('every route is in the access table', () => {
  const missing = routesOfTheApp.filter((route) => !(route in ROUTES));
  const advice = `Say who may use ${missing.join(', ')}: add it to ROUTES in testkit/worker/access/route-table.ts`;
  expect(missing, advice).toEqual([]);
});

test('every row of the access table is a route', () => {
  expect(Object.keys(ROUTES).filter((route) => !routesOfTheApp.includes(route))).toEqual([]);
});

/** Derived from the guard, so that a new private route is included. */
const privateRoutes = knownRoutes(app.routes)
  .filter(({ needsToken }) => needsToken)
  .map(({ method, path }) => `${method} ${path}`);

test('the access table refuses ended sessions on every private route', () => {
  expect(privateRoutes.length).toBeGreaterThan(25);
  const open = privateRoutes.filter((route) =>
    ENDED.some((role) => ROUTES[route] && ROUTES[route].access[role] !== '401 session_ended'),
  );
  expect(open).toEqual([]);
});

/** Roles that differ in one fact, which no route reads: the plan, and how the session ended. */
const KINDS: readonly (readonly Role[])[] = [['free', 'premium', 'cancelled'], ENDED];

/** Turns of the plans on routes that change something, for which each plan is bought anew. */
const BOUGHT: readonly Role[] = ['free', 'free', 'premium', 'free', 'cancelled'];

/**
 * Roles to ask a route with. The routes take turns with roles of one kind that have the same outcome, which halves the
 * requests; `npm run test:long` asks all.
 */
const ASKED = Object.entries(ROUTES).map(([route, row], turn) => {
  const skipped = KINDS.flatMap((kind) => {
    const outcomes = new Set(kind.map((role) => row.access[role]));
    const turns = row.changes && kind.includes('free') ? BOUGHT : kind;
    const asked = turns[turn % turns.length];
    return outcomes.size > 1 ? [] : kind.filter((role) => role !== asked);
  });
  const roles = ROLES.filter((role) => TEST_LONG || !skipped.includes(role));
  return [route, { ...row, roles }] as const;
});

/** Roles that must see none of the owner's data. */
const IS_STRANGER: Record<Role, boolean> = {
  visitor: true,
  free: false,
  premium: false,
  cancelled: false,
  other: true,
  expired: true,
  forged: true,
  signedOut: true,
  signedOutByToken: true,
  signedOutEverywhere: true,
  passwordReset: true,
  deleted: true,
};

/** The status and the refusal's code; the body must have the error format. */
function outcomeOf(answer: Response, text: string): string {
  if (answer.status < 400) return String(answer.status);
  const body = JSON.parse(text) as ErrorBody;
  expect(ERROR_CODES).toContain(body.code);
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  return `${answer.status} ${body.code}`;
}

describe.each(ASKED)('%s', (route, { access, ask, changes, roles }) => {
  const method = route.split(' ')[0]!;

  // @spec 3.1, 6.4
  test.each(roles)('answers %s as in the access table', async (role) => {
    // Refusals are expected to change nothing, so that one scene can be shared; otherwise a later outcome would differ.
    const { owner, token } = await sceneOf(role, (changes ?? false) && !isRefusal(access[role]));
    const answer = await askWith(token, method, await ask(owner));
    const text = new TextDecoder().decode(await answer.arrayBuffer());
    expect(outcomeOf(answer, text)).toBe(access[role]);
    expectDescribed(route, answer, text);
    if (IS_STRANGER[role]) expect(text).not.toContain(owner.secret);
  });
});

const readable = Object.entries(ROUTES).filter(([route]) => route.startsWith('GET '));

test.each(readable)('%s is guarded for HEAD as for GET', async (_, { access, ask }) => {
  for (const role of ['visitor', 'other', 'forged'] as const) {
    const { owner, token } = await sceneOf(role, false);
    const answer = await askWith(token, 'HEAD', await ask(owner));
    expect(String(answer.status)).toBe(access[role].split(' ')[0]);
  }
});

describe('a token is refused', () => {
  const claims = { issuer: 'https://cuentame/api', audience: 'cuentame-web', secret: env.TOKEN_SECRET };
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const tamper = (token: string, change: (payload: Record<string, unknown>) => void) => {
    const [head, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    change(claims);
    return [head, base64(claims), signature].join('.');
  };
  const sign = (sub: string, more: Partial<typeof claims> = {}) =>
    signJwt({ sub, sid: 'x' }, { ...claims, ...more }, 3600, Date.now());

  test.each<[string, (mine: string, victim: string) => string | Promise<string>]>([
    ['that was rewritten to name somebody else', (mine, victim) => tamper(mine, (all) => (all.sub = victim))],
    ['that was made to last longer', (mine) => tamper(mine, (all) => (all.exp = 9_999_999_999))],
    ['without a signature', (mine) => mine.replace(/[^.]*$/, '')],
    ['that says it needs none', (mine) => `${base64({ alg: 'none' })}.${mine.split('.')[1]}.`],
    [
      'of the sign-in with Google',
      async () => sealFlow(beginFlow('http://app.test'), claims.secret, Date.now()),
    ],
    ['for another audience', (_, victim) => sign(victim, { audience: 'cuentame-google-flow' })],
    ['by another issuer', (_, victim) => sign(victim, { issuer: 'https://elsewhere/api' })],
    ['signed with the secret of files', (_, victim) => sign(victim, { secret: env.FILE_SECRET })],
    ['with a line after it', (mine) => `${mine} ${mine}`],
  ])('%s', async (_, make) => {
    const [mine, victim] = [await newOwner(), await newOwner()];
    const token = await make(mine.buyer.token, victim.buyer.user.id);
    for (const path of ['/api/stories', '/api/account']) {
      const answer = await askWith(token, 'GET', { path });
      expect(outcomeOf(answer, await answer.text())).toBe('401 not_authenticated');
    }
  });

  test("with one user's id and another user's session, on every private route", async () => {
    const [mine, victim] = [await newOwner(), await newOwner()];
    const sid = mine.buyer.cookie.split('=')[1]!.split('.')[0]!;
    const token = await signJwt({ sub: victim.buyer.user.id, sid }, claims, 3600, Date.now());
    const answer = await askWith(token, 'GET', { path: '/api/account' });
    expect(outcomeOf(answer, await answer.text())).toBe('401 session_ended');
  });
});

// @spec 8.67
test("a refusal reveals nothing about others' resources", async () => {
  const [asker, owner] = [await newOwner(), await newOwner()];
  const told = async (path: string, json: unknown, method = 'POST') => {
    const answer = await askWith(asker.buyer.token, method, { path, json });
    return { status: answer.status, body: { ...(await answer.json<object>()), requestId: '' } };
  };
  const pages = { successUrl: 'http://app.test/success', cancelUrl: 'http://app.test/' };
  const nobody = crypto.randomUUID();
  const pairs = [
    ['/api/audio/generate', { text: owner.text }, { text: 'Nadie tiene este texto.' }],
    [
      '/api/stripe/create-checkout-session',
      { email: owner.buyer.email, ...pages },
      { email: `${nobody}@example.org`, ...pages },
    ],
  ] as const;
  for (const [path, theirs, none] of pairs) expect(await told(path, theirs)).toEqual(await told(path, none));
  for (const [theirs, none] of [
    [`/api/stories/${owner.storyId}`, `/api/stories/${nobody}`],
    [`/api/stories/${owner.storyId}/events`, `/api/stories/${nobody}/events`],
    [`/api/audio/${owner.narrationId}/events`, `/api/audio/${nobody}/events`],
  ] as const) {
    expect(await told(theirs, undefined, 'GET')).toEqual(await told(none, undefined, 'GET'));
  }
});
