import type { Language } from '../../../../contract/options.ts';
import type { BundledStory } from './text-loading.ts';

type Text = () => Promise<{ default: string }>;

/**
 * The dragon who could not fly, and the one who learned to share. They are examples like the others, and their texts come with
 * the app as well, for when the API cannot be reached.
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

/** The example itself if it is one of the two, else one of them, always the same for the same example. Rejects when it has not come with the app after all. */
export async function bundledStory(exampleId: string, language: Language): Promise<BundledStory> {
  const sum = [...exampleId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const itself = STORIES.find(({ id }) => id[language] === exampleId);
  const story = itself ?? STORIES[sum % STORIES.length]!;
  const { default: content } = await story.text[language]();
  return { title: story.title[language], language, content };
}
