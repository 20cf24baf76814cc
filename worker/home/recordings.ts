import type { Language } from '../../contract/options.ts';
import { TAKE_BYTES_PER_SECOND } from '../../contract/takes.ts';
import type { AccountUses } from '../budget/account-uses.ts';
import type { Refusal } from '../errors/refusal.ts';
import { soundKeys, takeKey } from '../files/keys.ts';
import type { Generations } from '../generation/generations.ts';
import type { Deletions } from '../home-storage/deletions.ts';
import type { Library, StoryRow } from '../home-storage/library.ts';
import type { LinkRow } from '../home-storage/links.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import type { Timers } from '../home-storage/timers.ts';
import { logLine } from '../logging/log.ts';
import { digestOfTakes, faultOfTake, textDigest, wavHead } from '../narration/takes.ts';
import { sentencesIn } from '../story/stored-story.ts';

/** A take as it arrives. Plain data: it crosses RPC. */
export type NewTake = {
  /** Drawn by the caller. */
  id: string;
  language: Language;
  /** Of the sentence. */
  index: number;
  /** Samples, of which the caller has verified the digest. */
  pcm: Uint8Array;
  /** SHA-256 in base64. */
  digest: string;
  /** Milliseconds since the epoch. */
  consentedAt: number;
};

/** A take, and whether its sentence is still the one that was read. */
export type StoryTake = TakeRow & { userId: string; isCurrent: boolean };

export type TakesOfStory = {
  takes: StoryTake[];
  /** Digest of what a narration by the family would read now, by language. */
  readings: Partial<Record<Language, string>>;
};

type Deps = {
  storage: DurableObjectStorage;
  files: R2Bucket;
  library: Library;
  deletions: Deletions;
  timers: Pick<Timers, 'set' | 'setBy' | 'clear'>;
  generations: Generations;
  uses: AccountUses;
  userId(): string;
  /** Deletes files and sends tombstones behind the answer. */
  finishEnding(): void;
  /** Milliseconds since the epoch. */
  now(): number;
};

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };

/** What the family reads aloud: from its arrival to its end. */
export class Recordings {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  of(story: StoryRow): TakesOfStory {
    const rows = this.#deps.library.takes.of(story.id);
    const isCurrent = ({ language, sentence, textDigest: read }: TakeRow) => {
      const told = this.#sentence(story, language, sentence);
      return told !== null && textDigest(told) === read;
    };
    const takes = rows.map((row) => ({ ...row, userId: story.userId, isCurrent: isCurrent(row) }));
    const readings: TakesOfStory['readings'] = {};
    for (const { language } of takes) {
      const reading = this.reading(story, language);
      if (reading) readings[language] = reading;
    }
    return { takes, readings };
  }

  /** Digest of what a narration by the family reads in this language; null while it would read nothing. */
  reading(story: StoryRow, language: Language): string | null {
    const accepted = this.#deps.library.takes.accepted(story.id, language);
    return digestOfTakes(accepted, sentencesIn(story.document, language) ?? []);
  }

