import { useEffect } from 'react';
import { useNarration } from './narration-context.ts';

/** Plays the newest narration as soon as the story is open, as its link asked for. Costs nothing: it has been made. */
export function ListenAtOnce() {
  const { story, runner } = useNarration();
  const newest = story.narrations.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a story, whatever is made of it afterwards.
  useEffect(() => {
    if (newest) runner.choose(newest);
  }, [runner]);
  return null;
}
