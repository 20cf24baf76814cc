import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../contract/schemas/auth.ts';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/use-user.ts';
import { signOut } from '../features/account/session/sign-out.ts';
import { linksQuery } from '../features/links/link-requests.ts';
import { LinksSection } from '../features/links/LinksSection.tsx';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import { accountQuery, devicesQuery } from '../features/profile/account-queries.ts';
import { AccountSection } from '../features/profile/AccountSection.tsx';
import { DataSection } from '../features/profile/DataSection.tsx';
import { DevicesSection } from '../features/profile/DevicesSection.tsx';
import { feedQuery } from '../features/profile/feed-requests.ts';
import { FeedSection } from '../features/profile/FeedSection.tsx';
import { PlanSection } from '../features/profile/PlanSection.tsx';
import { PreferencesSection } from '../features/profile/PreferencesSection.tsx';
import '../features/profile/profile.css';
import { sayingsQuery } from '../features/sayings/saying-requests.ts';
import { SayingsSection } from '../features/sayings/SayingsSection.tsx';
import { subscriptionQuery } from '../features/subscription/subscription-queries.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';

/** Whether a part of the page has not been answered yet: they are shown together, so that none pushes another. */
function useIsLoading(user: User | null): boolean {
  const id = user?.id ?? '';
  const enabled = user !== null;
  const parts = [
    useQuery({ ...accountQuery(id), enabled }, queryClient),
    useQuery({ ...subscriptionQuery(user ?? NOBODY), enabled }, queryClient),
    useQuery({ ...linksQuery(id), enabled }, queryClient),
    useQuery({ ...sayingsQuery(id), enabled }, queryClient),
    useQuery({ ...feedQuery(id), enabled }, queryClient),
    useQuery({ ...devicesQuery(id), enabled }, queryClient),
  ];
  return parts.some(({ isPending, failureCount }) => isPending && failureCount === 0);
}

const NOBODY = { id: '', subscriptionState: 'none', accessUntil: null } as const;

export default function ProfilePage() {
  const { t } = useWords('profile');
  const user = useUser();
  const navigate = useNavigate();
  const account = useQuery({ ...accountQuery(user?.id ?? ''), enabled: user !== null }, queryClient);
  const isLoading = useIsLoading(user);
  usePageTitle(t('profile.title'));
  // Between sign-out and the login page.
  if (!user) return null;

  async function leave() {
    navigate(paths.login());
    await signOut();
  }

  return (
    <>
      <header className="my-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 break-words text-4xl">{user.name || t('profile.title')}</h1>
        <Button className="ml-auto" onClick={leave}>
          {t('profile.logout')}
        </Button>
      </header>
      {isLoading ? <PageSpinner label={t('common.loading')} /> : null}
      <div className="profile" hidden={isLoading}>
        <div className="profile-column">
          {account.data ? <AccountSection user={user} account={account.data} /> : null}
          {!account.data && account.error ? (
            <LoadFailed title={t('profile.error')} error={account.error} onRetry={account.refetch} />
          ) : null}
          <PreferencesSection />
          {account.data ? <DataSection account={account.data} /> : null}
        </div>
        <div className="profile-column">
          <PlanSection user={user} />
          <LinksSection userId={user.id} />
          <Suspense>
            <SayingsSection userId={user.id} />
          </Suspense>
          <FeedSection userId={user.id} />
          <DevicesSection user={user} />
        </div>
      </div>
    </>
  );
}
