import { useWords } from '../../i18n/words.ts';
import { useCatalogue } from '../player/narration/catalogue.ts';

/** Notice that the built-in storyteller writes, which has its stories ready. Nothing while a model writes. */
export default function DemoNotice() {
  const { t } = useWords('form');
  const catalogue = useCatalogue();
  return catalogue.data?.builtInStories ? (
    <p className="text-[0.9375rem] text-ink-soft">{t('form.demo')}</p>
  ) : null;
}
