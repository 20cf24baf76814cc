import { useGoneCauses } from '../problems/use-gone-causes.ts';
import { AskAboutTerms } from '../session/AskAboutTerms.tsx';
import { useFreshUser } from '../session/use-fresh-user.ts';
import { useOnePerson } from '../session/use-one-person.ts';
import { storyRunner } from '../story/story-store.ts';
import { useCurrentStory } from '../story/use-current-story.ts';
import { Toaster } from '../toasts/Toaster.tsx';

// What has to work without a connection is fetched before anybody asks for it: saying what went wrong, and leaving. What
// does not come now is fetched again when it is needed.
Promise.all([
  import('react-hot-toast/headless'),
  import('../toasts/notify.ts'),
  import('../session/sign-out.ts'),
]).catch(() => undefined);

/** What every page needs but none needs in order to be shown. */
export default function BackgroundWork() {
  useFreshUser();
  useOnePerson();
  useCurrentStory();
  useGoneCauses((cause) => storyRunner()?.causeGone(cause));
  return (
    <>
      <Toaster />
      <AskAboutTerms />
    </>
  );
}
