import { vi } from 'vitest';
import type { FileProxy } from '../../files/file-proxy.ts';
import { Player } from '../player.ts';
import { browserWith, type Classes, FakeAudio } from './fake-media.ts';

export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** The audible element. @throws Error for none, or more than one */
export function heard(): FakeAudio {
  const [element, another] = FakeAudio.made.filter(({ isSounding }) => isSounding);
  if (!element || another) throw new Error(`${another ? 'Two elements sound' : 'Nothing sounds'}`);
  return element;
}

export const isSilent = () => FakeAudio.made.every(({ isSounding }) => !isSounding);

/** Player in a browser with these classes and this server. */
export function playerIn(classes: Classes, answer: typeof fetch, proxy: FileProxy = {} as FileProxy): Player {
  for (const [name, value] of Object.entries(browserWith(classes))) vi.stubGlobal(name, value);
  return new Player({ fetch: answer, proxy });
}

export const ADDRESS = 'https://api.example/files/audio/a.mp3';
