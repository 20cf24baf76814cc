import { TRANSLATOR } from '../../testkit/translator.ts';
import { voice } from '../../testkit/worker/sound.ts';
import { deletionOfNewer } from '../../web/build/newer-features.ts';
import { wavHead } from '../../worker/narration/takes.ts';

/** Scripts that run in a page before its own. */

/** Records audio elements and errors for `SOUNDS` and `COMPLAINTS`. */
export const PROBE = `(() => {
  const made = [];
  const complaints = [];
  window.Audio = new Proxy(window.Audio, {
    construct(target, args) {
      const element = new target(...args);
      made.push(element);
      return element;
    },
  });
  window.engines = {
    sounds: () => made.filter((element) => element.currentSrc).map((element) => ({
      address: element.currentSrc,
      time: element.currentTime,
      isPaused: element.paused,
      buffered: element.buffered.length > 0 ? element.buffered.end(element.buffered.length - 1) : 0,
      error: element.error ? element.error.code : null,
    })),
    complaints,
  };
  let served = '';
  const text = () => document.getElementById('root').textContent;
  document.addEventListener('DOMContentLoaded', () => {
    served = text();
  });
  // A hydration mismatch: the message contains the first difference.
  const change = () => {
    const now = text();
    const at = [...served].findIndex((letter, index) => letter !== now[index]);
    const excerpt = (words) => JSON.stringify(words.slice(Math.max(0, at - 40), at + 40));
    return at < 0 ? '' : ' (served ' + excerpt(served) + ', now ' + excerpt(now) + ')';
  };
  addEventListener('error', (event) => {
    if (event.message) complaints.push(event.message + (/hydrat|#4[12]/.test(event.message) ? change() : ''));
  });
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    complaints.push('Refused by ' + event.violatedDirective + ': ' + event.blockedURI));
})();`;

const HAS_AIRPLAY = 'HTMLMediaElement.prototype.webkitShowPlaybackTargetPicker = () => undefined;';
const HAS_NO_MEDIA_SOURCE = 'delete window.MediaSource;';

/** Makes WebKitGTK look like Safari to the player. */
export const IMITATIONS = {
  Safari: HAS_AIRPLAY,
  iPhone: HAS_AIRPLAY + HAS_NO_MEDIA_SOURCE,
};

/** Every write to the browser's storages fails; what is there can be read. */
const REFUSES_WRITES = `(() => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  if (window.IDBFactory) IDBFactory.prototype.open = refuse;
  if (window.Cache) Cache.prototype.put = Cache.prototype.add = Cache.prototype.addAll = async () => refuse();
})();`;

/** The device's clock is a day ahead. */
const IS_A_DAY_AHEAD = `(() => {
  const Right = Date;
  const now = () => Right.now() + 86400000;
  window.Date = new Proxy(Right, {
    construct: (target, args) => (args.length > 0 ? new target(...args) : new target(now())),
    apply: () => new Right(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
})();`;

/** What visitors' browsers do to a page, beyond what engines do. */
export const VARIANTS = {
  translated: TRANSLATOR,
  'without storage': REFUSES_WRITES,
  'a day ahead': IS_A_DAY_AHEAD,
  old: deletionOfNewer(),
};

/** Gives the page a microphone at which a voice speaks: no machine that tests has one. Recording is the engine's own. */
export function microphone(): string {
  const said = new Uint8Array(voice(0.12, 8).buffer);
  const wav = Buffer.concat([wavHead(said.length), said]).toString('base64');
  return `(() => {
    const context = new AudioContext();
    navigator.mediaDevices.getUserMedia = async () => {
      const bytes = Uint8Array.from(atob('${wav}'), (letter) => letter.charCodeAt(0)).buffer;
      const source = context.createBufferSource();
      source.buffer = await context.decodeAudioData(bytes);
      const out = context.createMediaStreamDestination();
      source.connect(out);
      source.start();
      await context.resume();
      return out.stream;
    };
    return null;
  })()`;
}

/** An audio element with a source. */
export type Sound = {
  address: string;
  time: number;
  isPaused: boolean;
  buffered: number;
  error: number | null;
};

export const SOUNDS = 'window.engines.sounds()';
export const COMPLAINTS = 'window.engines.complaints';
