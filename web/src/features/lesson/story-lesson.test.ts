// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { Problem } from '../../api/problem.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { loadWords } from '../../i18n/words.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', () => ({ api: { send } }));
const { notify, notifyProblem } = vi.hoisted(() => ({ notify: vi.fn(), notifyProblem: vi.fn() }));
vi.mock('../toasts/notify.ts', () => ({ notify, notifyProblem }));

await startI18n();
await loadWords('bilingual', 'lesson', 'player');
const { default: StoryLesson } = await import('./StoryLesson.tsx');
const { WordSpeech } = await import('./WordSpeech.tsx');

const STORY = {
  id: 's1',
  title: 'El faro',
  language: 'es',
  narrations: [{ language: 'es', voiceId: 'male', speechRate: 0.5 }],
  sentences: [{ index: 3, paragraph: 0, text: 'El faro bostezó.' }],
  translation: {
    language: 'en',
    title: null,
    sentences: [{ index: 3, text: 'The lighthouse yawned.' }],
    words: [{ word: 'bostezó', gloss: 'yawned', index: 3 }],
    questions: [{ text: '¿Por qué?', translation: 'Why?' }],
  },
} as unknown as Story;

let page: Mounted;
const play = vi.fn();
beforeEach(async () => {
  localStorage.clear();
  send.mockReset();
  notify.mockReset();
  notifyProblem.mockReset();
  play.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      src = '';
      play = play;
      pause = () => undefined;
      load = () => undefined;
      removeAttribute = () => undefined;
    },
  );
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  const lesson = createElement(StoryLesson, { story: STORY });
  const children = createElement(MemoryRouter, null, lesson);
  page = await mount(createElement(WordSpeech, { stories: [STORY], children }));
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

const HEAR = 'Escuchar la frase de «bostezó»';
const STOP = 'Parar la frase de «bostezó»';
const pressLabelled = (label: string) => settled(() => page.find(`[aria-label="${label}"]`).click());

test('a word has its meaning and both sides of its sentence, each in its language', () => {
  const said = [...document.querySelectorAll('.word [lang]')].map(
    (each) => `${each.getAttribute('lang')}: ${each.textContent}`,
  );
  expect(said).toEqual(['es: bostezó', 'en: yawned', 'es: El faro bostezó.', 'en: The lighthouse yawned.']);
  expect(page.find('.word b').textContent).toBe('bostezó');
});

test("the sentence plays like its story's narration, and a second press stops it", async () => {
  send.mockResolvedValue(new Response('sound'));
  await pressLabelled(HEAR);
  expect(send.mock.calls[0]?.[0]).toBe(
    '/api/stories/s1/sentences/3/speech?language=es&voiceId=male&speechRate=0.5',
  );
  // Silence within the press, and then the sentence.
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  await pressLabelled(STOP);
  expect(page.find(`[aria-label="${HEAR}"]`)).toBeTruthy();
});

test('the daily limit of sentences is reported in its words', async () => {
  send.mockRejectedValue(new Problem({ code: 'sentence_limit_reached', status: 429 }));
  await pressLabelled(HEAR);
  expect(notifyProblem).toHaveBeenCalledOnce();
  expect(notifyProblem.mock.calls[0]?.[0].facts.code).toBe('sentence_limit_reached');
  expect(page.find(`[aria-label="${HEAR}"]`)).toBeTruthy();
});

test('a blocked playback is reported', async () => {
  send.mockResolvedValue(new Response('sound'));
  play.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await pressLabelled(HEAR);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.calls[0]).toEqual(['Esta frase no ha querido sonar. Prueba otra vez.', 'error']);
  expect(page.find(`[aria-label="${HEAR}"]`)).toBeTruthy();
});

test('questions are collapsed at first, and one press hides them for every story', async () => {
  const questions = () => [...document.querySelectorAll('details')].at(-1)!;
  expect(questions().textContent).toContain('¿Por qué?');
  expect(questions().textContent).toContain('Why?');
  expect(questions().open).toBe(false);
  await page.press('Sin preguntas, a dormir');
  expect(page.text()).not.toContain('¿Por qué?');
  expect(localStorage.getItem('story-talk')).toBe('off');
  await page.press('Volver a poner las preguntas del cuento');
  expect(page.text()).toContain('¿Por qué?');
});

test('a story in one language with two figures asks who said something', async () => {
  await page.unmount();
  const speech = (by: string, text: string) => [{ by, start: 0, end: text.length }];
  const [first, second] = ['Anoche vi una estrella en el río.', '¿Sí?'];
  const spoken = {
    ...STORY,
    translation: undefined,
    cast: [
      { id: 'fox', name: 'el zorro', age: 'adult', gender: 'm' },
      { id: 'ana', name: 'Ana', age: 'small', gender: 'f' },
    ],
    sentences: [
      { index: 0, paragraph: 0, text: first, speech: speech('fox', first!) },
      { index: 1, paragraph: 0, text: second, speech: speech('ana', second!) },
    ],
  } as unknown as Story;
  page = await mount(createElement(StoryLesson, { story: spoken }));
  const questions = [...document.querySelectorAll('.questions li')].map(({ textContent }) => textContent);
  expect(questions).toEqual(['¿Quién lo dijo? «Anoche vi una estrella en el río.»']);
});

test('the focus stays where the questions are hidden, and where they are shown again', async () => {
  const focused = () => document.activeElement?.textContent;
  await settled(() => page.find('.lesson-part:last-of-type > summary').click());
  const off = [...document.querySelectorAll('button')].find(
    (each) => each.textContent === 'Sin preguntas, a dormir',
  )!;
  off.focus();
  await settled(() => off.click());
  expect(focused()).toBe('Volver a poner las preguntas del cuento');
  await page.press('Volver a poner las preguntas del cuento');
  expect(focused()).toBe('Para hablar del cuento');
});
