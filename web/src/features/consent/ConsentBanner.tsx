import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { needsBanner } from './consent.ts';
import './consent.css';
import { consent, useConsent } from './visitor-consent.ts';

/** Calls back once the page has loaded, at once if it has. Returns what calls it off. */
function afterLoad(task: () => void): () => void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
  return () => removeEventListener('load', task);
}

/**
 * Consent question for visitors in the EU: one line at the foot of the window, last in the order of tabs. Yes and no
 * look the same.
 */
export default function ConsentBanner() {
  const { t } = useWords('layout');
  const state = useConsent();
  // After the pictures of the first screen, which come first.
  useEffect(() => afterLoad(() => void consent.locate()), []);
  const isAsked = needsBanner(state);
  const isSettled = state.choice !== null || state.isEU !== null;
  // The room that was kept before the first paint (public/first-paint.js).
  useEffect(() => {
    if (isSettled) document.documentElement.toggleAttribute('data-ask', isAsked);
  }, [isAsked, isSettled]);
  if (!isAsked) return null;
  return (
    <section className="consent" aria-label={t('consent.label')}>
      <div className="consent-inner">
        <div className="consent-words">
          <h2>{t('consent.title')}</h2>
          <p>{t('consent.body')}</p>
          <Link className="link" to={`${paths.privacy()}#cookies`}>
            {t('consent.moreInfo')}
          </Link>
        </div>
        <div className="consent-answers">
          <Button onClick={() => consent.choose(false)}>{t('consent.reject')}</Button>
          <Button onClick={() => consent.choose(true)}>{t('consent.accept')}</Button>
        </div>
      </div>
    </section>
  );
}
