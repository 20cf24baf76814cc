import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_CHARACTER } from '../../../testkit/worker/any-character.ts';
import { createSseParser, type ServerSentEvent } from './sse-parser.ts';

function parse(...chunks: (string | Uint8Array)[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const feed = createSseParser((event) => events.push(event));
  for (const chunk of chunks) feed(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  return events;
}

test('an event has an id, a name and data', () => {
  expect(parse('id: 1-2\nevent: title\ndata: {"a":1}\n\n')).toEqual([
    { id: '1-2', event: 'title', data: '{"a":1}' },
  ]);
});

test('an event without name is a message and keeps the last id', () => {
  expect(parse('id: 7\ndata: a\n\ndata: b\n\n')).toEqual([
    { id: '7', event: 'message', data: 'a' },
    { id: '7', event: 'message', data: 'b' },
  ]);
});

test('several data lines are joined with line feeds', () => {
  expect(parse('data: a\ndata:\ndata: c\n\n')[0]?.data).toBe('a\n\nc');
});

test('comments, unknown fields and events without data are dropped', () => {
  expect(parse(': still here\n\nretry: 10\n\nevent: nothing\n\ndata: a\n\n')).toEqual([
    { id: null, event: 'message', data: 'a' },
  ]);
});

test('the parser removes only the first space after the colon', () => {
  expect(parse('data:  a\n\ndata:b\n\n').map(({ data }) => data)).toEqual([' a', 'b']);
});

test('an incomplete event at the end is dropped', () => {
  expect(parse('data: whole\n\ndata: half\n')).toHaveLength(1);
});

test('an id with a null character is ignored', () => {
  expect(parse('id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n').map(({ id }) => id)).toEqual(['1', '1']);
});

test('an id in an event without data counts for the next event', () => {
  expect(parse('id: 1\ndata: a\n\nid: 2\n\ndata: b\n\n').map(({ id }) => id)).toEqual(['1', '2']);
});

test('an empty id field resets the last id to the empty string', () => {
  expect(parse('id: 1\ndata: a\n\nid\ndata: b\n\n').map(({ id }) => id)).toEqual(['1', '']);
});

test('a byte order mark is skipped', () => {
  expect(parse('\uFEFFdata: a\n\n')).toHaveLength(1);
});

const line = fc.oneof(
  fc.constantFrom('', ': comment', 'id: 3-4', 'event: sentence', 'data', 'data: «¿Mañana? 🌙»'),
  fc.string({ unit: 'grapheme' }).map((text) => `data: ${text.replace(/[\r\n]/g, '')}`),
);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

test('chunks may split characters and CRLF', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      lineEnd,
      fc.array(fc.nat(400), { maxLength: 8 }),
      (lines, end, cuts) => {
        const bytes = new TextEncoder().encode(`${lines.join(end)}${end}data: last${end}${end}`);
        const at = [...new Set(cuts.map((cut) => cut % bytes.length))].sort((a, b) => a - b);
        const chunks = [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
        expect(parse(...chunks)).toEqual(parse(bytes));
      },
    ),
  );
});

test('lines may end in LF, CRLF or CR', () => {
  const text = (end: string) => ['id: 1', 'data: a', '', 'data: b', '', ''].join(end);
  expect(parse(text('\r\n'))).toEqual(parse(text('\n')));
  expect(parse(text('\r'))).toEqual(parse(text('\n')));
});

/** Reference implementation: the HTML standard's "interpreting an event stream" on the whole text at once. */
function byTheStandard(bytes: Uint8Array): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  let [id, event, data]: [string | null, string, string] = [null, '', ''];
  const lines = new TextDecoder().decode(bytes).match(/[^\r\n]*(?:\r\n|\r|\n)/g) ?? [];
  for (const line of lines.map((one) => one.replace(/[\r\n]+$/, ''))) {
    if (line === '') {
      if (data !== '') events.push({ id, event: event || 'message', data: data.replace(/\n$/, '') });
      [event, data] = ['', ''];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data += `${value}\n`;
    if (field === 'id' && !value.includes('\0')) id = value;
  }
  return events;
}

const piece = fc.oneof(
  fc.constantFrom(
    'data',
    'event',
    'id',
    'retry',
    ':',
    ': ',
    ' ',
    '\r',
    '\n',
    '\r\n',
    '\n\n',
    '\0',
    '\ufeff',
    '{"a":"ñ🌙"}',
  ),
  fc.string({ unit: ANY_CHARACTER, maxLength: 4 }),
  // Invalid or incomplete UTF-8.
  fc.constantFrom([0xff], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x8c], [0xed, 0xa0, 0x80]),
);

test('the parser agrees with the HTML standard on arbitrary bytes in arbitrary chunks', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.array(fc.nat(5), { minLength: 1 }),
      (pieces, sizes) => {
        const bytes = Uint8Array.from(
          pieces.flatMap((one) => (typeof one === 'string' ? [...new TextEncoder().encode(one)] : one)),
        );
        const chunks: Uint8Array[] = [];
        // Some chunks are empty; the last one is the rest.
        let at = 0;
        for (const size of sizes) {
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(parse(...chunks, bytes.subarray(at))).toEqual(byTheStandard(bytes));
      },
    ),
    {
      numRuns: 3000,
      examples: [
        // An empty id counts, also when its own event has no data.
        [['id', '\n\n', 'data', '\n\n'], [0]],
        // Only the first byte order mark is removed, and no other characters instead of it.
        [['\ufeff', '\ufeff', 'data', '\n\n'], [0]],
        [['\xef\xbb\xbf', 'data', '\n\n'], [0]],
      ],
    },
  );
});
