import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { loadTurnstile, TURNSTILE_SITE_KEY, type Turnstile } from './turnstile.ts';

export type HumanCheckProps = {
  /** Name of the form, for the operator's statistics. */
  action: string;
  /** Increased after each use of a token: a token is good for one request. */
  round: number;
  /** Called with null while there is no token, and when it has expired. */
  onToken: (token: string | null) => void;
};

/** Turnstile's widget, which checks for a human, mostly without asking. */
export default function HumanCheck({ action, round, onToken }: HumanCheckProps) {
  const { t, i18n } = useWords('errors');
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<{ turnstile: Turnstile; id: string } | null>(null);
  const tell = useRef(onToken);
  tell.current = onToken;
  const [failed, setFailed] = useState(false);

  // Another language needs another widget.
  useEffect(() => {
    let isGone = false;
    loadTurnstile().then(
      (turnstile) => {
        if (isGone || !box.current) return;
        const id = turnstile.render(box.current, {
          sitekey: TURNSTILE_SITE_KEY,
          action,
          language: currentLanguage(),
          theme: document.documentElement.dataset.theme === 'night' ? 'dark' : 'light',
          size: 'flexible',
          callback: (token) => {
            setFailed(false);
            tell.current(token);
          },
          'expired-callback': () => tell.current(null),
          'error-callback': () => setFailed(true),
        });
        widget.current = { turnstile, id };
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      widget.current?.turnstile.remove(widget.current.id);
      widget.current = null;
    };
  }, [action, i18n.language]);

  useEffect(() => {
    if (round > 0) widget.current?.turnstile.reset(widget.current.id);
  }, [round]);

  return (
    <div>
      <div ref={box} />
      {failed ? <Notice kind="problem">{t('error.human_check_unavailable')}</Notice> : null}
    </div>
  );
}
