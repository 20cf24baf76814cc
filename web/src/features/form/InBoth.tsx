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
    <>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={draft.inBoth}
          aria-checked={draft.inBoth}
          aria-describedby={id}
          onChange={(event) => onChange({ inBoth: event.target.checked })}
        />
        {t('bilingual.also', { language })}
      </label>
      <p id={id} className="field-hint">
        {t('bilingual.alsoHint')}
      </p>
    </>
  );
}
