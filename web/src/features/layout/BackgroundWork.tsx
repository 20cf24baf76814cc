import { useGoneCauses } from '../../api/use-gone-causes.ts';
import { useClearOnUserChange } from '../account/session/use-clear-on-user-change.ts';
import { useRefetchUser } from '../account/session/use-refetch-user.ts';
import { AskAboutTerms } from '../account/terms/AskAboutTerms.tsx';
import { keepWarm } from '../server-status/keep-warm.ts';
import { useCurrentStory } from '../story-view/use-current-story.ts';
import { storyRunner } from '../story/story-store.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { useKeptContact } from './use-kept-contact.ts';

// Preloads the parts that must work offline: error messages and sign-out. A failed preload is repeated when the part is
// needed.
Promise.all([
  import('react-hot-toast/headless'),
  import('../toasts/notify.ts'),
  import('../account/session/sign-out.ts'),
]).catch(() => undefined);

const WATCHED_AFTER_MS = 4_000;

// Both after the first screen, which they must not delay. A visit whose line is gone by then is not measured.
if (typeof window !== 'undefined') {
  keepWarm();
  setTimeout(() => import('../watching/start.ts').catch(() => undefined), WATCHED_AFTER_MS);
}

/** Tasks that every page needs and no page waits for. */
export default function BackgroundWork() {
  useRefetchUser();
  useClearOnUserChange();
  useCurrentStory();
  useKeptContact();
  useGoneCauses((cause) => storyRunner()?.causeGone(cause));
  return (
    <>
      <Toaster />
      <AskAboutTerms />
    </>
  );
}
