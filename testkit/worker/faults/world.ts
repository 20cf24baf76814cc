export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string | undefined };

/** A story as the model told it, each another one. */
export type Telling = {
  title: string;
  content: string;
  object: string;
  /** What its title and its sentences say in English, in their order. */
  otherTitle: string;
  otherSides: string[];
};

/** Beyond any date a real alarm would be due at: alarms ring when the campaign rings them. */
const AHEAD_MS = 400 * 24 * 3600 * 1000;

const realNow = Date.now;
/** Schedules follow one another in time, since some of what an isolate remembers is dated. */
let ahead = AHEAD_MS;

/**
 * What lies outside the storytellers of one schedule. In the memory of the isolate, which they share with the test: so
 * that nothing here takes time, and everything can be looked at.
 */
class World {
  readonly files = new Map<string, StoredFile>();
  readonly tellings: Telling[] = [];
  /** What the moderation service let pass. */
  readonly approved = new Set<string>();
  /** Titles of what a second reader objected to. */
  readonly withdrawn = new Set<string>();
  /** Which of the providers of speech is switched off, by its place in the list; null when none is. */
  speechOff: number | null = null;
  /** Who of them failed in any way, and what else went wrong: a narration may only be lost when there was nobody left. */
  readonly fellSilent = new Set<string>();
  otherTroubles = 0;
  /** Who has read which sentence to its end, for which object. */
  readonly #spoken = new Set<string>();
  /** Milliseconds lived through; unlike the clock it never jumps. */
  elapsed = 0;
  /** Calls to D1 and requests under way, without those that wait for what the campaign does. */
  busy = 0;
  /** Goes up whenever something happens. */
  moves = 0;
  /** What was seen to be wrong on the way. */
  readonly wrongs: string[] = [];

  /** Requests that are held until some time has gone by; meanwhile they do not count as busy. */
  #held: { until: number; resume: () => void }[] = [];

  /** Time goes by, for timers too. */
  pass(ms: number): void {
    this.elapsed += ms;
    ahead += ms;
    for (const { until, resume } of this.#held.splice(0)) {
      if (until <= this.elapsed) {
        this.busy += 1;
        this.moves += 1;
        resume();
      } else this.#held.push({ until, resume });
    }
  }

  /** What a request that is held waits for. */
  hold(ms: number, resume: () => void): void {
    this.busy -= 1;
    this.#held.push({ until: this.elapsed + ms, resume });
  }

  /** The clock is set, forward or back; timers do not care. */
  jump(ms: number): void {
    ahead += ms;
  }

  spoke(object: string, provider: string, text: string): void {
    this.#spoken.add(JSON.stringify([object, provider, text]));
  }

  hasSpoken(object: string, provider: string, text: string): boolean {
    return this.#spoken.has(JSON.stringify([object, provider, text]));
  }

  newTelling(object: string): Telling {
    const n = this.tellings.length + 1;
    const title = `El faro número ${n}`;
    const content = `Había una vez un faro ${n} que no dormía.\n\nY el faro ${n} se durmió por fin.`;
    const otherTitle = `Lighthouse number ${n}`;
    const otherSides = [
      `There was once a lighthouse ${n} that did not sleep.`,
      `And lighthouse ${n} fell asleep.`,
    ];
    const telling = { title, content, object, otherTitle, otherSides };
    this.tellings.push(telling);
    return telling;
  }
}

/** Whose turn it is: objects outlive nothing, so there is one world at a time. */
export const stage = { world: new World() };

/** The next schedule's world, later than anything in the one before. */
export function newWorld(): World {
  ahead = Math.max(ahead, AHEAD_MS) + 24 * 3600 * 1000;
  stage.world = new World();
  return stage.world;
}

/** What the Worker and its objects take for the time. */
export const now = () => realNow() + ahead;
