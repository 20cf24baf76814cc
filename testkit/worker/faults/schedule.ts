import fc from 'fast-check';
import type { EditionKind } from '../../../contract/narration.ts';
import type { Service } from './fault-injector.ts';
import { MINUTE_MS } from './time.ts';

/** An action of a user or an event. Numbers choose among what exists at that time. */
export type Act = { who: number } /** `both`: in two languages. */ & (
  | {
      does: 'write';
      topic: number;
      both: boolean;
      /** The story that it goes on with, counted from the newest. */
      continues?: number | null;
      key: number | null;
      events: boolean;
      waits: boolean;
      fault: Fault;
    }
  | {
      does: 'narrate';
      story: number;
      voice: number;
      cast: boolean;
      /** With the family's recordings, where there are some. */
      ours?: boolean;
      key: number | null;
      events: boolean;
      fault: Fault;
    }
  /** Requests one sentence; `again` twice at once. */
  | {
      does: 'speak sentence';
      story: number;
      sentence: number;
      voice: number;
      cast: boolean;
      again: boolean;
    }
  /** Lets some pending calls happen, in any order. */
  | { does: 'go'; picks: number[] }
  /** Lets everything happen until nothing is pending. */
  | { does: 'finish' }
  /** Lets everything happen up to a call of a service, the next or a later one, which fails. */
  | { does: 'fail'; service: Service | null; after: number; how: number }
  /** The same up to a call before or after which the object dies; `now` is between two calls. */
  | { does: 'die'; service: Service | null; after: number; when: 'now' | 'before' | 'after' }
  /** Lets everything happen except second opinions. */
  | { does: 'save' }
  /** The second opinion rejects the story, before or after it is saved. */
  | { does: 'object'; isSaved: boolean }
  /** Requests a story as a book. */
  | { does: 'make book'; story: number }
  | { does: 'hang up'; which: number }
  | { does: 'listen again'; which: number }
  | { does: 'reconnect'; which: number }
  | { does: 'stop'; which: number }
  | { does: 'remove'; which: number; fault: Fault }
  | { does: 'leave'; fault: Fault }
  | { does: 'subscribe'; plan: (typeof PLANS)[number] }
  /** Changes the user's row by the API. */
  | { does: 'rename'; fault: Fault }
  /** The next hand-over to this user's home goes wrong. */
  | { does: 'misplace hand-over'; how: HandOverFault }
  /** A hand-over that was late arrives. */
  | { does: 'deliver'; which: number }
  /** The cron of every minute. */
  | { does: 'hand over again' }
  | { does: 'alarm'; times: number }
  /** D1 or R2 fails for this time, or until the end of the schedule if less passes. */
  | { does: 'outage'; of: 'd1' | 'r2'; ms: number }
  /** Switches one speech provider off, or all on. */
  | { does: 'switch off'; speech: number | null }
  | { does: 'pass'; ms: number }
  | { does: 'jump'; ms: number }
  | OwnWordsAct
  | RaceAct
);

/** What `own-words.ts` does. */
export type OwnWordsAct =
  /** Changes a sentence, or leaves it out. */
  | { does: 'change'; story: number; sentence: number; leavesOut: boolean; fault: Fault }
  /** Sends a recording of a sentence. */
  | { does: 'record'; story: number; sentence: number; reading: number; fault: Fault }
  /** Spells a word of all stories for voices, another way each time. */
  | { does: 'spell' };

/** Actions of `deletion-races.ts`. */
export type RaceAct =
  | { does: 'translate'; story: number }
  /** Requests an edition of a narration; numbers count from the newest. */
  | { does: 'make edition'; version: number; kind: EditionKind };

type Fault = { call: number; after: boolean } | null;

/**
 * `lost` before it arrives; `unanswered`: it arrives, and its answer is lost; `late`: lost for its sender, it arrives
 * after others; `twice`: it arrives now and once more later.
 */
export type HandOverFault = 'lost' | 'unanswered' | 'late' | 'twice';

/**
 * Events of a subscription, in any order: `renewed` begins another paid period; `refunded` is a part of a payment,
 * `lost` a dispute or a full refund.
 */
export const PLANS = [
  'premium',
  'renewed',
  'cancelled',
  'ended',
  'disputed',
  'won',
  'lost',
  'refunded',
] as const;

/** Initial plan of a user, and stories left. */
export type Beginning = { premium: boolean; left: number };

