import { useCallback, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { PrintedCards } from './PrintedCards.tsx';
import { type WordCard, wordsCsv } from './word-cards.ts';

/** Exports of words: file and printed cards. */
export function WordActions({ cards }: { cards: readonly WordCard[] }) {
  const { t } = useWords('lesson');
  const [isPrinting, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);

  function download() {
    const names = [
      t('lesson.columns.word'),
      t('lesson.columns.gloss'),
      t('lesson.columns.sentence'),
      t('lesson.columns.translation'),
      t('lesson.columns.story'),
    ];
    saveFile(new Blob([wordsCsv(cards, names)], { type: 'text/csv;charset=utf-8' }), t('lesson.file'));
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<DownloadIcon width={20} />} onClick={download}>
        {t('lesson.csv')}
      </Button>
      <Button disabled={isPrinting} onClick={() => setPrinting(true)}>
        {t('lesson.print')}
      </Button>
      {isPrinting ? <PrintedCards cards={cards} onPrinted={printed} /> : null}
    </div>
  );
}
