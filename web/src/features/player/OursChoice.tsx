import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LinkTerm } from '../../../../contract/links.ts';
import { RECORD_TERMS } from '../../../../contract/takes.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { dayInWords } from '../../i18n/dates.ts';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { makeLink } from '../links/link-requests.ts';
import { MadeLink } from '../links/MadeLink.tsx';
import { ProblemNotice } from '../problems/ProblemNotice.tsx';
import { takesQuery } from '../record/takes-query.ts';
import { useNarration } from './narration-context.ts';
import { languageRead } from './narration/choice.ts';

/** *Read it ourselves*: the family's voice for the next version, the way to record it, and a link for another reader. */
export default function OursChoice() {
  const { t } = useWords('record');
  const { story, choice, setChoice } = useNarration();
  const { data } = useQuery(takesQuery(story.id), queryClient);
  const [isAsking, setAsking] = useState(false);
  const language = languageRead(story, choice.voiceId);
  const reading = data?.readings[language];
  const count = (data?.takes ?? []).filter(
    (take) => take.language === language && take.isAccepted && take.isCurrent,
  ).length;
  return (
    <div className="flex flex-col gap-2">
      {reading ? (
        <label className="switch settings-switch">
          <input
            type="checkbox"
            role="switch"
            checked={choice.takes === reading}
            aria-checked={choice.takes === reading}
            onChange={({ target: { checked } }) => {
              const { ours: _, takes: __, ...alone } = choice;
              setChoice(checked ? { ...alone, ours: true, takes: reading } : alone);
            }}
          />
          <span>{t('ours.switch')}</span>
        </label>
      ) : null}
      {reading ? <p className="field-hint">{t('ours.hint', { count })}</p> : null}
      <div className="grid grid-cols-2 gap-2">
        {/* A document of its own: the microphone is allowed there alone. */}
        <a className="button button-quiet" href={`${paths.record()}?story=${encodeURIComponent(story.id)}`}>
          {t('ours.record')}
        </a>
        <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {t('ours.ask')}
        </Button>
      </div>
      {isAsking ? <RecordLink storyId={story.id} /> : null}
    </div>
  );
}

function RecordLink({ storyId }: { storyId: string }) {
  const { t } = useWords('record');
  const { t: ofStory } = useWords('story');
  const [term, setTerm] = useState<LinkTerm>('week');
  const making = useMutation(
    {
      mutationFn: () => makeLink({ storyId, term, scope: 'record', showsNames: true }),
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['links'] }),
    },
    queryClient,
  );
  if (making.data) {
    return (
      <MadeLink link={making.data} label={t('ours.link.ready', { date: dayInWords(making.data.endsAt) })} />
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Chips
        legend={t('ours.link.until')}
        hint={t('ours.link.names')}
        value={term}
        options={RECORD_TERMS.map((value) => ({ value, label: ofStory(`send.terms.${value}`) }))}
        onChange={setTerm}
      />
      <Button busy={making.isPending} onClick={() => making.mutate()}>
        {t('ours.link.make')}
      </Button>
      {making.error ? (
        <ProblemNotice facts={asProblem(making.error).facts} title={ofStory('send.failed')} />
      ) : null}
    </div>
  );
}
