import { useTranslation } from 'react-i18next';
import { errorWords } from '../../api/error-words.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WrittenText } from '../bilingual/WrittenText.tsx';
import { WrittenTitle } from '../bilingual/WrittenTitle.tsx';
import { ErrorReference } from '../problems/ErrorReference.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { StoryCover } from '../story-text/StoryPicture.tsx';
import type { Unkept } from '../story/story-state.ts';
import { storyRunner } from '../story/story-store.ts';

/** What was shown of a story that is not kept, with the reason where the text stops. */
export function UnkeptStory({ state }: { state: Unkept }) {
  const { t } = useTranslation();
  const { t: tErrors } = useWords('errors');
  const { partial, problem, request } = state;
  const { title, sentences, scene } = partial;
  const language = request?.language ?? currentLanguage();
  const other = request?.secondLanguage;
  const translation = other && { language: other, ...partial.translation };
  return (
    <article className="book story-book" {...STORY_ITEM}>
      <MadeByAi />
      <div className="story-page flex flex-col gap-6">
        <StoryCover options={request} scene={scene} />
        {title === null ? null : <WrittenTitle title={title} language={language} translation={translation} />}
        <WrittenText sentences={sentences} language={language} translation={translation} />
        <Notice kind="problem">
          <p>{errorWords(tErrors, problem)}</p>
          <Button className="mt-3" onClick={() => storyRunner()?.dismiss()}>
            {t('story.another')}
          </Button>
          <ErrorReference problem={problem} />
        </Notice>
      </div>
    </article>
  );
}
