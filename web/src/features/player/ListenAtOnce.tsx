import { useEffect } from 'react';
import { useNarration } from './narration-context.ts';

/** Autoplay of the newest existing narration, for a link that asks for it. Costs nothing. */
export function ListenAtOnce() {
  const { story, runner } = useNarration();
  const newest = story.narrations.at(-1);
  useEffect(() => {
    if (newest) runner.choose(newest);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each story, not for later versions.
  }, [runner]);
  return null;
}
