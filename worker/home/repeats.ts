import type { OwnerAccess } from './owner-access.ts';
import type { HomeRpc } from './rpc.ts';
import type { SignedAccess } from './signed-access.ts';
import type { UserSession } from './user-session.ts';

/**
 * Whether a method may be called again after the home was moved or updated while it answered: it reads, or a second
 * call has the same result as the first and costs nothing more. A method without a row does not compile.
 */
type Repeats<Class, Method extends keyof Class = keyof Class> = {
  readonly [Name in Method]: Class[Name] extends (...args: infer Args) => unknown
    ? 'repeatable' | 'once' | ((...args: Args) => boolean)
    : never;
};

/** The admission answers an order with a known key with the generation of the first. */
const withKey = ({ idempotencyKey }: { idempotencyKey: string | null }) => idempotencyKey !== null;

export const SESSION_REPEATS: Repeats<UserSession> = {
  user: 'repeatable',
  presentedUser: 'repeatable',
  device: 'repeatable',
  devices: 'repeatable',
  // The session has ended the second time.
  closeAccount: 'once',
  // `not_found` the second time.
  endDevice: 'once',
  // Ending all ends the session that asks.
  endDevices: (isOwnKept) => isOwnKept,
  stories: 'repeatable',
  story: 'repeatable',
  // `not_found` the second time.
  removeStory: 'once',
  running: 'repeatable',
  writeStory: withKey,
  storyEvents: 'repeatable',
  night: 'repeatable',
  changeMemory: 'repeatable',
  deleteMemory: 'repeatable',
  series: 'repeatable',
  seriesNights: 'repeatable',
  storyOutcome: 'repeatable',
  // A stopped story is not counted twice.
  stopStory: 'repeatable',
  // An interrupted attempt has paid the model, and counts as one of the story's few.
  translateStory: 'once',
  // Counts a use twice at worst.
  storyToReport: 'repeatable',
  countBilling: 'repeatable',
  setScenes: 'repeatable',
  // A change that was made already succeeds.
  changeSentence: 'repeatable',
  // Counts a use twice at worst.
  proposeSide: 'repeatable',
  setStar: 'repeatable',
  // Counted once a day; its sound is kept.
  speakSentence: 'repeatable',
  narrate: withKey,
  narrateWithEdition: withKey,
  narrationEvents: 'repeatable',
  narration: 'repeatable',
  narrationOutcome: 'repeatable',
  // Joins the running one, or answers the finished one.
  makeEdition: 'repeatable',
  editionOutcome: 'repeatable',
  checkBook: 'repeatable',
  checkSeriesBook: 'repeatable',
  feed: 'repeatable',
  saveFeed: 'repeatable',
  // The address of the first call was never seen.
  renewFeed: 'repeatable',
  closeFeed: 'repeatable',
  links: 'repeatable',
  // The caller names the link.
  makeLink: 'repeatable',
  // `not_found` the second time.
  closeLink: 'once',
  takes: 'repeatable',
  // The same take twice is one.
  keepTake: 'repeatable',
  acceptTakes: 'repeatable',
  // `not_found` the second time.
  removeTakes: 'once',
  sayings: 'repeatable',
  // The word has one spelling; counts a use twice at worst.
  keepSaying: 'repeatable',
  // `not_found` the second time.
  removeSaying: 'once',
  // Its sound is kept.
  hearSaying: 'repeatable',
  everything: 'repeatable',
  exportedRows: 'repeatable',
};

export const ACCESS_REPEATS: Repeats<SignedAccess> = {
  file: 'repeatable',
  sound: 'repeatable',
  book: 'repeatable',
  seriesBook: 'repeatable',
  feed: 'repeatable',
  episode: 'repeatable',
  transcript: 'repeatable',
  // Counts an opening twice at worst.
  link: 'repeatable',
  recording: 'repeatable',
  keepTake: 'repeatable',
  removeTake: 'once',
};

export const OWNER_REPEATS: Repeats<OwnerAccess> = {
  reportedStory: 'repeatable',
  takeDown: 'repeatable',
  putBack: 'repeatable',
  removeStory: 'repeatable',
  returnCredit: 'repeatable',
  person: 'repeatable',
  endSessions: 'repeatable',
  // `not_found` the second time.
  closeAccount: 'once',
};

/** `ask`, `open` and `manage` are repeated as the method that they name. */
type OwnMethod = Exclude<keyof HomeRpc, keyof Rpc.DurableObjectBranded | 'ask' | 'open' | 'manage'>;

export const HOME_REPEATS: Repeats<HomeRpc, OwnMethod> = {
  // The caller names the session.
  begin: 'repeatable',
  // The secret before the current one is exchanged for the current one for a minute.
  exchange: 'repeatable',
  endSession: 'repeatable',
  // Takes a copy of the same version again.
  take: 'repeatable',
  wake: 'repeatable',
  storyFile: 'repeatable',
  snapshot: 'repeatable',
  // The home is there the second time.
  restore: 'repeatable',
};

/** @param table one of the above */
export function isRepeatable(table: object, method: string, args: unknown[]): boolean {
  const declared = (table as Record<string, unknown>)[method];
  return typeof declared === 'function' ? declared(...args) : declared === 'repeatable';
}
