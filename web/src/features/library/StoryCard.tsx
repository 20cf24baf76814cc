import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { StorySummary } from '../../../../contract/schemas/stories.ts';
import { coverOf } from '../../api/cover.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { HeadphonesIcon, TrashIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TYPE_DRAWINGS } from '../drawings/type-drawings.ts';
import { StoryLevel } from '../story-text/StoryLevel.tsx';

/** State of the link by which a story's page plays its newest narration. */
export type OpenedToListen = { listen?: boolean };

const LISTEN: OpenedToListen = { listen: true };

type StoryCardProps = { story: StorySummary; onDelete: () => void };

/** Side of the cover in pixels. */
const COVER = 72;

/** Cover by type and age, as on lock screens and in podcast apps; without one the drawing of the type. */
function CardCover({ options }: Pick<StorySummary, 'options'>) {
  const [isMissing, setMissing] = useState(false);
  const size = { width: COVER, height: COVER };
  if (!isMissing) {
    return (
      <img
        {...size}
        className="story-card-cover"
        src={coverOf(options, 'small').url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    );
  }
  const Drawing = TYPE_DRAWINGS[options.storyType];
  return (
    <Suspense fallback={<svg {...size} aria-hidden="true" />}>
      <Drawing {...size} className="flex-none" />
    </Suspense>
  );
}

/** Card of one story in the library. */
export function StoryCard({ story, onDelete }: StoryCardProps) {
  const { t } = useWords('library');
  const date = new Date(story.createdAt).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  const title = story.title || t('story.untitled');
  return (
    <li className="story-card">
      <CardCover options={story.options} />
      <div className="story-card-words">
        <h2 lang={story.language}>
          <Link to={paths.story(story.id)}>{title}</Link>
        </h2>
        <p className="field-hint mt-1">
          <time dateTime={story.createdAt}>{date}</time>
        </p>
        {story.options.secondLanguage ? <p className="field-hint">{t('library.inBoth')}</p> : null}
        <StoryLevel story={story} />
      </div>
      <div className="story-card-actions">
        {story.hasAudio ? (
          <Link
            className="icon-button"
            to={paths.story(story.id)}
            state={LISTEN}
            aria-label={t('library.listen', { title })}
            title={t('library.listen', { title })}
          >
            <HeadphonesIcon />
          </Link>
        ) : null}
        <IconButton label={t('library.delete', { title })} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
