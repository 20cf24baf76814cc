import { Navigate, Route, Routes } from 'react-router-dom';
import { loadExampleWords } from './features/examples/example-words.ts';
import { Layout } from './features/layout/Layout.tsx';
import { RequireUser, RequireVisitor } from './features/session/guards.tsx';
import { loadPlayerWords } from './features/story/player-words.ts';
import { lazyPart } from './i18n/feature-words.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

const LibraryPage = lazyPart(() => import('./pages/LibraryPage.tsx'));
const StoryPage = lazyPart(async () => {
  const [page] = await Promise.all([import('./pages/StoryPage.tsx'), loadPlayerWords()]);
  return page;
});
const LoginPage = lazyPart(() => import('./pages/LoginPage.tsx'));
const RegisterPage = lazyPart(() => import('./pages/RegisterPage.tsx'));
const ForgotPasswordPage = lazyPart(() => import('./pages/ForgotPasswordPage.tsx'));
const ResetPasswordPage = lazyPart(() => import('./pages/ResetPasswordPage.tsx'));
const VerifyEmailPage = lazyPart(() => import('./pages/VerifyEmailPage.tsx'));
const ConfigurationErrorPage = lazyPart(() => import('./pages/ConfigurationErrorPage.tsx'));
const GoogleCallbackPage = lazyPart(() => import('./pages/GoogleCallbackPage.tsx'));
const SubscribePage = lazyPart(() => import('./pages/SubscribePage.tsx'));
const SuccessPage = lazyPart(() => import('./pages/SuccessPage.tsx'));
const ProfilePage = lazyPart(() => import('./pages/ProfilePage.tsx'));
const StoryExamplesPage = lazyPart(async () => {
  const [page] = await Promise.all([import('./pages/StoryExamplesPage.tsx'), loadExampleWords()]);
  return page;
});
const AboutPage = lazyPart(() => import('./pages/AboutPage.tsx'));
const ServicesPage = lazyPart(() => import('./pages/ServicesPage.tsx'));
const HowItWorksPage = lazyPart(() => import('./pages/HowItWorksPage.tsx'));
const ContactPage = lazyPart(() => import('./pages/ContactPage.tsx'));
const TermsPage = lazyPart(() => import('./pages/TermsPage.tsx'));
const PrivacyPage = lazyPart(() => import('./pages/PrivacyPage.tsx'));

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
