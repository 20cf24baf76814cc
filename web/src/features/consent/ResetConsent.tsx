import type { ReactNode } from 'react';
import { notify } from '../toasts/notify.ts';
import { needsBanner } from './consent.ts';
import { consent } from './visitor-consent.ts';

type ResetConsentProps = {
  className: string;
  /** Confirmation where nothing else shows the reset. */
  done: string;
  children: ReactNode;
};

/** Withdraws the visitor's answer: in the EU the question comes again, elsewhere there is none. */
export function ResetConsent({ className, done, children }: ResetConsentProps) {
  async function reset() {
    await consent.reset();
    if (!needsBanner(consent.read())) await notify(done, 'success');
  }

  return (
    <button type="button" className={className} onClick={reset}>
      {children}
    </button>
  );
}
