import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const spanish = [
  'Buenas noches, luna.',
  'Leo abrió la puerta.',
  'El bosque guardó silencio.',
  'Nadie contestó.',
  '¡Corre!',
  'Ana saltaba, reía y cantaba.',
  'Y colorín colorado.',
  'Tenía miedo.',
  'Una barca de papel',
  'dragones y piratas',
  'un robot que aprende a bailar',
  'Marcos llevaba botas rojas.',
];
const english = [
  'Good night, moon.',
  'Leo opened the door.',
  'The forest fell silent.',
  'Nobody answered.',
  'Run, Ana, run quickly!',
  'Emma laughed and jumped.',
  'It was dark.',
  'A paper boat with sails',
  'dragons and pirates',
  'a robot who learns to dance',
  'Sofía wasn’t afraid.',
  'Marco and Elena wore red boots.',
];

test.each(spanish)('detectLanguage recognises Spanish: %s', (text) => {
  expect(detectLanguage(text)).toBe('es');
});

test.each(english)('detectLanguage recognises English: %s', (text) => {
  expect(detectLanguage(text)).toBe('en');
});

test('detectLanguage returns null for too little text', () => {
  expect(detectLanguage('Leo')).toBeNull();
  expect(detectLanguage('…')).toBeNull();
});
