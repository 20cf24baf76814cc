import { expect, test } from 'vitest';
import type { Language } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { distinctiveSentences, qualityOf } from './quality.ts';
import { splitStory } from './story-text.ts';

function qualityOfText(
  content: string,
  {
    language = 'es',
    childNames = '',
    earlier = '',
  }: { language?: Language; childNames?: string; earlier?: string } = {},
) {
  const options = storyRequest.parse({ topic: 'un faro', storyLength: 'short', language, childNames });
  const sentences = splitStory(content, language);
  const before = new Set(distinctiveSentences(splitStory(earlier, language)));
  return qualityOf({ title: 'El faro', content, sentences, language, options }, before);
}

test('the length is the ratio of written to requested words', () => {
  expect(qualityOfText('Ana miró el mar. '.repeat(50).trim()).length).toBe(0.8);
});

test('a paragraph in another language is counted', () => {
  const text = 'El faro guardó silencio.\n\nThe lighthouse was asleep.\n\n¡Tin!';
  expect(qualityOfText(text)).toMatchObject({ paragraphs: 3, foreignParagraphs: 1 });
  expect(qualityOfText(text, { language: 'en' }).foreignParagraphs).toBe(2);
});

test('a name is missing when it occurs only inside a longer word or not at all', () => {
  const names = { childNames: 'Ana, Leo, Mar' };
  expect(qualityOfText('—Ana, ven —dijo Leo—. Mira el marco.', names)).toMatchObject({ names: 3 });
  expect(qualityOfText('Ana vio a Leo.', names).missingNames).toBe(1);
  expect(qualityOfText('La banana era de Leonor y de Mar.', names).missingNames).toBe(2);
  expect(qualityOfText('It was Leo’s hat, and Ana-Mar’s.', { ...names, language: 'en' }).missingNames).toBe(
    2,
  );
});

test('a sentence of an earlier story is a repetition with any punctuation, unless it is short', () => {
  const earlier = 'El faro se apagó de noche, sin ruido. —Sí —dijo Ana—.';
  expect(
    qualityOfText('El faro se apagó, de noche, sin ruido. Sí, dijo Ana. Nadie lo vio hasta la mañana.', {
      earlier,
    }),
  ).toMatchObject({ sentences: 2, repeatedSentences: 1 });
});

test.each([
  ['es', 'El viento tiró dos tejas.', 0],
  ['es', 'El susurro tenue del faro se oyó diez veces.', 222.2],
  ['en', 'The wind took two tiles.', 0],
  ['en', 'She whispered, and the faint glow faded away.', 500],
] as const)('in %s, overused words are counted in a thousand: %s', (language, text, slop) => {
  expect(qualityOfText(text, { language }).slop).toBe(slop);
});
