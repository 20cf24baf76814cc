import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon, PlusIcon } from '../../ui/drawings/icons.tsx';
import { FinishedStory } from './FinishedStory.tsx';
import { LiveStory } from './LiveStory.tsx';
import { rememberShownStory } from './shown-story.ts';
import { storySession } from './story.ts';
import type { StoryState } from './story-state.ts';

type StoryDisplayProps = { state: Extract<StoryState, { name: 'writing' | 'reconnecting' | 'done' }> };

/** The story of this tab, being written or ready. */
export default function StoryDisplay({ state }: StoryDisplayProps) {
  const { t } = useTranslation();
  if (state.name !== 'done') return <LiveStory state={state} />;

  function another() {
    rememberShownStory(null);
    storySession.dismiss();
    window.scrollTo({ top: 0 });
  }

  return (
    <FinishedStory
      story={state.story}
      above={
        <p className="story-status">
          <CheckIcon width={20} height={20} className="text-accent" />
          {t('story.saved')}
        </p>
      }
      actions={
        <Button variant="primary" icon={<PlusIcon width={20} />} onClick={another}>
          {t('story.another')}
        </Button>
      }
    />
  );
}
