import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asJson, COMMAND_MS, type Driver, START_MS, type Started, within } from './driver.ts';
import { printed, run } from './process.ts';

/** Profile without first pages, updates and reports, and with scrollbars that take room, as on most desktops. */
const PREFERENCES: Record<string, boolean | number | string> = {
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'widget.gtk.overlay-scrollbars.enabled': false,
};

/** WebDriver BiDi over a WebSocket; command and answer share a number. */
class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data));
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.type === 'success') waiting?.resolve(answer.result as never);
      else waiting?.reject(new Error(`${answer.error}: ${answer.message}`));
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser is gone'));
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    const opened = new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
    });
    await within(START_MS, 'The connection to Firefox', opened);
    return new BidiConnection(socket);
  }

  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#last;
    const answered = new Promise<Result>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return within(COMMAND_MS, method, answered);
  }

  close(): void {
    this.#socket.close();
  }
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

function driverOf(connection: BidiConnection, context: string): Driver {
  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = await connection.send<Evaluated>('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: false,
        userActivation: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions });
    },
  };
}

type Session = { capabilities: { browserName: string; browserVersion: string } };
type Tree = { contexts: { context: string }[] };

/** Starts Firefox without a window, in a fresh profile. */
export async function startFirefox(path: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    (pair) => `user_pref(${pair.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = run(
    path,
    [
      '--headless',
      '--no-remote',
      '--width',
      '1280',
      '--height',
      '900',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ],
    { ...env, HOME: profile },
  );
  let connection: BidiConnection | undefined;
  const stop = async () => {
    connection?.close();
    await browser.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await printed(browser, /WebDriver BiDi listening on (ws:\/\/\S+)/, START_MS);
    connection = await BidiConnection.open(`${address}/session`);
    const { capabilities } = await connection.send<Session>('session.new', { capabilities: {} });
    const { contexts } = await connection.send<Tree>('browsingContext.getTree', {});
    const [page] = contexts;
    if (!page) throw new Error('Firefox has no window');
    const version = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { version, driver: driverOf(connection, page.context), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
