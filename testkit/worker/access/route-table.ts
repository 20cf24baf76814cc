import type { ErrorCode } from '../../../contract/errors.ts';
import { CONSENT, RECORDER_HEADER } from '../../../contract/takes.ts';
import { TERMS_VERSION } from '../../../contract/terms.ts';
import type { Buyer } from '../buyer.ts';
import { PASSWORD, request } from '../person.ts';
import { headersOf, newReading } from '../readings.ts';
import type { Owner } from './owner.ts';
import { ENDED, type Ended, type Role } from './roles.ts';
import { SCENE } from './scene.ts';

/** A status, and the code of a refusal. */
export type Outcome = `${number}` | `${number} ${ErrorCode}`;

export type Access = Record<Role, Outcome>;

export const isRefusal = (outcome: Outcome) => Number.parseInt(outcome, 10) >= 400;

export type RouteCase = {
  access: Access;
  /** Path and body of the request for this owner's resources. The method is the route's. */
  ask: (owner: Owner) => Ask | Promise<Ask>;
  /** Changes state or spends: sent by a fresh user for every role that is allowed. */
  changes?: true;
};
export type Ask = {
  path: string;
  json?: unknown;
  /** In place of `json`. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
};

/** The same outcome for every ended session. */
const ended = (outcome: Outcome) =>
  Object.fromEntries(ENDED.map((role) => [role, outcome])) as Record<Ended, Outcome>;

type Own = Outcome | { free: Outcome; premium: Outcome; cancelled: Outcome };
const each = (own: Own) =>
  typeof own === 'string' ? { free: own, premium: own, cancelled: own } : { ...own };

/** The same outcome for every role: public, or independent of the session. */
const open = (outcome: Outcome): Access => ({
  visitor: outcome,
  ...each(outcome),
  other: outcome,
  expired: outcome,
  forged: outcome,
  ...ended(outcome),
});

/** No token, or an invalid one. */
const REFUSED = {
  visitor: '401 not_authenticated',
  expired: '401 token_expired',
  forged: '401 not_authenticated',
} as const satisfies Partial<Access>;

/** Requires a live session and account, for the user's own resources. */
const account = (own: Own, other: Outcome): Access => ({
  ...REFUSED,
  ...each(own),
  other,
  ...ended('401 session_ended'),
});

/** Missing and foreign resources answer the same: a 403 would confirm existence. */
const NOT_THERE = '404 not_found';

const get =
  (path: string): RouteCase['ask'] =>
  () => ({ path });
const send =
  (path: string, json: unknown = {}): RouteCase['ask'] =>
  () => ({ path, json });

const pages = { successUrl: 'http://app.test/success', cancelUrl: 'http://app.test/subscribe' };

/** A running story that does not end by itself. */
async function beingWritten({ buyer }: Owner): Promise<string> {
  const json = { topic: '!hang un faro' };
  const answer = await buyer.fetch('/api/stories/generate', {
    method: 'POST',
    json,
    headers: { accept: 'text/event-stream' },
  });
  await answer.body?.cancel();
  const current = await buyer.fetch('/api/stories/current');
  // A deleted owner has no running story.
  return current.ok ? ((await current.json<{ generationId: string }>()).generationId ?? 'none') : 'none';
}

/** Id of a link to the owner's story. */
async function openLink({ buyer, storyId }: Owner): Promise<string> {
  const json = { storyId, term: 'week', showsNames: false };
  const answer = await buyer.fetch('/api/links', { method: 'POST', json });
  // An ended session makes none.
  return answer.ok ? (await answer.json<{ id: string }>()).id : 'none';
}

const CONSENTED = `${CONSENT}=2026-11-28T20:00:00.000Z`;
const RECORDER = { [RECORDER_HEADER]: 'a-grandmothers-phone' };

/** Path of an open link for recording the owner's story. */
async function recordingOf({ buyer, storyId }: Owner): Promise<string> {
  const json = { storyId, term: 'week', scope: 'record', showsNames: false };
  const answer = await buyer.fetch('/api/links', { method: 'POST', json });
  // An ended session makes none.
  const url = answer.ok ? (await answer.json<{ url: string }>()).url : '#none';
  return `/api/recordings/${url.split('#')[1]}`;
}

async function takeFor(storyId: string): Promise<Ask> {
  const reading = await newReading();
  const path = `/api/stories/${storyId}/takes/es/0?${CONSENTED}`;
  return { path, bytes: reading.pcm, headers: headersOf(reading) };
}

/** Id of a take of the owner's story. */
async function keptTake({ buyer, storyId }: Owner): Promise<string> {
  const { path, bytes, headers } = await takeFor(storyId);
  const answer = await buyer.fetch(path, { method: 'PUT', body: bytes, headers });
  // An ended session keeps none.
  return answer.ok ? (await answer.json<{ id: string }>()).id : 'none';
}

/** Id of a spelling that the owner keeps. */
async function keepSaying({ buyer }: Owner): Promise<string> {
  const json = { language: 'es', word: 'Kai', said: 'Cai' };
  const answer = await buyer.fetch('/api/sayings', { method: 'PUT', json });
  // An ended session keeps none.
  return answer.ok ? (await answer.json<{ id: string }>()).id : 'none';
}

/** The owner's open checkout session, if they may buy. */
async function checkoutOf(buyer: Buyer): Promise<string> {
  const answer = await buyer.askForCheckout();
  const { url } = await answer.json<{ url?: string }>();
  return url ? new URL(url).pathname.split('/').pop()! : 'cs_none';
}

const cancel: RouteCase = {
  changes: true,
  ask: send('/api/subscription/cancel'),
  access: account({ free: '409 no_subscription', premium: '200', cancelled: '200' }, '409 no_subscription'),
};
const refresh: RouteCase = {
  ask: send('/api/auth/refresh-token'),
  // The cookie is the credential; a token in a header is ignored.
  access: open('401 not_authenticated'),
};

/** Every route of `worker/app.ts` with each role's outcome. A new route fails the test until it has a row here. */
export const ROUTES: Record<string, RouteCase> = {
  'GET /health': { ask: get('/health'), access: open('200') },
  'GET /api/health': { ask: get('/api/health'), access: open('200') },
  'GET /api/stories/health/openai': { ask: get('/api/stories/health/openai'), access: open('200') },
  'GET /api/diagnostics': { ask: get('/api/diagnostics'), access: open('200') },
  'GET /api/openapi.json': { ask: get('/api/openapi.json'), access: open('200') },
  'GET /test': { ask: get('/test'), access: open('200') },
  'GET /api': { ask: get('/api'), access: open('200') },
  'GET /api/': { ask: get('/api/'), access: open('200') },
  'GET /': { ask: get('/'), access: open('200') },

  'POST /api/auth/register': {
    ask: ({ buyer }) => ({
      path: '/api/auth/register',
      json: { email: buyer.email, password: PASSWORD },
    }),
    // Taken, unless the account is deleted.
    access: { ...open('409 email_taken'), deleted: '201' },
  },
  'POST /api/auth/login': {
    ask: ({ buyer }) => ({
      path: '/api/auth/login',
      json: { email: buyer.email, password: 'not that one' },
    }),
    access: open('401 invalid_credentials'),
  },
  'POST /api/auth/refresh-token': refresh,
  'POST /auth/refresh-token': { ...refresh, ask: send('/auth/refresh-token') },
  'POST /api/auth/logout': { ask: send('/api/auth/logout'), changes: true, access: open('204') },
  'GET /api/auth/me': { ask: get('/api/auth/me'), access: account('200', '200') },
  'POST /api/auth/google': {
    ask: () => ({ path: '/api/auth/google', json: { idToken: 'a.b.c' } }),
    access: open('401 google_sign_in_refused'),
  },
  'GET /auth/google': { ask: get('/auth/google'), access: open('302') },
  'GET /api/auth/google': { ask: get('/api/auth/google'), access: open('302') },
  // Redirects to the app with the error's code, since a browser shows this address.
  'GET /auth/google/callback': { ask: get('/auth/google/callback?code=x&state=y'), access: open('302') },
  'GET /api/auth/google/callback': {
    ask: get('/api/auth/google/callback?code=x&state=y'),
    access: open('302'),
  },
  'POST /api/auth/verify-email': {
    ask: () => ({ path: '/api/auth/verify-email', json: { token: 'x' } }),
    access: open('410 link_invalid'),
  },
  'POST /api/auth/verify-email/resend': {
    ask: send('/api/auth/verify-email/resend'),
    changes: true,
    access: account('204', '204'),
  },
  'POST /api/auth/forgot-password': {
    ask: ({ buyer }) => ({
      path: '/api/auth/forgot-password',
      json: { email: buyer.email },
    }),
    // With or without such an account.
    access: open('202'),
  },
  'POST /api/auth/reset-password': {
    ask: () => ({
      path: '/api/auth/reset-password',
      json: { token: 'x', password: PASSWORD },
    }),
    access: open('410 link_invalid'),
  },

  'GET /api/account': { ask: get('/api/account'), access: account('200', '200') },
  'PATCH /api/account': {
    ask: send('/api/account', { name: 'Rosa' }),
    changes: true,
    access: account('200', '200'),
  },
  'DELETE /api/account': {
    ask: send('/api/account', { password: PASSWORD }),
    changes: true,
    access: account('204', '204'),
  },
  'POST /api/account/password': {
    ask: send('/api/account/password', { currentPassword: PASSWORD, newPassword: 'another-long-password' }),
    changes: true,
    access: account('204', '204'),
  },
  'POST /api/account/terms': {
    ask: send('/api/account/terms', { termsVersion: TERMS_VERSION }),
    changes: true,
    access: account('200', '200'),
  },
  'GET /api/account/sessions': { ask: get('/api/account/sessions'), access: account('200', '200') },
  'DELETE /api/account/sessions': {
    ask: get('/api/account/sessions?except=current'),
    changes: true,
    access: account('204', '204'),
  },
  'DELETE /api/account/sessions/:id': {
    ask: ({ otherSessionId }) => ({ path: `/api/account/sessions/${otherSessionId}` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'GET /api/account/export': { ask: get('/api/account/export'), access: account('200', '200') },

  'POST /api/contact': {
    ask: () => ({
      path: '/api/contact',
      json: { user_name: 'Rosa', user_email: 'rosa@example.org', message: 'Hola' },
    }),
    access: open('201'),
  },
  'GET /api/geo': { ask: get('/api/geo'), access: open('200') },
  'POST /api/browser-reports': {
    ask: send('/api/browser-reports', { what: 'largest_paint', ms: 900, route: '/', release: 'dev' }),
    access: open('204'),
  },

  'POST /api/stories/generate': {
    ask: send('/api/stories/generate', { topic: 'un faro', storyLength: 'short' }),
    changes: true,
    access: account('200', '200'),
  },
  'GET /api/stories/current': { ask: get('/api/stories/current'), access: account('200', '200') },
  'GET /api/stories/remaining': { ask: get('/api/stories/remaining'), access: account('200', '200') },
  'GET /api/feed': { ask: get('/api/feed'), access: account('200', '200') },
  'PUT /api/feed': {
    ask: send('/api/feed', { showsNames: false }),
    changes: true,
    access: account('200', '200'),
  },
  'DELETE /api/feed': { ask: get('/api/feed'), changes: true, access: account('204', '204') },
  // Without a feed there is no address to change.
  'POST /api/feed/address': {
    ask: send('/api/feed/address'),
    changes: true,
    access: account(NOT_THERE, NOT_THERE),
  },
  'GET /api/links': { ask: get('/api/links'), access: account('200', '200') },
  'POST /api/links': {
    ask: ({ storyId }) => ({ path: '/api/links', json: { storyId, term: 'week', showsNames: false } }),
    changes: true,
    access: account('201', NOT_THERE),
  },
  'DELETE /api/links/:id': {
    ask: async (owner) => ({ path: `/api/links/${await openLink(owner)}` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'GET /api/recordings/:link': {
    ask: ({ narrationId }) => ({ path: `/api/recordings/${narrationId}.00`, headers: RECORDER }),
    access: open(NOT_THERE),
  },
  'PUT /api/recordings/:link/:language/:n': {
    ask: async (owner) => {
      const reading = await newReading();
      const path = `${await recordingOf(owner)}/es/0?${CONSENTED}`;
      return { path, bytes: reading.pcm, headers: { ...RECORDER, ...headersOf(reading) } };
    },
    // The address is the credential; without a live session there is none to make it.
    access: { ...open('200'), ...ended('404 not_found') },
    changes: true,
  },
  // Nothing came by the link.
  'DELETE /api/recordings/:link/:language/:n': {
    ask: async (owner) => ({ path: `${await recordingOf(owner)}/es/0`, headers: RECORDER }),
    access: open(NOT_THERE),
    changes: true,
  },
  'GET /api/stories/:id/takes': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/takes` }),
    access: account('200', NOT_THERE),
  },
  'PUT /api/stories/:id/takes/:language/:n': {
    ask: ({ storyId }) => takeFor(storyId),
    changes: true,
    access: account('200', NOT_THERE),
  },
  'POST /api/stories/:id/takes/accepted': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/takes/accepted`, json: { ids: ['a'] } }),
    changes: true,
    access: account('200', NOT_THERE),
  },
  'DELETE /api/stories/:id/takes': {
    ask: async (owner) => {
      await keptTake(owner);
      return { path: `/api/stories/${owner.storyId}/takes` };
    },
    changes: true,
    access: account('204', NOT_THERE),
  },
  'DELETE /api/stories/:id/takes/:take': {
    ask: async (owner) => ({ path: `/api/stories/${owner.storyId}/takes/${await keptTake(owner)}` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'GET /api/sayings': { ask: get('/api/sayings'), access: account('200', '200') },
  'PUT /api/sayings': {
    ask: send('/api/sayings', { language: 'es', word: 'Maeve', said: 'Meiv' }),
    changes: true,
    access: account('200', '200'),
  },
  'DELETE /api/sayings/:id': {
    ask: async (owner) => ({ path: `/api/sayings/${await keepSaying(owner)}` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'POST /api/sayings/speech': {
    ask: ({ storyId }) => ({
      path: '/api/sayings/speech',
      json: { storyId, language: 'es', text: 'Meiv' },
    }),
    access: account('200', NOT_THERE),
  },
  'GET /api/stories': { ask: get('/api/stories'), access: account('200', '200') },
  'GET /api/stories/:id': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}` }),
    access: account('200', NOT_THERE),
  },
  'GET /api/stories/:id/events': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/events` }),
    access: account('200', NOT_THERE),
  },
  'GET /api/stories/:id/book': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/book` }),
    access: account('200', NOT_THERE),
  },
  'GET /api/stories/:id/sentences/:n/speech': {
    // Another voice than the narration's, so that nothing is cached.
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/sentences/0/speech?voiceId=male` }),
    access: account('200', NOT_THERE),
  },
  'PUT /api/stories/:id/sentences/:n': {
    ask: ({ storyId, text }) => ({
      path: `/api/stories/${storyId}/sentences/0`,
      json: { before: { text }, text: 'Luna ronca.' },
    }),
    changes: true,
    access: account('200', NOT_THERE),
  },
  // The story is in one language.
  'POST /api/stories/:id/sentences/:n/translation': {
    ask: ({ storyId }) => ({
      path: `/api/stories/${storyId}/sentences/0/translation`,
      json: { text: 'Luna ronca.' },
    }),
    access: account(NOT_THERE, NOT_THERE),
  },
  'PUT /api/stories/:id/star': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/star` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'DELETE /api/stories/:id/star': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/star` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  'POST /api/stories/:id/stop': {
    ask: async (owner) => ({ path: `/api/stories/${await beingWritten(owner)}/stop` }),
    changes: true,
    access: account('204', NOT_THERE),
  },
  // The story is in one language.
  'POST /api/stories/:id/translation': {
    // A text that the writer of the tests does not know.
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/translation` }),
    changes: true,
    access: account('500 story_generation_failed', NOT_THERE),
  },
  'PUT /api/stories/:id/scenes': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/scenes`, json: { beginning: SCENE } }),
    changes: true,
    access: account('200', NOT_THERE),
  },
  'GET /api/stories/:id/night': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/night` }),
    access: account('200', NOT_THERE),
  },
  'PUT /api/stories/:id/memory': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/memory`, json: { memory: 'Un faro.' } }),
    changes: true,
    access: account('200', NOT_THERE),
  },
  'DELETE /api/stories/:id/memory': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/memory` }),
    changes: true,
    access: account('200', NOT_THERE),
  },
  'GET /api/series': { ask: get('/api/series'), access: account('200', '200') },
  // A series of one is none.
  'GET /api/series/:id/book': {
    ask: ({ storyId }) => ({ path: `/api/series/${storyId}/book` }),
    access: account(NOT_THERE, NOT_THERE),
  },
  'GET /api/series/:id': {
    ask: ({ storyId }) => ({ path: `/api/series/${storyId}` }),
    access: account(NOT_THERE, NOT_THERE),
  },
  'DELETE /api/stories/:id': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}` }),
    changes: true,
    access: account('204', NOT_THERE),
  },

  'POST /api/stories/:id/report': {
    ask: ({ storyId }) => ({ path: `/api/stories/${storyId}/report`, json: { reason: 'other' } }),
    access: account('201', NOT_THERE),
  },

  'GET /api/audio/catalogue': { ask: get('/api/audio/catalogue'), access: open('200') },
  'GET /api/audio/voices/:voice/sample': {
    ask: get('/api/audio/voices/female/sample'),
    access: open('200'),
  },
  'POST /api/audio/generate': {
    ask: ({ text }) => ({ path: '/api/audio/generate', json: { text, musicTrack: 'none' } }),
    changes: true,
    // Not 404: the text is in the request, and an unknown one answers the same.
    access: account('200', '403 text_not_yours'),
  },
  'GET /api/audio/:id/events': {
    ask: ({ narrationId }) => ({ path: `/api/audio/${narrationId}/events` }),
    access: account('200', NOT_THERE),
  },
  'POST /api/audio/:id/sleep-edition': {
    ask: ({ narrationId }) => ({ path: `/api/audio/${narrationId}/sleep-edition`, json: {} }),
    changes: true,
    access: account('409 speech_not_kept', NOT_THERE),
  },
  'POST /api/audio/:id/practice-edition': {
    ask: ({ narrationId }) => ({ path: `/api/audio/${narrationId}/practice-edition?learns=en`, json: {} }),
    changes: true,
    access: account('400 invalid_request', NOT_THERE),
  },

  'POST /api/stripe/create-checkout-session': {
    ask: ({ buyer }) => ({
      path: '/api/stripe/create-checkout-session',
      json: { email: buyer.email, ...pages },
    }),
    changes: true,
    access: account(
      { free: '200', premium: '409 already_subscribed', cancelled: '200' },
      // Not 404: the address is in the request, and an unknown one answers the same.
      '403 email_not_yours',
    ),
  },
  'GET /api/stripe/success': {
    ask: async ({ buyer }) => ({ path: `/api/stripe/success?session_id=${await checkoutOf(buyer)}` }),
    changes: true,
    access: account('200', '200'),
  },
  // Authorised by Stripe's signature.
  'POST /api/stripe/webhook': { ask: send('/api/stripe/webhook'), access: open('400 invalid_signature') },
  'GET /api/stripe/subscription-status': {
    ask: get('/api/stripe/subscription-status'),
    access: account('200', '200'),
  },
  'POST /api/stripe/cancel-subscription': { ...cancel, ask: send('/api/stripe/cancel-subscription') },
  'GET /api/subscription': { ask: get('/api/subscription'), access: account('200', '200') },
  'POST /api/subscription/cancel': cancel,
  'POST /api/subscription/resume': {
    ask: send('/api/subscription/resume'),
    changes: true,
    access: account({ free: '409 no_subscription', premium: '200', cancelled: '200' }, '409 no_subscription'),
  },
  'POST /api/subscription/portal': {
    ask: send('/api/subscription/portal'),
    access: account({ free: '409 no_subscription', premium: '200', cancelled: '200' }, '409 no_subscription'),
  },

  'POST /api/withdrawal': {
    ask: send('/api/withdrawal'),
    changes: true,
    // Without a token it takes an address, which is answered alike for every address.
    access: { ...account('200', '200'), visitor: '400 email_required' },
  },
  'POST /api/withdrawal/confirm': {
    ask: () => ({ path: '/api/withdrawal/confirm', json: { token: 'x' } }),
    access: open('410 link_invalid'),
  },

  'GET /api/examples': { ask: get('/api/examples'), access: open('200') },
  'GET /api/examples/:id': { ask: get('/api/examples/none'), access: open(NOT_THERE) },
  'POST /api/examples/:id/report': {
    ask: send('/api/examples/none/report', { reason: 'other' }),
    access: open(NOT_THERE),
  },

  // Authorised by the signature in the address: without it the owner has no access either.
  'GET /files/*': {
    ask: ({ buyer, narrationId }) => ({ path: `/files/audio/${buyer.user.id}/${narrationId}.mp3?alt=media` }),
    access: open(NOT_THERE),
  },
  // Public: a drawing of a closed list. As PNG only at an address that has our seal.
  'GET /files/pictures/:version/:file': {
    ask: get('/files/pictures/1/forest.night.happy.fox-red-scarf-0.lamp.svg'),
    access: open('200'),
  },
  'GET /files/pictures/:version/:seal/:file': {
    ask: get(`/files/pictures/1/${'0'.repeat(32)}/forest.night.happy.fox-red-scarf-0.lamp.png`),
    access: open(NOT_THERE),
  },
  'GET /covers/:file': { ask: get('/covers/none.jpg'), access: open(NOT_THERE) },
  // Authorised by the secret address.
  'GET /feeds/:feed/:file': {
    ask: ({ narrationId }) => ({ path: `/feeds/${narrationId}.00/${narrationId}.mp3` }),
    access: open(NOT_THERE),
  },
  'GET /e/:link': {
    ask: ({ narrationId }) => ({ path: `/e/${narrationId}.00` }),
    access: open(NOT_THERE),
  },
  'GET /e/:link/:file': {
    ask: ({ narrationId }) => ({ path: `/e/${narrationId}.00/es.mp3` }),
    access: open(NOT_THERE),
  },
  'POST /e/:link/:file': {
    ask: ({ narrationId }) => ({ path: `/e/${narrationId}.00/none` }),
    access: open(NOT_THERE),
  },
  'GET /books/*': {
    ask: ({ buyer, storyId }) => ({ path: `/books/${buyer.user.id}/${storyId}/text.epub` }),
    access: open(NOT_THERE),
  },
};

/** Pages of the owner of the service: no user is one. `worker/routes/admin.test.ts` has the owner's own roles. */
const ownersPages = [
  '',
  '/',
  '/reports/:id',
  '/reports/:id/:act',
  '/people',
  '/people/:id',
  '/people/:id/:act',
  '/totals',
];
for (const page of ownersPages) {
  const ask: RouteCase['ask'] = ({ buyer }) => ({
    path: `/admin${page.replace(':id', buyer.user.id).replace(':act', 'sign_out')}`,
  });
  ROUTES[`GET /admin${page}`] = { ask, access: open(NOT_THERE) };
  if (page.endsWith(':act') || page === '/people')
    ROUTES[`POST /admin${page}`] = { ask, access: open(NOT_THERE) };
}

/** Sends a request with or without a token, from a distinct IP address. */
export function askWith(
  token: string | null,
  method: string,
  { path, json, bytes, headers }: Ask,
): Promise<Response> {
  return request(path, {
    method,
    redirect: 'manual',
    headers: {
      'cf-connecting-ip': crypto.randomUUID(),
      ...headers,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { json }),
    ...(bytes === undefined ? {} : { body: bytes }),
  });
}
