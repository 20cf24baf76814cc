import { useEffect, useMemo, useRef } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { foundWords } from '../../../../contract/target-words.ts';
import { useWords } from '../../i18n/words.ts';
import { useCatalogue } from '../player/narration/catalogue.ts';
import { markedRanges } from './wanted-marks.ts';
import './wanted.css';

/** The words that a story was asked for: marked in the text above, and in a line which came and which did not. */
export default function WantedWords({ story }: { story: Story }) {
  const { t } = useWords('sayings');
  const isDemo = useCatalogue().data?.builtInStories === true;
  const found = useMemo(() => foundWords(story), [story]);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = line.current?.closest('.story-page');
    return page ? markedRanges(page, found) : undefined;
  }, [found]);
  const came = found.filter(({ places }) => places.length > 0).map(({ word }) => word);
  const missed = found.filter(({ places }) => places.length === 0).map(({ word }) => word);
  return (
    <div ref={line} className="field-hint" translate="no">
      {came.length > 0 ? <p className="wanted-came">{t('wanted.came', { words: came.join(', ') })}</p> : null}
      {missed.length > 0 ? <p>{t('wanted.missed', { words: missed.join(', ') })}</p> : null}
      {missed.length > 0 && isDemo ? <p>{t('wanted.demoMissed')}</p> : null}
    </div>
  );
}
