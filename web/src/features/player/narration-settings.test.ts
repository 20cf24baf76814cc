// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { NarrationContext, type NarrationContextValue } from './narration-context.ts';
import { characterVoices } from './narration/character-voices.ts';
import { defaultChoice, type NarrationChoice } from './narration/choice.ts';
import { initialNarration, type NarrationState } from './narration/narration-state.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'player');
const { sleepMusic } = await import('./narration/sleep-music.ts');
const { NarrationSettings } = await import('./NarrationSettings.tsx');

let page: Mounted;
let chosen: NarrationChoice;
const listen = vi.fn();
const choose = vi.fn();
let isBusyNow = false;

beforeEach(() => {
  for (const spy of [listen, choose]) spy.mockClear();
  isBusyNow = false;
  const tracks = ['relaxing', 'magical', 'adventure', 'bedtime', 'piano', 'forest', 'magic-box', 'journey'];
  queryClient.setQueryData(['audio-catalogue'], {
    voices: [],
    tracks: tracks.map((id) => ({ id, sampleUrl: null })),
    builtInVoices: false,
    builtInStories: false,
  });
  chosen = defaultChoice('es');
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
});

const SENTENCE = { index: 0, paragraph: 0, text: '¡Hola!', speech: [{ by: 'ana', start: 0, end: 6 }] };
const CAST = [{ id: 'ana', name: 'Ana', age: 'small', gender: 'f' }];

async function open(
  state: NarrationState = initialNarration([]),
  language: Language = 'es',
  cast: typeof CAST | null = CAST,
) {
  const value = {
    story: { language, sentences: [SENTENCE], ...(cast && { cast }) },
    choice: chosen,
    setChoice: (choice: NarrationChoice) => {
      chosen = choice;
    },
    runner: { listen, choose },
  } as unknown as NarrationContextValue;
  const settings = createElement(NarrationSettings, {
    id: 's',
    state,
    mayAsk: !isBusyNow,
    hasListenBelow: false,
    focus: null,
    onDone: () => undefined,
    onClose: () => undefined,
    onLock: () => undefined,
  });
  page = await mount(createElement(NarrationContext.Provider, { value }, settings));
}

const version = (id: string) => ({ id, duration: 60, ...defaultChoice('es') }) as Narration;

/** Values and labels of the options under a heading. */
function offered(legend: string): [value: string, label: string][] {
  const group = [...document.querySelectorAll('fieldset')].find(
    (fieldset) => fieldset.querySelector(':scope > legend')?.textContent === legend,
  );
  const radios = [...(group?.querySelectorAll('input') ?? [])];
  return radios.map((radio) => [radio.value, radio.closest('label')?.textContent ?? '']);
}
const more = () => page.press('Más voces y velocidades');
const press = (value: string) => settled(() => page.find(`input[value="${value}"]`).click());

// @spec 3.37, 9.29
test('three speeds say what they are for; behind them are all five, from very slow to very fast', async () => {
  await open();
  expect(offered('Velocidad')).toEqual([
    ['0.7', 'Para dormir'],
    ['0.8', 'Normal'],
    ['1', 'Rápida'],
  ]);
  await more();
  expect(offered('Velocidad')).toEqual([
    ['0.5', 'Muy lenta'],
    ['0.7', 'Lenta'],
    ['0.8', 'Normal'],
    ['1', 'Rápida'],
    ['1.2', 'Muy rápida'],
  ]);
  await press('1.2');
  expect(chosen.speechRate).toBe(1.2);
});

// @spec 3.36, 9.29
test("the voices of the story's language are shown; each voice has its own name", async () => {
  await open();
  expect(offered('Voz').map(([value]) => value)).toEqual(['female', 'male', 'female-latam', 'male-latam']);
  await more();
  expect(offered('Voz')).toEqual([
    ['female', 'Mujer, de España'],
    ['male', 'Hombre, de España'],
    ['female-latam', 'Mujer, latinoamericana'],
    ['male-latam', 'Hombre, latinoamericano'],
    ['female-english', 'Mujer, en inglés'],
    ['male-english', 'Hombre, en inglés'],
  ]);
  await press('male-latam');
  expect(chosen.voiceId).toBe('male-latam');
});

test('the settings offer English voices first for an English story', async () => {
  await open(initialNarration([]), 'en');
  expect(offered('Voz').map(([value]) => value)).toEqual([
    'female-english',
    'male-english',
    'female',
    'male',
    'female-latam',
    'male-latam',
  ]);
});

// @spec 3.38, 9.29
test('each kind of music has its own name: none, any, and every track', async () => {
  await open();
  expect(offered('Música de fondo').map(([value]) => value)).toEqual([
    'none',
    'random',
    'relaxing',
    'magical',
    'adventure',
    'bedtime',
    'piano',
    'forest',
    'magic-box',
    'journey',
  ]);
  await press('none');
  expect(chosen.musicTrack).toBe('none');
});

