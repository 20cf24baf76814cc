import i18next from 'i18next';
import { api, session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { diagnose } from '../server-status/diagnosis.ts';
import { requireHealth } from '../server-status/health-query.ts';
import { notify, notifyProblem } from '../toasts/notify.ts';
import { rememberShownStory } from './shown-story.ts';
import { createStorySession } from './story-session.ts';

/** The story session of this tab. Reached through story.ts, which loads it after the first paint. */
export const engine = createStorySession({
  client: api,
  checkHealth: requireHealth,
  diagnose: () => diagnose(api),
  isSignedIn: () => session.read() !== null,
  newKey: () => crypto.randomUUID(),
  now: Date.now,
  notify: notifyProblem,
  onStopped: () => void notify(i18next.t('story.stopped'), 'success'),
  onDone: (story, storiesRemaining) => {
    rememberShownStory(story.id);
    queryClient.invalidateQueries({ queryKey: ['stories'] });
    const user = session.read()?.user;
    if (user && storiesRemaining !== null) session.replaceUser({ ...user, storiesRemaining });
  },
});
