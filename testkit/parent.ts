import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { LANGUAGE_TABLE, type Language } from '../contract/options.ts';
import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { TERMS_VERSION } from '../contract/terms.ts';
import { STACK } from './product.ts';
import { WORDS } from './words.ts';

/** What is typed into the form of the page where one registers. */
export type Registration = { email?: string; password?: string; confirmation?: string };

const PASSWORD = 'una-clave-larga';
const newAddress = () => `${crypto.randomUUID()}@example.org`;

/** Fills in that form, its box ticked, and sends nothing yet. @returns the address, a new one unless it is given */
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
 * Nothing moves unless a test asks for it: what moves is painted sixty times a second, and most tests do not look at it.
 * The app has the same screens either way (see `motion.css` and `scrolling.ts`).
 */
export const STILL = { reducedMotion: 'reduce' } satisfies BrowserContextOptions;

/** For tests that prove something about what moves, or the whole way of a person for whom it does. */
export const MOVING = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions;

/** Where somebody with a new account begins, and what the browser knows about them by then. */
export type Start = { path: string; user: SessionAnswer['user'] };

/** A parent at the app: what they do, by what they read on the screen. */
export class Parent {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly words: (typeof WORDS)[Language];
  /** What the page complained about: uncaught errors and refused resources. */
  readonly complaints: string[] = [];
  /** Of the account that was opened last; empty without one. */
  email = '';

  private constructor(page: Page, context: BrowserContext, language: Language) {
    this.page = page;
    this.context = context;
    this.language = language;
    this.words = WORDS[language];
  }

  /** A browser of their own that has chosen the language, with an empty page. */
  static async #arrive(browser: Browser, language: Language, wishes: BrowserContextOptions): Promise<Parent> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
      ...STILL,
      ...wishes,
    });
    await context.addInitScript(
      ([app, chosen]) => {
        // Frames of others, such as Google's, have storage of their own or none.
        if (location.origin === app) localStorage.setItem('language', chosen!);
      },
      [STACK.app, language],
    );
    const parent = new Parent(await context.newPage(), context, language);
    parent.page.on('pageerror', (error) => parent.complaints.push(error.stack ?? error.message));
    parent.page.on('console', (message) => {
      // A refusal that the app shows in words is also noted by the browser; what else it notes is ours to mend.
      const isRefusal = /status of (402|403|409|429)/.test(message.text());
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
   * Somebody with a new account, at a page that is the app's. The account is asked of the API as the form asks for it, and the
   * browser holds what it would hold afterwards: the three pages on the way there are for the tests that are about them.
   * @param start the page, or what is done with the new account before one is opened
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
    const answer = await context.request.post(`${STACK.api}/api/auth/register`, {
      headers: { origin: STACK.app },
      data: {
        ...{ email: parent.email, password: PASSWORD },
        ...{ termsVersion: TERMS_VERSION, tokenLifetime: 'hour' },
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
    // Only this once: who signs out later stays signed out.
    await signedIn.dispose();
    await parent.untilReady();
    return parent;
  }

  /** Until the page is the app's: what was served before does not listen yet. */
  async untilReady(): Promise<void> {
    await this.page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  }

  /** By the form. @returns the address */
  async register(): Promise<string> {
    const { page, words } = this;
    await page.goto(`${STACK.app}/register`);
    this.email = await fillInRegistration(page, words);
    await page.getByRole('button', { name: words.register.submit, exact: true }).click();
    await page.getByRole('button', { name: words.storyForm.generate }).waitFor();
    return this.email;
  }

  /** Fills in the form of the login page, which is opened if it is not the one that is shown. */
  async signIn(email: string, password: string): Promise<void> {
    const { page, words } = this;
    if (new URL(page.url()).pathname !== '/login') await page.goto(`${STACK.app}/login`);
    await page.getByLabel(words.common.email).fill(email);
    await page.getByLabel(words.common.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  }

  /** Asks for a fresh token from a page of that origin. The status, or 0 when the browser kept the answer. */
  async refreshedFrom(origin: string): Promise<number> {
    const page = await this.context.newPage();
    await page.goto(`${origin}/about`);
    const status = await page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', credentials: 'include' }).then(
          (answer) => answer.status,
          () => 0,
        ),
      `${STACK.api}/api/auth/refresh-token`,
    );
    await page.close();
    return status;
  }

  /** The question about the terms, which who comes without having accepted them finds over every page. */
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

  /** The sentences on the screen, in order. */
  sentences(): Promise<string[]> {
    return this.page
      .locator('article p span')
      .evaluateAll((spans) => spans.map((span) => (span.textContent ?? '').replaceAll('\u2060', '').trim()));
  }

  isWriting(): Promise<boolean> {
    return this.page.getByRole('button', { name: this.words.story.stop, exact: true }).isVisible();
  }

  async untilSentences(count: number): Promise<void> {
    await this.page.waitForFunction((n) => document.querySelectorAll('article p span').length >= n, count, {
      timeout: 30_000,
    });
  }

  async untilWritten(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.story.download }).waitFor({ timeout: 60_000 });
  }

  /** A GET of the API with the session of the page, or with a body a POST. @throws Error when it is refused */
  api<Answer>(path: string, body?: unknown): Promise<Answer> {
    return this.page.evaluate(
      async ([url, sent]) => {
        const authorization = `Bearer ${localStorage.getItem('token')}`;
        const answer = await fetch(
          url!,
          sent === null
            ? { headers: { authorization } }
            : { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: sent },
        );
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      [`${STACK.api}${path}`, body === undefined ? null : JSON.stringify(body)] as const,
    ) as Promise<Answer>;
  }

  async newestStory(): Promise<Story> {
    const { stories } = await this.api<{ stories: { id: string }[] }>('/api/stories');
    return this.api<Story>(`/api/stories/${stories[0]?.id}`);
  }
}
