import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANY_CHARACTER } from '../../../../testkit/worker/any-character.ts';
import { storedFileName, storedFileUrl, withExtension } from './stored-file.ts';

const OWN = 'https://app.test';

// @spec 7.27
test('a path becomes the address of its bytes', () => {
  expect(storedFileUrl('images/a.jpg')).toBe('/files/images/a.jpg?alt=media');
  expect(storedFileUrl(' un cuento.txt ')).toBe('/files/stories/un%20cuento.txt?alt=media');
  expect(storedFileUrl(`${OWN}/files/audio%2Fa.mp3?alt=media`)).toBe('/files/audio/a.mp3?alt=media');
});

// @spec 5.15
test('an empty path has no address', () => {
  expect(storedFileUrl(null)).toBeNull();
  expect(storedFileUrl('  ')).toBeNull();
});

// @spec 3.29
test('a file is cached under its name, however it is addressed', () => {
  for (const address of ['images/a.jpg', `${OWN}/files/images/a.jpg?alt=media`, '/images/a.jpg'])
    expect(storedFileName(address)).toBe('a.jpg');
});

test('a picture has addresses in other formats', () => {
  expect(withExtension('/files/images/a.b.jpg?alt=media', 'avif')).toBe('/files/images/a.b.avif?alt=media');
});

// @spec 8.54
test('any path becomes an address of a file of our origin', () => {
  const path = fc.oneof(
    fc.string({ unit: ANY_CHARACTER }),
    fc
      .array(
        fc.constantFrom(
          '..',
          '/',
          '\\',
          '%2e',
          '%2f',
          '%',
          ' ',
          '?',
          '#',
          '//',
          'https:',
          'a',
          '.mp3',
          '\ud800',
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(path, (given) => {
      const address = storedFileUrl(given);
      if (address === null) return;
      const { href, search } = new URL(address, OWN);
      expect(href.startsWith(`${OWN}/files/`)).toBe(true);
      expect(search).toBe('?alt=media');
    }),
    { numRuns: 1000 },
  );
});
