import { Suspense, useId, useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { useNarration } from '../narration-context.ts';
import { namesOf } from './said-words.ts';

const SaidRight = lazyPart(() => import('./SaidRight.tsx'));

/** Names shown in the line. */
const SHOWN = 3;

/** One quiet line of the voice sheet: the story's names, behind which each can be said right. */
export default function SaidLine({ focus }: { focus: string | null }) {
  const { t } = useWords('sayings');
  const { story } = useNarration();
  const [isOpen, setOpen] = useState(focus !== null);
  const id = useId();
  const names = namesOf(story).slice(0, SHOWN).join(', ');
  return (
    <div>
      <button
        type="button"
        className="link settings-more"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {names === '' ? t('said.none') : t('said.line', { words: names })}
      </button>
      {isOpen ? (
        <div id={id}>
          <ErrorBoundary fallback={null}>
            <Suspense>
              <SaidRight key={focus} focus={focus} />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </div>
  );
}
