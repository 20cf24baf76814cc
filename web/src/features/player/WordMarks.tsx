import { type ReactNode, useEffect, useRef } from 'react';
import { languageHeard, wordsTimelineOf } from './narration/narration-state.ts';
import { useNarratedText, useNarration } from './narration-context.ts';
import { wordAt } from './playback/timeline.ts';
import { WordMark } from './playback/word-mark.ts';
import { isReading } from './use-spoken-sentence.ts';

type WordMarksProps = {
  /** Whether other sound plays, so that nothing is marked. */
  isSilent: boolean;
  children: ReactNode;
};

/** Marks the spoken word in the text within, if its time is known, without rendering. */
export function WordMarks({ isSilent, children }: WordMarksProps) {
  const { story, runner, player } = useNarration();
  const text = useNarratedText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSilent || !box.current) return;
    const mark = new WordMark(box.current);
    const follow = () => {
      const state = runner.getState();
      const word = isReading(player, text) ? wordAt(wordsTimelineOf(state), player.position) : null;
      // A narration started elsewhere has no known language; of a story in one language it is that one.
      mark.show(word, languageHeard(state) ?? (story.translation ? null : story.language));
    };
    const ends = [player.subscribeTime(follow), player.subscribe(follow), runner.subscribe(follow)];
    follow();
    return () => {
      for (const end of ends) end();
      mark.end();
    };
  }, [isSilent, story, runner, player, text]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
