import { Listeners } from '../../../lib/store.ts';
import type { Player } from './player.ts';
import { fadeGain, type SleepChoice, secondsLeft } from './sleep-policy.ts';

type SleptPlayer = Pick<
  Player,
  'subscribeTime' | 'subscribe' | 'getState' | 'position' | 'setLoudness' | 'pause'
>;

/** Interval in milliseconds of clock checks without sound. */
const TICK = 1000;

/** Fades and pauses a player when its time is over. */
export class SleepTimer {
  readonly #player: SleptPlayer;
  /** Seconds, null while only an estimate is known. */
  readonly #duration: () => number | null;
  readonly #now: () => number;
  readonly #changes = new Listeners();
  #choice: SleepChoice = 'off';
  #since = 0;
  #stop: (() => void) | null = null;

  readonly #time = new Listeners();

  /** Called after another choice and as time passes. */
  readonly subscribe = this.#changes.subscribe;
  readonly subscribeTime = this.#time.subscribe;

  constructor(player: SleptPlayer, duration: () => number | null, now: () => number = Date.now) {
    this.#player = player;
    this.#duration = duration;
    this.#now = now;
  }

  readonly getChoice = (): SleepChoice => this.#choice;

  /** Seconds until silence; null while unknown. */
  get left(): number | null {
    const { position } = this.#player;
    return secondsLeft({
      choice: this.#choice,
      since: this.#since,
      now: this.#now(),
      position,
      duration: this.#duration(),
    });
  }

  choose(choice: SleepChoice): void {
    this.#stop?.();
    this.#stop = null;
    this.#choice = choice;
    this.#since = this.#now();
    if (choice === 'off') this.#player.setLoudness(1);
    else this.#watch();
    this.#changes.notify();
    this.#time.notify();
  }

  /**
   * Checks on the sound's time events, which also come on a locked phone with slow timers, and on a timer without
   * sound.
   */
  #watch(): void {
    const check = () => this.#check();
    const timer = setInterval(check, TICK);
    const unsubscribe = [this.#player.subscribeTime(check), this.#player.subscribe(check)];
    this.#stop = () => {
      clearInterval(timer);
      for (const end of unsubscribe) end();
    };
    check();
  }

  #check(): void {
    const { left } = this;
    const ended = this.#player.getState().name === 'ended';
    if (this.#choice === 'end' ? ended : left === 0) {
      this.#player.pause();
      this.choose('off');
      return;
    }
    this.#player.setLoudness(fadeGain(left));
    this.#time.notify();
  }
}
