import { existsSync, globSync } from 'node:fs';
import { LINE, STACK, startProduct } from '../testkit/product.ts';
import { turnKnobs } from '../testkit/provider-knobs.ts';
import { type Started, within } from './engines/driver.ts';
import { startFirefox } from './engines/firefox.ts';
import { Line } from './engines/line.ts';
import { type Loudspeaker, startLoudspeaker } from './engines/loudspeaker.ts';
import { IMITATIONS, PROBE, VARIANTS } from './engines/page-scripts.ts';
import { Visitor } from './engines/visitor.ts';
import { steps } from './engines/walk.ts';
import { startWebKit } from './engines/webkit.ts';

/**
 * `npm run tool -- engines [part of a name …]`: main job, seeking and a lost connection in the installed browser
 * engines other than Chromium; see docs/engines.md. Exits with 1 when a step fails.
 */

/** Text at reading speed, and sound that is generated while it plays. */
const WATCHABLE = { firstTokenMs: 100, tokensPerSecond: 200, moderationMs: 30, speechFirstByteMs: 100 };
/** Time limit for all steps of one engine, in milliseconds. */
const WALK_MS = 420_000;

const firstOf = (...paths: string[]) =>
  paths.flatMap((path) => globSync(path)).find((path) => existsSync(path));

type Engine = {
  name: string;
  /** Runs in each page before its own scripts. */
  imitation?: string;
  /** Whether its pages are changed by what is no engine's: the shorter walk. */
  isVariant?: true;
  /** Missing programs. */
  missing: string[];
  start: (env: NodeJS.ProcessEnv) => Promise<Started>;
};

function firefox(): Engine {
  const path = firstOf('/usr/bin/firefox-esr', '/usr/lib/firefox/firefox');
  return {
    name: 'Firefox',
    missing: path ? [] : ['firefox-esr'],
    start: (env) => startFirefox(path ?? '', env),
  };
}

function webkit(): Omit<Engine, 'name' | 'imitation'> {
  const paths = {
    driver: firstOf('/usr/bin/WebKitWebDriver'),
    browser: firstOf('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
    screen: firstOf('/usr/bin/Xvfb'),
  };
  const packages = { driver: 'webkit2gtk-driver', browser: 'libwebkit2gtk-4.1-0', screen: 'xvfb' };
  const { driver, browser, screen } = paths;
  return {
    missing: (Object.keys(paths) as (keyof typeof paths)[])
      .filter((part) => !paths[part])
      .map((part) => packages[part]),
    start: (env) => startWebKit({ driver: driver ?? '', browser: browser ?? '', screen: screen ?? '' }, env),
  };
}

const PLAIN: Engine[] = [firefox(), { name: 'WebKit', ...webkit() }];

const ENGINES: Engine[] = [
  ...PLAIN,
  ...Object.entries(IMITATIONS).map(([name, imitation]) => ({
    name: `WebKit as ${name}`,
    imitation,
    ...webkit(),
  })),
  ...PLAIN.flatMap((engine) =>
    Object.entries(VARIANTS).map(([name, imitation]) => ({
      ...engine,
      name: `${engine.name} ${name}`,
      imitation,
      isVariant: true as const,
    })),
  ),
];

/** Runs all steps; a failed step ends the run only if later steps need it. @returns number of failed steps */
async function walk(engine: Engine, line: Line, loudspeaker: Loudspeaker | null): Promise<number> {
  line.script = PROBE + (engine.imitation ?? '');
  line.bytesPerSecond = Number.POSITIVE_INFINITY;
  const { version, driver, stop } = await engine.start({ ...process.env, ...loudspeaker?.env });
  console.log(`\n${engine.name}: ${version}`);
  const visitor = new Visitor(driver, loudspeaker);
  const until = Date.now() + WALK_MS;
  let failed = 0;
  try {
    for (const { name, inAll, isNeeded, take } of steps(LINE, `${crypto.randomUUID()}@example.org`)) {
      if (engine.isVariant && !inAll) continue;
      const begun = Date.now();
      const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
      try {
        await within(Math.max(0, until - begun), name, take(visitor, line));
        console.log(`  ✓ ${name} (${seconds()})`);
      } catch (error) {
        failed += 1;
        console.log(`  ✗ ${name} (${seconds()}): ${error instanceof Error ? error.message : error}`);
        if (isNeeded) break;
      }
    }
  } finally {
    await stop();
  }
  return failed;
}

const wanted = process.argv.slice(2);
const chosen = ENGINES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0)
  throw new Error(`No such engine; there are ${ENGINES.map(({ name }) => name).join(', ')}`);
const [installed, skipped] = [
  chosen.filter(({ missing }) => missing.length === 0),
  chosen.filter(({ missing }) => missing.length > 0),
];
for (const { name, missing } of skipped) {
  console.log(`${name}: skipped, not installed: apt-get install ${missing.join(' ')}`);
}

let failed = 0;
if (installed.length > 0) {
  const stack = await startProduct(1, { reachedAt: LINE });
  const line = new Line();
  let loudspeaker: Loudspeaker | null = null;
  try {
    await turnKnobs(WATCHABLE);
    await line.open(Number(new URL(LINE).port), STACK.app);
    loudspeaker = await startLoudspeaker();
    console.log(
      loudspeaker
        ? 'Sound is measured in what the browsers play.'
        : 'Sound is judged by the time that passes: apt-get install pulseaudio pulseaudio-utils to have it measured.',
    );
    for (const engine of installed) failed += await walk(engine, line, loudspeaker);
  } finally {
    line.close();
    await loudspeaker?.stop();
    await stack.stop();
  }
}
console.log(`\n${installed.length} engines walked, ${skipped.length} skipped, ${failed} steps failed`);
process.exit(failed === 0 ? 0 : 1);
