// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { keepDraft } from '../draft/use-draft.ts';
import { IDLE } from '../story/story-state.ts';
import { loadStoryRunner, storyStore } from '../story/story-store.ts';

await startI18n();
await loadWords('errors');
const { default: BackgroundWork } = await import('./BackgroundWork.tsx');

const ANA = {
  id: 'ana',
  email: 'ana@example.org',
  emailVerified: false,
  isPremium: false,
  storiesRemaining: 0,
} as User;

let page: Mounted;
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(async () => {
  await page.unmount();
  session.end();
  storyStore.set(IDLE);
  vi.unstubAllGlobals();
});

/** The page of this user, or of a visitor, whose story was refused with this code. */
async function refused(code: ProblemCode, user: User | null) {
  if (user) session.begin({ token: 'a.b.c', user });
  await loadStoryRunner();
  page = await mount(createElement(MemoryRouter, null, createElement(BackgroundWork)));
  const problem = new Problem({ code }).facts;
  storyStore.set({ name: 'failed', problem, request: null, retryAt: null, pauses: 0 });
}
const isRefused = () => storyStore.read().name === 'failed';
const signIn = () => session.begin({ token: 'a.b.c', user: ANA });
const change = (facts: Partial<User>) => session.replaceUser({ ...ANA, ...facts });
const retype = () => keepDraft({ ...EMPTY_DRAFT, topic: crypto.randomUUID() });
const comeOnline = () => window.dispatchEvent(new Event('online'));

test.each([
  ['not_authenticated', null, signIn],
  ['token_expired', null, signIn],
  ['session_ended', null, signIn],
  ['story_limit_reached', ANA, () => change({ storiesRemaining: 30 })],
  ['story_limit_reached', ANA, () => change({ isPremium: true })],
  ['month_limit_reached', ANA, () => change({ storiesRemaining: 2 })],
  ['unconfirmed_limit_reached', ANA, () => change({ emailVerified: true })],
  ['network', ANA, comeOnline],
  ['connection_error', ANA, comeOnline],
  ['topic_refused', ANA, retype],
  ['invalid_request', ANA, retype],
] as const)('the refusal %s ends when its cause is gone', async (code, user, mend) => {
  await refused(code, user);
  expect(isRefused()).toBe(true);
  await settled(mend);
  expect(isRefused()).toBe(false);
});

test.each([
  ['story_limit_reached', ANA, () => change({ name: 'Ana', storiesRemaining: 0 })],
  ['story_limit_reached', ANA, comeOnline],
  ['not_authenticated', null, comeOnline],
  ['topic_refused', ANA, () => change({ isPremium: true })],
  ['rate_limited', ANA, comeOnline],
  ['quota_exceeded', ANA, retype],
] as const)('the refusal %s stays when something else changes', async (code, user, change) => {
  await refused(code, user);
  await settled(change);
  expect(isRefused()).toBe(true);
});

test('a recovered server withdraws its refusal', async () => {
  const { queryClient } = await import('../../api/query-client.ts');
  const { healthQuery } = await import('../server-status/health-query.ts');
  const says = (status: string) =>
    vi.stubGlobal('fetch', async () => Response.json({ status, services: {}, openai_error: null }));
  for (const [status, stays] of [
    ['ok', true],
    ['error', true],
    ['ok', false],
  ] as const) {
    await refused('server_unavailable', ANA);
    says(status);
    await settled(() => queryClient.fetchQuery({ ...healthQuery, staleTime: 0 }));
    expect(isRefused(), status).toBe(stays);
    await page.unmount();
  }
  queryClient.clear();
  vi.unstubAllGlobals();
});
