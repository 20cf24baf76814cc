import { createServer } from 'node:net';
import { asJson, COMMAND_MS, type Driver, START_MS, type Started } from './driver.ts';
import { printed, type Running, run } from './process.ts';

/** A command of WebDriver. @throws Error with what the driver says of it */
async function command<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function driverOf(session: string): Driver {
  return {
    async open(url) {
      await command('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `return ${asJson(expression)}`;
      return JSON.parse(await command<string>('POST', `${session}/execute/sync`, { script, args: [] }));
    },
    async perform(actions) {
      await command('POST', `${session}/actions`, { actions });
    },
  };
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function untilUp(driver: Running, url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && driver.child.exitCode === null) {
    // Refused until the server is up.
    const answer = await fetch(`${url}/status`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver did not start: ${driver.output()}`);
}

type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export async function startWebKit(
  paths: { driver: string; browser: string; screen: string },
  env: NodeJS.ProcessEnv,
): Promise<Started> {
  const screen = run(
    paths.screen,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    env,
  );
  const running: Running[] = [screen];
  let session: string | undefined;
  const stop = async () => {
    // The browser may have ended by itself; its processes are ended in any case.
    if (session) await command('DELETE', session).catch(() => undefined);
    for (const one of running.reverse()) await one.end();
  };
  try {
    const display = `:${await printed(screen, /^(\d+)\s*$/m, START_MS)}`;
    const port = await freePort();
    const driver = run(paths.driver, ['-p', String(port)], { ...env, DISPLAY: display, GDK_BACKEND: 'x11' });
    running.push(driver);
    const url = `http://127.0.0.1:${port}`;
    await untilUp(driver, url);
    const options = { binary: paths.browser, args: ['--automation', '--geometry=1280x900'] };
    const { sessionId, capabilities } = await command<Session>('POST', `${url}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    session = `${url}/session/${sessionId}`;
    await command('POST', `${session}/timeouts`, { script: COMMAND_MS, pageLoad: COMMAND_MS });
    const version = `WebKitGTK ${capabilities.browserVersion} (${capabilities.browserName})`;
    return { version, driver: driverOf(session), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
