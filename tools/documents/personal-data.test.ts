import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import type { StoryRequest } from '../../contract/schemas/stories.ts';
import { KEPT, PROCESSORS } from '../../web/src/features/info/personal-data.ts';
import * as directory from '../../worker/directory/schema.ts';
import { MIGRATIONS } from '../../worker/home-storage/migrations.ts';
import type { StoryFields } from '../../worker/home-storage/schema.ts';
import { PERSONAL_DATA_PAGE, personalDataPage } from './personal-data.ts';

test('the page about personal data is that of the list', () => {
  expect(readFileSync(PERSONAL_DATA_PAGE, 'utf8'), 'run npm run tool -- personal-data').toBe(
    personalDataPage(),
  );
});

test('every row has words in both languages, a period, and for a company its terms and a date', () => {
  for (const { id, name, what, kept } of KEPT)
    for (const words of [name, what, kept])
      for (const text of [words.es, words.en]) expect(text.trim(), id).toMatch(/^.{3,}$/);
  for (const { id, terms, revised } of PROCESSORS) {
    expect(new URL(terms).protocol, id).toBe('https:');
    expect(revised, id).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

/** The row of the list that tells of a table; null for one that has nothing of a person. */
const HOME: Record<string, string | null> = {
  user: 'account',
  activity: 'account',
  closing: 'account',
  household: 'time-zone',
  sessions: 'sessions',
  stories: 'stories',
  narrations: 'stories',
  series: 'stories',
  nights: 'stories',
  sayings: 'sayings',
  feed: 'feed',
  links: 'links',
  takes: 'takes',
  timers: null,
  to_delete: null,
  outbox: 'tombstones',
  generations: 'stories',
  events: 'stories',
  bought_sentences: 'allowances',
  account_uses: 'allowances',
  translation_tries: 'stories',
  pending_readings: 'stories',
  snapshot: 'backups',
};
const DIRECTORY: Record<string, string | null> = {
  users: 'account',
  free_stories: 'mailbox',
  provider_status: null,
  watched_models: null,
  examples: null,
  mail_tokens: 'account',
  contact_messages: 'messages',
  story_reports: 'reports',
  owner_acts: 'decisions',
  stripe_events: 'subscription',
  duplicate_subscriptions: 'subscription',
  contracts: 'subscription',
  withdrawals: 'withdrawal',
  daily_spending: null,
  usage_counts: 'speech',
  tombstones: 'tombstones',
  admin_notices: null,
  tallies: 'measurements',
  daily_totals: 'measurements',
  incidents: null,
};

test.each([
  [
    'a home',
    HOME,
    MIGRATIONS.flatMap(({ statements }) =>
      statements.flatMap((one) => /^CREATE TABLE (\w+)/.exec(one)?.[1] ?? []),
    ),
  ],
  [
    'the directory',
    DIRECTORY,
    Object.values(directory).flatMap((one) => (is(one, SQLiteTable) ? getTableName(one) : [])),
  ],
])('every table of %s has its row', (_, rowOf, tables) => {
  expect(Object.keys(rowOf).sort()).toEqual(tables.sort());
  const rows = KEPT.map(({ id }) => id);
  for (const row of Object.values(rowOf)) if (row !== null) expect(rows).toContain(row);
});

/** What the list calls a column of a story; null for what follows from the others. */
const OF_STORY = {
  id: null,
  title: 'the text',
  language: 'options',
  options: 'What you asked for',
  textHash: null,
  translationHash: null,
  foldedTitle: null,
  foldedWords: null,
  createdAt: 'and when',
  measured: null,
  scene: 'the pictures',
  laterScenes: 'the pictures',
  heroKey: null,
  document: 'the text',
  storedAt: null,
  editedAt: 'the sentences you change',
  translationEditedAt: 'the sentences you change',
  starredAt: 'the star',
  takenDownAt: null,
  standIns: null,
  earlierNames: 'names',
  day: 'and when',
  dayNumber: null,
  titleNumber: null,
} satisfies Record<keyof StoryFields, string | null>;

/** What the list calls a field of the form. */
const OF_REQUEST = {
  topic: 'topic',
  childNames: 'names',
  targetWords: 'words of tonight',
  storyLength: 'options',
  storyType: 'options',
  creativityLevel: 'options',
  ageGroup: 'options',
  englishLevel: 'options',
  language: 'options',
  variety: 'options',
  secondLanguage: 'options',
} satisfies Record<keyof StoryRequest, string>;

test('the list names what is kept of a story', () => {
  const { what } = KEPT.find(({ id }) => id === 'stories')!;
  for (const words of Object.values({ ...OF_STORY, ...OF_REQUEST }))
    if (words !== null) expect(what.en).toContain(words);
});
