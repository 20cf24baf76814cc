import type { ErrorCode } from '../../contract/errors.ts';

/**
 * Daily budget of one thing that requests cause outside their answer. A limit for each minute is no budget: ten mails a
 * minute are 14,400 a day. Periods begin with the first use and last 24 hours.
 */
export type Budget = {
  /** Uses of all networks together: what a crowd of strangers can cause. */
  all: number;
  /** Part of `all` that is kept for the first uses of each network, so that a few networks cannot use it up. */
  kept: number;
  firstOfEach: number;
  /** Uses of one network (an IPv4 address, or an IPv6 /48). */
  perNetwork: number;
  /** Uses about one mailbox, whatever its spelling; absent where no address is typed. */
  perMailbox?: number;
  /**
   * Answer above the budget; null where the request goes on without it, and what is said in its route happens later.
   */
  code: ErrorCode | null;
};

/**
 * What strangers can cause in the directory, by mail or in the log. Each kind of mail has a budget of its own, so that
 * a flood of one leaves the others: it is the reserve of confirmations and password resets.
 */
export const BUDGETS = {
  /** Mail that asks the holder of a typed address to confirm it. */
  verification_mail: {
    all: 5000,
    kept: 2500,
    firstOfEach: 3,
    perNetwork: 120,
    perMailbox: 20,
    code: 'too_many_mails',
  },
  /** Goes to addresses with an account only. */
  reset_mail: {
    all: 2000,
    kept: 1000,
    firstOfEach: 3,
    perNetwork: 60,
    perMailbox: 20,
    code: 'too_many_mails',
  },
  /** Acknowledgement of a visitor's withdrawal. Above it the statement is recorded, and its mail goes the next day. */
  withdrawal_mail: { all: 500, kept: 250, firstOfEach: 2, perNetwork: 20, perMailbox: 10, code: null },
  /** The same about an address of a customer, when the budget above is spent: a flood delays no genuine one. */
  customer_withdrawal_mail: {
    all: 300,
    kept: 150,
    firstOfEach: 2,
    perNetwork: 20,
    perMailbox: 10,
    code: null,
  },
  /** Row of a visitor's withdrawal, kept for 24 months. Above it only those about addresses of customers stay. */
  withdrawal_row: {
    all: 20_000,
    kept: 15_000,
    firstOfEach: 5,
    perNetwork: 200,
    perMailbox: 10,
    code: null,
  },
  /** Mail to the owner about a message or a report. Above it the row waits for the nightly sweep. */
  owner_mail: { all: 100, kept: 50, firstOfEach: 2, perNetwork: 20, code: null },
  /** Row of a message or a report, kept for up to 24 months. */
  message_row: { all: 2000, kept: 1000, firstOfEach: 5, perNetwork: 60, code: 'too_many_messages' },
} as const satisfies Record<string, Budget>;

export type Effect = keyof typeof BUDGETS;

/** Daily budgets of one account, counted in its home. UTC days. */
export const ACCOUNT_BUDGETS = {
  /** Pictures chosen by hand: each new one is drawn as three PNGs and stored. */
  scene: 30,
  /** Memories of nights written by hand: each is moderated. */
  memory: 60,
  /** Sentences changed in stories: each is read by moderation and the second opinion, and spoken again. */
  sentence: 20,
  /** Other sides proposed for them: a request to the model each. */
  side: 40,
  /** Reports of own stories: a row and a mail to the owner each. */
  report: 20,
  /** Links made: each may have its sound spoken with stand-ins. */
  link: 40,
  /** Nights that readers of a series' link open: of each, the sentences with a name are bought. */
  link_night: 20,
  /** Takes of sentences, by the account and by its links: a file each. */
  take: 600,
  /** New feed addresses: each leaves a tombstone when it ends. */
  feed: 20,
  /** Requests that call Stripe. */
  billing: 200,
  /** Spellings for voices that are kept or deleted: each is looked for in all narrated stories. */
  saying: 60,
  /** Words that are heard in a spelling: each new one is bought. */
  saying_heard: 120,
  /** Narrations that are spoken again for another spelling: of each, the sentences with its word are bought. */
  renewal: 20,
  /** Books: 50 ms of CPU for each second of sound that is packed. */
  book: 200,
} as const;

export type AccountEffect = keyof typeof ACCOUNT_BUDGETS;
