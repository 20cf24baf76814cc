import type { Language } from '../../../../contract/options.ts';
import type { BundledStory } from './text-loading.ts';

type Text = () => Promise<{ default: string }>;

/**
 * Bundled texts of two examples, the dragon who could not fly and the one who learned to share, for when the API is
 * unreachable.
 */
const STORIES: {
  id: Record<Language, string>;
  title: Record<Language, string>;
  text: Record<Language, Text>;
}[] = [
  {
    id: { es: 'el-dragon-que-no-podia-volar', en: 'the-dragon-who-could-not-fly' },
    title: { es: 'El dragón que no podía volar', en: 'The Dragon Who Could Not Fly' },
    text: {
      es: () => import('../../../../content/stories/texts/el-dragon-que-no-podia-volar.txt?raw'),
      en: () => import('../../../../content/stories/texts/the-dragon-who-could-not-fly.txt?raw'),
    },
  },
  {
    id: { es: 'el-dragon-que-aprendio-a-compartir', en: 'the-dragon-who-learned-to-share' },
    title: { es: 'El dragón que aprendió a compartir', en: 'The Dragon Who Learned to Share' },
    text: {
      es: () => import('../../../../content/stories/texts/el-dragon-que-aprendio-a-compartir.txt?raw'),
      en: () => import('../../../../content/stories/texts/the-dragon-who-learned-to-share.txt?raw'),
    },
  },
];

/**
 * Bundled text of this example, or else of one of the two, always the same for an example. Rejects when its file cannot
 * be loaded.
 */
export async function bundledStory(exampleId: string, language: Language): Promise<BundledStory> {
  const sum = [...exampleId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const itself = STORIES.find(({ id }) => id[language] === exampleId);
  const story = itself ?? STORIES[sum % STORIES.length]!;
  const { default: content } = await story.text[language]();
  return { title: story.title[language], language, content };
}
