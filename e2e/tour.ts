import { LANGUAGE_TABLE, type Language, otherLanguage } from '../contract/options.ts';
import { filler } from '../testkit/filler.ts';
import type { Parent } from '../testkit/parent.ts';
import { type Role, registeredBefore } from '../testkit/people.ts';
import { STACK } from '../testkit/product.ts';
import { FAST, turnKnobs } from '../testkit/provider-knobs.ts';
import { paths } from '../web/src/paths.ts';

/**
 * Every screen and state of the app, in an order in which one user can reach them: for screenshots and for axe.
 */

/** A screen or a state, reached from the previous stop. */
export type Stop = {
  name: string;
  reach: (parent: Parent) => Promise<void>;
  /** A printed page. Later stops do not depend on it. */
  isPaper?: true;
};
export type Leg = { title: string; role: Role; stops: Stop[] };

/** Browser switch: sound starts without a click. */
export const TOUR_SWITCHES = ['--autoplay-policy=no-user-gesture-required'];

/** Slow enough to look at a story in progress. */
const SLOW = { ...FAST, tokensPerSecond: 8 };
/** A title that is longer than a line, with signs of HTML. */
const LONG: Record<Language, { title: string; paragraphs: string[] }> = {
  es: {
    title:
      'La increíble, larguísima y del todo verdadera historia de Bartolomé Constantino, el caracol que quiso dar la vuelta al mundo antes de merendar <b>dos veces</b>',
    paragraphs: ['Bartolomé Constantino salió temprano.', ...filler('es'), 'Llegó tarde, y contento.'],
  },
  en: {
    title:
      'The incredible, very long and entirely true history of Bartholomew Constantine, the snail who wanted to travel around the world before having tea <b>twice</b>',
    paragraphs: ['Bartholomew Constantine left early.', ...filler('en'), 'He arrived late, and happy.'],
  },
};

/** Opens a page, and waits for hydration, footer, consent banner and server status. */
async function go({ page }: Parent, path: string): Promise<void> {
  await page.goto(STACK.app + path);
  await page.locator('#until-ready:not([disabled])').waitFor({ state: 'attached' });
  await page.locator('main h1').first().waitFor();
  await page.locator('footer nav').waitFor();
  await page.waitForTimeout(400);
}

const at = (name: string, path: string): Stop => ({ name, reach: (parent) => go(parent, path) });

async function press({ page }: Parent, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  await page.getByRole('button', { name, exact }).first().click();
}

const reads = ({ page }: Parent, words: string) => page.getByText(words).first().waitFor();

/** Home with its form, which is behind the last story. */
async function goToForm(parent: Parent): Promise<void> {
  await go(parent, paths.home());
  await press(parent, parent.words.story.another);
}

const TOPICS: Record<Language, string> = {
  es: 'una cometa que volvía a casa',
  en: 'a kite that came home',
};

/** @param directive to the built-in model */
const ask = (parent: Parent, directive = '') =>
  parent.askFor(`${TOPICS[parent.language]} ${directive}`.trim());

async function write(parent: Parent): Promise<void> {
  await ask(parent);
  await parent.untilWritten();
}

/** The consent banner is shown on the first stop only: it would cover other screens. */
async function goWithoutBanner(parent: Parent): Promise<void> {
  await go(parent, paths.home());
  await press(parent, parent.words.consent.reject);
}

/** An empty form that was sent. @param words of its button and of its complaint */
const incomplete = (name: string, words: (all: Parent['words']) => [string, string]): Stop => ({
  name,
  async reach(visitor) {
    const [button, complaint] = words(visitor.words);
    await press(visitor, button);
    await reads(visitor, complaint);
  },
});

