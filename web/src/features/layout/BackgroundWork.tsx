import '../../i18n/error-texts.ts';
import { useFreshUser } from '../session/use-fresh-user.ts';
import { useOnePerson } from '../session/use-one-person.ts';
import { useCurrentStory } from '../story/use-current-story.ts';
import { Toaster } from '../toasts/Toaster.tsx';

/** What every page needs but none needs in order to be shown. */
export default function BackgroundWork() {
  useFreshUser();
  useOnePerson();
  useCurrentStory();
  return <Toaster />;
}
