import { useTranslation } from 'react-i18next';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Says of a story that was asked for in two languages and came in one that it did; nothing of any other. */
export function OneSided({ story }: { story: Pick<Story, 'language' | 'options' | 'translation'> }) {
  const { t } = useTranslation();
  const { secondLanguage } = story.options;
  if (!secondLanguage || secondLanguage === story.language || story.translation) return null;
  const own = t(`bilingual.languages.${story.language}`);
  const other = t(`bilingual.languages.${secondLanguage}`);
  return (
    <Notice>
      <p>{t('bilingual.oneSided', { own, other })}</p>
    </Notice>
  );
}