const VISITOR: Stop[] = [
  at('home', paths.home()),
  {
    name: 'home-no-topic',
    async reach(visitor) {
      await press(visitor, visitor.words.consent.reject);
      await press(visitor, visitor.words.storyForm.generate);
      await reads(visitor, visitor.words.storyForm.alertTopicRequired);
    },
  },
  {
    name: 'home-not-signed-in',
    async reach(visitor) {
      await ask(visitor);
      await reads(visitor, visitor.words.card.loginRequired);
    },
  },
  {
    name: 'home-offline',
    async reach(visitor) {
      await go(visitor, paths.home());
      await visitor.context.setOffline(true);
      await reads(visitor, visitor.words.offline);
    },
  },
  {
    name: 'examples',
    async reach(visitor) {
      await visitor.context.setOffline(false);
      await go(visitor, paths.examples());
    },
  },
  at('examples-filtered', `${paths.examples()}?language=english&level=advanced&age=3-5`),
  {
    name: 'example-read',
    async reach(visitor) {
      await go(visitor, paths.examples());
      await press(visitor, new RegExp(`^${visitor.words.examples.read}: `));
      await visitor.page.getByRole('dialog').getByRole('paragraph').first().waitFor();
    },
  },
  {
    name: 'example-heard',
    async reach(visitor) {
      await go(visitor, paths.examples());
      await press(visitor, new RegExp(`^${visitor.words.examples.listen}: `));
      await visitor.page.getByRole('dialog').locator('[aria-current=true]').first().waitFor();
    },
  },
  {
    name: 'example-to-sleep',
    async reach(visitor) {
      await press(visitor, visitor.words.player.sleep);
      await reads(visitor, visitor.words.player.room.wake);
      await visitor.page.locator('.room-sentence[aria-current=true]').waitFor();
    },
  },
  at('about', paths.about()),
  at('services', paths.services()),
  at('how-it-works', paths.howItWorks()),
  at('terms', paths.terms()),
  at('privacy', paths.privacy()),
  at('imprint', paths.imprint()),
  at('accessibility', paths.accessibility()),
  at('withdraw', paths.withdraw()),
  incomplete('withdraw-incomplete', ({ withdrawal }) => [withdrawal.confirm, withdrawal.nameRequired]),
  {
    name: 'withdraw-stated',
    async reach(visitor) {
      await visitor.page.getByLabel(visitor.words.withdrawal.name, { exact: true }).fill('Ana');
      await visitor.page.getByLabel(visitor.words.common.email).first().fill(`ana-${Date.now()}@example.org`);
      await press(visitor, visitor.words.withdrawal.confirm);
      await visitor.page.getByRole('status').getByText('ana-').first().waitFor();
    },
  },
  at('withdraw-link', `${paths.withdraw()}?token=worn`),
  at('contact', paths.contact()),
  incomplete('contact-incomplete', ({ contact }) => [contact.send, contact.messageRequired]),
  at('login', paths.login()),
  incomplete('login-incomplete', ({ login }) => [login.submit, login.passwordRequired]),
  {
    name: 'login-refused',
    async reach(visitor) {
      await visitor.signIn('nobody@example.org', 'not-this-one');
      await reads(visitor, visitor.words.error.invalid_credentials);
    },
  },
  at('register', paths.register()),
  incomplete('register-incomplete', ({ register }) => [register.submit, register.confirmRequired]),
  at('forgot-password', paths.forgotPassword()),
  at('reset-password', `${paths.resetPassword()}?token=worn`),
  at('reset-password-no-link', paths.resetPassword()),
  at('verify-email-worn', `${paths.verifyEmail()}?token=worn`),
  at('configuration-error', paths.configurationError()),
  at('success-no-session', paths.success()),
  {
    // The last stop: the visitor is signed in from here on.
    name: 'terms-question',
    async reach(visitor) {
      const { email, password } = await registeredBefore();
      await visitor.signIn(email, password);
      await visitor.termsQuestion.waitFor();
      await visitor.page.waitForTimeout(400);
    },
  },
];

