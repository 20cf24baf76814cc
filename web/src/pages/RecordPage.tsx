import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { session } from '../api/session.ts';
import { useUser } from '../api/use-user.ts';
import type { CameFrom } from '../features/account/session/guards.tsx';
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

/** Id of the user who reads, also after the session expired: a recording in progress goes on. */
function useReader(): string | undefined {
  const id = useUser()?.id;
  const [last, setLast] = useState(id);
  const reader = id ?? (session.expiry() === 'token_expired' ? last : undefined);
  if (reader !== last) setLast(reader);
  return reader;
}

/** For a parent whose session is over; what is unsent waits on this device. */
function LoginFirst() {
  const { t } = useWords('record');
  const { pathname, search } = useLocation();
  const from: CameFrom = { from: pathname + search };
  return (
    <p>
      <span>{t('record.loginFirst')}</span>{' '}
      <Link className="link" to={paths.login()} state={from}>
        {t('common.login')}
      </Link>
    </p>
  );
}

/** Page on which a story is read aloud by the family, a sentence at a time. */
export default function RecordPage() {
  const { t } = useWords('record');
  const user = useUser();
  const reader = useReader();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const [changes, setChanges] = useState(0);
  useOwnDocument();
  usePageTitle(t('record.title'));
  const source = sourceIn(hash, params.get('story'));
  if (!source || (source.kind === 'account' && reader === undefined)) {
    return (
      <div className="record">
        <h1 className="text-3xl">{t('record.title')}</h1>
        {source ? <LoginFirst /> : <p>{t('record.gone')}</p>}
      </div>
    );
  }
  return (
    <div className="record">
      {source.kind === 'account' && !user ? <LoginFirst /> : null}
      <ReadingAloud
        key={JSON.stringify([source, source.kind === 'account' && reader])}
        source={source}
        changes={changes}
      />
      {source.kind === 'account' && user ? (
        <ArrivedTakes storyId={source.storyId} onChange={() => setChanges((times) => times + 1)} />
      ) : null}
    </div>
  );
}
