import type { LaterNamespace } from '../../words/app.ts';

/**
 * A page of the app. Its component is in `routes.tsx`, its label in the footer in `layout.json`; the app compiles only
 * when both tables are complete.
 */
type Page = {
  /** Pattern of React Router. */
  path: `/${string}`;
  /** Text namespaces loaded with the page; that of errors is loaded with every page. */
  words: readonly LaterNamespace[];
} & (
  | { for: 'everyone' | 'visitors'; isPrerendered: boolean; inFooter: boolean }
  // A page about the user needs the session, which only the browser has.
  | { for: 'users'; isPrerendered?: false; inFooter?: false }
);

// A row for each page.
// oxfmt-ignore
export const PAGES = {
  home:               { path: '/', for: 'everyone', isPrerendered: true, inFooter: false, words: [] },
  login:              { path: '/login', for: 'visitors', isPrerendered: true, inFooter: false, words: ['account'] },
  register:           { path: '/register', for: 'visitors', isPrerendered: true, inFooter: false, words: ['account'] },
  library:            { path: '/library', for: 'users', words: ['library', 'story'] },
  words:              { path: '/library/words', for: 'users', words: ['bilingual', 'lesson', 'library', 'player'] },
  story:              { path: '/library/:id', for: 'users', words: ['bilingual', 'library', 'player', 'story'] },
  tonight:            { path: '/tonight', for: 'users', words: ['bilingual', 'library', 'player', 'story'] },
  record:             { path: '/record', for: 'everyone', isPrerendered: false, inFooter: false, words: ['record'] },
  subscribe:          { path: '/subscribe', for: 'users', words: ['subscription'] },
  profile:            { path: '/profile', for: 'users', words: ['account', 'profile', 'subscription'] },
  forgotPassword:     { path: '/forgot-password', for: 'everyone', isPrerendered: false, inFooter: false, words: ['account'] },
  resetPassword:      { path: '/reset-password', for: 'everyone', isPrerendered: false, inFooter: false, words: ['account'] },
  verifyEmail:        { path: '/verify-email', for: 'everyone', isPrerendered: false, inFooter: false, words: ['account'] },
  configurationError: { path: '/configuration-error', for: 'everyone', isPrerendered: false, inFooter: false, words: ['account'] },
  googleCallback:     { path: '/auth/google/callback', for: 'everyone', isPrerendered: false, inFooter: false, words: ['account'] },
  success:            { path: '/success', for: 'everyone', isPrerendered: false, inFooter: false, words: ['subscription'] },
  howItWorks:         { path: '/como-funciona', for: 'everyone', isPrerendered: true, inFooter: true, words: ['info'] },
  about:              { path: '/about', for: 'everyone', isPrerendered: true, inFooter: true, words: ['info'] },
  services:           { path: '/services', for: 'everyone', isPrerendered: true, inFooter: true, words: ['info'] },
  examples:           { path: '/story-examples', for: 'everyone', isPrerendered: true, inFooter: true, words: ['examples'] },
  contact:            { path: '/contact', for: 'everyone', isPrerendered: true, inFooter: true, words: ['account', 'contact'] },
  terms:              { path: '/terminos', for: 'everyone', isPrerendered: true, inFooter: true, words: ['legal'] },
  imprint:            { path: '/aviso-legal', for: 'everyone', isPrerendered: true, inFooter: true, words: ['legal'] },
  accessibility:      { path: '/accesibilidad', for: 'everyone', isPrerendered: true, inFooter: true, words: ['legal'] },
  privacy:            { path: '/politica', for: 'everyone', isPrerendered: true, inFooter: true, words: ['legal'] },
  withdraw:           { path: '/desistimiento', for: 'everyone', isPrerendered: true, inFooter: true, words: ['account', 'withdrawal'] },
} as const satisfies Record<string, Page>;

type Pages = typeof PAGES;
export type PageName = keyof Pages;
type Where<Condition> = { [Name in PageName]: Pages[Name] extends Condition ? Name : never }[PageName];
export type FooterPage = Where<{ inFooter: true }>;
export type PageFor = Page['for'];

const row = (name: PageName): Page => PAGES[name];
const NAMES = Object.keys(PAGES) as PageName[];
export const pagesFor = (who: PageFor): PageName[] => NAMES.filter((name) => PAGES[name].for === who);
export const footerPages = () => NAMES.filter((name): name is FooterPage => row(name).inFooter === true);
export const prerenderedPages = () => NAMES.filter((name) => row(name).isPrerendered);

/** Every address inside the app, for links and redirects. */
export const paths = {
  ...(Object.fromEntries(NAMES.map((name) => [name, () => PAGES[name].path])) as {
    [Name in PageName]: () => string;
  }),
  story: (id: string) => PAGES.story.path.replace(':id', encodeURIComponent(id)),
  example: (id: string) => `${PAGES.examples.path}?story=${encodeURIComponent(id)}`,
};
