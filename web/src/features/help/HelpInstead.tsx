import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { storyRunner } from '../story/story-store.ts';
import HelpCard from './HelpCard.tsx';

/** Help in place of a story: alone on the page, with the way back to the form. */
export default function HelpInstead() {
  const { t } = useWords('story');
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    card.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="book help-book">
      <div className="page">
        <HelpCard heading={card} isAlone />
        <p className="field-hint">{t('help.noStory')}</p>
        <Button variant="plain" onClick={() => storyRunner()?.dismiss()}>
          {t('help.back')}
        </Button>
      </div>
    </div>
  );
}
