import { Link } from 'react-router-dom';
import type { Story, StoryTranslation } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import './lesson.css';
import { Questions } from './Questions.tsx';
import { WordActions } from './WordActions.tsx';
import { WordList } from './WordList.tsx';
import { wordCardsOf } from './word-cards.ts';

type StoryLessonProps = { story: Story; translation: StoryTranslation };

/** Words and questions after a bilingual story. Nothing is scored. */
export default function StoryLesson({ story, translation }: StoryLessonProps) {
  const { t } = useWords('lesson');
  const cards = wordCardsOf(story);
  return (
    <div className="lesson">
      {cards.length > 0 ? (
        <details className="lesson-part">
          <summary>{t('lesson.words')}</summary>
          <WordList cards={cards} />
          <WordActions cards={cards} />
          <p>
            <Link className="link inline-flex min-h-11 items-center" to={paths.words()}>
              {t('lesson.allWords')}
            </Link>
          </p>
        </details>
      ) : null}
      {translation.questions.length > 0 ? (
        <Questions questions={translation.questions} language={story.language} other={translation.language} />
      ) : null}
    </div>
  );
}
