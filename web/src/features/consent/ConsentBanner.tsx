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
  if (!needsBanner(state)) return null;
  return (
    <section className="consent" aria-label={t('consent.label')}>
      <div className="consent-inner rising">
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
