import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { WarningIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Reported, ReportForm } from './ReportForm.tsx';

/** Thanks with the focus, which the removed form had. */
function Thanks() {
  const { t } = useWords('report');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice title={t('report.sentTitle')}>{t('report.sent')}</Notice>
    </div>
  );
}

/** Report of a story: a link that opens the form, and thanks after it. */
export default function ReportStory({ of }: { of: Reported }) {
  const { t } = useWords('report');
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  if (state === 'sent') return <Thanks />;
  const isOpen = state === 'open';
  return (
    <div className="report w-full">
      <button
        ref={opener}
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 text-sm"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        <WarningIcon width={18} height={18} />
        <span>{t('report.open')}</span>
      </button>
      {isOpen ? (
        <ReportForm
          of={of}
          onSent={() => setState('sent')}
          onCancel={() => {
            setState('closed');
            opener.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
