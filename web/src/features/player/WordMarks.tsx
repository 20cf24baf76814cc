import { type ReactNode, useEffect, useRef } from 'react';
import { castNames } from '../../../../contract/utterances.ts';
import { useNarratedText, useNarration } from './narration-context.ts';
import { languageHeard, wordsTimelineOf } from './narration/narration-state.ts';
import { SpeakerMark } from './playback/speaker-mark.ts';
import { speakerAt, wordAt } from './playback/timeline.ts';
import { WordMark } from './playback/word-mark.ts';
import { isReading } from './use-spoken-sentence.ts';

type WordMarksProps = {
  /** Whether other sound plays, so that nothing is marked. */
  isSilent: boolean;
  children: ReactNode;
};

/** Marks the spoken word in the text within and names the figure that speaks, if their times are known. */
export function WordMarks({ isSilent, children }: WordMarksProps) {
  const { story, runner, player } = useNarration();
  const text = useNarratedText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSilent || !box.current) return;
    const mark = new WordMark(box.current);
    const speakerMark = new SpeakerMark(box.current);
    const names = { own: castNames(story.cast, false), other: castNames(story.cast, true) };
    const follow = () => {
      const state = runner.getState();
      const timeline = isReading(player, text) ? wordsTimelineOf(state) : [];
      // A narration started elsewhere has no known language; of a story in one language it is that one.
      const language = languageHeard(state, player.position) ?? (story.translation ? null : story.language);
      mark.show(wordAt(timeline, player.position), language);
      const speaker = speakerAt(timeline, player.position);
      const side = language === null || language === story.language ? names.own : names.other;
      if (speaker) speakerMark.show(speaker.index, side.get(speaker.by) ?? null);
      else speakerMark.end();
    };
    const ends = [player.subscribeTime(follow), player.subscribe(follow), runner.subscribe(follow)];
    follow();
    return () => {
      for (const end of ends) end();
      mark.end();
      speakerMark.end();
    };
  }, [isSilent, story, runner, player, text]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
