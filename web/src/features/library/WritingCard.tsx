import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { WritingFeather } from '../drawings/WritingFeather.tsx';
import { useStoryState } from '../story/story-store.ts';

/** Whether a story is being written for this page's user. */
export function useIsWriting(): boolean {
  const state = useStoryState();
  return 'partial' in state && state.name !== 'failed';
}

/** Card of the story that is being written: it leads to where it is written. */
export function WritingCard() {
  const { t } = useWords('library');
  const state = useStoryState();
  const title = 'partial' in state ? state.partial?.title : null;
  return (
    <li className="story-card">
      <div className="story-card-top">
        <WritingFeather className="story-card-cover breathing" width={120} height={120} />
      </div>
      <div className="story-card-words">
        <h2>
          <Link to={paths.home()}>{title || t('library.newStory')}</Link>
        </h2>
        <p className="field-hint" role="status">
          {t('library.beingWritten')}
        </p>
      </div>
    </li>
  );
}
