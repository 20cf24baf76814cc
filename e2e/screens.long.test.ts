import { readFileSync } from 'node:fs';
import type { Browser, Locator, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AGE_GROUPS,
  CREATIVITY_LEVELS,
  LANGUAGE_TABLE,
  LANGUAGES,
  LENGTHS,
  LEVELS,
  MUSIC_CHOICES,
  SPEECH_RATES,
  STORY_TYPES,
  type StoryType,
  VOICE_IDS,
} from '../contract/options.ts';
import { launchBrowser } from '../testkit/browser.ts';
import { fillInRegistration, Parent } from '../testkit/parent.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { WORDS } from '../testkit/words.ts';
import { paths } from '../web/src/paths.ts';
import { expectAddress, expectGone, expectVisible } from './expect.ts';
import { violations } from './violations.ts';

/** The promised contents of each screen, found by their words. */

type Entry = {
  id: string;
  title: string;
  protagonista: string;
  age: '3-5' | '6-8' | '9-12';
  language: 'spanish' | 'english';
  level: 'beginner' | 'intermediate' | 'advanced';
  type: StoryType;
};
const EXAMPLES = JSON.parse(readFileSync('content/stories/manifest.json', 'utf8')) as Entry[];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await turnKnobs(FAST);
});
afterAll(() => browser?.close());

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language];
  let visitor: Parent;
  let parent: Parent;
  let email: string;
  beforeAll(async () => {
    visitor = await Parent.open(browser, language);
    parent = await Parent.withAccount(browser, language);
    email = parent.email;
  });
  afterAll(async () => {
    await visitor?.context.close();
    await parent?.context.close();
  });

  const at = async (path: string, who: Parent = visitor): Promise<Locator> => {
    await who.page.goto(STACK.app + path);
    const main = who.page.locator('main');
    await expectVisible(main.locator('h1').first());
    return main;
  };
  const link = (of: Locator, name: string) => of.getByRole('link', { name, exact: true });
  const count = (of: Locator, level: 2 | 3, names: string[]) =>
    Promise.all(names.map((name) => expectVisible(of.getByRole('heading', { level, name, exact: true }))));

  // @spec 5.1, 5.2, 5.3, 5.4
  test('a form without a topic sends nothing, scrolls to its top and focuses the field', async () => {
    const main = visitor.page.locator('main');
    const { storyForm } = visitor.words;
    const topic = main.getByRole('textbox', { name: storyForm.topic });
    expect(await main.getByRole('form', { name: storyForm.label }).getAttribute('novalidate')).toBe('');
    await topic.fill('   ');
    await topic.blur();
    const validity = () => topic.evaluate((field) => (field as HTMLTextAreaElement).validationMessage);
    await expect.poll(validity).toBe(storyForm.alertTopicRequired);
    await visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await main.getByRole('button', { name: storyForm.generate }).click();
    await expectVisible(main.getByText(storyForm.alertTopicRequired));
    expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await visitor.page.evaluate(() => window.scrollY)).toBe(0);
    await topic.fill('un faro');
    await expect.poll(validity).toBe('');
    expect(await main.getByText(storyForm.alertTopicRequired).count()).toBe(0);
  });

  // @spec 2.1, 2.2, 2.32, 2.33, 2.34, 2.52, 3.31, 3.32, 3.33, 3.34
  test('home has the form with every option, three cards and the examples', async () => {
    const main = await at(paths.home());
    const { storyForm, showcase, examples } = visitor.words;
    const form = main.getByRole('form', { name: storyForm.label });
    for (const name of [storyForm.topic, storyForm.names])
      await expectVisible(form.getByRole('textbox', { name }));
    await visitor.openMoreOptions();
    for (const [legend, values] of [
      [storyForm.type, STORY_TYPES],
      [storyForm.length, LENGTHS],
      [storyForm.level, LEVELS],
      [storyForm.age, AGE_GROUPS],
      [visitor.words.form.creativity, CREATIVITY_LEVELS],
    ] as const) {
      const group = form.getByRole('group', { name: legend });
      const given = await group
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
      expect(given).toEqual(values);
    }
    await expectVisible(form.getByRole('button', { name: storyForm.generate }));
    await expectVisible(form.getByRole('button', { name: storyForm.reset }));
    await count(main, 2, [
      showcase.personal.title,
      showcase.aloud.title,
      showcase.languages.title,
      examples.homeTitle,
    ]);
    for (const name of [examples.filters.language, storyForm.level])
      await expectVisible(main.getByRole('group', { name, exact: true }).last());
    expect(await main.getByRole('group', { name: examples.filters.age, exact: true }).count()).toBe(0);
  });

  // @spec 2.36, 2.37, 4.25, 5.6
  test('the form of a visitor sends nothing and links to the login page', async () => {
    const main = await at(paths.home());
    const { card } = visitor.words;
    await visitor.askFor('un faro');
    await expectVisible(main.getByRole('heading', { name: card.loginRequired }));
    expect(await link(main, card.loginLink).getAttribute('href')).toBe(paths.login());
  });

  // @spec 2.35
  test('the button is busy while a story is on its way', async () => {
    // A separate user, because of the gap between two stories.
    const other = await Parent.withAccount(browser, language);
    const { page, words } = other;
    // The model refuses once, and the app waits two seconds before it asks again.
    await other.askFor(`una puerta ${crypto.randomUUID()} !429x1`);
    const button = page.getByRole('button', { name: words.storyForm.generating });
    await expectVisible(button);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.locator('.spinner').count()).toBe(1);
    await other.untilWritten();
    await other.context.close();
  });

  // @spec 2.34
  test('the reset button clears topic and options', async () => {
    const main = await at(paths.home());
    const { storyForm } = visitor.words;
    const topic = main.getByRole('textbox', { name: storyForm.topic });
    await topic.fill('un faro');
    await visitor.openMoreOptions();
    await main.getByRole('radio', { name: storyForm.types.humor }).check();
    await main.getByRole('button', { name: storyForm.reset }).click();
    expect(await topic.inputValue()).toBe('');
    expect(await main.getByRole('radio', { name: storyForm.types.original }).isChecked()).toBe(true);
  });

  // @spec 2.2, 2.42, 2.44, 3.39, 3.41, 9.29
  test('the story’s text is copied, and its settings have every voice, speed and track', async () => {
    const { page, words } = parent;
    await parent.askFor('una llave de sol !tiny');
    await parent.untilWritten();
    expect(await page.getByRole('heading', { name: words.showcase.personal.title }).count()).toBe(0);
    await parent.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: STACK.app });
    await parent.openAtEnd('take');
    await page.getByRole('button', { name: words.storyActions.copy, exact: true }).click();
    await expectVisible(page.getByText(words.storyActions.copied, { exact: true }));
    const { title, content } = await parent.newestStory();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${title}\n\n${content}\n`);
    await expectVisible(page.getByText(words.storyActions.copy, { exact: true }), { timeout: 10_000 });
    await page
      .getByRole('button', { name: new RegExp(words.player.settings) })
      .first()
      .click();
    await page.getByRole('button', { name: words.player.more }).click();
    for (const [legend, choices] of [
      [words.player.voice, VOICE_IDS.map((voice) => [voice, words.player.voices[voice]] as const)],
      [words.player.speed, SPEECH_RATES.map((rate) => [rate, words.player.speeds[rate]] as const)],
      [words.player.music, MUSIC_CHOICES.map((track) => [track, words.player.tracks[track]] as const)],
    ] as const) {
      const group = page.getByRole('group', { name: legend, exact: true });
      for (const [value, name] of choices)
        expect(await group.getByRole('radio', { name, exact: true }).inputValue()).toBe(String(value));
      expect(await group.getByRole('radio').count()).toBe(choices.length);
    }
    const own = language === 'en' ? 'female-english' : 'female';
    for (const name of [words.player.voices[own], words.player.speeds[0.7], words.player.tracks.random]) {
      expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
    }
  });

  // @spec 1.19, 2.3
  test('about has mission, vision, a team of three and three values', async () => {
    const main = await at(paths.about());
    const { mission, vision, team, values } = words.about;
    await count(main, 2, [mission.title, vision.title]);
    await count(main, 3, [team.developer.role, team.writer.role, team.creative.role]);
    await count(main, 3, [values.creativity.title, values.accessibility.title, values.quality.title]);
  });

  // @spec 2.4, 2.5
  test('services has three cards: one leads home, two are coming soon', async () => {
    const main = await at(paths.services());
    const { generator, education, assistant, soon, tryNow } = words.services;
    await count(main, 2, [generator.title, education.title, assistant.title]);
    expect(await main.getByText(soon, { exact: true }).count()).toBe(2);
    await link(main, tryNow).click();
    await expectAddress(visitor.page, `${STACK.app}/`);
  });

  // @spec 2.9
  test('how it works has three steps, each with a list', async () => {
    const main = await at(paths.howItWorks());
    const { choose, read, listen } = words.how;
    await count(main, 2, [choose.title, read.title, listen.title]);
    for (const title of [choose.title, read.title, listen.title]) {
      const step = main
        .getByRole('listitem')
        .filter({ has: visitor.page.getByRole('heading', { name: title, exact: true }) });
      expect(await step.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    }
  });

  // @spec 2.7, 2.8
  test.each([paths.terms(), paths.privacy()])('%s has its six sections', async (path) => {
    const main = await at(path);
    expect(await main.getByRole('heading', { level: 2 }).count()).toBe(6);
  });

  // @spec 2.30, 2.31
  test('the footer links to the information pages and names the year', async () => {
    await at(paths.about());
    const footer = visitor.page.locator('footer');
    const { siteFooter } = words;
    for (const [name, path] of [
      [siteFooter.howItWorks, paths.howItWorks()],
      [siteFooter.about, paths.about()],
      [siteFooter.examples, paths.examples()],
      [siteFooter.terms, paths.terms()],
      [siteFooter.privacy, paths.privacy()],
    ] as const) {
      expect(await link(footer, name).getAttribute('href')).toBe(path);
    }
    const year = String(new Date().getFullYear());
    await expectVisible(footer.getByText(siteFooter.copyright.replace('{{year}}', year)));
  });

  // @spec 1.5, 2.25, 9.30
  test('the language buttons show the language and change it', async () => {
    const { page, words } = visitor;
    await at(paths.about());
    const other = language === 'es' ? 'en' : 'es';
    const button = (of: 'es' | 'en') => page.getByRole('button', { name: LANGUAGE_TABLE[of].name }).first();
    expect(await button(language).getAttribute('aria-pressed')).toBe('true');
    expect(await button(other).getAttribute('aria-pressed')).toBe('false');
    await button(other).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: WORDS[other].about.title }));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(other);
    await button(language).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: words.about.title }));
  });

  // @spec 1.20, 1.22, 2.6, 2.75, 2.76, 2.77, 7.23, 8.58
  test('contact has its fields and hours, shows each state of sending, and is empty afterwards', async () => {
    const { words } = visitor;
    const main = await at(paths.contact());
    const { contact } = words;
    await expectVisible(main.getByText(contact.hours));
    const fields = [
      [main.getByLabel(contact.name), 'Ana'],
      [main.getByLabel(words.common.email), 'ana@example.org'],
      [main.getByLabel(contact.subject), 'Hola'],
      [main.getByLabel(contact.message), '¿Hay cuentos de faros?'],
    ] as const;
    await main.getByRole('button', { name: contact.send }).click();
    await expectVisible(main.getByText(contact.messageRequired));
    for (const [field, text] of fields) await field.fill(text);
    const { page } = visitor;
    await page.route('**/api/contact', (route) => route.abort());
    await main.getByRole('button', { name: contact.send }).click();
    await expectVisible(main.getByText(contact.failed));
    await page.unroute('**/api/contact');
    for (const [field, text] of fields) expect(await field.inputValue()).toBe(text);
    const onItsWay = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await onItsWay.promise;
      await route.continue();
    });
    await main.getByRole('button', { name: contact.send }).click();
    await expectVisible(main.getByRole('button', { name: contact.sending }));
    onItsWay.resolve();
    await expectVisible(main.getByText(contact.sentTitle));
    await page.unroute('**/api/contact');
    for (const [field] of fields) expect(await field.inputValue()).toBe('');
  });

  // @spec 2.12, 2.64, 5.7, 5.8
  test('login has Google, e-mail, password and a link to register, and sends only complete forms', async () => {
    const { page } = visitor;
    const main = await at(paths.login());
    expect(await main.getByLabel(words.common.email).getAttribute('type')).toBe('email');
    expect(await main.getByLabel(words.common.password, { exact: true }).getAttribute('type')).toBe(
      'password',
    );
    await expectVisible(link(main, words.google.otherWay));
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/login') && sent.push(request.url()));
    await main.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expectVisible(main.getByText(words.login.emailRequired));
    await expectVisible(main.getByText(words.login.passwordRequired));
    expect(sent).toEqual([]);
    await link(main, words.common.register).click();
    await expectAddress(page, `${STACK.app}${paths.register()}`);
  });

  // @spec 1.10, 2.12, 2.65, 2.66, 5.9
  test('register shows the free stories, and sends nothing with different passwords or an unticked box', async () => {
    const { words } = visitor;
    const main = await at(paths.register());
    await expectVisible(main.getByText(words.register.banner_other.replace('{{count}}', '3')));
    await expectVisible(link(main, words.google.otherWay));
    for (const name of [words.common.password, words.register.confirmPassword])
      expect(await main.getByLabel(name, { exact: true }).getAttribute('type')).toBe('password');
    expect(await link(main, words.common.login).getAttribute('href')).toBe(paths.login());
    const sent: string[] = [];
    const note = (request: Request) =>
      request.url().endsWith('/api/auth/register') && sent.push(request.url());
    visitor.page.on('request', note);
    const submit = () => main.getByRole('button', { name: words.register.submit, exact: true }).click();
    await fillInRegistration(visitor.page, words, { confirmation: 'otra-clave-larga' });
    await submit();
    await expectVisible(main.getByText(words.register.passwordsDontMatch));
    // The texts open in new tabs, so that the form keeps its values.
    for (const name of [words.register.terms, words.register.privacy])
      expect(await main.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
    const box = main.getByRole('checkbox', { name: words.register.adults });
    await fillInRegistration(visitor.page, words);
    await box.uncheck();
    await submit();
    await expectVisible(main.getByText(words.register.acceptRequired));
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(sent).toEqual([]);
    visitor.page.off('request', note);
  });

  // @spec 8.7, 8.8
  test('login and register have their own messages for a failing server', async () => {
    const { page } = visitor;
    const json = { code: 'internal_error', error: 'Internal error', message: 'x' };
    await page.route(/\/api\/auth\/(login|register)$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json }) : route.continue(),
    );
    await at(paths.login());
    await visitor.signIn('ana@example.org', 'una-clave-larga');
    await expectVisible(page.getByText(words.login.error));
    const main = await at(paths.register());
    await fillInRegistration(page, words);
    await main.getByRole('button', { name: words.register.submit, exact: true }).click();
    await expectVisible(page.getByText(words.register.error));
    await page.unrouteAll();
  });

  // @spec 2.18
  test('the callback of Google covers the page while it signs in', async () => {
    const returning = await Parent.open(browser, language);
    const { words, page } = returning;
    await page.goto(STACK.app + paths.login());
    const known = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: words.google.otherWay }).click();
    await page.getByRole('button', { name: /Sam Tester/ }).click();
    await expectVisible(page.getByText(words.google.signingIn));
    known.resolve();
    await expectAddress(page, `${STACK.app}/`);
    await returning.context.close();
  });

  // @spec 2.79, 8.60
  test('a missing client id for Google is named, and e-mail still works', async () => {
    const { page } = visitor;
    await page.goto(`${STACK.app}${paths.googleCallback()}?error=google_not_configured`);
    await expectVisible(page.getByRole('heading', { name: words.configuration.title }));
    await link(page.locator('main'), words.configuration.login).click();
    await expectAddress(page, `${STACK.app}${paths.login()}`);
  });

  // @spec 2.13, 2.14
  test('login and register lead signed-in users home, and private pages lead visitors to login', async () => {
    for (const path of [paths.login(), paths.register()]) {
      await parent.page.goto(STACK.app + path);
      await expectAddress(parent.page, `${STACK.app}/`);
    }
    for (const path of [paths.subscribe(), paths.profile()]) {
      await visitor.page.goto(STACK.app + path);
      await expectAddress(visitor.page, `${STACK.app}${paths.login()}`);
    }
  });

  // @spec 2.23
  test('a followed link opens the next page at its top', async () => {
    const { page } = visitor;
    await at(paths.terms());
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('footer').getByRole('link', { name: words.siteFooter.privacy }).click();
    await expectAddress(page, `${STACK.app}${paths.privacy()}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  // @spec 1.11, 1.13, 2.67, 2.68, 9.2
  test('subscribe has the price, five features and the terms of payment', async () => {
    const { words } = parent;
    const main = await at(paths.subscribe(), parent);
    const { subscribe } = words;
    await expectVisible(main.getByRole('heading', { level: 1, name: subscribe.title }));
    await expectVisible(main.getByText(subscribe.lead));
    expect(await main.locator('strong').filter({ hasText: '5' }).filter({ hasText: '€' }).count()).toBe(1);
    await expectVisible(main.getByText(subscribe.perMonth, { exact: true }));
    const features = main.getByRole('heading', { name: subscribe.featuresTitle }).locator('..');
    expect(await features.getByRole('listitem').count()).toBe(5);
    await expectVisible(features.getByText(subscribe.features.support));
    await expectVisible(main.getByText(subscribe.features.stories));
    await expectVisible(main.getByRole('button', { name: subscribe.action, exact: true }));
    await expectVisible(main.getByText(subscribe.cancelInfo));
    await expectVisible(main.getByText(subscribe.paymentInfo));
  });

  // @spec 2.26, 2.69, 2.70, 2.71, 2.72, 2.73, 2.74, 3.4, 6.2, 7.15
  test('the profile has address, plan, stories left, a link to Premium and the logout button', async () => {
    const { words, page } = parent;
    const main = await at(paths.profile(), parent);
    const { plan, logout } = words.profile;
    await expectVisible(main.getByText(email).first());
    await expectVisible(main.getByText(plan.none, { exact: true }));
    await expectVisible(main.getByText(plan.left_other.replace('{{count}}', '2')));
    expect(await link(main, words.limit.subscribe).getAttribute('href')).toBe(paths.subscribe());
    expect(await main.getByRole('button', { name: plan.cancel }).count()).toBe(0);
    await expectVisible(main.getByRole('button', { name: logout, exact: true }));
    await expectVisible(page.locator('nav').getByRole('link', { name: email }));
  });

  // @spec 8.42
  test('a profile that fails to load is named', async () => {
    const { words, page } = parent;
    await page.route(/\/api\/(account|subscription)$/, (route) => route.abort());
    await page.goto(STACK.app + paths.profile());
    await expectVisible(page.getByText(words.profile.error).first(), { timeout: 20_000 });
    await page.unrouteAll();
  });

  // @spec 1.21, 2.78, 3.23, 4.14, 4.15, 4.16
  test('a visitor from the EU is asked for consent once, and can withdraw it', async () => {
    const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
    const context = await browser.newContext(phone);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const page = await context.newPage();
    await page.goto(STACK.app);
    const banner = page.getByRole('region', { name: words.consent.label });
    await expectVisible(banner);
    expect(await violations(page)).toEqual([]);
    // It lies over nothing: the page begins below it, and it is scrolled away with the page.
    const box = async (one: Locator) => (await one.boundingBox())!;
    const brand = page.getByRole('link', { name: words.common.brand }).first();
    const { y, height } = await box(banner);
    expect((await box(brand)).y).toBeGreaterThanOrEqual(y + height);
    await page.evaluate(() => window.scrollTo(0, 500));
    expect((await box(banner)).y).toBe(y - 500);
    await page.evaluate(() => window.scrollTo(0, 0));
    const kept = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => /consent/i.test(key)));
    expect(await banner.getByRole('link', { name: words.consent.moreInfo }).getAttribute('href')).toMatch(
      /^\/politica/,
    );
    expect(await kept()).toEqual([]);
    await banner.getByRole('button', { name: words.consent.reject }).click();
    await expectGone(banner);
    expect((await kept()).map(([, value]) => value)).toEqual(['false']);
    await page.reload();
    await expectVisible(page.locator('footer').getByRole('button', { name: words.siteFooter.cookies }));
    expect(await banner.count()).toBe(0);
    await page.locator('footer').getByRole('button', { name: words.siteFooter.cookies }).click();
    await banner.getByRole('button', { name: words.consent.accept }).click();
    await expectGone(banner);
    expect((await kept()).map(([, value]) => value)).toEqual(['true']);
    await context.close();
  });

  // @spec 2.38, 2.39, 8.17
  test('the server-status panel names the problem and can be refreshed', async () => {
    const { page } = visitor;
    await page.route('**/health', (route) => route.abort());
    const main = await at(paths.home());
    const { serverStatus } = words;
    await expectVisible(main.getByText(serverStatus.error));
    await expectVisible(main.getByText(words.healthTrouble.network));
    await page.unroute('**/health');
    const asked = Promise.withResolvers<void>();
    await page.route('**/health', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await main.getByRole('button', { name: words.common.retry }).click();
    await expectVisible(main.getByText(serverStatus.checking));
    asked.resolve();
    await expectGone(main.getByText(serverStatus.checking));
    expect(await main.getByText(serverStatus.error).count()).toBe(0);
    await page.unroute('**/health');
  });
});

// @spec 2.57, 2.58
test('a card names protagonist, age, language and level', async () => {
  const visitor = await Parent.open(browser, 'es', paths.examples());
  const { page } = visitor;
  const { examples, storyForm } = visitor.words;
  const entry = EXAMPLES.find(({ language }) => language === 'spanish')!;
  const card = page.getByRole('listitem').filter({ has: page.getByText(entry.title, { exact: true }) });
  await expectVisible(card.getByText(examples.protagonist.replace('{{name}}', entry.protagonista)));
  const labels = card.getByRole('list', { name: examples.labels }).getByRole('listitem');
  expect(await labels.allTextContents()).toEqual([
    examples.ages[entry.age],
    // The language is named with its country.
    examples.spanishOf.replace('{{country}}', 'España'),
    storyForm.levels[entry.level],
    storyForm.types[entry.type],
  ]);
  await visitor.context.close();
});

// @spec 4.39
test('a browser without IntersectionObserver loads all pictures at once', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 620 } });
  await context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const picture = /\/files\/images\/([\w-]+)\.\w+/.exec(request.url())?.[1];
    if (picture) asked.add(picture);
  });
  await page.goto(STACK.app + paths.examples());
  await expect.poll(() => asked.size).toBe(6);
  await context.close();
});
