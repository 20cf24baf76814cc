import { session } from '../../api/session.ts';
import { withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** Page of this tab's story, written and finished. */
export const StoryDisplay = lazyPart(() => import('./StoryDisplay.tsx'));

/** What takes the form's place while a request awaits an account. */
export const AccountCard = lazyPart(() => withWords(import('../account/sign-in/AccountCard.tsx'), 'account'));

/** Resolves when what follows the form is loaded. */
export const nextArrived = () => (session.read() ? StoryDisplay : AccountCard).arrived();
