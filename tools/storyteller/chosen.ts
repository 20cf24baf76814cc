import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { mulberry32 } from '../../emulators/openai/storyteller/random.ts';
import { paragraphsOf, tellBy } from '../../emulators/openai/storyteller/tell.ts';
import { loadTemplate } from './load.ts';

/** Where the stories lie that are kept to be read. */
export const STORIES = new URL('../../docs/stories/', import.meta.url);

type Chosen = { template: string; seed: number; request: StoryRequest };

/** [template, seed, language, kind, level, age, length, names, topic] */
const story = (
  template: string,
  seed: number,
  language: StoryRequest['language'],
  storyType: StoryRequest['storyType'],
  englishLevel: StoryRequest['englishLevel'],
  ageGroup: StoryRequest['ageGroup'],
  storyLength: StoryRequest['storyLength'],
  childNames: string,
  topic: string,
): Chosen => ({
  template,
  seed,
  request: {
    ...{ language, topic, childNames, storyType, storyLength, englishLevel, ageGroup },
    creativityLevel: 'innovative',
  },
});

/** Of every kind and for every heavy topic one, in both languages, at all levels, ages and lengths. */
export const CHOSEN: readonly Chosen[] = [
  story(
    'goodnight-machine',
    2,
    'es',
    'original',
    'intermediate',
    '6-8',
    'medium',
    'Noa',
    'un unicornio tímido',
  ),
  story(
    'the-wolf-wants-a-word',
    1,
    'en',
    'classic',
    'advanced',
    '9-12',
    'medium',
    'Robin',
    'the three little pigs',
  ),
  story(
    'the-rehearsal-of-tomorrow',
    1,
    'es',
    'humor',
    'beginner',
    '3-5',
    'medium',
    'Leo y Alma',
    'el primer día de colegio',
  ),
  story(
    'ask-at-the-lighthouse',
    1,
    'en',
    'sci-fi',
    'intermediate',
    '6-8',
    'medium',
    '',
    'why is the sky blue?',
  ),
  story('knocks-under-the-floor', 1, 'es', 'horror', 'advanced', '9-12', 'medium', 'Iker', 'los relojes'),
  story(
    'where-socks-go-on-tuesdays',
    1,
    'en',
    'adventure',
    'beginner',
    '6-8',
    'medium',
    'Sam and Ella',
    'a lost sock',
  ),
  story(
    'ladder-of-chairs',
    1,
    'es',
    'fantasy',
    'intermediate',
    '6-8',
    'long',
    'Lucía',
    'una vaca que quiere cantar',
  ),
  story(
    'what-the-basket-left',
    1,
    'es',
    'original',
    'intermediate',
    '6-8',
    'medium',
    'Mateo',
    'mi perro se ha muerto',
  ),
  story(
    'window-number-nine',
    1,
    'en',
    'original',
    'intermediate',
    '6-8',
    'medium',
    'Ann',
    'Grandma is in hospital',
  ),
  story(
    'two-toothbrushes',
    1,
    'es',
    'original',
    'advanced',
    '9-12',
    'medium',
    'Andrea',
    'mis papás se separan',
  ),
  story(
    'the-third-bench',
    1,
    'en',
    'original',
    'advanced',
    '9-12',
    'short',
    'Alex',
    'nobody wants to play with me',
  ),
  story(
    'what-the-dark-keeps',
    1,
    'es',
    'original',
    'beginner',
    '3-5',
    'short',
    'Nora',
    'el miedo a la oscuridad',
  ),
  story(
    'the-news-and-the-soup',
    1,
    'en',
    'original',
    'intermediate',
    '6-8',
    'medium',
    'Kit',
    'war on television',
  ),
  story(
    'box-marked-kitchen',
    1,
    'es',
    'original',
    'beginner',
    '6-8',
    'medium',
    'Ana',
    'nos mudamos a otra ciudad',
  ),
];

/** The name of its file and what stands in it. */
export async function toldAsFile({
  template,
  seed,
  request,
}: Chosen): Promise<{ name: string; text: string }> {
  const { language, topic, childNames, ...options } = request;
  const told = tellBy([await loadTemplate(template)], request, mulberry32(seed));
  const [title, ...rest] = [`# ${told.title[language]}`, ...paragraphsOf(told, language)];
  const asked = [topic, childNames, ...Object.values(options)].filter(Boolean).join(' · ');
  return {
    name: `${template}.${language}.md`,
    text: `${[title, `> ${asked} · ${template}, seed ${seed}`, ...rest].join('\n\n')}\n`,
  };
}
