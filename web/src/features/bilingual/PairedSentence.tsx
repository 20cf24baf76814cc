import { type ComponentType, type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { joinPunctuation } from '../../../../contract/join-punctuation.ts';
import type { Language, ReadingWay } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { SentenceMark } from '../story-text/StorySentence.tsx';
import { usePressOrHold } from './press-or-hold.ts';

/** Component that plays one sentence of one side, or in both languages. */
export type HearPart = ComponentType<{
  index: number;
  language: Language;
  inBoth?: boolean;
  isTabStop: boolean;
}>;

export type PairedSentenceProps = {
  sentence: Sentence;
  /** Translation of the sentence; null when missing or pending. */
  translation: string | null;
  language: Language;
  other: Language;
  way: ReadingWay;
  /** Whether the other side shows, in the modes with one language. */
  isTurned: boolean;
  onTurn: (index: number) => void;
  /** Plays from a sentence, or the sentence alone. Absent while the story is written, and `Hear` with it. */
  onHear?: (index: number, language: Language) => void;
  Hear?: HearPart;
  /** Side that plays now; `unknown` for a narration whose language is not known, null for silence. */
  heardIn: Language | 'unknown' | null;
  /** Whether it is the story's only tab stop. */
  isTabStop: boolean;
  /** Whether it fades in. */
  arriving?: boolean;
};

/** Expected extra length of a pending translation, as a share: its space is reserved. */
const AWAITED_SHARE = 0.25;

/** Placeholder text with the expected maximum length of the other side. */
const asLongAs = (text: string) => `${text} ${text.slice(0, Math.ceil(text.length * AWAITED_SHARE))}`;

type Side = { text: string; lang: Language };

/** Mark of a side: strong for the language being read aloud, faint for the other one. */
function markOf(heardIn: PairedSentenceProps['heardIn'], side: Language): SentenceMark | undefined {
  if (heardIn === null) return undefined;
  return heardIn === side || heardIn === 'unknown' ? 'spoken' : 'beside';
}

/** Steps of the arrow keys between sentences. */
const STEPS: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus to the sentence that many sentences further. */
function stepFrom(sentence: HTMLElement, offset: number): void {
  const all = [...(sentence.closest('.story-text')?.querySelectorAll<HTMLElement>('.sentence') ?? [])];
  all[all.indexOf(sentence) + offset]?.focus();
}

/** Keys of a focused sentence: arrows go to the next one, Enter plays it. `T` and space turn it (`PairedText`). */
const keysOf = (hear: (() => void) | undefined) => (event: KeyboardEvent<HTMLElement>) => {
  const offset = STEPS[event.key];
  if (event.key === 'Enter' && hear) hear();
  else if (offset !== undefined) stepFrom(event.currentTarget, offset);
  else return;
  event.preventDefault();
};

/**
 * A sentence and its translation. In the modes with one language the text runs on, and the translation of a turned
 * sentence lies on a slip below it, so that turning it moves nothing; in the mode with both they are side by side, or
 * one below the other on a narrow page.
 */
export const PairedSentence = memo(function PairedSentence(props: PairedSentenceProps) {
  const { sentence, translation, language, other, way } = props;
  const own: Side = { text: sentence.text, lang: language };
  const translated: Side | null = translation === null ? null : { text: translation, lang: other };
  if (way === 'both') return <BothSides {...props} own={own} translated={translated} />;
  const [front, back] = way === 'other' && translated ? [translated, own] : [own, translated];
  return <OneSide {...props} front={front} back={back} />;
});

type OneSideProps = PairedSentenceProps & { front: Side; back: Side | null };

function OneSide(props: OneSideProps) {
  const { sentence, front, back, isTurned, onTurn, onHear, Hear, heardIn, isTabStop, arriving } = props;
  const { index } = sentence;
  const hear = onHear && (() => onHear(index, front.lang));
  const isAwaited = arriving === true && back === null;
  const turn = () => {
    if (!isAwaited) onTurn(index);
  };
  const presses = usePressOrHold(turn, hear);
  return (
    <span className={classNames('pair', isTurned && 'pair-turned')}>
      {/* A button element cannot wrap over two lines. */}
      <span
        data-sentence={index}
        className={classNames('sentence', heardIn && 'sentence-spoken', arriving && 'inking')}
        lang={front.lang}
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={isTurned}
        aria-disabled={isAwaited || undefined}
        aria-current={heardIn !== null || undefined}
        onKeyDown={keysOf(hear)}
        {...presses}
      >
        {joinPunctuation(front.text)}
      </span>
      {isTurned && !isAwaited ? (
        <Slip index={index} front={front.lang} back={back} other={props.other} Hear={Hear} />
      ) : null}
    </span>
  );
}

type SlipProps = { index: number; front: Language; back: Side | null; other: Language; Hear?: HearPart };

/** The other side of a sentence, laid over the lines below it. */
function Slip({ index, front, back, other, Hear }: SlipProps) {
  const { t } = useWords('bilingual');
  const slip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const paper = slip.current;
    const paragraph = paper?.closest('p');
    const sentence = paper?.parentElement?.querySelector('[data-sentence]');
    if (!paper || !paragraph || !sentence) return;
    const place = () => {
      const below = sentence.getBoundingClientRect().bottom - paragraph.getBoundingClientRect().top;
      paper.style.top = `${below}px`;
    };
    place();
    paper.scrollIntoView({ block: 'nearest' });
    const watch = new ResizeObserver(place);
    watch.observe(paragraph);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={slip} className="slip">
      {back ? (
        <span className="slip-text pair-text" lang={back.lang}>
          {joinPunctuation(back.text)}
        </span>
      ) : (
        <span className="slip-text pair-none" lang={currentLanguage()}>
          {t('bilingual.none', { language: t(`bilingual.languages.${other}`) })}
        </span>
      )}
      {Hear ? (
        <span className="slip-sounds">
          <Hear index={index} language={front} inBoth={back !== null} isTabStop />
          {back ? <Hear index={index} language={back.lang} isTabStop /> : null}
        </span>
      ) : null}
    </span>
  );
}