/** `sharesMailbox`: two users have one free story left between them. */
export type Schedule = { people: Beginning[]; sharesMailbox: boolean; acts: Act[] };

const pick = fc.nat(5);
const key = fc.option(fc.nat(2), { nil: null });
const events = fc.boolean();
const service: fc.Arbitrary<Service | null> = fc.constantFrom(
  'model',
  'moderation',
  'topic',
  'opinion',
  'picture',
  'memory',
  'speech',
  'd1',
  'd1',
  'r2',
  'r2',
  'home',
  null,
);
const fault: fc.Arbitrary<Fault> = fc.option(fc.record({ call: fc.nat(6), after: fc.boolean() }), {
  nil: null,
  freq: 2,
});
/** Successful calls before the fault: often none. */
const after = fc.constantFrom(0, 0, 1, 2, 3, 5);
const mostly = fc.integer({ min: 0, max: 7 }).map((n) => n < 7);
const ms = fc.constantFrom(3000, 10_000, 16_000, 31_000, 2 * MINUTE_MS, 3 * MINUTE_MS);
const jump = fc.constantFrom(-60 * MINUTE_MS, -MINUTE_MS, MINUTE_MS, 60 * MINUTE_MS);

type Deed = Omit<Act, 'who'>;
type Of<Does extends Act['does']> = Omit<Extract<Act, { does: Does }>, 'does' | 'who'>;

const deed = <Does extends Act['does']>(
  weight: number,
  does: Does,
  more: { [Name in keyof Of<Does>]: fc.Arbitrary<Of<Does>[Name]> },
) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(does), ...more }) as unknown as fc.Arbitrary<Deed>,
});

const both = fc.boolean();
const continues = fc.option(fc.nat(2), { nil: null, freq: 1 });
const write = deed(4, 'write', { topic: fc.nat(1), both, continues, key, events, waits: mostly, fault });
const cast = fc.boolean();
const ours = fc.integer({ min: 0, max: 3 }).map((n) => n === 0);
const narrate = deed(3, 'narrate', { story: fc.nat(2), voice: fc.nat(2), cast, ours, key, events, fault });

const speakSentence = deed(2, 'speak sentence', {
  story: fc.nat(2),
  sentence: fc.nat(1),
  voice: fc.nat(1),
  cast,
  again: fc.boolean(),
});

const object = deed(3, 'object', { isSaved: both });

const change = deed(4, 'change', {
  story: fc.nat(1),
  sentence: fc.nat(1),
  leavesOut: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  fault,
});
const record = deed(2, 'record', { story: fc.nat(1), sentence: fc.nat(1), reading: fc.nat(1), fault });

/** Actions between an order and its end. */
const meddling = fc.oneof(
  change,
  record,
  deed(2, 'spell', {}),
  deed(1, 'translate', { story: fc.nat(1) }),
  deed(2, 'make edition', { version: fc.nat(1), kind: fc.constantFrom('sleep', 'practice') }),
  deed(10, 'fail', { service, after, how: pick }),
  deed(9, 'die', { service, after, when: fc.constantFrom('now', 'before', 'after') }),
  deed(6, 'go', { picks: fc.array(pick, { minLength: 3, maxLength: 16, size: 'max' }) }),
  deed(2, 'hang up', { which: fc.nat(2) }),
  deed(3, 'listen again', { which: fc.nat(2) }),
  deed(1, 'reconnect', { which: fc.nat(3) }),
  deed(1, 'stop', { which: fc.nat(2) }),
  deed(3, 'remove', { which: fc.nat(2), fault }),
  deed(1, 'leave', { fault }),
  deed(2, 'subscribe', { plan: fc.constantFrom(...PLANS) }),
  deed(2, 'rename', { fault }),
  deed(3, 'misplace hand-over', { how: fc.constantFrom('lost', 'unanswered', 'late', 'late', 'twice') }),
  deed(2, 'deliver', { which: fc.nat(2) }),
  deed(1, 'hand over again', {}),
  deed(3, 'alarm', { times: fc.integer({ min: 1, max: 2 }) }),
  deed(3, 'switch off', { speech: fc.constantFrom(0, 0, 1, null) }),
  deed(3, 'pass', { ms }),
  deed(2, 'outage', { of: fc.constantFrom('d1', 'r2'), ms }),
  deed(2, 'jump', { ms: jump }),
  object,
  deed(1, 'make book', { story: fc.nat(2) }),
  write,
  narrate,
  speakSentence,
);

