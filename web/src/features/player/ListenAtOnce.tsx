import { useEffect } from 'react';
import { useNarration } from './narration-context.ts';

/** Autoplay of the newest existing narration, for a link that asks for it. Costs nothing. */
export function ListenAtOnce() {
  const { story, runner } = useNarration();
  const newest = story.narrations.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each story, not for later versions.
  useEffect(() => {
    if (newest) runner.choose(newest);
  }, [runner]);
  return null;
}
