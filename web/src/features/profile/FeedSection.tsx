import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feed } from '../../../../contract/schemas/feed.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyIcon, HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LoadFailed } from '../problems/LoadFailed.tsx';
import { notify, notifyThrown } from '../toasts/notify.ts';
import { changeFeed, type FeedChange, feedQuery } from './feed-requests.ts';
import { Section } from './Section.tsx';

const APPS = ['apple', 'overcast', 'antennapod'] as const;

/** Podcast feed of the narrations: opening, closing, and instructions for apps. */
export function FeedSection({ userId }: { userId: string }) {
  const { t } = useWords('profile');
  const feed = useQuery(feedQuery(userId), queryClient);
  const change = useMutation(
    {
      mutationFn: changeFeed,
      onSuccess: (now) => queryClient.setQueryData(feedQuery(userId).queryKey, now),
      onError: notifyThrown,
    },
    queryClient,
  );
  return (
    <Section title={t('profile.feed.title')}>
      <p>{t('profile.feed.body')}</p>
      {feed.isPending ? <Spinner label={t('common.loading')} className="block" /> : null}
      {feed.error ? (
        <LoadFailed title={t('profile.error')} error={feed.error} onRetry={feed.refetch} />
      ) : null}
      {feed.data?.url === null ? (
        <Button
          className="self-start"
          busy={change.isPending}
          icon={<HeadphonesIcon width={20} height={20} />}
          onClick={() => change.mutate({ kind: 'save', showsNames: false })}
        >
          {t('profile.feed.open')}
        </Button>
      ) : null}
      {feed.data?.url ? (
        <OpenFeed url={feed.data.url} feed={feed.data} busy={change.isPending} onChange={change.mutate} />
      ) : null}
    </Section>
  );
}

type OpenFeedProps = { url: string; feed: Feed; busy: boolean; onChange: (change: FeedChange) => void };

function OpenFeed({ url, feed, busy, onChange }: OpenFeedProps) {
  const { t } = useWords('profile');
  return (
    <>
      <label className="field-label flex flex-col gap-2">
        <span>{t('profile.feed.address')}</span>
        <input
          className="text-field"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className="field-hint">{t('profile.feed.secret')}</p>
      <Button
        className="self-start"
        icon={<CopyIcon width={20} height={20} />}
        onClick={() => {
          navigator.clipboard.writeText(url).then(
            () => notify(t('profile.feed.copied'), 'success'),
            () => notify(t('profile.feed.copyFailed'), 'error'),
          );
        }}
      >
        {t('profile.feed.copy')}
      </Button>
      <Checkbox
        label={t('profile.feed.showsNames')}
        checked={feed.showsNames}
        disabled={busy}
        onChange={(showsNames) => onChange({ kind: 'save', showsNames })}
      />
      <h3 className="mt-2">{t('profile.feed.how')}</h3>
      <ul className="list-disc pl-5">
        {APPS.map((app) => (
          <li key={app}>{t(`profile.feed.apps.${app}`)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Asked
          label={t('profile.feed.renew')}
          title={t('profile.feed.renewTitle')}
          body={t('profile.feed.renewBody')}
          busy={busy}
          onConfirm={() => onChange({ kind: 'renew' })}
        />
        <Asked
          label={t('profile.feed.close')}
          title={t('profile.feed.closeTitle')}
          body={t('profile.feed.closeBody')}
          busy={busy}
          onConfirm={() => onChange({ kind: 'close' })}
        />
      </div>
    </>
  );
}

type AskedProps = { label: string; title: string; body: string; busy: boolean; onConfirm: () => void };

/** Button with a confirmation: apps that have the old address lose the stories. */
function Asked({ label, title, body, busy, onConfirm }: AskedProps): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={title}
          body={body}
          confirmLabel={label}
          cancelLabel={t('common.cancel')}
          onConfirm={() => {
            setAsking(false);
            onConfirm();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
