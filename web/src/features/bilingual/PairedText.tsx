import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language, ReadingWay } from '../../../../contract/options.ts';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import type { Sentence, TranslatedSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { useRootMark } from '../../lib/root-mark.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLetterRoom } from '../story-text/letter-room.ts';
import { Drawing, type Drawings } from '../story-text/StoryText.tsx';
import { useFollowAlong } from '../story-text/use-follow-along.ts';
import './bilingual.css';
import { useKeptPlace } from './keep-place.ts';
import { PairedSentence, type PairedSentenceProps } from './PairedSentence.tsx';
import { otherSides } from './pairs.ts';
import { useReadingWay } from './reading-way.ts';
import { WaySwitch } from './WaySwitch.tsx';

export type PairedTextProps = {
  sentences: readonly Sentence[];
  language: Language;
  /** Translations so far. */
  translated: readonly TranslatedSentence[];
  other: Language;
  /** Index of the spoken sentence, or null. */
  spoken?: number | null;
  /** Language of the spoken sentence; null while unknown. */
  spokenLanguage?: Language | null;
  /** Sentence that plays alone, or null: while it plays, nothing else is marked. */
  alone?: { index: number; language: Language } | null;
  drawings?: Drawings;
} & Pick<PairedSentenceProps, 'Hear' | 'onHear' | 'arriving'>;

/** The turned sentence, and the last one that was turned back. */
type Turned = { way: ReadingWay; index: number | null; last: number | null };

/** Keyboard control of turning: `T` or space turns the focused sentence, Escape turns it back. */
function useKeys(
  box: React.RefObject<HTMLElement | null>,
  turn: (index: number) => void,
  turnBack: () => void,
): void {
  useEffect(() => {
    const text = box.current;
    function press(event: KeyboardEvent) {
      const { target } = event;
      if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        target
          .closest('.pair')
          ?.querySelector<HTMLElement>('[data-sentence]')
          ?.focus({ preventScroll: true });
        turnBack();
        return;
      }
      const index = target.dataset.sentence;
      if (index === undefined || target.ariaDisabled === 'true') return;
      if (event.key !== ' ' && event.key.toLowerCase() !== 't') return;
      turn(Number(index));
      event.preventDefault();
    }
    text?.addEventListener('keydown', press);
    return () => text?.removeEventListener('keydown', press);
  }, [box, turn, turnBack]);
}

/** Text of a story in two languages. The translation of a sentence is on its back, next to it or below it. */
export function PairedText(props: PairedTextProps) {
  const { sentences, language, translated, other, drawings, Hear, onHear, arriving } = props;
  const { spoken = null, spokenLanguage = null, alone = null } = props;
  const heard = alone ?? (spoken === null ? null : { index: spoken, language: spokenLanguage });
  const { t } = useWords('bilingual');
  const way = useReadingWay();
  const isWide = useLetterRoom();
  const box = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState<Turned>({ way, index: null, last: null });
  // A change of mode turns the sentence back.
  if (turned.way !== way) setTurned({ way, index: null, last: null });
  const turn = useCallback(
    (index: number) =>
      setTurned((before) => ({ ...before, index: before.index === index ? null : index, last: index })),
    [],
  );
  const turnBack = useCallback(() => setTurned((before) => ({ ...before, index: null })), []);
  useRootMark('paired');
  useRootMark('side-by-side', way === 'both');
  useFollowAlong(box, spoken);
  // After the marks, which change the page's width and with it what is above the text.
  useKeptPlace(box, way);
  useKeys(box, turn, turnBack);

  const others = useMemo(() => otherSides(translated), [translated]);
  // While the story is written, the other language ends at its last translated sentence.
  const reach =
    way === 'other' && arriving
      ? sentences.map(({ index }) => others.has(index)).lastIndexOf(true)
      : Infinity;
  const shown = sentences.slice(0, reach + 1);
  const tabStop = spoken ?? shown[0]?.index;
  // For screen readers: the visible side of the last turned sentence.
  const last = sentences.find(({ index }) => index === turned.last);
  const isOther = last !== undefined && (way === 'other') !== (turned.index === last.index);
  const back = isOther ? others.get(last.index) : undefined;
  const aloud = back === undefined ? { text: last?.text, lang: language } : { text: back, lang: other };
  const name = t(`bilingual.languages.${way === 'other' ? language : other}`);
  return (
    <div className="flex flex-col gap-6">
      <WaySwitch language={language} other={other} />
      {way === 'both' ? null : (
        <p className="pairs-hint">
          <span>
            {t('bilingual.hint', { language: name }) + (onHear ? ` ${t('bilingual.holdHint')}` : '')}
          </span>{' '}
          <span className="pairs-key">{t('bilingual.key')}</span>
        </p>
      )}
      <div
        ref={box}
        className={classNames(
          'story-text pairs',
          way === 'both' ? 'pairs-both' : 'pairs-one',
          isWide && 'story-text-wide',
        )}
        // A translator would make one language of two.
        translate="no"
      >
        {paragraphs(shown).map((paragraph, at) => (
          <Fragment key={paragraph[0]?.index}>
            <p>
              {paragraph.map((sentence, place) => (
                <Fragment key={sentence.index}>
                  {place > 0 ? ' ' : null}
                  <PairedSentence
                    sentence={sentence}
                    translation={others.get(sentence.index) ?? null}
                    language={language}
                    other={other}
                    way={way}
                    isTurned={sentence.index === turned.index}
                    onTurn={turn}
                    Hear={Hear}
                    onHear={onHear}
                    heardIn={sentence.index === heard?.index ? (heard.language ?? 'unknown') : null}
                    isTabStop={sentence.index === tabStop}
                    arriving={arriving}
                  />
                </Fragment>
              ))}
            </p>
            <Drawing drawings={drawings} after={at} />
          </Fragment>
        ))}
      </div>
      {/* While the story is written, the surrounding page announces its progress. */}
      {arriving ? null : (
        <p className="sr-only" aria-live="polite" lang={aloud.lang}>
          {aloud.text}
        </p>
      )}
    </div>
  );
}
