import { useTranslation } from 'react-i18next';
import { errorWords } from '../../api/error-words.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PairedText } from '../bilingual/PairedText.tsx';
import { PairedTitle } from '../bilingual/PairedTitle.tsx';
import { ErrorReference } from '../problems/ErrorReference.tsx';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { StoryCover } from '../story-text/StoryCover.tsx';
import { StoryText } from '../story-text/StoryText.tsx';
import type { Unkept } from '../story/story-state.ts';
import { storyRunner } from '../story/story-store.ts';

/** What was shown of a story that is not kept, with the reason where the text stops. */
export function UnkeptStory({ state }: { state: Unkept }) {
  const { t } = useTranslation();
  const { t: tErrors } = useWords('errors');
  const { partial, problem, request } = state;
  const { title, sentences, scene, translation } = partial;
  const language = request?.language ?? currentLanguage();
  const other = request?.secondLanguage ?? null;
  return (
    <article className="book story-book" {...STORY_ITEM}>
      <MadeByAi />
      <div className="story-page flex flex-col gap-6">
        <StoryCover options={request} scene={scene} />
        {title === null ? null : (
          <PairedTitle
            title={title}
            language={language}
            translated={translation.title}
            other={other ?? language}
          />
        )}
        {other === null ? (
          <StoryText sentences={sentences} language={language} />
        ) : (
          <PairedText
            sentences={sentences}
            language={language}
            translated={translation.sentences}
            other={other}
          />
        )}
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
