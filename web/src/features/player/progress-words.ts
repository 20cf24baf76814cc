import { useWords } from '../../i18n/words.ts';
import type { NarrationPhase } from './narration/narration-state.ts';

/** Progress of the narration or sleep edition in words; null while neither is being made. */
export function useProgressWords(phase: NarrationPhase): string | null {
  const { t } = useWords('player');
  if (phase.name !== 'making') return null;
  return t(phase.connectionLost ? 'player.reconnecting' : 'player.making');
}
