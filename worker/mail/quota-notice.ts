import { LANGUAGES } from '../../contract/options.ts';
import type { ModelUse } from '../directory/watched-models.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** In every language: the administrator's is unknown. */
export function quotaNotice(service: ModelUse['service']): Letter {
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: inEveryLanguage('notices.quota.subject'),
    paragraphs: LANGUAGES.map(
      (language) => `${t(language, `notices.quota.${service}`)} ${t(language, 'notices.quota.rest')}`,
    ),
  });
}
