import { useWords } from '../../i18n/words.ts';
import { MOST_KEPT } from '../../lib/kept-list.ts';
import type { KeepRefusal } from './kept/kept-stories.ts';

/** Sentence for a story that was not kept. */
export function RefusedToKeep({ reason }: { reason: KeepRefusal }) {
  const { t } = useWords('library');
  return <p role="alert">{t(`tonight.refusals.${reason}`, { count: MOST_KEPT })}</p>;
}
