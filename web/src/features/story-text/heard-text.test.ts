// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { StoryText } from './StoryText.tsx';

let page: Mounted;
afterEach(() => page.unmount());

const sentences = ['Era un faro.', 'Nadie dormía.'].map((text, index) => ({ index, paragraph: index, text }));

test('a press on a sentence plays from there, and the text stays text', async () => {
  const onPlayFrom = vi.fn();
  page = await mount(createElement(StoryText, { sentences, language: 'es', spoken: 0, onPlayFrom }));
  expect(document.querySelectorAll('[role], [tabindex], [aria-label]')).toHaveLength(0);
  await settled(() => page.find('[data-sentence="1"]').click());
  await settled(() => page.find('p').click());
  expect(onPlayFrom.mock.calls).toEqual([[1]]);
});
