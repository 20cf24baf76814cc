import { writeFileSync } from 'node:fs';
import { KEPT, PROCESSORS } from '../../web/src/features/info/personal-data.ts';
import { wrap } from './wrap.ts';

/** `npm run tool -- personal-data`: writes docs/personal-data.md from the list that the privacy page shows. */

export const PERSONAL_DATA_PAGE = 'docs/personal-data.md';

const item = (text: string) => `- ${wrap(text, '  ')}`;

export function personalDataPage(): string {
  return [
    '# Personal data: what is kept, and who receives it',
    '',
    wrap(
      'Written by `npm run tool -- personal-data` from `web/src/features/info/personal-data.ts`, which the privacy ' +
        'page shows in both languages.',
    ),
    '',
    '## Kept',
    '',
    ...KEPT.map(({ name, what, kept }) => item(`**${name.en}.** ${what.en} *Kept:* ${kept.en}`)),
    '',
    '## Who receives what',
    '',
    wrap(
      'These work for the owner under the terms that are linked; accept them in each account before the first user. ' +
        'Other servers in `owner.json` (docs/providers.md, docs/speech.md) need a row of their own here.',
    ),
    '',
    ...PROCESSORS.map(({ name, does, receives, terms, revised }) =>
      item(`**${name}.** ${does.en} *Receives:* ${receives.en} *Terms:* <${terms}>, row revised ${revised}.`),
    ),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(PERSONAL_DATA_PAGE, personalDataPage());
