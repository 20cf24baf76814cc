import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { LANGUAGE_TABLE, type Language } from '../contract/options.ts';
import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { TERMS_VERSION } from '../contract/terms.ts';
import { STACK } from './product.ts';
import { WORDS } from './words.ts';

/** Fields of the registration form. */
export type Registration = { email?: string; password?: string; confirmation?: string };

const PASSWORD = 'una-clave-larga';
const newAddress = () => `${crypto.randomUUID()}@example.org`;

/**
 * Fills in the registration form and accepts the terms, without submitting.
 * @returns the address, a new one unless given
 */
export async function fillInRegistration(
  page: Page,
  words: (typeof WORDS)[Language],
  form: Registration = {},
): Promise<string> {
  const { email = newAddress(), password = PASSWORD } = form;
  await page.getByLabel(words.common.email).fill(email);
  await page.getByLabel(words.common.password, { exact: true }).fill(password);
  await page.getByLabel(words.register.confirmPassword).fill(form.confirmation ?? password);
  await page.getByLabel(words.register.adults).check();
  return email;
}

/**
 * Default: no animations, which cost sixty paints a second. The app has the same screens either way (see `motion.css`
 * and `scrolling.ts`).
 */
export const STILL = { reducedMotion: 'reduce' } satisfies BrowserContextOptions;

/** For tests of animations, or of a full path with them. */
export const MOVING = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions;

/** First page of a user with a new account, and the session's data. */
export type Start = { path: string; user: SessionAnswer['user'] };

