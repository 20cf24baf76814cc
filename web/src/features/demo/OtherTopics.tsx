import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { useToday } from '../../lib/today.ts';
import { paths } from '../../paths.ts';
import { SparkleIcon } from '../../ui/drawings/icons.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { ideasOfTheDay } from '../form/ideas.ts';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';

/** Line under a story whose topic the demo did not understand, with topics that it knows. */
export function OtherTopics() {
  const { t } = useWords('story');
  const id = useId();
  const navigate = useNavigate();
  const { change } = useDraft();

  function choose(topic: string) {
    change({ topic });
    rememberShownStory(null);
    storyRunner()?.dismiss();
    navigate(paths.home());
    window.scrollTo({ top: 0 });
  }

  return (
    <div>
      <p id={id} className="field-hint mb-2">
        {t('demo.notUnderstood')}
      </p>
      <ul aria-labelledby={id} className="ideas">
        {ideasOfTheDay(currentLanguage(), useToday()).map((idea) => (
          <li key={idea}>
            <button type="button" className="idea" onClick={() => choose(idea)}>
              <SparkleIcon width={20} height={20} />
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
