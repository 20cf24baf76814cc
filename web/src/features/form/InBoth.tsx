import { useId } from 'react';
import { otherLanguage } from '../../../../contract/options.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import type { Draft } from '../draft/draft.ts';
import '../bilingual/bilingual.css';

type InBothProps = { draft: Pick<Draft, 'inBoth'>; onChange: (changes: Pick<Draft, 'inBoth'>) => void };

/** Switch for a second language: the one other than the interface's. */
export default function InBoth({ draft, onChange }: InBothProps) {
  const { t } = useWords('bilingual');
  const id = useId();
  const language = t(`bilingual.languages.${otherLanguage(currentLanguage())}`);
  return (
    <div>
      <label className="switch">
        <span className="flex-1">{t('bilingual.also', { language })}</span>
        <input
          type="checkbox"
          role="switch"
          checked={draft.inBoth}
          aria-checked={draft.inBoth}
          aria-describedby={draft.inBoth ? id : undefined}
          onChange={(event) => onChange({ inBoth: event.target.checked })}
        />
      </label>
      {draft.inBoth ? (
        <p id={id} className="field-hint">
          {t('bilingual.alsoHint')}
        </p>
      ) : null}
    </div>
  );
}