// @spec 3.39, 3.41
test("the first choice is slow, with any music, in a voice of the story's language", async () => {
  await open();
  const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  expect(checked).toEqual(['female', '0.7', 'random', '5']);
  expect(defaultChoice('en').voiceId).toBe('female-english');
  await page.press('Escuchar');
  expect(listen).toHaveBeenCalledExactlyOnceWith({
    voiceId: 'female',
    speechRate: 0.7,
    musicTrack: 'random',
  });
});

describe('the switch for character voices', () => {
  const toggle = () => page.find('input[role="switch"]') as HTMLInputElement;
  beforeEach(() => localStorage.clear());

  test('chooses them, and is remembered', async () => {
    await open();
    expect([toggle().checked, toggle().labels?.[0]?.textContent]).toEqual([
      false,
      'Con voces de los personajes',
    ]);
    await settled(() => toggle().click());
    expect([chosen.cast, characterVoices.read()]).toEqual([true, true]);
    await page.unmount();
    await open();
    await settled(() => toggle().click());
    expect([chosen, characterVoices.read()]).toEqual([defaultChoice('es'), false]);
  });

  test('is off and says why in a story of the narrator alone', async () => {
    await open(initialNarration([]), 'es', null);
    const why = document.getElementById(toggle().getAttribute('aria-describedby')!);
    expect([toggle().disabled, why?.textContent]).toEqual([true, 'Este cuento tiene una sola voz.']);
  });

  test('leaves its trace in the list of versions', async () => {
    await open(initialNarration([version('1'), { ...version('2'), cast: true }]));
    const rows = [...document.querySelectorAll('.version')].map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.includes('Mujer, de España, y personajes'))).toEqual([false, true]);
  });
});

test("the row shows a sleep edition with its story's length, and plays it", async () => {
  const first = {
    ...version('1'),
    sleepEdition: { minutes: 5 as const, duration: 75, length: 400, audioUrl: '', timeline: [] },
  };
  await open(initialNarration([first, version('2')]));
  const rows = () => [...document.querySelectorAll<HTMLButtonElement>('.version')];
  expect(rows().map((row) => [row.textContent?.includes('Para dormir'), row.textContent?.slice(-4)])).toEqual(
    [
      [false, '1:00'],
      [true, '1:15'],
      [false, '1:00'],
    ],
  );
  await settled(() => rows()[1]!.click());
  expect(choose).toHaveBeenCalledExactlyOnceWith(first, { kind: 'sleep', minutes: 5 });
});

describe('a chosen voice or track', () => {
  const played: string[] = [];
  beforeEach(() => {
    played.length = 0;
    vi.stubGlobal(
      'Audio',
      class {
        readonly src: string;
        constructor(src: string) {
          this.src = src;
        }
        play = async () => void played.push(this.src);
        pause = () => void played.push(`stop ${this.src}`);
      },
    );
    queryClient.setQueryData(['audio-catalogue'], {
      voices: [{ id: 'male', sampleUrl: '/male.mp3' }],
      tracks: [{ id: 'piano', sampleUrl: '/piano.mp3' }],
      builtInVoices: false,
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is heard, instead of the one before', async () => {
    await open();
    await press('male');
    await press('piano');
    await press('none');
    expect(played.filter((each) => !each.startsWith('stop'))).toEqual(['/male.mp3', '/piano.mp3']);
    expect(played.indexOf('stop /male.mp3')).toBeLessThan(played.indexOf('/piano.mp3'));
    expect(played.at(-1)).toBe('stop /piano.mp3');
  });
});

test('while a version is recorded, waiting controls say why, choices stay open, and no other is offered', async () => {
  const making = { name: 'making', choice: chosen, timeline: [] } as unknown as NarrationState['phase'];
  isBusyNow = true;
  await open({ ...initialNarration([version('1')]), phase: making });
  const waiting = [...document.querySelectorAll('button:disabled')];
  expect(waiting.map(({ className }) => className.includes('version'))).toEqual([true]);
  expect(page.text()).not.toContain('Crear esta versión');
  for (const control of waiting) {
    const why = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent, control.outerHTML).toContain('Se está grabando');
  }
  await press('male');
  expect(chosen.voiceId).toBe('male');
});

test('the minutes of music at bedtime are remembered for every story', async () => {
  await open();
  await press('10');
  expect(sleepMusic.read()).toBe(10);
  localStorage.clear();
});

// @spec 4.33
test('after four versions the settings offer no new one, but existing ones can be played', async () => {
  await open(initialNarration(['1', '2', '3', '4'].map((id) => ({ ...version(id), language: 'es' }))));
  const isOff = (element: Element) => element.matches(':disabled') || element.closest('fieldset:disabled');
  // The music at bedtime is no part of a version.
  const isOfSleep = ({ value }: HTMLInputElement) => ['2', '5', '10'].includes(value);
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    expect(!isOff(radio), radio.value).toBe(isOfSleep(radio));
  expect(page.find('.settings-end button').textContent).toBe('Escuchar esta versión');
  expect(page.find('.settings-end button').matches(':disabled')).toBe(false);
  expect(page.find('.narration-quiet').textContent).toBe('Ya están las 4 versiones de este cuento.');
  const versions = [...document.querySelectorAll<HTMLButtonElement>('.version')];
  expect(versions.map(({ disabled }) => disabled)).toEqual([false, false, false, false]);
});