const PARENT: Stop[] = [
  { name: 'home-signed-in', reach: goWithoutBanner },
  at('library-empty', paths.library()),
  at('subscribe', paths.subscribe()),
  at('profile', paths.profile()),
  {
    name: 'profile-sign-out-everywhere',
    async reach(parent) {
      await press(parent, parent.words.profile.devices.everywhere);
      await parent.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'profile-delete',
    async reach(parent) {
      await parent.page.keyboard.press('Escape');
      await press(parent, parent.words.profile.data.deleteOpen);
      await parent.page.getByLabel(parent.words.profile.data.password).first().waitFor();
    },
  },
  {
    name: 'story-being-written',
    async reach(parent) {
      await turnKnobs(SLOW);
      await go(parent, paths.home());
      await ask(parent);
      await parent.untilSentences(1);
    },
  },
  {
    name: 'story-stopped',
    async reach(parent) {
      await press(parent, parent.words.story.stop);
      await parent.page.getByRole('button', { name: parent.words.storyForm.generate }).waitFor();
      await turnKnobs(FAST);
    },
  },
  {
    name: 'story-too-soon',
    async reach(parent) {
      // Right after another story: the gap of the previous one may be over.
      await turnKnobs(SLOW);
      await ask(parent);
      await press(parent, parent.words.story.stop);
      await parent.page.getByRole('button', { name: parent.words.storyForm.generate }).waitFor();
      await turnKnobs(FAST);
      await ask(parent);
      await reads(parent, parent.words.refusal.pausing.tooSoon);
    },
  },
  { name: 'story-written', reach: (parent) => parent.untilWritten() },
  {
    name: 'story-voices-and-music',
    async reach(parent) {
      await press(parent, new RegExp(parent.words.player.settings));
      await parent.page.getByText(parent.words.player.cast, { exact: true }).first().waitFor();
    },
  },
  {
    name: 'story-heard',
    async reach(parent) {
      await press(parent, parent.words.player.listen);
      await parent.page.locator('[aria-current=true]').first().waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'story-to-sleep',
    async reach(parent) {
      await press(parent, parent.words.player.sleep);
      await reads(parent, parent.words.player.room.wake);
      await parent.page
        .locator('.room-picture img')
        .evaluate((picture: HTMLImageElement) => picture.decode());
    },
  },
  {
    name: 'story-taken-along',
    async reach(parent) {
      await parent.page.keyboard.press('Escape');
      await parent.openAtEnd('take');
      await reads(parent, parent.words.export.soundTitle);
    },
  },
  {
    name: 'story-menu',
    async reach(parent) {
      await parent.openAtEnd('menu');
      await reads(parent, parent.words.report.open);
    },
  },
  {
    name: 'story-sentence',
    async reach(parent) {
      const { storyActions, edit } = parent.words;
      await press(parent, storyActions.changeAny);
      await parent.page.locator('.edit-sentences').getByRole('radio').nth(1).check();
      await reads(parent, edit.sound);
    },
  },
  {
    name: 'story-picture',
    async reach(parent) {
      await parent.page.getByRole('radio', { name: parent.words.edit.kinds.picture }).check({ force: true });
      await reads(parent, parent.words.picture.garment);
    },
  },
  {
    name: 'story-send',
    async reach(parent) {
      await parent.openAtEnd('menu');
      await press(parent, parent.words.storyActions.send);
      await reads(parent, parent.words.send.body);
    },
  },
  {
    name: 'story-long-title',
    async reach(parent) {
      await turnKnobs({ story: LONG[parent.language] });
      await goToForm(parent);
      await write(parent);
      await turnKnobs({ story: null });
    },
  },
  at('library', paths.library()),
  {
    name: 'library-story',
    async reach(parent) {
      const { stories } = await parent.api<{ stories: { id: string }[] }>('/api/stories');
      await go(parent, paths.story(stories.at(-1)!.id));
    },
  },
  {
    name: 'library-undo',
    async reach(parent) {
      const { id } = await parent.newestStory();
      await go(parent, paths.story(id));
      await parent.openAtEnd('menu');
      await press(parent, parent.words.storyActions.delete);
      await parent.page.getByRole('button', { name: parent.words.library.undo, exact: true }).waitFor();
    },
  },
  {
    name: 'limit-reached',
    async reach(parent) {
      await press(parent, parent.words.library.undo);
      // Home does not show the story that was deleted for a moment.
      await go(parent, paths.home());
      await write(parent);
      await goToForm(parent);
      // The limit is shown before a request.
      await reads(parent, parent.words.error.story_limit_reached);
    },
  },
  {
    name: 'record',
    async reach(parent) {
      const { stories } = await parent.api<{ stories: { id: string }[] }>('/api/stories');
      await go(parent, `${paths.record()}?story=${stories[0]?.id}`);
      await parent.page.getByRole('checkbox').check();
    },
  },
  {
    name: 'record-sentence',
    async reach(parent) {
      await press(parent, parent.words.record.begin);
      await parent.page.locator('.record-sentence').waitFor();
    },
  },
  { name: 'story-not-found', reach: (parent) => go(parent, paths.story('never-was')) },
  {
    name: 'tonight',
    async reach(parent) {
      const { page, words } = parent;
      const { stories } = await parent.api<{ stories: { id: string }[] }>('/api/stories?audio=with');
      await go(parent, paths.story(stories[0]?.id ?? ''));
      await parent.openAtEnd('take');
      await press(parent, words.tonight.keep);
      await page.getByRole('button', { name: words.tonight.remove, exact: true }).waitFor();
      await page.goto(STACK.app + paths.tonight());
      await page.locator('.tonight-story img').waitFor();
    },
  },
  {
    name: 'tonight-heard',
    async reach({ page }) {
      await page.locator('.tonight-story').click();
      await page.locator('[aria-current=true]').first().waitFor();
    },
  },
  {
    name: 'tonight-grown-ups',
    async reach(parent) {
      // Out of the room, if a sleep edition had been made in time to be kept.
      await parent.page.keyboard.press('Escape');
      await press(parent, parent.words.tonight.back);
      await parent.page.getByRole('button', { name: parent.words.tonight.grownUps }).press('Enter');
      await reads(parent, parent.words.tonight.installIphone);
    },
  },
];

const PREMIUM: Stop[] = [
  { name: 'success', reach: (buyer) => reads(buyer, buyer.words.success.confirmed.title) },
  { name: 'home-premium', reach: goWithoutBanner },
  at('subscribe-already', paths.subscribe()),
  at('profile-premium', paths.profile()),
  {
    name: 'profile-cancel',
    async reach(buyer) {
      await press(buyer, buyer.words.profile.plan.cancel);
      await buyer.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'profile-cancelled',
    async reach(buyer) {
      const dialog = buyer.page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: buyer.words.profile.plan.cancelConfirm }).click();
      await buyer.page.getByRole('button', { name: buyer.words.premium.resume, exact: true }).waitFor();
    },
  },
  at('withdraw-user', paths.withdraw()),
  {
    name: 'withdraw-done',
    async reach(buyer) {
      await press(buyer, buyer.words.withdrawal.confirm);
      await reads(buyer, buyer.words.withdrawal.mailed.replace('{{email}}', buyer.email));
    },
  },
];

const TROUBLE: Stop[] = [
  {
    name: 'story-refused',
    async reach(parent) {
      await goWithoutBanner(parent);
      await ask(parent, '!refuse');
      await parent.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'server-busy',
    async reach(parent) {
      await go(parent, paths.home());
      await ask(parent, '!429');
      await reads(parent, parent.words.refusal.busy.title);
    },
  },
  {
    name: 'out-of-quota',
    async reach(parent) {
      await go(parent, paths.home());
      await ask(parent, '!quota');
      await reads(parent, parent.words.refusal.unavailable.title);
    },
  },
  {
    name: 'server-degraded',
    async reach(parent) {
      await go(parent, paths.home());
      await reads(parent, parent.words.healthTrouble.quota);
    },
  },
  {
    name: 'narration-fails',
    async reach(parent) {
      // The form is closed while the quota is used up, until a story succeeds.
      await parent.api('/api/stories/generate', { topic: '!tiny', language: parent.language });
      await go(parent, paths.story((await parent.newestStory()).id));
      await turnKnobs({ failSpeech: { kind: 'quota', times: 1000 } });
      await press(parent, parent.words.player.listen);
      await reads(parent, parent.words.error.speech_quota_exceeded);
      await turnKnobs({ failSpeech: null });
    },
  },
  {
    // A successful story ends the outage for the next stops.
    name: 'narration-after-all',
    async reach(parent) {
      await press(parent, parent.words.player.listen);
      await parent.page.locator('[aria-current=true]').first().waitFor();
    },
  },
];

/** What a child tells, by what becomes of it. */
const TOLD: Record<Language, { crisis: string; harm: string }> = {
  es: { crisis: 'no quiero vivir más', harm: 'mi tío me toca y no me gusta' },
  en: { crisis: 'I don’t want to live any more', harm: 'my uncle touches me and I don’t like it' },
};

const seesHelp = (parent: Parent) => parent.page.locator('.help-line').first().waitFor({ state: 'attached' });

/** Help for a child: in place of a story, by its words or by the moderation service, and beside one. */
const HELP: Stop[] = [
  {
    name: 'help-instead',
    async reach(parent) {
      await goWithoutBanner(parent);
      await parent.askFor(TOLD[parent.language].crisis);
      await seesHelp(parent);
    },
  },
  {
    name: 'help-by-moderation',
    async reach(parent) {
      await press(parent, parent.words.help.back);
      await ask(parent, '!flag-violence');
      await seesHelp(parent);
    },
  },
  {
    name: 'help-elsewhere',
    async reach(parent) {
      const { page, language } = parent;
      await page.route('**/api/geo', (route) => route.fulfill({ json: { country: null, isEU: true } }));
      await go(parent, paths.home());
      await parent.askFor(TOLD[language].crisis);
      await seesHelp(parent);
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'help-beside-story',
    async reach(parent) {
      await parent.page.unroute('**/api/geo');
      await go(parent, paths.home());
      await parent.askFor(TOLD[parent.language].harm);
      await parent.untilWritten();
      await seesHelp(parent);
    },
  },
];

/** Shows the printed page on the screen, without the print dialog. */
async function onPaper({ page }: Parent): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.emulateMedia({ media: 'print' });
}

const choose = ({ page }: Parent, name: string) =>
  page.locator('.ways').getByRole('radio', { name, exact: true }).check();

/** Name of the translation's language. */
const otherName = ({ language }: Parent) => LANGUAGE_TABLE[otherLanguage(language)].name;

const openAll = ({ page }: Parent) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** A story in two languages in all its states, and a story without a translation. */
const IN_TWO_LANGUAGES: Stop[] = [
  {
    name: 'two-languages-form',
    async reach(parent) {
      await goWithoutBanner(parent);
      const { page, words } = parent;
      await page.getByRole('radio', { name: words.storyForm.lengths.short }).check({ force: true });
      await page.getByRole('switch').check();
    },
  },
  {
    name: 'two-languages-being-written',
    async reach(parent) {
      await turnKnobs({ ...FAST, tokensPerSecond: 100 });
      await ask(parent);
      await parent.untilSentences(1);
      await choose(parent, parent.words.bilingual.both);
      await parent.page.locator('.pair-text').nth(1).waitFor();
    },
  },
  {
    name: 'two-languages-both',
    async reach(parent) {
      await parent.untilWritten();
      await turnKnobs(FAST);
      await reads(parent, parent.words.lesson.wordsAndTalk);
      await openAll(parent);
    },
  },
  { name: 'two-languages-other', reach: (parent) => choose(parent, otherName(parent)) },
  {
    name: 'two-languages-turned',
    async reach(parent) {
      await choose(parent, LANGUAGE_TABLE[parent.language].name);
      await parent.page.locator('[data-sentence="1"]').click();
      await parent.page.locator('.slip').waitFor();
    },
  },
  {
    name: 'two-languages-no-questions',
    async reach(parent) {
      await openAll(parent);
      await press(parent, parent.words.lesson.talkOff);
    },
  },
  {
    name: 'two-languages-voices',
    async reach(parent) {
      await press(parent, parent.words.lesson.talkOn);
      await press(parent, new RegExp(parent.words.player.settings));
      const settings = parent.page.getByRole('region', { name: parent.words.player.settings });
      await settings.getByRole('radio', { name: otherName(parent), exact: true }).check({ force: true });
    },
  },
  {
    name: 'two-languages-heard',
    async reach(parent) {
      await press(parent, parent.words.player.listen);
      await choose(parent, parent.words.bilingual.both);
      await parent.page.locator('[aria-current=true]').first().waitFor({ timeout: 20_000 });
    },
  },
  { name: 'two-languages-paper', isPaper: true, reach: onPaper },
  {
    name: 'two-languages-booklet',
    isPaper: true,

    async reach(parent) {
      await parent.page.emulateMedia({ media: 'screen' });
      await parent.openAtEnd('take');
      await press(parent, parent.words.export.papers.a4);
      await parent.page.locator('.booklet').waitFor({ state: 'attached' });
      await onPaper(parent);
    },
  },
  {
    name: 'two-languages-words',
    async reach(parent) {
      await parent.page.emulateMedia({ media: 'screen' });
      await go(parent, paths.words());
      await parent.page.locator('.word').first().waitFor();
    },
  },
  {
    name: 'two-languages-cards',
    isPaper: true,

    async reach(parent) {
      await onPaper(parent);
      await parent.page.emulateMedia({ media: 'screen' });
      await press(parent, parent.words.lesson.print);
      await parent.page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'two-languages-library',
    async reach(parent) {
      await parent.page.emulateMedia({ media: 'screen' });
      await go(parent, paths.library());
    },
  },
  {
    name: 'night-form',
    async reach(parent) {
      await go(parent, paths.story((await parent.newestStory()).id));
      await press(parent, parent.words.storyActions.night);
      await reads(parent, parent.words.series.alone);
    },
  },
  {
    name: 'night-written',
    async reach(parent) {
      await press(parent, parent.words.storyForm.generate);
      await parent.untilWritten();
      await parent.openAtEnd('menu');
      await parent.page.getByRole('link', { name: parent.words.series.all }).waitFor();
    },
  },
  {
    name: 'series',
    async reach(parent) {
      await parent.page.getByRole('link', { name: parent.words.series.all }).click();
      await reads(parent, parent.words.series.book);
    },
  },
  {
    name: 'series-memory',
    async reach(parent) {
      await press(parent, parent.words.series.change);
      await parent.page.getByLabel(parent.words.series.happened).waitFor();
    },
  },
  {
    name: 'two-languages-one-sided',
    async reach(parent) {
      const { id } = await parent.newestStory();
      await parent.page.route(`**/api/stories/${id}`, async (route) => {
        const response = await route.fetch();
        const { translation, ...story } = await response.json();
        await route.fulfill({ response, json: story });
      });
      await go(parent, paths.story(id));
      await parent.page.unroute(`**/api/stories/${id}`);
    },
  },
];

export const TOUR: Leg[] = [
  { title: 'a visitor', role: 'visitor', stops: VISITOR },
  { title: 'a parent on a bad day', role: 'free', stops: TROUBLE },
  { title: 'a parent', role: 'free', stops: PARENT },
  { title: 'a parent who reads in two languages', role: 'free', stops: IN_TWO_LANGUAGES },
  { title: 'a parent with Premium', role: 'premium', stops: PREMIUM },
  { title: 'a child who needs help', role: 'free', stops: HELP },
];
