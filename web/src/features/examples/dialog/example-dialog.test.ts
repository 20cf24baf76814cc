// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AI_ICON } from '../../../../../contract/ai-icon.ts';
import type { Example } from '../../../../../contract/schemas/examples.ts';
import { queryClient } from '../../../api/query-client.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../../testing/mount.ts';
import { rememberRoom } from '../../story/room-memory.ts';
import type { ExampleMode } from '../open-example.ts';
import type { LoadedText } from '../text-loading.ts';

await startI18n();
const { loadWords } = await import('../../../i18n/words.ts');
await loadWords('errors', 'examples', 'player');
const { default: ExampleDialog } = await import('./ExampleDialog.tsx');

const EXAMPLE: Example = {
  id: 'the-queue',
  title: 'La cola',
  age: '6-8',
  language: 'spanish',
  level: 'intermediate',
  type: 'humor',
  country: null,
  protagonista: 'Bruno',
  alt: { es: 'Una cola muy larga', en: 'A very long queue' },
  textPath: 'stories/the-queue.txt',
  audioPath: null,
  imagePath: 'images/the-queue.jpg',
  middle: null,
  duration: null,
  voice: null,
};
const sentence = (index: number, text: string) => ({ index, paragraph: index, text });
const OWN: LoadedText = {
  kind: 'own',
  sentences: [sentence(0, 'Había una cola.'), sentence(1, 'Nadie sabía para qué.')],
  narration: null,
};

let page: Mounted;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function open(text: LoadedText | null, example: Example | null = EXAMPLE, mode: ExampleMode = 'read') {
  if (text) queryClient.setQueryData(['examples', 'text', 'the-queue'], text);
  const props = { example, mode, wasPressed: true, onMode: () => undefined, onClose } as const;
  page = await mount(createElement(MemoryRouter, null, createElement(ExampleDialog, props)));
  await settled(() => undefined);
  const dialog = document.querySelector('[role=dialog]');
  if (!dialog) throw new Error('No dialog is open.');
  return dialog;
}

// @spec 2.61
test('an open story has its title, its picture and its text in paragraphs', async () => {
  const dialog = await open(OWN);
  expect(dialog.querySelector('h2')?.textContent).toBe('La cola');
  expect(dialog.querySelector('img')?.getAttribute('alt')).toBe('Una cola muy larga');
  expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/\/files\/images\/the-queue\.jpg/);
  const paragraphs = [...dialog.querySelectorAll('p')].map(({ textContent }) =>
    textContent.replaceAll('\u2060', '').trim(),
  );
  expect(paragraphs).toContain('Había una cola.');
  expect(paragraphs).toContain('Nadie sabía para qué.');
});

test('a bundled replacement is announced as another story; the bundled text of the example itself is not', async () => {
  const bundled: LoadedText = { ...OWN, kind: 'bundled', title: 'El dragón', language: 'es' };
  const other = 'Este cuento no ha querido venir';
  expect((await open(bundled)).textContent).toContain(other);
  await page.unmount();
  expect((await open(bundled, { ...EXAMPLE, title: 'El dragón' })).textContent).not.toContain(other);
});

test('a drawing inside the text is between its two paragraphs', async () => {
  const middle = {
    path: 'images/the-queue-middle.jpg',
    paragraph: 1,
    alt: { es: 'Una fresa', en: 'A strawberry' },
  };
  const dialog = await open(OWN, { ...EXAMPLE, middle });
  const drawing = dialog.querySelector('.story-text > .example-middle');
  expect(drawing?.querySelector('img')?.alt).toBe('Una fresa');
  expect(drawing?.previousElementSibling?.textContent).toContain('Había una cola.');
  expect(drawing?.nextElementSibling?.textContent).toContain('Nadie sabía para qué.');
});

// @spec 2.62
test('without audio there is no player and no listen button', async () => {
  const dialog = await open(OWN);
  expect(dialog.querySelector('[role=slider]')).toBeNull();
  expect(dialog.textContent).not.toContain('Escuchar');
});

test('a reload finds the room of the example that was heard in it, and of no other', async () => {
  const heard = { ...EXAMPLE, audioPath: 'audio/the-queue.mp3' };
  const rooms = () => document.querySelectorAll('dialog.bedtime-room').length;
  rememberRoom('another', 1);
  await open(OWN, heard, 'listen');
  expect(rooms()).toBe(0);
  await page.unmount();
  rememberRoom('the-queue', 1);
  await open(OWN, heard, 'listen');
  expect(rooms()).toBe(1);
});

test('a loading text is announced', async () => {
  const dialog = await open(null);
  expect(dialog.querySelector('.spinner')).not.toBeNull();
});

// @spec 4.41
test('an unavailable text shows an apology and a retry', async () => {
  const dialog = await open({ kind: 'failed' });
  expect(dialog.querySelector('.notice')?.textContent).not.toBe('');
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    'Probar otra vez',
  );
});

test('an address of an unknown story says so, and can be closed', async () => {
  const dialog = await open(null, null);
  expect(dialog.querySelector('h2')?.textContent).not.toBe('');
  expect(dialog.querySelector('img')).toBeNull();
  await settled(() => dialog.querySelector<HTMLElement>('button')?.click());
  expect(onClose).toHaveBeenCalledOnce();
});

test('an example says to readers and to programs that it was made with AI', async () => {
  const dialog = await open(OWN);
  const words = [...dialog.querySelectorAll('p')].find((one) => one.textContent.includes('hechos con IA'));
  expect(words!.textContent).toContain('elegidos y editados por el equipo');
  // The EU's icon stands before them.
  expect(words!.firstElementChild!.innerHTML).toContain(AI_ICON.path);
  for (const part of [dialog.querySelector('img'), dialog.querySelector('.story-text')]) {
    const item = part!.closest('[itemscope]');
    expect(item?.getAttribute('itemtype')).toBe('https://schema.org/ShortStory');
    expect(item?.querySelector('[itemprop=digitalSourceType]')?.getAttribute('href')).toBe(
      'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    );
  }
});
