import { type ComponentType, memo } from 'react';
import type { Language, ReadingWay } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { TurnIcon } from '../../ui/drawings/action-icons.tsx';
import { joinPunctuation } from '../story-text/join-punctuation.ts';
import { type SentenceMark, StorySentence, type StorySentenceProps } from '../story-text/StorySentence.tsx';

/** Component that plays one sentence of one side. */
export type HearPart = ComponentType<{ index: number; language: Language; isTabStop: boolean }>;

export type PairedSentenceProps = {
  sentence: Sentence;
  /** Translation of the sentence; null when missing or pending. */
  translation: string | null;
  language: Language;
  other: Language;
  way: ReadingWay;
  /** Whether the back of the card shows, in the modes with one language. */
  isTurned: boolean;
  onTurn: (index: number) => void;
  /** Absent while the story is written. */
  Hear?: HearPart;
  /** Side that plays now; `unknown` for a narration whose language is not known, null for silence. */
  heardIn: Language | 'unknown' | null;
} & Pick<StorySentenceProps, 'isTabStop' | 'onPlayFrom' | 'arriving'>;

/** Expected extra length of a pending translation, as a share: its space is reserved. */
const AWAITED_SHARE = 0.25;

/** Placeholder text with the expected maximum length of the other side. */
const asLongAs = (text: string) => `${text} ${text.slice(0, Math.ceil(text.length * AWAITED_SHARE))}`;

/** Mark of a side: strong for the language being read aloud, faint for the other one. */
function markOf(heardIn: PairedSentenceProps['heardIn'], side: Language): SentenceMark | undefined {
  if (heardIn === null) return undefined;
  return heardIn === side || heardIn === 'unknown' ? 'spoken' : 'beside';
}

/**
 * A sentence and its translation. In the modes with one language both lie on top of each other, like the sides of a
 * card, so that turning it moves nothing; in the mode with both they are side by side, or one below the other on a
 * narrow page.
 */
export const PairedSentence = memo(function PairedSentence(props: PairedSentenceProps) {
  const {
    sentence: told,
    translation,
    language,
    other,
    way,
    isTurned,
    onTurn,
    Hear,
    heardIn,
    isTabStop,
    onPlayFrom,
    arriving,
  } = props;
  const { t } = useWords('bilingual');
  const own = { text: told.text, lang: language };
  const translated = translation === null ? null : { text: translation, lang: other };
  const isAwaited = arriving && translated === null;
  const isAlone = !isAwaited && translated === null;

  const sentence = (side: { text: string; lang: Language }, mark: SentenceMark | undefined) => (
    <StorySentence
      mark={mark}
      sentence={side.text === told.text ? told : { ...told, text: side.text }}
      lang={side.lang}
      label={onPlayFrom && t('a11y.spokenSentence', { text: side.text })}
      isTabStop={isTabStop}
      onPlayFrom={onPlayFrom}
      arriving={arriving}
    />
  );
  const hear = (side: Language) =>
    Hear ? <Hear index={told.index} language={side} isTabStop={isTabStop} /> : null;
  /** Never wrapped away from the last word; see `.pair-said`. */
  const hearInLine = (side: Language) =>
    Hear ? (
      <>
        {'\u00a0'}
        {hear(side)}
      </>
    ) : null;
  const note = (
    <span className="pair-none" lang={currentLanguage()}>
      {t('bilingual.none', { language: t(`bilingual.languages.${other}`) })}
    </span>
  );

  if (way === 'both') {
    const mark = markOf(heardIn, other);
    return (
      <span className="pair">
        <span className="pair-side">
          <span className="pair-said">
            {sentence(own, markOf(heardIn, language))}
            {hearInLine(language)}
          </span>
        </span>
        <span className="pair-side pair-other">
          {translated ? (
            <span className="pair-said">
              <span
                className={classNames('pair-text', mark && `sentence-${mark}`, arriving && 'inking')}
                lang={other}
                aria-current={mark === 'spoken' || undefined}
              >
                {joinPunctuation(translated.text)}
              </span>
              {hearInLine(other)}
            </span>
          ) : null}
          {isAlone ? note : null}
          {arriving ? (
            <span className="pair-room" aria-hidden="true">
              {asLongAs(told.text)}
            </span>
          ) : null}
        </span>
      </span>
    );
  }

  const [front, back] = way === 'other' && translated ? [translated, own] : [own, translated];
  const [up, down] = isTurned && back ? [back, front] : [front, back];
  return (
    <span className={classNames('pair', isTurned && 'pair-turned')}>
      <span className="pair-side">
        <span>
          {sentence(up, heardIn ? 'spoken' : undefined)}
          {isAlone && (isTurned || way === 'other') ? note : null}
        </span>
        <span className="pair-room" aria-hidden="true" lang={down?.lang}>
          {isAlone ? (
            <>
              {own.text}
              {note}
            </>
          ) : (
            (down?.text ?? asLongAs(told.text))
          )}
        </span>
      </span>
      {hear(up.lang)}
      {isAlone && way === 'other' ? null : (
        <button
          type="button"
          className="turn"
          data-turn={told.index}
          data-alone={isAlone || undefined}
          aria-pressed={isTurned}
          aria-label={t('bilingual.turn', {
            language: t(`bilingual.languages.${way === 'other' ? language : other}`),
          })}
          tabIndex={isTabStop ? 0 : -1}
          disabled={isAwaited}
          onClick={() => onTurn(told.index)}
        >
          <TurnIcon width={20} height={20} />
        </button>
      )}
    </span>
  );
});
