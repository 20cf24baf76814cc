import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PageSpinner } from '../../ui/Spinner.tsx';
import { Navbar } from './Navbar.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { PageFailed } from './PageFailed.tsx';

const BackgroundWork = lazyPart(() => import('./BackgroundWork.tsx'));
const OfflineNotice = lazyPart(() => import('./OfflineNotice.tsx'));
const Footer = lazyPart(() => import('./Footer.tsx'));
const ConsentBanner = lazyPart(() => import('../consent/ConsentBanner.tsx'));
const CONTENT_ID = 'content';

/**
 * Scroll and focus at navigation: a new page starts at its top, and so does the current page when a link leads to it.
 * Not for the first page of a visit, nor for a change of the query only, such as a filter.
 */
function useStartAtTop() {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ key, pathname, search });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search };
    const isSame = before.pathname === pathname;
    if (isSame && (isBack || hash || before.search !== search)) return;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, search, hash, isBack]);
  return main;
}

/** Optional part of a page: shown when it arrives, left out when it fails. */
function Aside({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Frame around every page: navigation, notices, footer. */
export function Layout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useStartAtTop();
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link">
        {t('a11y.skipToContent')}
      </a>
      <div className="screen">
        <ErrorBoundary fallback={<a href={paths.home()}>{t('common.brand')}</a>}>
          <Navbar />
          <OtherLanguage />
        </ErrorBoundary>
        <Aside>
          <OfflineNotice />
        </Aside>
        <main ref={main} id={CONTENT_ID} tabIndex={-1} className="column flex-1">
          <ErrorBoundary key={pathname} fallback={<PageFailed />}>
            <Suspense fallback={<PageSpinner label={t('common.loading')} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <footer className="footer column">
          <Aside>
            <Footer />
          </Aside>
        </footer>
      </div>
      <Aside>
        <ConsentBanner />
      </Aside>
      <Aside>
        <BackgroundWork />
      </Aside>
    </>
  );
}
