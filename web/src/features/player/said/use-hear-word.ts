import { useEffect, useRef, useState } from 'react';
import type { SayingSpeechRequest } from '../../../../../contract/schemas/sayings.ts';
import { isAbort } from '../../../api/problem.ts';
import { soundOfWord } from '../../sayings/saying-requests.ts';
import { AudioOutput } from '../playback/audio-output.ts';
import { type Pausable, pauseOthers } from '../playback/exclusive-playback.ts';

/** Plays a word within a press; `busy` until it sounds. @param failed called with what it failed with */
export function useHearWord(failed: (thrown: unknown) => void) {
  const output = useRef<AudioOutput | null>(null);
  const ended = useRef(new AbortController());
  const [busy, setBusy] = useState(false);
  // One for all its words: the next one must not be stopped as another sound.
  const [sound] = useState<Pausable>(() => ({
    pause() {
      ended.current.abort();
      output.current?.clear();
      setBusy(false);
    },
  }));
  useEffect(
    () => () => {
      ended.current.abort();
      output.current?.clear();
    },
    [],
  );

  async function hear(asked: SayingSpeechRequest): Promise<void> {
    sound.pause();
    const { signal } = (ended.current = new AbortController());
    pauseOthers(sound);
    output.current ??= new AudioOutput(false);
    // An element that has played within the press may play when the sound has arrived.
    output.current.loadSilence(signal);
    output.current.start().catch(() => undefined);
    setBusy(true);
    try {
      const url = URL.createObjectURL(await soundOfWord(asked, signal));
      signal.addEventListener('abort', () => URL.revokeObjectURL(url));
      if (signal.aborted) return;
      output.current.load(url);
      await output.current.start();
    } catch (thrown) {
      if (!signal.aborted && !isAbort(thrown)) failed(thrown);
    }
    if (!signal.aborted) setBusy(false);
  }
  return { busy, hear };
}
