import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireUser, RequireVisitor } from './features/account/session/guards.tsx';
import { Layout } from './features/layout/Layout.tsx';
import { lazyPart } from './i18n/feature-words.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

const LibraryPage = lazyPart(() => import('./pages/LibraryPage.tsx'), 'errors', 'library', 'story');
const StoryPage = lazyPart(
  () => import('./pages/StoryPage.tsx'),
  'bilingual',
  'errors',
  'library',
  'player',
  'story',
);
const WordsPage = lazyPart(() => import('./pages/WordsPage.tsx'), 'bilingual', 'errors', 'library', 'player');
const LoginPage = lazyPart(() => import('./pages/LoginPage.tsx'), 'account', 'errors');
const RegisterPage = lazyPart(() => import('./pages/RegisterPage.tsx'), 'account', 'errors');
const ForgotPasswordPage = lazyPart(() => import('./pages/ForgotPasswordPage.tsx'), 'account', 'errors');
const ResetPasswordPage = lazyPart(() => import('./pages/ResetPasswordPage.tsx'), 'account', 'errors');
const VerifyEmailPage = lazyPart(() => import('./pages/VerifyEmailPage.tsx'), 'account', 'errors');
const ConfigurationErrorPage = lazyPart(() => import('./pages/ConfigurationErrorPage.tsx'), 'account');
const GoogleCallbackPage = lazyPart(() => import('./pages/GoogleCallbackPage.tsx'), 'account', 'errors');
const SubscribePage = lazyPart(() => import('./pages/SubscribePage.tsx'), 'errors', 'subscription');
const SuccessPage = lazyPart(() => import('./pages/SuccessPage.tsx'), 'errors', 'subscription');
const ProfilePage = lazyPart(
  () => import('./pages/ProfilePage.tsx'),
  'account',
  'errors',
  'profile',
  'subscription',
);
const StoryExamplesPage = lazyPart(() => import('./pages/StoryExamplesPage.tsx'), 'errors', 'examples');
const AboutPage = lazyPart(() => import('./pages/AboutPage.tsx'), 'info');
const ServicesPage = lazyPart(() => import('./pages/ServicesPage.tsx'), 'info');
const HowItWorksPage = lazyPart(() => import('./pages/HowItWorksPage.tsx'), 'info');
const ContactPage = lazyPart(() => import('./pages/ContactPage.tsx'), 'account', 'contact', 'errors');
const TermsPage = lazyPart(() => import('./pages/TermsPage.tsx'), 'legal');
const PrivacyPage = lazyPart(() => import('./pages/PrivacyPage.tsx'), 'errors', 'legal');

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home()} element={<HomePage />} />
        <Route element={<RequireVisitor />}>
          <Route path={paths.login()} element={<LoginPage />} />
          <Route path={paths.register()} element={<RegisterPage />} />
        </Route>
        <Route element={<RequireUser />}>
          <Route path={paths.library()} element={<LibraryPage />} />
          <Route path={paths.words()} element={<WordsPage />} />
          <Route path={`${paths.library()}/:id`} element={<StoryPage />} />
          <Route path={paths.subscribe()} element={<SubscribePage />} />
          <Route path={paths.profile()} element={<ProfilePage />} />
        </Route>
        <Route path={paths.forgotPassword()} element={<ForgotPasswordPage />} />
        <Route path={paths.resetPassword()} element={<ResetPasswordPage />} />
        <Route path={paths.verifyEmail()} element={<VerifyEmailPage />} />
        <Route path={paths.configurationError()} element={<ConfigurationErrorPage />} />
        <Route path={paths.googleCallback()} element={<GoogleCallbackPage />} />
        <Route path={paths.success()} element={<SuccessPage />} />
        <Route path={paths.examples()} element={<StoryExamplesPage />} />
        <Route path={paths.about()} element={<AboutPage />} />
        <Route path={paths.services()} element={<ServicesPage />} />
        <Route path={paths.howItWorks()} element={<HowItWorksPage />} />
        <Route path={paths.contact()} element={<ContactPage />} />
        <Route path={paths.terms()} element={<TermsPage />} />
        <Route path={paths.privacy()} element={<PrivacyPage />} />
        <Route path="*" element={<Navigate to={paths.home()} replace />} />
      </Route>
    </Routes>
  );
}
