import { WORDS } from '../../testkit/words.ts';
import type { Driver } from './driver.ts';
import type { Loudspeaker } from './loudspeaker.ts';
import { COMPLAINTS, SOUNDS, type Sound } from './page-scripts.ts';

export const words = WORDS.es;

/** Default time limit of a wait, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** Level in dBFS between silence and sound. */
const AUDIBLE = -55;
/** Time after which a paused sound is silent, in milliseconds, with the second that is measured. */
const FADED_MS = 1_500;

/** Selector of the controls of the page, without those of the navigation. */
const CONTROLS = 'main button, main a';

const ENTER = '\uE007';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Expression for the first visible element that matches the selector and has the name or label. */
export function named(selector: string, name: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
    return label.replace(/\\s+/g, ' ').trim() === ${JSON.stringify(name)} && element.getClientRects().length > 0;
  })`;
}

/** Index of the sentence that is marked as spoken. */
const MARKED = `Number(document.querySelector('[aria-current=true]')?.dataset.sentence ?? NaN)`;

const playing = (sounds: Sound[]) => sounds.filter(({ isPaused }) => !isPaused).at(-1)?.time ?? null;

/** A visitor of the app in any browser engine. */
export class Visitor {
  readonly #driver: Driver;
  readonly #loudspeaker: Loudspeaker | null;

  constructor(driver: Driver, loudspeaker: Loudspeaker | null) {
    this.#driver = driver;
    this.#loudspeaker = loudspeaker;
  }

  async open(url: string): Promise<void> {
    await this.#driver.open(url);
    await this.until('the page can be used', "document.querySelector('#until-ready')?.disabled === false");
  }

  see<Result>(expression: string): Promise<Result> {
    return this.#driver.evaluate(expression) as Promise<Result>;
  }

  /** Waits until the expression holds in the page. @throws Error naming `what` after `ms` */
  async until(what: string, expression: string, ms = PATIENCE_MS): Promise<void> {
    await this.untilTrue(what, () => this.see<boolean>(`Boolean(${expression})`), ms);
  }

  /** Waits until `look` is true. @throws Error naming `what` after `ms` */
  async untilTrue(what: string, look: () => Promise<boolean>, ms = PATIENCE_MS): Promise<void> {
    const until = Date.now() + ms;
    while (!(await look())) {
      if (Date.now() > until)
        throw new Error(`not within ${ms / 1000} s: ${what}${await this.#circumstances()}`);
      await pause(LOOK_MS);
    }
  }

  /** Recorded levels and the page's first words, for the message of a failure. */
  async #circumstances(): Promise<string> {
    const sounds = await this.see<Sound[]>(SOUNDS);
    const level = this.#loudspeaker ? `, ${this.#loudspeaker.level().toFixed(0)} dB` : '';
    const text = await this.see<string>("document.querySelector('main')?.textContent.slice(0, 200) ?? ''");
    return ` (${JSON.stringify(sounds)}${level}, ${JSON.stringify(text)})`;
  }

  /** Presses the centre of an element once it is enabled, uncovered, and where it was a moment before. */
  async #pressOn(what: string, element: string): Promise<void> {
    const spot = `(() => {
      const element = ${element};
      if (!element || element.disabled) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0];
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || hit.contains(element) || element.labels?.[0]?.contains(hit)) ? { x, y } : null;
    })()`;
    type Spot = { x: number; y: number } | null;
    let [last, here]: [Spot, Spot] = [null, null];
    // What comes above it would move it from under the pointer.
    await this.untilTrue(`${what} can be pressed`, async () => {
      [last, here] = [here, await this.see<Spot>(spot)];
      return here !== null && here.x === last?.x && here.y === last.y;
    });
    const { x, y } = here!;
    await this.#driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async press(name: string): Promise<void> {
    await this.#pressOn(name, named(CONTROLS, name));
  }

  async choose(name: string): Promise<void> {
    await this.#pressOn(name, `${named('input[type=radio]', name)}`);
  }

  async tick(name: string): Promise<void> {
    await this.#pressOn(name, named('input[type=checkbox]', name));
  }

  async pressSentence(index: number): Promise<void> {
    await this.#pressOn(
      `sentence ${index}`,
      `document.querySelector('.story-text-heard [data-sentence="${index}"]')`,
    );
  }

  async type(label: string, text: string): Promise<void> {
    const field = named('input, textarea', label);
    await this.until(`the field ${label}`, field);
    await this.#pressOn(label, field);
    await this.#keys([...text]);
    await this.until(`${label} holds what was typed`, `${field}.value === ${JSON.stringify(text)}`);
  }

  untilText(text: string): Promise<void> {
    return this.until(text, `document.body.textContent.includes(${JSON.stringify(text)})`);
  }

  async enter(): Promise<void> {
    await this.#keys([ENTER]);
  }

  async #keys(keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  untilButton(name: string, ms?: number): Promise<void> {
    return this.until(name, named(CONTROLS, name), ms);
  }

  /** Position of the playing sound in seconds; null without one. */
  async position(): Promise<number | null> {
    return playing(await this.see<Sound[]>(SOUNDS));
  }

  /**
   * Waits until sound plays: time passes, a sentence is marked, and the level is above silence where it can be
   * measured.
   * @param where expected range in seconds, and the expected sentence or one of the next three
   */
  async untilHeard(
    what: string,
    where: { from?: number; to?: number; sentence?: number } = {},
  ): Promise<void> {
    const { from = 0, to = Number.POSITIVE_INFINITY, sentence } = where;
    let last: { position: number; at: number } | null = null;
    const look = async () => {
      const { sounds, marked } = await this.see<{ sounds: Sound[]; marked: number | null }>(
        `({ sounds: ${SOUNDS}, marked: ${MARKED} })`,
      );
      const [position, at] = [playing(sounds), performance.now() / 1000];
      const passed = last && position !== null ? position - last.position : 0;
      const goesOn = last !== null && passed > 0 && passed < at - last.at + 1;
      last = position === null ? null : { position, at };
      const isThere = position !== null && position >= from && position <= to;
      const isAudible = !this.#loudspeaker || this.#loudspeaker.level() > AUDIBLE;
      const after = marked === null ? Number.NaN : marked - (sentence ?? marked);
      return goesOn && isThere && isAudible && after >= 0 && after <= 3;
    };
    await this.untilTrue(what, look);
  }

  /** Waits for silence, and checks that it lasts. */
  async untilSilent(what: string): Promise<void> {
    await pause(FADED_MS);
    const [playing, level] = [await this.position(), this.#loudspeaker?.level() ?? -120];
    if (playing !== null || level > AUDIBLE)
      throw new Error(`${what}: still heard${await this.#circumstances()}`);
  }

  /** Opens a sound by its address alone, as a player on a locked phone does, until it has played for `seconds`. */
  async hearFile(url: string, seconds: number): Promise<void> {
    await this.#driver.open(url);
    const file = "document.querySelector('video, audio')";
    await this.until('the file is shown', file);
    await this.see(`(${file}.play().catch(() => undefined), null)`);
    await this.until('the file plays', `${file}.currentTime > ${seconds}`);
  }

  /** Asks the API as the page does. @throws Error for a refusal */
  async ask<Answer>(path: string, body?: object): Promise<Answer> {
    const order = JSON.stringify({
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    });
    await this.see(`(() => {
      const order = ${order};
      order.headers.authorization = 'Bearer ' + localStorage.getItem('token');
      window.asked = null;
      fetch(${JSON.stringify(path)}, order)
        .then(async (answer) => ({ isOk: answer.ok, text: await answer.text() }), (error) => ({ text: String(error) }))
        .then((answer) => (window.asked = answer));
      return null;
    })()`);
    await this.until(`an answer of ${path}`, 'window.asked');
    const { isOk, text } = await this.see<{ isOk?: boolean; text: string }>('window.asked');
    if (!isOk) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  }

  complaints(): Promise<string[]> {
    return this.see(COMPLAINTS);
  }
}
