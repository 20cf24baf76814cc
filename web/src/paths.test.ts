import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES, paths } from './paths.ts';

// @spec 2.21
test('paths match the addresses of bookmarks and mails', () => {
  expect({ ...paths, story: paths.story('a/b ?c') }).toMatchObject({ story: '/library/a%2Fb%20%3Fc' });
  expect([paths.subscribe(), paths.success(), paths.profile(), paths.googleCallback()]).toEqual([
    '/subscribe',
    '/success',
    '/profile',
    '/auth/google/callback',
  ]);
  expect([paths.forgotPassword(), paths.resetPassword(), paths.verifyEmail()]).toEqual([
    '/forgot-password',
    '/reset-password',
    '/verify-email',
  ]);
  expect(paths.words()).toBe('/library/words');
  expect([paths.home(), paths.library(), paths.login(), paths.register()]).toEqual([
    '/',
    '/library',
    '/login',
    '/register',
  ]);
});

test.each([
  // Google's answer is a redirect without a screen of its own.
  ['e2e/tour.ts', ['googleCallback']],
  // Its address needs a story.
  ['e2e/routes.test.ts', ['story']],
])('%s opens every page', (file, except) => {
  const source = readFileSync(file, 'utf8');
  const missing = Object.keys(PAGES).filter((name) => !source.includes(`paths.${name}(`));
  expect(missing, `pages that ${file} does not open`).toEqual(except);
});
