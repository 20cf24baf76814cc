import { withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** Dialog of one example, with the player. */
export const ExampleDialog = lazyPart(() => withWords(import('./dialog/ExampleDialog.tsx'), 'player'));
