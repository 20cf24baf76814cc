import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const mp3 = (title: string, details: string[] = []) => fileName(title, 'mp3', { details, unnamed: 'audio' });

test.each([
  ['El dragón que no podía volar', 'El dragón que no podía volar.mp3'],
  ['What Will You Give Me?', 'What Will You Give Me.mp3'],
  ['Fin...', 'Fin.mp3'],
  ['¿Quién vive aquí? <b>Nadie</b>: "A/B"', '¿Quién vive aquí b Nadie b A B.mp3'],
  ['../..\\etc', 'etc.mp3'],
  ['.oculto', 'oculto.mp3'],
  [' ?? ', 'audio.mp3'],
  ['', 'audio.mp3'],
  ['con', 'con_.mp3'],
  ['Aux', 'Aux_.mp3'],
  ['COM1', 'COM1_.mp3'],
  ['Console', 'Console.mp3'],
])('fileName(%j) is %s', (title, name) => {
  expect(mp3(title)).toBe(name);
});

test('fileName puts details in brackets after a title of any length', () => {
  expect(mp3('El faro?', ['voz de mujer', 'lenta'])).toBe('El faro (voz de mujer, lenta).mp3');
  expect(mp3('a'.repeat(300), ['lenta'])).toMatch(/^a{100,} \(lenta\)\.mp3$/);
  expect(mp3('?', ['a/b'])).toBe('audio (a b).mp3');
});

test('fileName returns a valid name on Windows, macOS and Linux for any title', () => {
  const title = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(title, fc.array(fc.string({ maxLength: 10 }), { maxLength: 3 }), (text, details) => {
      const name = mp3(text, details);
      expect(name).toMatch(/^[^.\s][^\p{Cc}<>:"/\\|?*]*[^. ]\.mp3$|^[^.\s\p{Cc}<>:"/\\|?*]\.mp3$/u);
      expect([...name].length).toBeLessThanOrEqual(170);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
});
