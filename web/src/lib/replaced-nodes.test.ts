// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { surviveReplacedNodes } from './replaced-nodes.ts';

/**
 * React's changes beside a text node that a translator or an extension took away. `e2e/changed-pages.long.test.ts` has
 * more ways to take it, which happy-dom reports otherwise than browsers do.
 */

beforeAll(surviveReplacedNodes);
afterEach(() => document.body.replaceChildren());

const element = (name: string, text = '') =>
  Object.assign(document.createElement(name), { textContent: text });

const WAYS: Record<string, (text: Text, font: HTMLElement) => void> = {
  'at once': (text, font) => text.replaceWith(font),
  'with an element before': (text, font) => {
    text.before(font);
    text.remove();
  },
  'with an element after': (text, font) => {
    text.after(font);
    text.remove();
  },
  'into a wrapper': (text, font) => {
    text.replaceWith(font);
    font.replaceChildren(text);
  },
  altogether: (text) => text.remove(),
};

const insert = (box: HTMLElement, text: Text) => box.insertBefore(element('b', 'b '), text);
const remove = (box: HTMLElement, text: Text) => box.removeChild(text);

// Without a place, what is new comes last.
test.each(Object.keys(WAYS))('beside a text that was taken %s React inserts and removes', async (way) => {
  for (const [act, reads, without] of [
    [insert, 'b old more', ' moreb '],
    [remove, ' more', ' more'],
  ] as const)
    // The page's own observer runs in between, or not yet.
    for (const isNoticed of [false, true]) {
      const [box, text] = [element('p'), document.createTextNode('old')];
      box.append(text, ' more');
      document.body.append(box);
      WAYS[way]!(text, element('font', 'old'));
      if (isNoticed) await new Promise((resolve) => setTimeout(resolve));
      act(box, text);
      expect([isNoticed, box.textContent]).toEqual([isNoticed, way === 'altogether' ? without : reads]);
    }
});
