import type { Story } from '../../../../../contract/schemas/stories.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useOtherSide } from '../../story/use-other-side.ts';

type OneSidedProps = { story: Pick<Story, 'id' | 'language' | 'options' | 'translation'> };

/** Notice for a story whose translation failed, with the button that requests it again. Empty for every other story. */
export function OneSided({ story }: OneSidedProps) {
  const { t } = useWords('bilingual');
  const { write, isWriting, isOver } = useOtherSide(story);
  const { secondLanguage } = story.options;
  if (!secondLanguage || secondLanguage === story.language || story.translation) return null;
  const own = t(`bilingual.languages.${story.language}`);
  const other = t(`bilingual.languages.${secondLanguage}`);
  return (
    <Notice>
      <p>{t('bilingual.oneSided', { own, other })}</p>
      {isOver ? null : (
        <Button className="mt-3" busy={isWriting} onClick={write}>
          {isWriting ? t('bilingual.making') : t('bilingual.make', { other })}
        </Button>
      )}
    </Notice>
  );
}
