import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { scrollToMiddle } from '../../ui/scrolling.ts';
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
 * Consent question for visitors in the EU: one line above the page, which lies over nothing, last in the order of tabs.
 * Yes and no look the same.
 */
export default function ConsentBanner() {
  const { t } = useWords('layout');
  const state = useConsent();
  // After the pictures of the first screen, which come first.
  useEffect(() => afterLoad(() => void consent.locate()), []);
  const isAsked = needsBanner(state);
  const isAnswered = state.choice !== null;
  const box = useRef<HTMLElement>(null);
  const wasAnswered = useRef(false);
  // The room that was kept before the first paint (public/first-paint.js): taken before the question is painted. Where
  // nothing is asked after all it stays until the next page is opened: nothing moves without a press.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isAsked) dataset.ask = 'shown';
    else if (isAnswered) delete dataset.ask;
  }, [isAsked, isAnswered]);
  useEffect(() => {
    // Asked again by a button of the footer.
    if (isAsked && wasAnswered.current && box.current) scrollToMiddle(box.current);
    wasAnswered.current = isAnswered;
  }, [isAsked, isAnswered]);
  if (!isAsked) return null;
  return (
    <section ref={box} className="consent" aria-label={t('consent.label')}>
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
