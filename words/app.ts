import type { ErrorCode } from '../contract/errors.ts';
import type account from './es/app/account.json';
import type common from './es/app/common.json';
import type contact from './es/app/contact.json';
import type edit from './es/app/edit.json';
import type exported from './es/app/export.json';
import type bilingual from './es/app/home/bilingual.json';
import type errors from './es/app/home/errors.json';
import type examples from './es/app/home/examples.json';
import type form from './es/app/home/form.json';
import type layout from './es/app/home/layout.json';
import type info from './es/app/info.json';
import type legal from './es/app/legal.json';
import type lesson from './es/app/lesson.json';
import type library from './es/app/library.json';
import type player from './es/app/player.json';
import type practice from './es/app/practice.json';
import type profile from './es/app/profile.json';
import type record from './es/app/record.json';
import type report from './es/app/report.json';
import type sayings from './es/app/sayings.json';
import type series from './es/app/series.json';
import type story from './es/app/story.json';
import type subscription from './es/app/subscription.json';
import type withdrawal from './es/app/withdrawal.json';

/**
 * Namespaces of the texts. `common` is in the first download; the files in `app/home/` are those of the home
 * page, loaded a moment later as one file; the others are loaded with their page or part.
 */
export type Namespaces = {
  account: typeof account;
  bilingual: typeof bilingual;
  common: typeof common;
  contact: typeof contact;
  edit: typeof edit;
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
  practice: typeof practice;
  profile: typeof profile;
  record: typeof record;
  report: typeof report;
  series: typeof series;
  sayings: typeof sayings;
  story: typeof story;
  subscription: typeof subscription;
  withdrawal: typeof withdrawal;
};

/** Namespace outside the first download. */
export type LaterNamespace = Exclude<keyof Namespaces, 'common'>;
