import { useQuery } from '@tanstack/react-query';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { nightQuery } from './series-queries.ts';
import './series.css';
import { WhatMayFollow } from './WhatMayFollow.tsx';

type NightEndProps = { story: Pick<Story, 'id' | 'language'> };

/** Under the end of a story: what another night may be about, and which night this one was. */
export default function NightEnd({ story }: NightEndProps) {
  const { t } = useWords('series');
  const { data: night, isPending } = useQuery(nightQuery(story.id), queryClient);
  if (isPending) return <div className="night-next" />;
  if (!night) return null;
  const { proposals, series } = night;
  return (
    <>
      {proposals.length > 0 ? (
        <div className="night-next">
          <WhatMayFollow proposals={proposals} language={story.language} />
        </div>
      ) : null}
      {series ? (
        <p className="field-hint night-place">
          <span>{t('series.night', { number: series.number })}</span>
          {series.number > 1 && series.recalled === 0 ? <span>{t('series.withoutMemory')}</span> : null}
        </p>
      ) : null}
    </>
  );
}
