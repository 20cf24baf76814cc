import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import example from '../owner.example.json' with { type: 'json' };
import { CloudflareApi } from './cloudflare-api.ts';

/** What the owner of these tests wrote into `owner.json`. */
export const OWNER_CONTENT = {
  ...example,
  domain: 'cuentos.test',
  responsible: {
    name: 'Rosa',
    taxNumber: null,
    address: 'Calle 2, Vigo',
    email: 'rosa@cuentos.test',
    phone: '+34 986 000 000',
  },
  mail: { from: 'hola@cuentos.test', support: 'ayuda@cuentos.test', admin: 'rosa@cuentos.test' },
  payments: null,
  staging: {
    domain: 'prueba.cuentos.test',
    caps: { storiesPerDay: 10, spokenCharactersPerDay: 10_000 },
  },
};

/** The owner's secret, in the environment of the commands alone. */
export const OWNER_SECRET = 'sk-of-the-owner';

export type Ended = { code: number | null; said: string };

/**
 * An owner's machine with the real wrangler, and an account at a stand-in of Cloudflare's REST API. Its files, and all
 * that a command writes besides, are in folders of its own.
 */
export class OwnerMachine {
  readonly api = new CloudflareApi();
  /** Home folder, with `owner.json` and temporary files. */
  readonly home = mkdtempSync(join(tmpdir(), 'cuentame-owner-'));
  readonly state = join(this.home, 'state');
  /** What the deployment composes: in the repository, since the built pages are rendered with its packages. */
  readonly composed: string;
  /** Where hosts are reached. */
  reached: Record<string, string> = {};
  /** The command that runs, or was the last. */
  child!: ChildProcess;
  #base = '';
  #token = 'token';

  private constructor() {
    mkdirSync('.deploy', { recursive: true });
    this.composed = mkdtempSync(join('.deploy', 'test-'));
    mkdirSync(join(this.home, 'tmp'));
    this.file('owner.json');
  }

  static async start(): Promise<OwnerMachine> {
    const machine = new OwnerMachine();
    machine.#base = await machine.api.start();
    return machine;
  }

  /** Logs in as `wrangler login` does, in place of the token in the environment. */
  logIn(): void {
    const folder = join(this.home, '.config/.wrangler/config');
    mkdirSync(folder, { recursive: true });
    const login = ['oauth_token = "token"', 'expiration_time = "2099-01-01T00:00:00Z"', 'scopes = []'];
    writeFileSync(join(folder, 'default.toml'), login.join('\n'));
    this.#token = '';
  }

  async stop(): Promise<void> {
    await this.api.stop();
    for (const path of [this.home, this.composed]) rmSync(path, { recursive: true, force: true });
  }

  /** Writes an owner's file. @returns the option that names it */
  file(name: string, change: object = {}): string[] {
    const path = join(this.home, name);
    writeFileSync(path, JSON.stringify({ ...OWNER_CONTENT, ...change }));
    return ['--owner', path];
  }

  /** File of what was composed for production. */
  composedFile(...path: string[]): string {
    return join(this.composed, 'production', ...path);
  }

  deploy(
    args: string[],
    settings: Record<string, string> = { OPENAI_API_KEY: OWNER_SECRET },
  ): Promise<Ended> {
    return this.command('tools/deploy/main.ts', args, settings);
  }

  async command(script: string, args: string[], settings: Record<string, string>): Promise<Ended> {
    const child = spawn('node', [script, '--owner', join(this.home, 'owner.json'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: this.home,
        TMPDIR: join(this.home, 'tmp'),
        CLOUDFLARE_API_BASE_URL: this.#base,
        CLOUDFLARE_API_TOKEN: this.#token,
        DEPLOY_FOLDER: this.composed,
        DEPLOY_STATE: this.state,
        DEPLOY_REACHED: JSON.stringify(this.reached),
        ...settings,
      },
    });
    this.child = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { code, said };
  }

  /** Sends the command a signal during the first request that matches, which is answered when the command has ended. */
  signalAt(request: RegExp, signal: NodeJS.Signals, before: () => void = () => {}): void {
    this.api.seen = async (call) => {
      if (!request.test(call)) return;
      this.api.seen = null;
      before();
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    };
  }

  /** Makes what the steps before would have made, without wrangler. */
  async make(what: 'database' | 'files' | 'project'): Promise<void> {
    const made = {
      database: [['/d1/database', { name: 'cuentame', jurisdiction: 'eu' }]],
      files: ['cuentame-files', 'cuentame-backups'].map((name) => ['/r2/buckets', { name }]),
      project: [['/pages/projects', { name: 'cuentame-app', production_branch: 'main' }]],
    } as const;
    for (const [path, body] of made[what]) {
      const answer = await fetch(`${this.#base}/accounts/${this.api.accounts[0]!.id}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer token', 'cf-r2-jurisdiction': 'eu' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    }
    this.api.calls.length = 0;
  }

  /** Command lines of all processes. */
  static commandLines(): string {
    return execFileSync('ps', ['axww', '-o', 'command='], { encoding: 'utf8' });
  }

  /** Command lines of the processes that the machine's commands started and left, known by their environment. */
  running(): string[] {
    const lines = execFileSync('ps', ['axeww', '-o', 'command='], { encoding: 'utf8' }).split('\n');
    return lines.filter((line) => line.includes(`HOME=${this.home} `) || line.endsWith(`HOME=${this.home}`));
  }

  /**
   * Files with a text, in the machine's folders and in wrangler's of the repository. `.vars` are of the product that
   * `Deployed` serves.
   */
  filesWith(text: string): string[] {
    const folders = [this.home, this.composed, '.wrangler/tmp'].filter((path) => existsSync(path));
    const files = folders.flatMap((path) =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '.vars')
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
    return files.filter((path) => existsSync(path) && readFileSync(path).includes(text));
  }

  /** What there is in the account, without the versions. */
  account() {
    const { databases, buckets, lifecycles, locks, workers, projects } = this.api;
    return {
      databases: [...databases.values()].map(({ name, jurisdiction, applied }) => ({
        name,
        jurisdiction,
        applied,
      })),
      buckets: [...buckets.keys()],
      lifecycles: [...lifecycles.entries()],
      locks: [...locks.entries()],
      secrets: [...workers.values()].map(({ secrets }) => Object.fromEntries(secrets)),
      projects: [...projects.values()].map(({ name, production_branch }) => ({ name, production_branch })),
    };
  }
}
