import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { TopicIdeas } from '../ideas/TopicIdeas.tsx';
import { rememberShownStory } from '../story/shown-story.ts';
import { storyRunner } from '../story/story-store.ts';

/**
 * Line about a topic that the demo did not understand, with three that it knows. Over a story that is being written
 * they are in sight, and choosing one stops that story; under a finished one they are folded away.
 */
export function OtherTopics({ isWriting = false }: { isWriting?: boolean }) {
  const { t } = useWords('story');
  const id = useId();
  const navigate = useNavigate();
  const { change } = useDraft();

  function choose(topic: string) {
    change({ topic });
    rememberShownStory(null);
    if (isWriting) storyRunner()?.stop();
    else storyRunner()?.dismiss();
    navigate(paths.home());
    window.scrollTo({ top: 0 });
  }

  if (isWriting) {
    return (
      <Notice title={t('demo.notUnderstood')}>
        <p id={id}>{t('demo.orOne')}</p>
        <TopicIdeas labelledBy={id} onChoose={choose} />
      </Notice>
    );
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
