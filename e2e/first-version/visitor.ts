import { Buffer } from 'node:buffer';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { expectVisible } from '../expect.ts';
import type { Build, Site } from './site.ts';

export type Fields = {
  topic: string;
  childNames?: string;
  language?: 'es' | 'en';
  options?: Record<string, string>;
};

/** One call of the client with its status; 0 without an answer. */
export type Call = { method: string; path: string; status: number };

const PASSWORD = 'una-clave-larga';
const GENERATE = '/api/stories/generate';

/** A user of a client of the earlier app. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: Site;
  readonly build: Build;
  readonly email = `${crypto.randomUUID()}@example.org`;
  /** Calls of the page to the API, in the order of their ends. */
  readonly calls: Call[] = [];
  /** Uncaught errors of the page, and resources that the browser refused. */
  readonly complaints: string[] = [];

  private constructor(page: Page, context: BrowserContext, site: Site) {
    this.page = page;
    this.context = context;
    this.site = site;
    this.build = site.build;
  }

  static async open(browser: Browser, site: Site): Promise<Visitor> {
    const context = await browser.newContext({ locale: 'es-ES', acceptDownloads: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const visitor = new Visitor(page, context, site);
    const answered = new WeakSet<Request>();
    const note = (request: Request, status: number) => {
      const { origin, pathname } = new URL(request.url());
      // An unread body fails after its answer, too.
      if (origin !== site.api || answered.has(request)) return;
      answered.add(request);
      visitor.calls.push({ method: request.method(), path: pathname, status });
    };
    page.on('response', (response) => note(response.request(), response.status()));
    page.on('requestfailed', (request) => note(request, 0));
    page.on('pageerror', (error) => visitor.complaints.push(error.message));
    page.on('console', (message) => {
      if (/blocked|CORS|Content Security/i.test(message.text())) visitor.complaints.push(message.text());
    });
    await page.goto(site.origin);
    return visitor;
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  async enter(email = this.email, password = PASSWORD, button = 'Registrarse'): Promise<void> {
    await this.page.getByLabel('Correo').fill(email);
    await this.page.getByLabel('Contraseña').fill(password);
    await this.press(button);
  }

  async register(): Promise<void> {
    await this.enter();
    await this.reads('#who', this.email);
  }

  /** Passes when the element has the text. */
  async reads(selector: string, text: string): Promise<void> {
    await expectVisible(this.page.locator(selector, { hasText: text }), { timeout: 30_000 });
  }

  async textOf(selector: string): Promise<string> {
    return (await this.page.locator(selector).textContent()) ?? '';
  }

  get alert(): Promise<string> {
    return this.textOf('#alert');
  }

  /** Waits for the message of the page. @returns it */
  async complaint(): Promise<string> {
    await expectVisible(this.page.locator('#alert:not(:empty)'), { timeout: 30_000 });
    return this.alert;
  }

  async fillIn({ topic, childNames = '', language = 'es', options = {} }: Fields): Promise<void> {
    await this.press(language === 'es' ? 'Español' : 'English');
    await this.page.getByLabel('Tema').fill(topic);
    await this.page.getByLabel('Nombres').fill(childNames);
    for (const [label, choice] of Object.entries(options))
      await this.page.getByLabel(label).selectOption(choice);
  }

  /** Requests a story and waits for it. @returns its title */
  async story(fields: Fields): Promise<string> {
    await this.fillIn(fields);
    await this.press('Generar cuento');
    await this.untilTold();
    return this.textOf('#told h1');
  }

  /** Until the page is idle again, with a story and no complaint. @throws Error with the complaint */
  async untilTold(): Promise<void> {
    await this.page.locator('#generate:enabled').waitFor({ timeout: 60_000 });
    const alert = await this.alert;
    if (alert !== '') throw new Error(alert);
    await this.page.locator('#told').waitFor();
  }

  /** Statuses of its story requests, in the order of the answers. */
  get storyCalls(): number[] {
    return this.callsTo(GENERATE);
  }

  callsTo(path: string): number[] {
    return this.calls
      .filter((one) => one.path === path && one.method !== 'OPTIONS')
      .map(({ status }) => status);
  }

  /** Waits for the next story request. */
  storyAsked(): Promise<Request> {
    return this.page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(GENERATE),
    );
  }

  token(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('token') ?? '');
  }

  /** Seconds until its token expires. */
  async tokenLifetime(): Promise<number> {
    const claims = (await this.token()).split('.')[1] ?? '';
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).exp - Date.now() / 1000;
  }

  /** Number of the user's stories, which the client does not show. */
  async librarySize(): Promise<number> {
    const answer = await fetch(`${this.site.api}/api/stories`, {
      headers: { authorization: `Bearer ${await this.token()}` },
    });
    if (!answer.ok) throw new Error(`library: ${answer.status}`);
    return ((await answer.json()) as { stories: unknown[] }).stories.length;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
