import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseStoredPath } from './stored-path.ts';

// @spec 5.16, 5.17
test.each([
  ['fox.txt', 'stories/fox.txt'],
  ['fox.json', 'stories/fox.json'],
  ['stories/examples/fox.txt', 'stories/examples/fox.txt'],
  ['fox.mp3', 'audio/fox.mp3'],
  ['Fox.WAV', 'audio/Fox.WAV'],
  ['fox.ogg', 'audio/fox.ogg'],
  ['audio/examples/fox.mp3', 'audio/examples/fox.mp3'],
  ['music/piano.mp3', 'music/piano.mp3'],
  ['images/fox.jpg', 'images/fox.jpg'],
  ['speech/samples/female.mp3', 'speech/samples/female.mp3'],
  ['fox.jpg', 'fox.jpg'],
  ['  /stories%2Fthe%20fox.txt ', 'stories/the fox.txt'],
  ['old%2ffox.mp3', 'audio/old/fox.mp3'],
  ['https://api.example.org/files/audio/examples/fox.mp3?alt=media', 'audio/examples/fox.mp3'],
  ['https://storage.example.org/v0/b/bucket/o/audio%2Ffox.mp3?alt=media&token=1', 'audio/fox.mp3'],
  ['https://cdn.example.org/some/where/fox.txt#top', 'stories/fox.txt'],
])('%s normalises to %s', (given, stored) => {
  expect(normaliseStoredPath(given)).toBe(stored);
});

// @spec 5.18
test.each(['', '   ', '/', 'https://api.example.org/', 'https://', null, undefined])(
  '%j is no path',
  (given) => {
    expect(normaliseStoredPath(given)).toBeNull();
  },
);

test('normaliseStoredPath is idempotent', () => {
  for (const given of ['fox.txt', 'fox.mp3', 'fox.jpg', ' a%2Fb%20c.ogg']) {
    const once = normaliseStoredPath(given);
    expect(normaliseStoredPath(once)).toBe(once);
  }
});

/** Arbitrary text of characters that break paths. */
const nastyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '..',
        '.',
        '%2f',
        '%2F',
        '%2e',
        '%252f',
        '%',
        '%20',
        ' ',
        '\\',
        '\t',
        '\n',
        '\0',
        '?',
        '#',
      ),
      fc.constantFrom(
        'https://',
        'http:',
        '//',
        'evil.example',
        '/files/',
        '/o/',
        'stories/',
        'audio/',
        'a',
        'É🦉',
      ),
      fc.constantFrom('.txt', '.mp3', '.json', '.jpg', 'speech/'),
      fc.string({ unit: fc.nat(0x10ffff).map((place) => String.fromCodePoint(place)), maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('every normalised path is its own normal form', () => {
  fc.assert(
    fc.property(nastyPath, (given) => {
      const once = normaliseStoredPath(given);
      expect(normaliseStoredPath(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('every normalised path stays below the root', () => {
  fc.assert(
    fc.property(nastyPath, (given) => {
      const path = normaliseStoredPath(given);
      if (path === null) return;
      expect(path).not.toMatch(/^[\\/]|^[a-z][a-z0-9+.-]*:\/\//i);
      const segments = path
        .split('/')
        .map((segment) => segment.replace(/%2e/gi, '.').replace(/[\t\r\n]/g, ''));
      expect(segments).not.toContain('..');
      expect(segments).not.toContain('.');
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['../secret.txt', 'stories/secret.txt'],
  ['images/../stories/u/a.txt', 'stories/u/a.txt'],
  ['audio/%2e%2E/a.mp3', 'audio/a.mp3'],
  ['..\\..\\a.mp3', 'audio/a.mp3'],
  ['./a/./b.jpg', 'a/b.jpg'],
  ['/ /a.jpg', 'a.jpg'],
  ['https://a.example/files/https://b.example/c.jpg', 'c.jpg'],
])('%s stays below the root and normalises to %s', (given, stored) => {
  expect(normaliseStoredPath(given)).toBe(stored);
});