type BothSidesProps = PairedSentenceProps & { own: Side; translated: Side | null };

function BothSides(props: BothSidesProps) {
  const { sentence, own, translated, language, other, onHear, heardIn, isTabStop, arriving } = props;
  const { t } = useWords('bilingual');
  const { index, text } = sentence;
  const pressable = (side: Language) => {
    if (!onHear) return {};
    const hear = () => onHear(index, side);
    return { role: 'button', tabIndex: isTabStop ? 0 : -1, onClick: hear, onKeyDown: keysOf(hear) } as const;
  };
  const ownMark = markOf(heardIn, language);
  const mark = markOf(heardIn, other);
  return (
    <span className="pair">
      <span className="pair-side">
        <span
          data-sentence={index}
          className={classNames('sentence', ownMark && `sentence-${ownMark}`, arriving && 'inking')}
          lang={language}
          aria-current={ownMark === 'spoken' || undefined}
          {...pressable(language)}
        >
          {joinPunctuation(own.text)}
        </span>
      </span>
      <span className="pair-side pair-other">
        {translated ? (
          <span>
            <span
              className={classNames('pair-text', mark && `sentence-${mark}`, arriving && 'inking')}
              lang={other}
              aria-current={mark === 'spoken' || undefined}
              {...pressable(other)}
            >
              {joinPunctuation(translated.text)}
            </span>
          </span>
        ) : null}
        {translated === null && !arriving ? (
          <span className="pair-none" lang={currentLanguage()}>
            {t('bilingual.none', { language: t(`bilingual.languages.${other}`) })}
          </span>
        ) : null}
        {arriving ? (
          <span className="pair-room" aria-hidden="true">
            {asLongAs(text)}
          </span>
        ) : null}
      </span>
    </span>
  );
}
