import fc from 'fast-check';
import { app } from '../../../worker/app.ts';
import { bodySchemaOf } from '../../../worker/middleware/validate.ts';
import { type Body, bodies } from './bodies.ts';
import { hostileText } from './values.ts';

/** One request, with placeholders in braces that are filled in when it is sent. */
export type FuzzedRequest = {
  /** A visitor, one of three existing users with data, or a new user. */
  who: 'visitor' | 'new' | 0 | 1 | 2;
  method: string;
  path: string;
  headers: [string, string][];
  body: Body | null;
};

/** Every route of the app with its body schema. */
const ROUTES = [
  ...Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  ).values(),
].map((handlers) => ({
  method: handlers[0]!.method,
  path: handlers[0]!.path,
  schema: handlers.map(({ handler }) => bodySchemaOf(handler)).find((schema) => schema !== null) ?? null,
}));

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2000)));

const segment = fc.oneof(
  fc.constantFrom(
    '{ownStory}',
    '{theirStory}',
    '{ownNarration}',
    '{theirNarration}',
    '{ownSession}',
    '{theirSession}',
  ),
  encoded,
  fc.constantFrom('none', '..', '%2e%2e', '%2F', '%', '%zz', 'female', '*', ';', 'a;b=c', '@', '0', '-', '.'),
);
const filePath = fc.oneof(
  fc.constantFrom(
    '{ownFile}?{ownSignature}',
    '{ownFile}?{ownSignature}&download=1',
    '{theirFile}?{ownSignature}',
    '{theirFile}',
    '{ownBook}?{ownBookSignature}',
    '{theirBook}?{ownBookSignature}',
    '{ownBook}?{ownSignature}',
    'images/fuzz.jpg?alt=media',
    'images/fuzz.jpg',
    'speech/x.pcm',
    'audio/{ownNarration}.mp3',
  ),
  fc.array(segment, { maxLength: 4 }).map((segments) => segments.join('/')),
);

/** Query strings: known parameters with valid and invalid values. */
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'cursor',
        'session_id',
        'except',
        'alt',
        'download',
        'narration',
        'expires',
        'signature',
        'origin',
        'state',
        'code',
        'language',
        'voiceId',
        'speechRate',
        'error',
        'token',
        '__proto__',
        'a[b]',
        '',
      ),
      fc.oneof(
        fc.constantFrom(
          'media',
          '1',
          '0.7',
          'en',
          'female-english',
          'current',
          '1700000000000.x',
          'access_denied',
          'http://app.test',
        ),
        encoded,
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

/** Characters allowed in an HTTP header. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\t\x20-\x7e]/g, '')
    .slice(0, 4000)
    .trim(),
);

const HEADERS: Record<string, string[]> = {
  authorization: [
    'Bearer',
    'Bearer x',
    'Basic YTpi',
    'Bearer a.b.c',
    'bearer {ownToken}',
    'Bearer {ownToken} x',
  ],
  range: [
    'bytes=0-',
    'bytes=-5',
    'bytes=5-2',
    'bytes=0-0,5-6',
    'bytes=999999999999-',
    'bytes=-0',
    'items=1',
    'bytes=',
  ],
  'last-event-id': ['1-1', '0-0', '999999999-999999999', '-1--1', '2-1'],
  accept: ['text/event-stream', '*/*', 'text/html', 'application/json;q=0'],
  'accept-language': ['en', 'xx', 'es-ES;q=0.9,*;q=0.1', ','.repeat(3000)],
  origin: [
    'http://app.test',
    'null',
    'https://evil.example',
    'http://app.test.evil.example',
    'http://localhost:1',
  ],
  'content-length': ['0', '5', '-1', 'abc', '99999999', '1e3'],
  'content-type': [
    'application/json',
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    'application/vnd.api+json',
  ],
  'content-encoding': ['gzip', 'br', 'x'],
  'transfer-encoding': ['chunked', 'identity'],
  'idempotency-key': ['a', 'x'.repeat(199), 'x'.repeat(201)],
  'if-none-match': ['*', '"x"', 'W/"x"', 'x'],
  'if-match': ['*', '"x"', 'x'],
  'if-modified-since': ['Wed, 21 Oct 2015 07:28:00 GMT', 'never'],
  'if-unmodified-since': ['Wed, 21 Oct 2015 07:28:00 GMT', 'never'],
  cookie: [
    '{ownCookie}',
    '__Host-cuentame-session=x.y',
    '__Host-cuentame-session=',
    '__Host-cuentame-google=a.b.c',
    'a',
    ';;=;',
  ],
  'x-request-id': ['mine', 'x'.repeat(300), '../../x'],
  'x-forwarded-for': ['127.0.0.1'],
  'x-http-method-override': ['DELETE'],
  'stripe-signature': ['t=1,v1=abc', 't=,v1=', 'v0=1'],
  'user-agent': ['', 'x'.repeat(3000), 'Mozilla/5.0 <script>'],
  'access-control-request-method': ['DELETE', 'x'],
  upgrade: ['h2c'],
};

const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...HEADERS[name]!), headerText)));

/** A value once in `times` cases; null otherwise. */
const oneIn = <Value>(times: number, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD';

export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.constantFrom(...ROUTES),
    oneIn(12, fc.constantFrom(...METHODS)),
    oneIn(30, fc.constant('no route')),
  )
  .chain(([route, otherMethod, noRoute]) => {
    const method = otherMethod ?? route.method;
    const known = route.path
      .split('/')
      .map((part) => (part === '*' ? filePath : part.startsWith(':') ? segment : fc.constant(part)));
    const path = noRoute
      ? fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
      : fc.tuple(...known).map((parts) => parts.join('/'));
    return fc.record({
      who: fc.constantFrom<FuzzedRequest['who']>('visitor', 'new', 'new', 0, 1, 2),
      method: fc.constant(method),
      path: fc
        .tuple(path, query)
        .map(([first, more]) => first + (first.includes('?') ? more.replace('?', '&') : more)),
      headers: fc
        .tuple(
          fc.oneof(
            { weight: 9, arbitrary: fc.constant<[string, string][]>([['content-type', 'application/json']]) },
            { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
          ),
          fc.array(header, { maxLength: 3 }),
        )
        .map(([first, more]) => [...first, ...more]),
      body: hasBody(method) ? fc.option(bodies(route.schema), { freq: 20 }) : fc.constant(null),
    });
  });
