import { useEffect } from 'react';
import { useNarration } from './narration-context.ts';

/** Plays for a link that asks for it: the newest narration, or where there is none the usual choice, as *Listen* does. */
export function ListenAtOnce() {
  const { story, runner, choice } = useNarration();
  const newest = story.narrations.at(-1);
  useEffect(() => {
    if (newest) runner.choose(newest);
    else runner.listen(choice);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each story, not for later versions.
  }, [runner]);
  return null;
}
