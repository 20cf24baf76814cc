import { LANGUAGES } from '../../contract/options.ts';
import { inEveryLanguage, t } from '../words/t.ts';
import { composeLetter, type Letter } from './letter.ts';

/** What a daily cap of the settings limits. */
export type CappedSpending = 'stories' | 'characters';

/** In every language: the administrator's is unknown. */
export function dailyCapNotice(what: CappedSpending, part: 'half' | 'all', cap: number): Letter {
  return composeLetter({
    unsigned: true,
    language: 'es',
    subject: inEveryLanguage(`notices.dailyCap.${part}.subject`),
    paragraphs: LANGUAGES.map((language) => {
      const spent = t(language, `notices.dailyCap.${part}.${what}`, { cap: cap.toLocaleString(language) });
      return `${spent} ${t(language, `notices.dailyCap.${part}.rest`)}`;
    }),
  });
}
