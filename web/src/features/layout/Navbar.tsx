import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '../../../../contract/options.ts';
import { useUser } from '../../api/use-user.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { hasPart } from '../../lib/parts.ts';
import { useTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { Logo, Moon, Sun } from '../../ui/drawings/brand.tsx';
import { LibraryIcon, UserIcon } from '../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PremiumBadge } from '../subscription/PremiumBadge.tsx';
import { notifyLater } from '../toasts/notify-later.ts';

function LanguageSwitch() {
  const { t } = useTranslation();
  const active = currentLanguage();

  function choose(language: Language) {
    changeLanguage(language).catch(notifyLater);
  }

  return (
    <fieldset className="language-switch">
      <legend className="sr-only">{t('a11y.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === active}
          onClick={() => choose(language)}
        >
          <span>{language.toUpperCase()}</span>
          <span className="sr-only">{LANGUAGE_TABLE[language].name}</span>
        </button>
      ))}
    </fieldset>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  const next = theme === 'day' ? 'night' : 'day';
  return (
    <IconButton label={next === 'night' ? t('nav.toNight') : t('nav.toDay')} onClick={() => setTheme(next)}>
      {next === 'night' ? <Moon width={28} height={28} /> : <Sun width={28} height={28} />}
    </IconButton>
  );
}

const TonightLink = lazyPart(() => withWords(import('../tonight/TonightLink.tsx'), 'library'));

/** Links for visitors or for the signed-in user. */
function PersonalLinks() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) {
    return (
      <>
        <NavLink className="nav-link" to={paths.login()}>
          {t('common.login')}
        </NavLink>
        <NavLink className="nav-link" to={paths.register()}>
          {t('common.register')}
        </NavLink>
      </>
    );
  }
  return (
    <>
      <NavLink className="nav-link" to={paths.library()}>
        <LibraryIcon width={20} height={20} />
        <span>{t('nav.library')}</span>
      </NavLink>
      {user.isPremium || !hasPart('payments') ? null : (
        <NavLink className="nav-link" to={paths.subscribe()}>
          {t('nav.subscribe')}
        </NavLink>
      )}
    </>
  );
}

function Account() {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;

  async function leave() {
    const { signOut } = await import('../account/session/sign-out.ts');
    navigate(paths.login());
    await signOut();
  }

  return (
    <div className="nav-account">
      <NavLink className="nav-link account-name" to={paths.profile()}>
        <UserIcon width={20} height={20} />
        <span className="account-words">{user.name || user.email}</span>
        {user.isPremium ? <PremiumBadge /> : null}
      </NavLink>
      <button type="button" className="nav-link nav-logout" onClick={leave}>
        {t('nav.logout')}
      </button>
    </div>
  );
}

export function Navbar() {
  const { t } = useTranslation();
  return (
    <header className="column">
      <nav className="navbar" aria-label={t('a11y.mainNavigation')}>
        <Link to={paths.home()} className="brand">
          <Logo />
          <span translate="no">{t('common.brand')}</span>
        </Link>
        <div className="nav-links">
          <NavLink className="nav-link" to={paths.home()} end>
            {t('nav.home')}
          </NavLink>
          <NavLink className="nav-link nav-contact" to={paths.contact()}>
            {t('nav.contact')}
          </NavLink>
          <PersonalLinks />
          <ErrorBoundary fallback={null}>
            <Suspense>
              <TonightLink />
            </Suspense>
          </ErrorBoundary>
        </div>
        <Account />
        <div className="nav-settings">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </nav>
    </header>
  );
}
