import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { BookIcon } from '../../ui/drawings/action-icons.tsx';
import { seriesAddress } from './series-address.ts';
import { nightQuery } from './series-queries.ts';

/** Link from a night to all of its series. Nothing for a story that no other night followed. */
export default function AllNights({ storyId }: { storyId: string }) {
  const { t } = useWords('series');
  const { data } = useQuery(nightQuery(storyId), queryClient);
  return data?.series ? (
    <Link className="button button-quiet" to={seriesAddress(data.series.id)}>
      <BookIcon width={20} />
      <span>{t('series.all')}</span>
    </Link>
  ) : null;
}
