import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../../../../contract/options.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { Draft } from '../draft/draft.ts';
import '../bilingual/bilingual.css';

type InBothProps = { draft: Pick<Draft, 'inBoth'>; onChange: (changes: Pick<Draft, 'inBoth'>) => void };

/** Whether a story is asked for in two languages: the second one is the one that the page is not in. */
export default function InBoth({ draft, onChange }: InBothProps) {
  const { t } = useTranslation();
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
