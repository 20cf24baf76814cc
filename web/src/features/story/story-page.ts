import { lazyPart } from '../../i18n/feature-words.ts';

/** Where the story of this tab is written and read: the next page of the book that begins with the form. */
export const StoryDisplay = lazyPart(() => import('./StoryDisplay.tsx'), 'bilingual', 'errors');
