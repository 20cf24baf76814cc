import { useWords } from '../../i18n/words.ts';
import { useDraft } from '../draft/use-draft.ts';
import { problemOfTyped } from './wanted-words.ts';

/** The refusal of a wanted word, with the word. @param field its place in the order, `targetWords.2` */
export default function WantedRefusal({ field, otherwise }: { field: string; otherwise: string }) {
  const { t } = useWords('sayings');
  const { draft } = useDraft();
  const word = draft.targetWords.split(',')[Number(field.split('.')[1])]?.trim();
  const refused = word === undefined ? otherwise : t('wanted.refused', { word });
  return <p>{problemOfTyped(t, draft.targetWords) ?? refused}</p>;
}
