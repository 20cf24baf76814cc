import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_CHARACTER } from '../../testkit/worker/any-character.ts';
import { runs } from '../../testkit/worker/runs.ts';
import { attachment } from './disposition.ts';

test('a name is given in plain ASCII and in full', () => {
  expect(attachment('La niña y el búho.mp3')).toBe(
    `attachment; filename="La nina y el buho.mp3"; filename*=UTF-8''La%20ni%C3%B1a%20y%20el%20b%C3%BAho.mp3`,
  );
});

test('invisible characters of a name are removed', () => {
  expect(attachment('La \u202egnp.exe\u0000\u200b luna.epub')).toBe(
    `attachment; filename="La gnp.exe luna.epub"; filename*=UTF-8''La%20gnp.exe%20luna.epub`,
  );
});

const name = fc.oneof(
  fc.string({ unit: ANY_CHARACTER }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '\\',
        ';',
        '\r\n',
        'Set-Cookie: a=b',
        '\0',
        '../',
        '/',
        ':',
        '\ud800',
        '\u200b',
        '\u202e',
        '🦉',
        '%',
        "'",
        'a',
      ),
    )
    .map((parts) => parts.join('')),
);

test('the header is valid and contains no folder for any name', () => {
  fc.assert(
    fc.property(name, (fileName) => {
      const header = attachment(fileName);
      // RFC 6266 with a quoted string without escapes, RFC 8187 with its allowed characters.
      const [, plain, encoded] =
        /^attachment; filename="([\x20-\x7e]+)"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/.exec(
          header,
        ) ?? [];
      expect(plain).toBeDefined();
      expect(plain).not.toMatch(/["\\/:]/);
      expect(decodeURIComponent(encoded!)).not.toMatch(/[\\/:\p{Cc}\u200b\u202e]/u);
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
    }),
    { numRuns: runs(2000) },
  );
});
