import type { AccountUse } from '../budget/account-uses.ts';
import type { Activity } from '../home-storage/activity.ts';
import type { GenerationKind } from '../home-storage/ledger.ts';
import type { NarrationRow } from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { SayingRow } from '../home-storage/sayings.ts';
import type { FeedRow } from '../home-storage/schema.ts';
import type { BoughtSentence } from '../home-storage/sentence-allowance.ts';
import type { NightRow } from '../home-storage/series.ts';
import type { SessionRow } from '../home-storage/sessions.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import type { StoryWithNarrations } from '../story/library.ts';

/** Stored data of one generation: its ledger row and the events still in the log. */
export type StoredGeneration = {
  id: string;
  kind: GenerationKind;
  status: string;
  /** JSON. */
  request: string;
  /** Milliseconds since the epoch. */
  admittedAt: number;
  failure: string | null;
  translationTries?: number;
  /** Each as JSON. */
  events: string[];
};

/** The long lists of an export. */
export type ExportedRows = {
  stories: StoryWithNarrations['story'][];
  narrations: NarrationRow[];
  generations: StoredGeneration[];
};
export type ExportedIds = Record<keyof ExportedRows, string[]>;

/** All that a home has of its user. Plain data: it crosses RPC. `pages`: ids of the rows of the long lists. */
export type HomeExport = {
  pages: Record<keyof ExportedRows, string[][]>;
  user: SignedInUser;
  activity: Activity;
  /** Where the family is, by its IANA name. */
  timeZone: string;
  sessions: SessionRow[];
  feeds: FeedRow[];
  links: LinkRow[];
  takes: TakeRow[];
  sayings: SayingRow[];
  dailyUses: AccountUse[];
  boughtSentences: BoughtSentence[];
  series: { id: string; standIns: Record<string, string> }[];
  nights: NightRow[];
};
