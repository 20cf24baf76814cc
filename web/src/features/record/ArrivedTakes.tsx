import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Take, Takes } from '../../../../contract/schemas/takes.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify, notifyThrown } from '../toasts/notify.ts';
import { acceptTakes, removeTake, removeTakes, scriptFor } from './recorder-requests.ts';
import { takesQuery } from './takes-query.ts';

/** What came by a link and waits for the parent, and the end of all recordings. */
export function ArrivedTakes({ storyId, onChange }: { storyId: string; onChange: () => void }) {
  const { t } = useWords('record');
  const { data } = useQuery(takesQuery(storyId), queryClient);
  const { data: script } = useQuery(
    {
      queryKey: ['script', storyId],
      queryFn: () => scriptFor({ kind: 'account', storyId }, ''),
      staleTime: 60_000,
    },
    queryClient,
  );
  const textOf = ({ language, index }: Take) =>
    script?.sides.find((side) => side.language === language)?.sentences.find((one) => one.index === index)
      ?.text ?? '';
  const [isAsking, setAsking] = useState(false);
  const settled = () => {
    void queryClient.invalidateQueries({ queryKey: takesQuery(storyId).queryKey });
    onChange();
  };
  const accepting = useMutation(
    {
      mutationFn: (ids: string[]) => acceptTakes(storyId, ids),
      onSuccess: (takes: Takes) => queryClient.setQueryData(takesQuery(storyId).queryKey, takes),
      onError: notifyThrown,
      onSettled: settled,
    },
    queryClient,
  );
  const removing = useMutation(
    { mutationFn: (id: string) => removeTake(storyId, id), onError: notifyThrown, onSettled: settled },
    queryClient,
  );
  const ending = useMutation(
    {
      mutationFn: () => removeTakes(storyId),
      onSuccess: () => void notify(t('record.removed'), 'success'),
      onError: notifyThrown,
      onSettled: settled,
    },
    queryClient,
  );
  const takes = data?.takes ?? [];
  const waiting = takes.filter(({ isAccepted }) => !isAccepted);
  if (takes.length === 0) return null;
  return (
    <section className="record-arrived">
      {waiting.length > 0 ? (
        <>
          <h2 className="mt-4 text-xl">{t('record.arrived.title')}</h2>
          <p className="field-hint">{t('record.arrived.body')}</p>
          <Button busy={accepting.isPending} onClick={() => accepting.mutate(waiting.map(({ id }) => id))}>
            {t('record.arrived.acceptAll')}
          </Button>
          <ul>
            {waiting.map((take) => (
              <Arrived
                key={take.id}
                take={take}
                text={textOf(take)}
                busy={accepting.isPending || removing.isPending}
                onAccept={() => accepting.mutate([take.id])}
                onRefuse={() => removing.mutate(take.id)}
              />
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="danger" busy={ending.isPending} onClick={() => setAsking(true)}>
        {t('record.removeAll')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('record.removeAsk')}
          body={t('record.removeBody')}
          confirmLabel={t('record.arrived.refuse')}
          cancelLabel={t('common.cancel')}
          onConfirm={() => {
            setAsking(false);
            ending.mutate();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

type ArrivedProps = { take: Take; text: string; busy: boolean; onAccept: () => void; onRefuse: () => void };

function Arrived({ take, text, busy, onAccept, onRefuse }: ArrivedProps) {
  const { t } = useWords('record');
  return (
    <li className="record-take">
      <p className="record-arrived-text">
        <span lang={take.isCurrent ? take.language : undefined}>
          {take.isCurrent ? text : t('record.arrived.changed')}
        </span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the sentence stands in the story */}
      <audio controls preload="none" src={take.url} aria-label={t('record.arrived.listen', { text })} />
      <Button disabled={!take.isCurrent} busy={busy} onClick={onAccept}>
        {t('record.arrived.accept')}
      </Button>
      <Button variant="plain" busy={busy} onClick={onRefuse}>
        {t('record.arrived.refuse')}
      </Button>
    </li>
  );
}
