import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Layout } from './features/layout/Layout.tsx';
import { RequireUser, RequireVisitor } from './features/session/guards.tsx';
import { loadPlayerWords } from './features/story/player-words.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

const LibraryPage = lazy(() => import('./pages/LibraryPage.tsx'));
const StoryPage = lazy(async () => {
  const [page] = await Promise.all([import('./pages/StoryPage.tsx'), loadPlayerWords()]);
  return page;
});
const LoginPage = lazy(() => import('./pages/LoginPage.tsx'));
const RegisterPage = lazy(() => import('./pages/RegisterPage.tsx'));

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
        </Route>
        <Route path="*" element={<Navigate to={paths.home()} replace />} />
      </Route>
    </Routes>
  );
}
