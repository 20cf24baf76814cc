import { ACCOUNTS } from './accounts.ts';
import { BILLING } from './billing.ts';
import { FILES } from './files.ts';
import type { Mutation } from './mutation.ts';
import { NARRATION } from './narration.ts';
import { PROMISES } from './promises.ts';
import { PROVIDERS } from './providers.ts';
import { STORYTELLER } from './storyteller.ts';
import { WEB } from './web.ts';

/** Every mutation, by where its fault would be felt. A list of one's own is one line here. */
export const MUTATIONS: readonly Mutation[] = [
  ...STORYTELLER,
  ...BILLING,
  ...ACCOUNTS,
  ...FILES,
  ...NARRATION,
  ...PROMISES,
  ...PROVIDERS,
  ...WEB,
];
