import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { needsBanner } from './consent.ts';
import './consent.css';
import { consent, useConsent } from './visitor-consent.ts';

/** Consent question for visitors in the EU, below the page and without blocking it. Yes and no look the same. */
export default function ConsentBanner() {
  const { t } = useWords('layout');
  const state = useConsent();
  useEffect(() => {
    consent.locate();
  }, []);
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