/** Actions during a withdrawal: mostly faults of its deletion. */
const amidWithdrawal = fc.oneof(
  deed(5, 'save', {}),
  deed(4, 'fail', { service: fc.constantFrom('d1', 'r2'), after, how: pick }),
  deed(6, 'die', {
    service: fc.constantFrom('d1', 'r2', null),
    after,
    when: fc.constantFrom('now', 'before', 'after'),
  }),
  deed(4, 'narrate', { story: fc.constant(0), voice: fc.nat(2), cast, key, events, fault }),
  deed(1, 'make book', { story: fc.constant(0) }),
  { weight: 4, arbitrary: meddling },
);

/** A narration of a saved story is ordered while its second opinion is pending. */
const narratedMeanwhile = fc
  .record({ voice: fc.nat(2), cast, key, events })
  .map((asked): Deed[] => [
    { does: 'save' },
    { does: 'narrate', story: 0, fault: null, ...asked } as Deed,
    { does: 'save' },
  ]);

/** A story that the second opinion rejects at its end. */
const withdrawal = fc
  .tuple(
    fc.nat(2),
    write.arbitrary,
    fc.oneof(
      { weight: 3, arbitrary: fc.array(amidWithdrawal, { maxLength: 3, size: 'max' }) },
      { weight: 1, arbitrary: narratedMeanwhile },
    ),
    object.arbitrary,
    fc.array(amidWithdrawal, { maxLength: 3, size: 'max' }),
  )
  .map(([who, order, before, objection, after]) =>
    [order, ...before, objection, ...after].map((one) => ({ who, ...one }) as Act),
  );

/** An order with actions, usually settled before the next. */
const episode = fc
  .tuple(
    fc.nat(2),
    fc.oneof(write, narrate),
    fc.array(meddling, { maxLength: 4, size: 'max' }),
    fc.option(fc.constant<Deed>({ does: 'finish' }), { nil: null, freq: 2 }),
  )
  .map(([who, order, deeds, end]) =>
    [order, ...deeds, ...(end ? [end] : [])].map((one) => ({ who, ...one }) as Act),
  );

/** A story that its family changes and records between its narrations. */
const keptWords = fc
  .tuple(
    fc.nat(2),
    fc.array(fc.oneof(change, record, narrate, deed(1, 'spell', {}), deed(2, 'finish', {})), {
      minLength: 3,
      maxLength: 6,
      size: 'max',
    }),
    fc.array(meddling, { maxLength: 3, size: 'max' }),
  )
  .map(([who, deeds, more]) => [...deeds, ...more].map((one) => ({ who, ...one }) as Act));

/** A row that changes while its hand-overs go wrong. */
const handOvers = fc
  .tuple(
    fc.nat(2),
    fc.array(
      fc.oneof(
        deed(3, 'subscribe', { plan: fc.constantFrom(...PLANS) }),
        deed(3, 'rename', { fault }),
        deed(4, 'misplace hand-over', {
          how: fc.constantFrom('lost', 'unanswered', 'late', 'late', 'twice'),
        }),
        deed(3, 'deliver', { which: fc.nat(2) }),
        deed(1, 'hand over again', {}),
        deed(1, 'die', { service, after, when: fc.constantFrom('now', 'before', 'after') }),
      ),
      { minLength: 2, maxLength: 6, size: 'max' },
    ),
  )
  .map(([who, deeds]) => deeds.map((one) => ({ who, ...one }) as Act));

const beginning = fc.record({ premium: fc.boolean(), left: fc.integer({ min: 1, max: 2 }) });

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  people: fc.oneof(
    { weight: 3, arbitrary: fc.array(beginning, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(beginning, { minLength: 2, maxLength: 3 }) },
  ),
  sharesMailbox: fc.boolean(),
  acts: fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: episode },
        { weight: 2, arbitrary: withdrawal },
        { weight: 1, arbitrary: handOvers },
        { weight: 3, arbitrary: keptWords },
      ),
      { minLength: 2, maxLength: 4, size: 'max' },
    )
    .map((episodes) => episodes.flat()),
});

const NARRATED: Act = {
  who: 0,
  does: 'narrate',
  story: 0,
  voice: 0,
  cast: false,
  key: null,
  events: false,
  fault: null,
};
const BY_FAMILY: Act = { ...NARRATED, ours: true };
const WRITTEN: Act = {
  who: 0,
  does: 'write',
  topic: 0,
  both: false,
  key: null,
  events: false,
  waits: true,
  fault: null,
};
const ONE_FREE: Beginning = { premium: false, left: 1 };

