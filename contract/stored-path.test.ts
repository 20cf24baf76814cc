import { expect, test } from 'vitest';
import { normaliseStoredPath } from './stored-path.ts';

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
  ['fox.jpg', 'fox.jpg'],
  ['  /stories%2Fthe%20fox.txt ', 'stories/the fox.txt'],
  ['old%2ffox.mp3', 'audio/old/fox.mp3'],
  ['https://api.example.org/files/audio/examples/fox.mp3?alt=media', 'audio/examples/fox.mp3'],
  ['https://storage.example.org/v0/b/bucket/o/audio%2Ffox.mp3?alt=media&token=1', 'audio/fox.mp3'],
  ['https://cdn.example.org/some/where/fox.txt#top', 'stories/fox.txt'],
])('%s lies at %s', (given, stored) => {
  expect(normaliseStoredPath(given)).toBe(stored);
});

test.each(['', '   ', '/', 'https://api.example.org/', 'https://', null, undefined])(
  '%j is no path at all',
  (given) => {
    expect(normaliseStoredPath(given)).toBeNull();
  },
);

test('a path that was normalised stays as it is', () => {
  for (const given of ['fox.txt', 'fox.mp3', 'fox.jpg', ' a%2Fb%20c.ogg']) {
    const once = normaliseStoredPath(given);
    expect(normaliseStoredPath(once)).toBe(once);
  }
});
