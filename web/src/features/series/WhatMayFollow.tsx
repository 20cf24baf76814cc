import type { Language } from '../../../../contract/options.ts';
import type { Proposal } from '../../../../contract/schemas/series.ts';
import { useWords } from '../../i18n/words.ts';

type WhatMayFollowProps = { proposals: readonly Proposal[]; language: Language };

/** What another night may be about, to read beside the button that opens its form, where one of them is chosen. */
export function WhatMayFollow({ proposals, language }: WhatMayFollowProps) {
  const { t } = useWords('series');
  return (
    <div className="field-hint">
      <p>{t('series.next')}</p>
      <ul className="may-follow" lang={language}>
        {proposals.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
