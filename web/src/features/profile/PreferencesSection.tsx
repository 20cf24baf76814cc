import { LANGUAGE_TABLE, LANGUAGES } from '../../../../contract/options.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { useWords } from '../../i18n/words.ts';
import { type Theme, useTheme } from '../../lib/theme.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Moon, Sun } from '../../ui/drawings/brand.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { Section } from './Section.tsx';

/** The two switches of the navigation bar, with labels. */
export function PreferencesSection() {
  const { t } = useWords('profile');
  const [theme, setTheme] = useTheme();

  return (
    <Section title={t('profile.preferences.title')}>
      <Chips
        legend={t('profile.preferences.language')}
        value={currentLanguage()}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TABLE[value].name, lang: value }))}
        onChange={(language) => {
          changeLanguage(language).catch(notifyThrown);
        }}
      />
      <Chips<Theme>
        legend={t('profile.preferences.theme')}
        value={theme}
        options={[
          {
            value: 'day',
            label: (
              <>
                <Sun width={24} height={24} /> <span>{t('profile.preferences.day')}</span>
              </>
            ),
          },
          {
            value: 'night',
            label: (
              <>
                <Moon width={24} height={24} /> <span>{t('profile.preferences.night')}</span>
              </>
            ),
          },
        ]}
        onChange={setTheme}
      />
    </Section>
  );
}
