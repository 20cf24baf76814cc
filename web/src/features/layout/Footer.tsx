import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { hasPart, type Part } from '../../lib/parts.ts';
import { useToday, yearOf } from '../../lib/today.ts';
import { type FooterPage, footerPages, paths } from '../../paths.ts';
import { Moon } from '../../ui/drawings/brand.tsx';
import { ResetConsent } from '../consent/ResetConsent.tsx';
import './footer.css';

/** Parts without which a page is not linked. */
const NEEDED: Partial<Record<FooterPage, Part>> = { contact: 'mail', withdraw: 'payments' };

/** Links to the pages of the footer, and the copyright. */
export default function Footer() {
  const { t } = useWords('layout');
  return (
    <>
      <Moon className="mx-auto mb-2" width={28} height={28} />
      <nav aria-label={t('siteFooter.label')}>
        <ul className="footer-links">
          {footerPages()
            .filter((name) => {
              const part = NEEDED[name];
              return !part || hasPart(part);
            })
            .map((name) => (
              <li key={name}>
                <Link className="footer-link" to={paths[name]()}>
                  {t(`siteFooter.${name}`)}
                </Link>
              </li>
            ))}
          <li>
            <ResetConsent className="footer-link" done={t('siteFooter.cookiesForgotten')}>
              {t('siteFooter.cookies')}
            </ResetConsent>
          </li>
        </ul>
      </nav>
      <p className="mt-3">{t('siteFooter.copyright', { year: yearOf(useToday()) })}</p>
    </>
  );
}
