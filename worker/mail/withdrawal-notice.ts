import { type AgeGroup, LANGUAGES, type Language } from '../../contract/options.ts';
import type { Objection } from '../story/story-provider.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** A withdrawn story, without its words: a family's text is private. */
export type Withdrawal = { id: string; objection: Objection; ageGroup: AgeGroup; language: Language };

/** Age group of stories without a chosen one. */
const ALL_AGES = '3-12';

/** In every language: the administrator's is unknown. */
export function withdrawalNotice({ id, objection, ageGroup, language }: Withdrawal): Letter {
  const ages = ageGroup === 'default' ? ALL_AGES : ageGroup;
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: inEveryLanguage('notices.withdrawnStory.subject'),
    paragraphs: LANGUAGES.map((own) => {
      const said = t(own, 'notices.withdrawnStory.said', {
        objection: t(own, `notices.withdrawnStory.objection.${objection}`),
        language: t(own, `notices.withdrawnStory.language.${language}`),
        ages: t(own, 'notices.withdrawnStory.ages', { ages }),
      });
      return `${said} ${t(own, 'notices.withdrawnStory.rest')}`;
    }),
    footnote: `generation ${id}`,
  });
}
