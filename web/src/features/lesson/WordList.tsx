import { useWords } from '../../i18n/words.ts';
import { HearWord } from './HearWord.tsx';
import { partsAround, type WordCard } from './word-cards.ts';

function SentenceWith({ sentence, word }: { sentence: string; word: string }) {
  const parts = partsAround(sentence, word);
  if (!parts) return sentence;
  const [before, found, after] = parts;
  return (
    <>
      <span>{before}</span>
      <b>{found}</b>
      <span>{after}</span>
    </>
  );
}

/** Words with their meanings and sentences. */
export function WordList({ cards }: { cards: readonly WordCard[] }) {
  const { t } = useWords('lesson');
  return (
    <dl className="word-list" translate="no">
      {cards.map((card) => (
        <div key={`${card.storyId} ${card.word}`} className="word">
          <dt className="word-head">
            {card.index === null ? null : <HearWord card={{ ...card, index: card.index }} />}
            <span className="min-w-0">
              <span className="word-own" lang={card.language}>
                {card.word}
              </span>{' '}
              <span className="word-gloss" lang={card.other}>
                {card.gloss}
              </span>
            </span>
          </dt>
          {card.index === null ? (
            <dd className="text-ink-soft">{t('lesson.notCome')}</dd>
          ) : (
            <dd lang={card.language}>
              <SentenceWith sentence={card.sentence} word={card.form} />
            </dd>
          )}
          {card.translation === null ? null : (
            <dd className="text-ink-soft" lang={card.other}>
              {card.translation}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
