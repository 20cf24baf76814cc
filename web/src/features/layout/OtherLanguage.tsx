import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../../../../contract/options.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { notifyLater } from '../toasts/notify-later.ts';

/**
 * Line in the other language that offers it: `public/first-paint.js` shows it, before the first paint, to a browser that
 * asks for that language and in which none was chosen.
 */
export function OtherLanguage() {
  const { t } = useTranslation();
  const language = otherLanguage(currentLanguage());
  return (
    <p className="other-language column" lang={language}>
      <button type="button" onClick={() => changeLanguage(language).catch(notifyLater)}>
        {t('nav.otherLanguage')}
      </button>
    </p>
  );
}
