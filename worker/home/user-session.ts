import { SessionAccount } from './session-account.ts';
import { SessionAddresses } from './session-addresses.ts';
import type { SessionParts } from './session-parts.ts';
import { SessionSayings } from './session-sayings.ts';
import { SessionSeries } from './session-series.ts';
import { SessionSounds } from './session-sounds.ts';
import { SessionStories } from './session-stories.ts';
import { SessionTakes } from './session-takes.ts';

/** The subjects of a session. No two of them have a method of the same name. */
export const SESSION_SUBJECTS = [
  SessionAccount,
  SessionStories,
  SessionSeries,
  SessionSounds,
  SessionSayings,
  SessionTakes,
  SessionAddresses,
] as const;

/**
 * What a signed-in user may do. The only way to it is `Home.ask`, which checks the session first. Arguments and results
 * cross RPC: plain data and streams. A refusal is a value; a method that can only refuse answers null instead of it.
 */
export type UserSession = SessionAccount &
  SessionStories &
  SessionSeries &
  SessionSounds &
  SessionSayings &
  SessionTakes &
  SessionAddresses;

/** One object for each subject. */
export const userSession = (parts: SessionParts): object[] =>
  SESSION_SUBJECTS.map((Subject) => new Subject(parts));
