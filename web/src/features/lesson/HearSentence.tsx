import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../contract/options.ts';
import { api } from '../../api/client.ts';
import { asProblem, isAbort } from '../../api/problem.ts';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SpeakerIcon } from '../player/icons.tsx';
import { type Pausable, pauseOthers } from '../player/playback/exclusive-playback.ts';
import { notifyProblem } from '../toasts/notify.ts';

/** Milliseconds: a sentence that was never spoken has to be first. */
const TIMEOUT_MS = 30_000;

type HearSentenceProps = { storyId: string; index: number; language: Language; word: string };

/** One sentence alone, read aloud, for the word that stands in it. */
export function HearSentence({ storyId, index, language, word }: HearSentenceProps) {
  const { t } = useTranslation();
  const [isHeard, setHeard] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  async function hear() {
    const controller = new AbortController();
    const audio = new Audio();
    const over = () => {
      controller.abort();
      audio.pause();
      URL.revokeObjectURL(audio.src);
      setHeard(false);
    };
    const sound: Pausable = { pause: over };
    stop.current = over;
    setHeard(true);
    pauseOthers(sound);
    try {
      const path = `/api/stories/${encodeURIComponent(storyId)}/sentences/${index}/speech?language=${language}`;
      const answer = await api.send(path, { signal: controller.signal, timeoutMs: TIMEOUT_MS });
      audio.src = URL.createObjectURL(await answer.blob());
      audio.addEventListener('ended', over);
      await audio.play();
    } catch (thrown) {
      if (controller.signal.aborted || isAbort(thrown)) return;
      over();
      notifyProblem(asProblem(thrown));
    }
  }

  return (
    <IconButton
      label={t(isHeard ? 'lesson.stop' : 'lesson.hear', { word })}
      onClick={isHeard ? () => stop.current() : hear}
    >
      {isHeard ? <StopIcon /> : <SpeakerIcon />}
    </IconButton>
  );
}
