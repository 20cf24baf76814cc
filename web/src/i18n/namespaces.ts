import type { ErrorCode } from '../../../contract/errors.ts';
import type account from './locales/es/account.json';
import type common from './locales/es/common.json';
import type contact from './locales/es/contact.json';
import type exported from './locales/es/export.json';
import type bilingual from './locales/es/home/bilingual.json';
import type errors from './locales/es/home/errors.json';
import type examples from './locales/es/home/examples.json';
import type form from './locales/es/home/form.json';
import type layout from './locales/es/home/layout.json';
import type info from './locales/es/info.json';
import type legal from './locales/es/legal.json';
import type lesson from './locales/es/lesson.json';
import type library from './locales/es/library.json';
import type player from './locales/es/player.json';
import type profile from './locales/es/profile.json';
import type report from './locales/es/report.json';
import type story from './locales/es/story.json';
import type subscription from './locales/es/subscription.json';
import type withdrawal from './locales/es/withdrawal.json';

/**
 * Namespaces of the texts. `common` is in the first download; the files in `locales/…/home/` are those of the home
 * page, loaded a moment later as one file; the others are loaded with their page or part.
 */
export type Namespaces = {
  account: typeof account;
  bilingual: typeof bilingual;
  common: typeof common;
  contact: typeof contact;
  errors: Omit<typeof errors, 'error'> & { error: typeof errors.error & Record<ErrorCode, string> };
  examples: typeof examples;
  export: typeof exported;
  form: typeof form;
  info: typeof info;
  layout: typeof layout;
  legal: typeof legal;
  lesson: typeof lesson;
  library: typeof library;
  player: typeof player;
  profile: typeof profile;
  report: typeof report;
  story: typeof story;
  subscription: typeof subscription;
  withdrawal: typeof withdrawal;
};

/** Namespace outside the first download. */
export type LaterNamespace = Exclude<keyof Namespaces, 'common'>;
