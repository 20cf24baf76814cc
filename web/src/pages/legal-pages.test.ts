// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { mount } from '../testing/mount.ts';

await startI18n();
await loadWords('legal');
const { default: TermsPage } = await import('./TermsPage.tsx');
const { default: PrivacyPage } = await import('./PrivacyPage.tsx');
const { default: ImprintPage } = await import('./ImprintPage.tsx');
const { default: AccessibilityPage } = await import('./AccessibilityPage.tsx');
const { RESPONSIBLE } = await import('../features/info/responsible.ts');

test.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
  ['imprint', ImprintPage],
  ['accessibility', AccessibilityPage],
])('the %s page has a text in each of its sections', async (_, Page) => {
  const page = await mount(createElement(MemoryRouter, null, createElement(Page)));
  const sections = [...document.querySelectorAll('section')];
  expect(sections.length).toBeGreaterThan(2);
  for (const section of sections) {
    const [title, ...blocks] = section.children;
    expect(title!.textContent).toMatch(/^\p{Lu}/u);
    const texts = blocks.map(({ textContent }) => textContent);
    expect(texts.join('').length, title!.textContent).toBeGreaterThan(40);
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}¿¡]/u);
  }
  await page.unmount();
});

test('the terms have the model form of a withdrawal, addressed to who is responsible', async () => {
  const page = await mount(createElement(MemoryRouter, null, createElement(TermsPage)));
  const form = document.querySelector('#form')!.textContent;
  for (const part of ['desisto de mi contrato', 'Domicilio', 'Firma', 'Fecha', ...Object.values(RESPONSIBLE)])
    if (part !== null) expect(form).toContain(part);
  await page.unmount();
});

test.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
  ['imprint', ImprintPage],
  ['accessibility', AccessibilityPage],
])('the %s page says who is responsible, with address and e-mail', async (_, Page) => {
  const page = await mount(createElement(MemoryRouter, null, createElement(Page)));
  const [facts, more] = document.querySelectorAll('dl');
  expect(more).toBe(undefined);
  const { name, address, email } = RESPONSIBLE;
  const said = [...facts!.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(said).toEqual([name, address, email]);
  expect(facts!.querySelector('a')!.getAttribute('href')).toBe(`mailto:${email}`);
  await page.unmount();
});
