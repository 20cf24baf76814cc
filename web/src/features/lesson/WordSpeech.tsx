import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { api } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import { useWords } from '../../i18n/words.ts';
import { defaultChoice } from '../player/narration/choice.ts';
import { SentencePlayer } from '../player/playback/sentence-player.ts';
import { SentenceSpeechContext, soundOfSentence } from '../player/sentence-speech.ts';
import { notify, notifyProblem } from '../toasts/notify.ts';

/** Plays single words of several stories without the narration player, each like its story; errors show as toasts. */
export function WordSpeech({ stories, children }: { stories: readonly Story[]; children: ReactNode }) {
  const { t } = useWords('player');
  const [sentences] = useState(() => new SentencePlayer(api));
  useEffect(() => () => sentences.pause(), [sentences]);
  useEffect(
    () =>
      sentences.subscribe(() => {
        const state = sentences.getState();
        if (state.name !== 'failed') return;
        if (state.problem) notifyProblem(new Problem(state.problem));
        else notify(t('player.sentenceFailed'), 'error');
      }),
    [sentences, t],
  );
  const speech = useMemo(
    () => ({
      sentences,
      soundOf: ({ storyId, language }: { storyId: string; language: Story['language'] }) => {
        const versions = stories.find(({ id }) => id === storyId)?.narrations ?? [];
        return soundOfSentence(language, versions, defaultChoice(language));
      },
    }),
    [sentences, stories],
  );
  return <SentenceSpeechContext value={speech}>{children}</SentenceSpeechContext>;
}