/** Schedules that found a defect, and are too rare to be found again soon. */
export const ONCE_FAILED: readonly Schedule[] = [
  // A take was recorded anew while a narration read the one before, whose file was gone by then.
  {
    people: [ONE_FREE, ONE_FREE],
    sharesMailbox: false,
    acts: [
      { who: 0, does: 'change', story: 0, sentence: 0, leavesOut: false, fault: null },
      { who: 0, does: 'record', story: 0, sentence: 0, reading: 0, fault: null },
      { who: 0, does: 'record', story: 0, sentence: 1, reading: 0, fault: null },
      { who: 0, does: 'record', story: 0, sentence: 0, reading: 0, fault: null },
      { who: 0, does: 'finish' },
      BY_FAMILY,
      { who: 0, does: 'spell' },
      { who: 0, does: 'record', story: 0, sentence: 1, reading: 1, fault: null },
    ] as Act[],
  },
  // An edition was made of a sound that a new spelling replaced meanwhile, and listed after its file was deleted.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      BY_FAMILY,
      BY_FAMILY,
      NARRATED,
      WRITTEN,
      { who: 0, does: 'object', isSaved: true },
      { who: 0, does: 'record', story: 0, sentence: 0, reading: 0, fault: null },
      { who: 0, does: 'spell' },
      BY_FAMILY,
      { who: 0, does: 'make edition', version: 0, kind: 'sleep' },
    ] as Act[],
  },
  // A reader came back after the withdrawal of a story whose pictures were being drawn: the stream stayed open.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      {
        who: 0,
        does: 'write',
        topic: 0,
        both: false,
        continues: null,
        key: null,
        events: true,
        waits: true,
        fault: null,
      },
      { who: 0, does: 'object', isSaved: false },
      { who: 0, does: 'listen again', which: 0 },
    ] as Act[],
  },
  // The alarm cleared a timer in a home whose storage its closing had deleted meanwhile.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      WRITTEN,
      { who: 0, does: 'outage', of: 'd1', ms: 3000 },
      { who: 0, does: 'leave', fault: null },
      { who: 0, does: 'object', isSaved: false },
      WRITTEN,
    ] as Act[],
  },
  // A closed home with a change for the directory woke each minute, until the next attempt at its end.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      WRITTEN,
      { who: 0, does: 'outage', of: 'd1', ms: 120_000 },
      WRITTEN,
      { who: 0, does: 'leave', fault: null },
      { who: 0, does: 'object', isSaved: false },
      { who: 0, does: 'jump', ms: 3_600_000 },
      { who: 0, does: 'alarm', times: 1 },
      WRITTEN,
    ] as Act[],
  },
  // Work went on after its timer had ended, and changed the home.
  {
    people: [{ premium: true, left: 1 }],
    sharesMailbox: false,
    acts: [
      NARRATED,
      { who: 0, does: 'fail', service: 'model', after: 0, how: 0 },
      WRITTEN,
      { who: 0, does: 'pass', ms: 120_000 },
      { who: 0, does: 'alarm', times: 1 },
      { who: 0, does: 'go', picks: [3, 0, 0] },
    ] as Act[],
  },
  // A file that was noted and never stored rang the alarm each minute until it was due.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      WRITTEN,
      { who: 0, does: 'jump', ms: -3_600_000 },
      { who: 0, does: 'remove', which: 0, fault: null },
      NARRATED,
      { who: 0, does: 'outage', of: 'r2', ms: 3000 },
      { who: 0, does: 'finish' },
    ] as Act[],
  },
  // The account is deleted while a request waits for the second opinion on a saved story.
  {
    people: [ONE_FREE, ONE_FREE],
    sharesMailbox: false,
    acts: [
      NARRATED,
      WRITTEN,
      { who: 0, does: 'save' },
      { who: 0, does: 'leave', fault: null },
      { who: 0, does: 'object', isSaved: false },
    ] as Act[],
  },
  // The object died while a sentence was bought: the row was in no snapshot, and none was due.
  {
    people: [ONE_FREE],
    sharesMailbox: false,
    acts: [
      NARRATED,
      { who: 0, does: 'finish' },
      NARRATED,
      { who: 0, does: 'alarm', times: 1 },
      { who: 0, does: 'speak sentence', story: 0, sentence: 0, voice: 1, cast: false, again: false },
      { who: 0, does: 'die', service: 'r2', after: 3, when: 'after' },
    ] as Act[],
  },
];
