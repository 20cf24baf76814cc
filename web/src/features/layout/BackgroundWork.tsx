import '../../i18n/error-texts.ts';
import { useFreshUser } from '../session/use-fresh-user.ts';
import { useOnePerson } from '../session/use-one-person.ts';
import { useCurrentStory } from '../story/use-current-story.ts';
import { Toaster } from '../toasts/Toaster.tsx';

// Leaving has to work without a connection too, so what does it is fetched before anybody asks for it. If that fails, it
// is tried again by whoever leaves.
import('../session/sign-out.ts').catch(() => undefined);

/** What every page needs but none needs in order to be shown. */
export default function BackgroundWork() {
  useFreshUser();
  useOnePerson();
  useCurrentStory();
  return <Toaster />;
}
