// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/options.ts';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { defaultChoice, type NarrationChoice } from './narration/choice.ts';
import { initialNarration, type NarrationState } from './narration/narration-state.ts';
import { NarrationContext, type NarrationContextValue } from './narration-context.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'player');
const { NarrationSettings } = await import('./NarrationSettings.tsx');

let page: Mounted;
let chosen: NarrationChoice;
const listen = vi.fn();
const choose = vi.fn();
const listenForSleep = vi.fn();
let isForSleep = false;

beforeEach(() => {
  for (const spy of [listen, choose, listenForSleep]) spy.mockClear();
  isForSleep = false;
  const tracks = ['relaxing', 'magical', 'adventure', 'bedtime', 'piano', 'forest', 'magic-box', 'journey'];
  queryClient.setQueryData(['audio-catalogue'], {
    voices: [],
    tracks: tracks.map((id) => ({ id, sampleUrl: null })),
    builtInVoices: false,
  });
  chosen = defaultChoice('es');
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
});

async function open(state: NarrationState = initialNarration([]), language: Language = 'es') {
  const value = {
    story: { language },
    choice: chosen,
    setChoice: (choice: NarrationChoice) => {
      chosen = choice;
    },
    runner: { listen, choose, listenForSleep },
    isForSleep,
    setForSleep: (wanted: boolean) => {
      isForSleep = wanted;
    },
  } as unknown as NarrationContextValue;
  const settings = createElement(NarrationSettings, {
    id: 's',
    state,
    mayAsk: true,
    hasListenBelow: false,
    onDone: () => undefined,
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
const press = (value: string) => settled(() => page.find(`input[value="${value}"]`).click());

// @spec 3.37, 9.29
test('each speed has its own name, from very slow to very fast', async () => {
  await open();
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
test('each voice has its own name', async () => {
  await open();
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
  expect(checked).toEqual(['female', '0.7', 'random']);
  expect(defaultChoice('en').voiceId).toBe('female-english');
  await page.press('Escuchar');
  expect(listen).toHaveBeenCalledExactlyOnceWith(
    { voiceId: 'female', speechRate: 0.7, musicTrack: 'random' },
    false,
  );
});

const isForSleepBox = () => page.find('input[type="checkbox"]') as HTMLInputElement;

test('the sleep switch is next to the music, and the button asks for a sleep edition', async () => {
  await open();
  expect(isForSleepBox().closest('label')?.textContent).toBe('Para dormir');
  await settled(() => isForSleepBox().click());
  expect(isForSleep).toBe(true);
  await page.unmount();
  await open();
  expect(isForSleepBox().checked).toBe(true);
  await page.press('Escuchar');
  expect(listen).toHaveBeenCalledExactlyOnceWith(chosen, true);
});

test("the list shows a sleep edition with its story's length, and offers to make one of any version", async () => {
  const first = {
    ...version('1'),
    sleepEdition: { minutes: 5 as const, duration: 75, length: 400, audioUrl: '', timeline: [] },
  };
  await open(initialNarration([first, version('2')]));
  const rows = () => [...document.querySelectorAll<HTMLButtonElement>('.version')];
  const said = () =>
    rows().map((row) => [row.textContent?.includes('Para dormir'), row.textContent?.slice(-4)]);
  expect(said()).toEqual([
    [false, '1:00'],
    [true, '1:15'],
    [false, '1:00'],
  ]);
  await settled(() => rows()[1]!.click());
  expect(listenForSleep).toHaveBeenCalledExactlyOnceWith(chosen, first);
  await page.unmount();
  isForSleep = true;
  // Also when no more versions are allowed.
  await open(initialNarration(['2', '3', '4', '5'].map(version)));
  expect(rows()).toHaveLength(8);
  await settled(() => rows()[1]!.click());
  expect(listenForSleep).toHaveBeenLastCalledWith(chosen, version('2'));
  expect(choose).not.toHaveBeenCalled();
});

// @spec 4.33
test('after four versions the settings offer no new one, but existing ones can be played', async () => {
  await open(initialNarration(['1', '2', '3', '4'].map(version)));
  const isOff = (element: Element) => element.matches(':disabled') || element.closest('fieldset:disabled');
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    expect(isOff(radio), radio.value).toBeTruthy();
  expect(page.find('.settings-end button').matches(':disabled')).toBe(true);
  const versions = [...document.querySelectorAll<HTMLButtonElement>('.version')];
  expect(versions.map(({ disabled }) => disabled)).toEqual([false, false, false, false]);
});
