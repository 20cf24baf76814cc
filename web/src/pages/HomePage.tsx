import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../api/use-user.ts';
import { HearFirst } from '../features/examples/HearFirst.tsx';
import { StoryForm } from '../features/form/StoryForm.tsx';
import { StoryDisplay } from '../features/story-view/story-page.ts';
import { replacesForm } from '../features/story/story-state.ts';
import { useStoryState } from '../features/story/story-store.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyDrawing } from '../ui/lazy-drawing.ts';
import { PageSpinner } from '../ui/Spinner.tsx';

const ServerStatusPanel = lazyPart(() => import('../features/server-status/ServerStatusPanel.tsx'));
const HomeShowcase = lazyPart(() => import('../features/examples/HomeShowcase.tsx'));
const LimitReached = lazyPart(() => import('../features/subscription/LimitReached.tsx'));
const Hero = lazyDrawing(async () => (await import('../ui/drawings/hero.tsx')).Hero);

/** Heading, and for visitors a story to hear. It stays when an account is made below it: what is being read would move. */
function Welcome() {
  const { t } = useTranslation();
  const user = useUser();
  const [wasVisitor] = useState(user === null);
  return (
    <header className="hero">
      <div>
        <h1>{t('home.headline')}</h1>
        <p>{t('home.lead')}</p>
      </div>
      {user && !wasVisitor ? null : <HearFirst />}
      <Suspense fallback={<div className="hero-drawing" />}>
        <Hero className="hero-drawing" />
      </Suspense>
    </header>
  );
}

export function HomePage() {
  const { t } = useTranslation();
  const state = useStoryState();
  const user = useUser();
  const hasNoneLeft = user?.storiesRemaining === 0;
  usePageTitle(t('home.title'));

  if (replacesForm(state)) {
    return (
      <Suspense fallback={<PageSpinner label={t('common.loading')} />}>
        <StoryDisplay state={state} />
      </Suspense>
    );
  }
  return (
    <>
      <Welcome />
      <Suspense>
        <ServerStatusPanel />
      </Suspense>
      {/* Shown before the form, which would be filled in for nothing. */}
      {hasNoneLeft ? (
        <Suspense fallback={<div className="limit-room" />}>
          <div className="limit-room">
            <LimitReached />
          </div>
        </Suspense>
      ) : null}
      <StoryForm />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <HomeShowcase />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