  #sentence(story: StoryRow, language: Language, index: number): string | null {
    const told = sentencesIn(story.document, language);
    return told?.find((one) => one.index === index)?.text ?? null;
  }

  /**
   * Keeps a take. The same take twice is one.
   * @param link by which it came: then it waits for the parent
   * @returns or `not_found`, `take_unusable`, `takes_full`, `account_limit_reached`
   */
  async keep(storyId: string, asked: NewTake, link: LinkRow | null): Promise<TakeRow | Refusal> {
    const { storage, files, library, deletions, timers, uses, userId, now } = this.#deps;
    const { id, language, index, pcm, digest } = asked;
    const text = this.#readable(storyId, asked, link);
    if (text === null) return NOT_FOUND;
    const place = { storyId, language, sentence: index };
    const known = [false, true]
      .map((isWaiting) => library.takes.at(place, isWaiting))
      .find((take) => take?.digest === digest && take.textDigest === textDigest(text));
    if (known && (link || known.acceptedAt !== null)) return known;
    const refusal = uses.take('take', now());
    if (refusal) return refusal;
    const fault = faultOfTake(pcm, text);
    if (fault) {
      logLine('info', { take: fault, seconds: pcm.length / TAKE_BYTES_PER_SECOND });
      return { ok: false, code: 'take_unusable' };
    }
    const take: TakeRow = {
      ...place,
      id,
      textDigest: textDigest(text),
      digest,
      bytes: pcm.length,
      linkId: link?.id ?? null,
      consentedAt: Math.min(asked.consentedAt, now()),
      createdAt: now(),
      acceptedAt: link ? null : now(),
    };
    if (library.takes.isTooMuch(take)) return { ok: false, code: 'takes_full' };
    const key = takeKey(userId(), take);
    await deletions.expect([key], now());
    const wav = Buffer.concat([wavHead(pcm.length), pcm]);
    await files.put(key, wav, { httpMetadata: { contentType: 'audio/wav' } });
    const outcome = storage.transactionSync((): TakeRow | Refusal => {
      // The story may have gone, its sentence changed or the link been closed meanwhile.
      const isReadable = this.#readable(storyId, asked, link) === text;
      if (!isReadable || library.takes.isTooMuch(take)) {
        deletions.add([key], now());
        return isReadable ? { ok: false, code: 'takes_full' } : NOT_FOUND;
      }
      const replaced = library.takes.put(take);
      deletions.keep([key]);
      deletions.add(this.#keysOf(replaced), now());
      return take;
    });
    if (link) await timers.setBy('takes', library.takes.nextExpiry() ?? now());
    this.#deps.finishEnding();
    return outcome;
  }

  /** The text of a sentence that may be read; null when it is not there, or its link is closed. */
  #readable(storyId: string, { language, index }: NewTake, link: LinkRow | null): string | null {
    const { library, generations, now } = this.#deps;
    const story = generations.isWithdrawn(storyId) ? null : library.story(storyId);
    if (!story || (link && !library.links.bySecret(link.secret, ['record'], now()))) return null;
    return this.#sentence(story, language, index);
  }

  #keysOf = (takes: readonly TakeRow[]) => takes.map((take) => takeKey(this.#deps.userId(), take));

  /** Accepts takes that wait; those that are gone are left out. */
  accept(storyId: string, ids: readonly string[]): void {
    const { storage, library, deletions, now } = this.#deps;
    storage.transactionSync(() => {
      const replaced = library.takes.accept(storyId, ids, now());
      deletions.add(this.#keysOf(replaced), now());
    });
    this.#deps.finishEnding();
  }

  /**
   * Ends takes of a story, and the narrations that may have them.
   * @returns `not_found` without any; `database_error` while a narration cannot be saved
   */
  async remove(storyId: string, isMeant: (take: TakeRow) => boolean): Promise<Refusal | null> {
    const { storage, library, deletions, generations, userId, now } = this.#deps;
    const meant = library.takes.of(storyId).filter(isMeant);
    if (meant.length === 0) return NOT_FOUND;
    const isHeard = meant.some(({ acceptedAt }) => acceptedAt !== null);
    if (isHeard && !(await generations.endSoundsOf(storyId))) return { ok: false, code: 'database_error' };
    storage.transactionSync(() => {
      const narrations = library.endTakes(meant.map(({ id }) => id));
      generations.forgetNarrations(narrations);
      const files = [...this.#keysOf(meant), ...narrations.flatMap((id) => soundKeys(userId(), id))];
      deletions.add(files, now());
    });
    this.#deps.finishEnding();
    return null;
  }

  /** Work of the timer: what has waited too long goes. */
  async removeExpired(): Promise<void> {
    const { storage, library, deletions, timers, now } = this.#deps;
    storage.transactionSync(() => {
      deletions.add(this.#keysOf(library.takes.removeExpired(now())), now());
    });
    this.#deps.finishEnding();
    const next = library.takes.nextExpiry();
    if (next === null) await timers.clear('takes');
    else await timers.set('takes', next);
  }
}