/** A parent using the app through visible text and roles. */
export class Parent {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language];
  /** Uncaught errors and refused resources of the page. */
  readonly complaints: string[] = [];
  /** Address of the last opened account; empty without one. */
  email = '';

  private constructor(page: Page, context: BrowserContext, language: Language) {
    this.page = page;
    this.context = context;
    this.language = language;
    this.words = WORDS[language];
  }

  /** An empty page in a separate browser context with the language chosen. */
  static async #arrive(browser: Browser, language: Language, wishes: BrowserContextOptions): Promise<Parent> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      ...STILL,
      ...wishes,
    });
    await context.addInitScript(
      ([app, chosen]) => {
        // Third-party frames, such as Google's, have their own storage or none.
        if (location.origin === app) localStorage.setItem('language', chosen!);
      },
      [STACK.app, language],
    );
    const parent = new Parent(await context.newPage(), context, language);
    parent.page.on('pageerror', (error) => parent.complaints.push(error.stack ?? error.message));
    parent.page.on('console', (message) => {
      // The browser also logs refusals that the app shows in words; any other log entry is a bug.
      const isRefusal = /status of (402|403|409|422|429)/.test(message.text());
      if (message.type() === 'error' && !isRefusal) parent.complaints.push(message.text());
    });
    return parent;
  }

  static async open(
    browser: Browser,
    language: Language,
    path = '/',
    wishes: BrowserContextOptions = {},
  ): Promise<Parent> {
    const parent = await Parent.#arrive(browser, language, wishes);
    await parent.page.goto(STACK.app + path);
    const { name } = LANGUAGE_TABLE[language];
    await parent.page.getByRole('button', { name }).first().click();
    return parent;
  }

  /**
   * A user with a new account on a page of the app. The account is created by the API, and the browser gets the same
   * state: the three pages of the registration have their own tests.
   * @param start first page, or a function that prepares the account and returns it
   */
  static async withAccount(
    browser: Browser,
    language: Language,
    start: string | ((session: SessionAnswer) => Promise<Start>) = '/',
    wishes: BrowserContextOptions = {},
  ): Promise<Parent> {
    const parent = await Parent.#arrive(browser, language, wishes);
    const { context, page } = parent;
    parent.email = newAddress();
    const answer = await context.request.post(`${STACK.app}/api/auth/register`, {
      headers: { origin: STACK.app },
      data: {
        email: parent.email,
        password: PASSWORD,
        termsVersion: TERMS_VERSION,
        tokenLifetime: 'hour',
      },
    });
    if (!answer.ok()) throw new Error(`register: ${answer.status()} ${await answer.text()}`);
    const session = (await answer.json()) as SessionAnswer;
    const { path, user } =
      typeof start === 'string' ? { path: start, user: session.user } : await start(session);
    const signedIn = await page.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { token: session.token, user: JSON.stringify(user) },
    );
    await page.goto(STACK.app + path);
    // Once only: a user who signs out later stays signed out.
    await signedIn.dispose();
    await parent.untilReady();
    return parent;
  }

  /** Waits for hydration: prerendered pages have no listeners. */
  async untilReady(): Promise<void> {
    await this.page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  }

  /**
   * Registers by the form.
   * @returns the address
   */
  async register(): Promise<string> {
    const { page, words } = this;
    await page.goto(`${STACK.app}/register`);
    this.email = await fillInRegistration(page, words);
    await page.getByRole('button', { name: words.register.submit, exact: true }).click();
    await page.getByRole('button', { name: words.storyForm.generate }).waitFor();
    return this.email;
  }

  /**
   * Makes a new account in the card that follows *Create story* without a session.
   * @returns the address
   */
  async registerInPlace(): Promise<string> {
    const { page, words } = this;
    this.email = newAddress();
    await page.getByLabel(words.common.email).fill(this.email);
    await page.getByLabel(words.common.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.register.adults).check();
    await page.getByRole('button', { name: words.card.submit.new, exact: true }).click();
    return this.email;
  }

  /** Submits the login form, after opening its page if necessary. */
  async signIn(email: string, password: string): Promise<void> {
    const { page, words } = this;
    if (new URL(page.url()).pathname !== '/login') await page.goto(`${STACK.app}/login`);
    await page.getByLabel(words.common.email).fill(email);
    await page.getByLabel(words.common.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  }

  /** Refreshes the token from a page of that origin. The status, or 0 when the browser blocked the response. */
  async refreshedFrom(origin: string): Promise<number> {
    const page = await this.context.newPage();
    // A file of the origin: a page of the app would be started for one request.
    await page.goto(`${origin}/robots.txt`);
    const status = await page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', credentials: 'include' }).then(
          (answer) => answer.status,
          () => 0,
        ),
      `${STACK.app}/api/auth/refresh-token`,
    );
    await page.close();
    return status;
  }

  /** Dialog about the terms, shown on every page to users who have not accepted them. */
  get termsQuestion(): Locator {
    return this.page.getByRole('alertdialog', { name: this.words.termsQuestion.title });
  }

  async acceptTerms(): Promise<void> {
    await this.termsQuestion
      .getByRole('button', { name: this.words.termsQuestion.accept, exact: true })
      .click();
  }

  async askFor(topic: string): Promise<void> {
    const { page, words } = this;
    await page.getByRole('textbox', { name: words.storyForm.topic }).fill(topic);
    await page.getByRole('button', { name: words.storyForm.generate }).click();
  }

  /** Sentences on the screen, in order. */
  sentences(): Promise<string[]> {
    return this.page
      .locator('article [data-sentence]')
      .evaluateAll((spans) => spans.map((span) => (span.textContent ?? '').replaceAll('\u2060', '').trim()));
  }

  isWriting(): Promise<boolean> {
    return this.page.getByRole('button', { name: this.words.story.stop, exact: true }).isVisible();
  }

  async untilSentences(count: number): Promise<void> {
    await this.page.waitForFunction(
      (n) => document.querySelectorAll('article [data-sentence]').length >= n,
      count,
      {
        timeout: 30_000,
      },
    );
  }

  async untilWritten(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.storyActions.take }).waitFor({ timeout: 60_000 });
  }

  /** Opens a part of a story's end, unless it is open: what is taken along, or the menu. */
  async openAtEnd(part: 'take' | 'menu'): Promise<void> {
    const button = this.page.getByRole('button', { name: this.words.storyActions[part], exact: true });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  /** Opens type, level and creativity of the form. */
  async openMoreOptions(): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${this.words.form.more}`) }).click();
  }

  /**
   * GET with the page's session, or POST with a body.
   * @throws Error for a refusal
   */
  api<Answer>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
    return this.page.evaluate(
      async ([url, sent, method]) => {
        const headers: Record<string, string> = { authorization: `Bearer ${localStorage.getItem('token')}` };
        if (sent !== null) headers['content-type'] = 'application/json';
        const answer = await fetch(url!, { method: method!, headers, body: sent });
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      [path, body === undefined ? null : JSON.stringify(body), method] as const,
    ) as Promise<Answer>;
  }

  async newestStory(): Promise<Story> {
    const { stories } = await this.api<{ stories: { id: string }[] }>('/api/stories');
    return this.api<Story>(`/api/stories/${stories[0]?.id}`);
  }
}
