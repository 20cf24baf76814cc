import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { useDraft } from '../draft/use-draft.ts';
import { TopicIdeas } from '../ideas/TopicIdeas.tsx';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';

/**
 * Line under a story whose topic the demo did not understand. The topics that it knows are merry and the typed one may
 * not have been, so they are folded away.
 */
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
      <p className="field-hint">{t('demo.notUnderstood')}</p>
      <details>
        <summary id={id} className="link w-fit cursor-pointer py-2.5">
          {t('demo.knownTopics')}
        </summary>
        <TopicIdeas labelledBy={id} onChoose={choose} />
      </details>
    </div>
  );
}
