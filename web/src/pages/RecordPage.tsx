import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../api/use-user.ts';
import { ArrivedTakes } from '../features/record/ArrivedTakes.tsx';
import { ReadingAloud } from '../features/record/ReadingAloud.tsx';
import type { Source } from '../features/record/recorder-requests.ts';
import { useWords } from '../i18n/words.ts';
import '../features/record/record.css';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

/**
 * Loads the address as a document of its own where the app came here, or leaves, without a new document: the microphone
 * is allowed to the document of this address alone.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
    return () => {
      if (location.pathname !== paths.record()) location.reload();
    };
  }, []);
}

/** Whose story is read: behind the hash of a link, which no server gets; or one of the account's. */
function sourceIn(hash: string, storyId: string | null): Source | null {
  if (hash.length > 1) return { kind: 'link', secret: hash.slice(1) };
  return storyId ? { kind: 'account', storyId } : null;
}

/** Page on which a story is read aloud by the family, a sentence at a time. */
export default function RecordPage() {
  const { t } = useWords('record');
  const user = useUser();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const [accepted, setAccepted] = useState(0);
  useOwnDocument();
  usePageTitle(t('record.title'));
  const source = sourceIn(hash, params.get('story'));
  if (!source || (source.kind === 'account' && !user)) {
    return (
      <div className="record">
        <h1 className="text-3xl">{t('record.title')}</h1>
        <p>{t('record.gone')}</p>
      </div>
    );
  }
  return (
    <div className="record">
      <ReadingAloud key={`${JSON.stringify(source)} ${accepted}`} source={source} />
      {source.kind === 'account' ? (
        <ArrivedTakes storyId={source.storyId} onChange={() => setAccepted((times) => times + 1)} />
      ) : null}
    </div>
  );
}
