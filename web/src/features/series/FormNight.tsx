import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { storyQuery } from '../../api/library-queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import type { Draft } from '../draft/draft.ts';
import { TopicIdeas } from '../ideas/TopicIdeas.tsx';
import { Proposals } from './Proposals.tsx';
import { nightQuery } from './series-queries.ts';
import './series.css';

type FormNightProps = {
  continues: string;
  draft: Pick<Draft, 'topic'>;
  onChange: (changes: Partial<Draft>) => void;
};

/** In place of the day's ideas: which story another night goes on from, what happened in it, and what may follow. */
export default function FormNight({ continues, draft, onChange }: FormNightProps) {
  const { t } = useWords('series');
  const id = useId();
  const story = useQuery(storyQuery(continues), queryClient);
  const night = useQuery(nightQuery(continues), queryClient);
  const { memory = null, proposals = [] } = night.data ?? {};
  const choose = (topic: string) => onChange({ topic });
  return (
    <div className="form-night">
      <p id={id} className="field-hint">
        {t('series.after', { title: story.data?.title || t('story.untitled') })}
      </p>
      {story.data && proposals.length > 0 ? (
        <Proposals
          proposals={proposals}
          language={story.data.language}
          labelledBy={id}
          topic={draft.topic}
          onChoose={choose}
        />
      ) : night.isPending ? (
        <div className="form-night-room" />
      ) : (
        <TopicIdeas labelledBy={id} topic={draft.topic} onChoose={choose} />
      )}
      {memory === '' ? <p className="field-hint">{t('series.forgotten')}</p> : null}
      <Button variant="plain" onClick={() => onChange({ continues: undefined, language: undefined })}>
        {t('series.alone')}
      </Button>
    </div>
  );
}
