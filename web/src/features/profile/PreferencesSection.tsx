import { type ReactNode, useId } from 'react';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../../../../contract/options.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { Moon, Sun } from '../../ui/drawings/brand.tsx';
import { notifyNetworkError } from '../toasts/notify.ts';
import { Section } from './Section.tsx';

type ChipsProps<Value extends string> = {
  legend: string;
  value: Value;
  chips: { value: Value; label: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
};

function Chips<Value extends string>({ legend, value, chips, onChange }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="chips">
        {chips.map((chip) => (
          <label key={chip.value} className="choice" lang={chip.lang}>
            <input
              type="radio"
              name={name}
              value={chip.value}
              checked={chip.value === value}
              onChange={() => onChange(chip.value)}
            />
            <span className="chip">{chip.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The two switches of the navigation bar, with labels. */
export function PreferencesSection() {
  const { t } = useWords('profile');
  const [theme, setTheme] = useTheme();

  return (
    <Section title={t('profile.preferences.title')}>
      <Chips<Language>
        legend={t('profile.preferences.language')}
        value={currentLanguage()}
        chips={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name, lang: value }))}
        onChange={(language) => {
          changeLanguage(language).catch(notifyNetworkError);
        }}
      />
      <Chips<Theme>
        legend={t('profile.preferences.theme')}
        value={theme}
        chips={[
          {
            value: 'day',
            label: (
              <>
                <Sun width={24} height={24} /> {t('profile.preferences.day')}
              </>
            ),
          },
          {
            value: 'night',
            label: (
              <>
                <Moon width={24} height={24} /> {t('profile.preferences.night')}
              </>
            ),
          },
        ]}
        onChange={setTheme}
      />
    </Section>
  );
}
