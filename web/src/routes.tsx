import type { ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { RequireUser, RequireVisitor } from './features/account/session/guards.tsx';
import { Layout } from './features/layout/Layout.tsx';
import { withWords } from './i18n/words.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { HomePage } from './pages/HomePage.tsx';
import { PAGES, type PageFor, type PageName, pagesFor, paths } from './paths.ts';

const LATER: Record<Exclude<PageName, 'home'>, () => Promise<{ default: ComponentType }>> = {
  login: () => import('./pages/LoginPage.tsx'),
  register: () => import('./pages/RegisterPage.tsx'),
  library: () => import('./pages/LibraryPage.tsx'),
  words: () => import('./pages/WordsPage.tsx'),
  story: () => import('./pages/StoryPage.tsx'),
  tonight: () => import('./pages/TonightPage.tsx'),
  record: () => import('./pages/RecordPage.tsx'),
  subscribe: () => import('./pages/SubscribePage.tsx'),
  profile: () => import('./pages/ProfilePage.tsx'),
  forgotPassword: () => import('./pages/ForgotPasswordPage.tsx'),
  resetPassword: () => import('./pages/ResetPasswordPage.tsx'),
  verifyEmail: () => import('./pages/VerifyEmailPage.tsx'),
  configurationError: () => import('./pages/ConfigurationErrorPage.tsx'),
  googleCallback: () => import('./pages/GoogleCallbackPage.tsx'),
  success: () => import('./pages/SuccessPage.tsx'),
  howItWorks: () => import('./pages/HowItWorksPage.tsx'),
  about: () => import('./pages/AboutPage.tsx'),
  services: () => import('./pages/ServicesPage.tsx'),
  examples: () => import('./pages/StoryExamplesPage.tsx'),
  contact: () => import('./pages/ContactPage.tsx'),
  terms: () => import('./pages/TermsPage.tsx'),
  imprint: () => import('./pages/ImprintPage.tsx'),
  accessibility: () => import('./pages/AccessibilityPage.tsx'),
  privacy: () => import('./pages/PrivacyPage.tsx'),
  withdraw: () => import('./pages/WithdrawPage.tsx'),
};

const components = Object.fromEntries(
  Object.entries(LATER).map(([name, page]) => [
    name,
    lazyPart(() => withWords(page(), 'errors', ...PAGES[name as PageName].words)),
  ]),
);

/** Resolves when the file of the page at this address has arrived, or has failed to. */
export function pageArrived(pathname: string): Promise<void> | undefined {
  const name = Object.keys(LATER).find((each) => matchPath(PAGES[each as PageName].path, pathname));
  return name === undefined ? undefined : components[name]?.arrived();
}

const routesFor = (who: PageFor) =>
  pagesFor(who).map((name) => {
    const Page: ComponentType = components[name] ?? HomePage;
    return <Route key={name} path={PAGES[name].path} element={<Page />} />;
  });

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route>{routesFor('everyone')}</Route>
        <Route element={<RequireVisitor />}>{routesFor('visitors')}</Route>
        <Route element={<RequireUser />}>{routesFor('users')}</Route>
        <Route path="*" element={<Navigate to={paths.home()} replace />} />
      </Route>
    </Routes>
  );
}
