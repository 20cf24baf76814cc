import { useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadphonesIcon } from '../../ui/drawings/action-icons.tsx';
import { useNarration } from './narration-context.ts';
import { madeAlready } from './narration/choice.ts';
import { isBusy, isLimitReached } from './narration/narration-state.ts';

/** Button at the end of a story: plays it from its beginning, as the bar does. */
export function ListenHere() {
  const { t } = useWords('player');
  const { story, runner, player, choice, setForSleep } = useNarration();
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const hasSound = useSyncExternalStore(player.subscribe, () => player.getState().name !== 'empty');
  const mayAsk =
    !isBusy(state) && (!isLimitReached(state) || madeAlready(state.versions, choice, story) !== null);
  return (
    <Button
      variant="primary"
      icon={<HeadphonesIcon width={20} height={20} />}
      disabled={!hasSound && !mayAsk}
      onClick={() => {
        if (!hasSound) {
          setForSleep(false);
          runner.listen(choice);
          return;
        }
        player.seek(0);
        if (!player.isPlayWanted) player.play();
      }}
    >
      {t('player.listenHere')}
    </Button>
  );
}
