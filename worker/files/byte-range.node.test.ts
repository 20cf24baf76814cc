import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Selection, selectRange } from './byte-range.ts';

const FILE = { etag: '"v1"', modifiedAt: new Date('2026-11-22T20:05:07.900Z'), size: 1000 };
const MODIFIED = 'Sun, 22 Nov 2026 20:05:07 GMT';
const LATER = 'Sun, 22 Nov 2026 20:05:08 GMT';
const EARLIER = 'Sun, 22 Nov 2026 20:05:06 GMT';

const WHOLE: Selection = { outcome: 'send', range: null };
const part = (offset: number, length: number): Selection => ({ outcome: 'send', range: { offset, length } });
const NOT_MODIFIED: Selection = { outcome: 'not modified' };
const FAILED: Selection = { outcome: 'precondition failed' };
const UNSATISFIABLE: Selection = { outcome: 'unsatisfiable range' };

const select = (headers: Record<string, string>, file = FILE, method = 'GET') =>
  selectRange(method, new Headers(headers), file);

test.each<[string, Selection]>([
  ['bytes=0-0', part(0, 1)],
  ['bytes=0-99', part(0, 100)],
  ['bytes=100-', part(100, 900)],
  ['bytes=-100', part(900, 100)],
  ['bytes=999-5000', part(999, 1)],
  ['BYTES= 0-5', part(0, 6)],
  // The whole file.
  ['bytes=0-', WHOLE],
  ['bytes=0-99999999', WHOLE],
  ['bytes=-5000', WHOLE],
  ['bytes=1000-', UNSATISFIABLE],
  ['bytes=99999999-', UNSATISFIABLE],
  [`bytes=${'9'.repeat(400)}-`, UNSATISFIABLE],
  ['bytes=-0', UNSATISFIABLE],
  // Ranges that are invalid, or several, are ignored.
  ['bytes=5-2', WHOLE],
  ['bytes=abc', WHOLE],
  ['bytes=-', WHOLE],
  ['items=0-5', WHOLE],
  ['bytes=0-1,4-5', WHOLE],
])('the range %s of a thousand bytes selects %j', (range, expected) => {
  expect(select({ range })).toEqual(expected);
});

test.each<[string, string, Selection]>([
  ['the tag of the file', '"v1"', part(10, 10)],
  ['another tag', '"v0"', WHOLE],
  ['a weak tag, which proves nothing', 'W/"v1"', WHOLE],
  ['the date of the file', MODIFIED, part(10, 10)],
  ['an earlier date', EARLIER, WHOLE],
  ['a later date', LATER, WHOLE],
  ['what is neither', 'v1', WHOLE],
])('the condition If-Range with %s is evaluated', (_, ifRange, expected) => {
  expect(select({ range: 'bytes=10-19', 'if-range': ifRange })).toEqual(expected);
});

test('a range of a replaced file is answered with the whole new file', () => {
  expect(select({ range: 'bytes=5000-', 'if-range': '"v0"' })).toEqual(WHOLE);
});

test('If-Range by date is ignored where the file has no date', () => {
  const undated = { ...FILE, modifiedAt: null };
  const headers = new Headers({ range: 'bytes=10-19', 'if-range': MODIFIED });
  expect(selectRange('GET', headers, undated)).toEqual(WHOLE);
});

test.each<[Record<string, string>, Selection]>([
  [{ 'if-none-match': '"v1"' }, NOT_MODIFIED],
  [{ 'if-none-match': '"v0", W/"v1"' }, NOT_MODIFIED],
  [{ 'if-none-match': '"v0"' }, WHOLE],
  [{ 'if-modified-since': MODIFIED }, NOT_MODIFIED],
  [{ 'if-modified-since': EARLIER }, WHOLE],
  // A tag takes precedence over a date.
  [{ 'if-none-match': '"v0"', 'if-modified-since': LATER }, WHOLE],
  [{ 'if-match': '"v1"' }, WHOLE],
  [{ 'if-match': 'W/"v1"' }, FAILED],
  [{ 'if-match': '"v0"' }, FAILED],
  [{ 'if-match': '"v1"', 'if-unmodified-since': EARLIER }, WHOLE],
  [{ 'if-unmodified-since': EARLIER }, FAILED],
  [{ 'if-unmodified-since': MODIFIED }, WHOLE],
  [{ 'if-match': '"v0"', 'if-none-match': '"v1"' }, FAILED],
  [{ 'if-match': '"v1"', 'if-none-match': '"v1"' }, NOT_MODIFIED],
  // Evaluated before any range.
  [{ 'if-none-match': '"v1"', range: 'bytes=5000-' }, NOT_MODIFIED],
])('the conditions %j are answered with %j', (headers, expected) => {
  expect(select(headers)).toEqual(expected);
});

test('a HEAD request has no range', () => {
  expect(select({ range: 'bytes=5000-' }, FILE, 'HEAD')).toEqual(WHOLE);
});

test('an empty file has no range', () => {
  const empty = { ...FILE, size: 0 };
  expect(select({ range: 'bytes=0-' }, empty)).toEqual(UNSATISFIABLE);
  expect(select({ range: 'bytes=-1' }, empty)).toEqual(UNSATISFIABLE);
  expect(select({}, empty)).toEqual(WHOLE);
});

test('a selected part lies within the file for any request', () => {
  const number = fc.oneof(fc.nat(3000).map(String), fc.constant(''), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(number, number, fc.nat(2000), (first, last, size) => {
      const headers = new Headers();
      headers.set('range', `bytes=${first}-${last}`.replace(/[^\x20-\x7e]/g, ''));
      const selected = selectRange('GET', headers, { ...FILE, size });
      if (selected.outcome !== 'send' || !selected.range) return;
      const { offset, length } = selected.range;
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0);
      expect(offset + length).toBeLessThanOrEqual(size);
    }),
  );
});
