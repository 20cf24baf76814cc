import { Link } from 'react-router-dom';
import type { Series } from '../../../../contract/schemas/series.ts';
import type { StorySummary } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Moon } from '../../ui/drawings/brand.tsx';
import { CardCover, CardDate, ListenLink, StarButton } from '../library/StoryCard.tsx';
import { seriesAddress } from './series-address.ts';
import { useAnotherNight } from './use-another-night.ts';
import './series.css';

/** Card of a series in the library, in place of that of its last night. @param story that night, as the list has it */
export default function SeriesCard({ series, story }: { series: Series; story: StorySummary }) {
  const { t } = useWords('series');
  const another = useAnotherNight();
  const { id, title, nights, last, proposals } = series;
  return (
    <li className="story-card series-card">
      <div className="story-card-top">
        <CardCover scene={last.scene} options={last.options} />
        <ListenLink story={last} />
        <StarButton story={story} />
      </div>
      <div className="story-card-words">
        <h2 lang={last.language}>
          <Link to={seriesAddress(id)}>{title || t('story.untitled')}</Link>
        </h2>
        <p className="story-card-topic">{t('series.nights', { count: nights })}</p>
        <CardDate story={last} />
        <Button
          className="series-card-another"
          icon={<Moon width={20} height={20} />}
          onClick={() => another(last, proposals[0]?.text)}
        >
          {t('series.another')}
        </Button>
      </div>
    </li>
  );
}
