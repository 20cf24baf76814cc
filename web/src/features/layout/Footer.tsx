import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday, yearOf } from '../../lib/today.ts';
import { paths } from '../../paths.ts';
import { Moon } from '../../ui/drawings/brand.tsx';
import { ResetConsent } from '../consent/ResetConsent.tsx';
import './footer.css';

const LINKS = ['howItWorks', 'about', 'services', 'examples', 'contact', 'terms', 'privacy'] as const;

/** Ways to the pages that are not in the navigation, and whose it all is. */
export default function Footer() {
  const { t } = useTranslation();
  return (
    <>
      <Moon className="mx-auto mb-2" width={28} height={28} />
      <nav aria-label={t('siteFooter.label')}>
        <ul className="footer-links">
          {LINKS.map((name) => (
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
