import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AiIcon } from '../story-text/AiIcon.tsx';
import type { WordCard } from './word-cards.ts';

type PrintedCardsProps = { cards: readonly WordCard[]; onPrinted: () => void };

/**
 * Cards to cut out and fold: the word on one half, its meaning on the other. Opens the browser's print dialog;
 * `onPrinted` is called when it is closed.
 */
export function PrintedCards({ cards, onPrinted }: PrintedCardsProps) {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.print = 'cards';
    const done = () => onPrinted();
    window.addEventListener('afterprint', done);
    // After the first paint: some browsers print what they painted last.
    const timer = setTimeout(() => window.print(), 100);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
      delete dataset.print;
    };
  }, [onPrinted]);
  return createPortal(
    <div className="word-cards">
      {cards.map((card) => (
        <div key={`${card.storyId} ${card.word}`} className="word-card" translate="no">
          <div lang={card.language}>
            <b>{card.word}</b>
            <p>{card.sentence}</p>
          </div>
          <div lang={card.other}>
            <b>{card.gloss}</b>
            <p>{card.translation}</p>
          </div>
        </div>
      ))}
      <p>
        <AiIcon />
        <span>{t('story.byAi')}</span>
      </p>
    </div>,
    document.body,
  );
}
