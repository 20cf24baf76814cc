import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LANGUAGE_TABLE } from '../../../../contract/options.ts';
import type { StorySummary } from '../../../../contract/schemas/stories.ts';
import { usePicture } from '../../api/use-picture.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { HeadphonesIcon, StarIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TYPE_DRAWINGS } from '../drawings/type-drawings.ts';
import { StoryLevel } from '../story-text/StoryLevel.tsx';
import { lastHeard } from '../story/last-heard.ts';
import { setStar } from './star.ts';

/** State of the link by which a story's page plays it. */
export type OpenedToListen = { listen?: boolean };

const LISTEN: OpenedToListen = { listen: true };

/** Side of the cover in pixels. */
const COVER = 240;

/** The story's picture, as on lock screens and in podcast apps; without one the drawing of the type. */
export function CardCover({ scene, options }: Pick<StorySummary, 'scene' | 'options'>) {
  const { url, onError } = usePicture({ scene, options }, 'small');
  const size = { width: COVER, height: COVER };
  if (url !== null) {
    return (
      <img
        {...size}
        key={url}
        className="story-card-cover"
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={onError}
      />
    );
  }
  const Drawing = TYPE_DRAWINGS[options.storyType];
  return (
    <Suspense fallback={<svg {...size} aria-hidden="true" />}>
      <Drawing {...size} className="story-card-cover" />
    </Suspense>
  );
}

/** Over a cover: opens the story and plays it. */
export function ListenLink({ story: { id, title } }: { story: Pick<StorySummary, 'id' | 'title'> }) {
  const { t } = useWords('library');
  const label = t('library.listen', { title: title || t('story.untitled') });
  return (
    <Link
      className="icon-button story-card-play"
      to={paths.story(id)}
      state={LISTEN}
      aria-label={label}
      title={label}
    >
      <HeadphonesIcon />
    </Link>
  );
}

/** Over a cover: gives the story a star, or takes it away. */
export function StarButton({ story }: { story: Pick<StorySummary, 'id' | 'title' | 'starred'> }) {
  const { t } = useWords('library');
  return (
    <IconButton
      className="story-card-star"
      label={t('library.star', { title: story.title || t('story.untitled') })}
      pressed={story.starred === true}
      onClick={() => setStar(story, !story.starred)}
    >
      <StarIcon />
    </IconButton>
  );
}

/** When a story was last heard here, else when it was made. */
export function CardDate({ story: { id, createdAt } }: { story: Pick<StorySummary, 'id' | 'createdAt'> }) {
  const { t } = useWords('library');
  const heard = lastHeard(id);
  const inWords = (date: string) =>
    new Date(date).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <p className="field-hint">
      {heard ? (
        t('library.heard', { date: inWords(heard) })
      ) : (
        <time dateTime={createdAt}>{inWords(createdAt)}</time>
      )}
    </p>
  );
}

/** Card of one story in the library: what it is about, how long, in which languages, and when it was last heard. */
export function StoryCard({ story }: { story: StorySummary }) {
  const { t } = useWords('library');
  const { options, language } = story;
  const title = story.title || t('story.untitled');
  const languages = [language, options.secondLanguage].flatMap((one) =>
    one ? [LANGUAGE_TABLE[one].name] : [],
  );
  return (
    <li className="story-card">
      <div className="story-card-top">
        <CardCover scene={story.scene} options={options} />
        <ListenLink story={story} />
        <StarButton story={story} />
      </div>
      <div className="story-card-words">
        <h2 lang={language}>
          <Link to={paths.story(story.id)}>{title}</Link>
        </h2>
        <p className="story-card-topic">{[options.childNames, options.topic].filter(Boolean).join(' · ')}</p>
        <StoryLevel story={story}>{languages.join(' · ')}</StoryLevel>
        <CardDate story={story} />
      </div>
    </li>
  );
}
