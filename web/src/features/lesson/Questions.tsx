import { useEffect, useRef } from 'react';
import type { Language } from '../../../../contract/options.ts';
import type { StoryQuestion } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Moon } from '../../ui/drawings/brand.tsx';
import { useTalk } from './talk.ts';

type QuestionsProps = { questions: readonly StoryQuestion[]; language: Language; other: Language | null };

/** Moves the focus to the element that replaces the pressed one. */
function useFocusInPlace(isOn: boolean) {
  const place = useRef<HTMLElement | null>(null);
  const before = useRef(isOn);
  useEffect(() => {
    const hasChanged = before.current !== isOn;
    before.current = isOn;
    if (hasChanged && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isOn]);
  return (element: HTMLElement | null) => {
    if (element) place.current = element;
  };
}

/** Questions for the adult to ask, in the languages of the story, collapsed: a sleepy child should not see them. */
export function Questions({ questions, language, other }: QuestionsProps) {
  const { t } = useWords('lesson');
  const [isOn, setOn] = useTalk();
  const place = useFocusInPlace(isOn);
  if (!isOn) {
    return (
      <button ref={place} type="button" className="link min-h-11 text-sm" onClick={() => setOn(true)}>
        {t('lesson.talkOn')}
      </button>
    );
  }
  return (
    <details className="lesson-part leaf">
      <summary ref={place}>{t('lesson.talk')}</summary>
      <p className="field-hint">{t(other === null ? 'lesson.talkHintOwn' : 'lesson.talkHint')}</p>
      <ol className="questions" translate={other === null ? undefined : 'no'}>
        {questions.map(({ text, translation }) => (
          <li key={text}>
            <p lang={language}>{text}</p>
            {other === null ? null : (
              <p className="text-ink-soft" lang={other}>
                {translation}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Button icon={<Moon width={24} height={24} />} onClick={() => setOn(false)}>
        {t('lesson.talkOff')}
      </Button>
    </details>
  );
}
