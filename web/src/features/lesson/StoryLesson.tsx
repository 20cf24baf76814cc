import { Link } from 'react-router-dom';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import './lesson.css';
import { questionsOf } from './questions-of.ts';
import { Questions } from './Questions.tsx';
import { wordCardsOf } from './word-cards.ts';
import { WordActions } from './WordActions.tsx';
import { WordList } from './WordList.tsx';

/**
 * Words and questions after a story, of one in two languages and of one with figures that speak: behind one control.
 * Nothing is scored.
 */
export default function StoryLesson({ story }: { story: Story }) {
  const { t } = useWords('lesson');
  const { language, translation } = story;
  const cards = wordCardsOf(story);
  const questions = questionsOf(story);
  const talk =
    questions.length > 0 ? (
      <Questions questions={questions} language={language} other={translation?.language ?? null} />
    ) : null;
  return (
    <div className="lesson">
      {cards.length > 0 ? (
        <details className="lesson-part">
          <summary>{t(talk ? 'lesson.wordsAndTalk' : 'lesson.words')}</summary>
          <WordList cards={cards} />
          <WordActions cards={cards} />
          <p>
            <Link className="link inline-flex min-h-11 items-center" to={paths.words()}>
              {t('lesson.allWords')}
            </Link>
          </p>
          <div className="contents">{talk}</div>
        </details>
      ) : (
        talk
      )}
    </div>
  );
}
