import type { ReactNode } from 'react';
import { notify } from '../toasts/notify.ts';
import { needsBanner } from './consent.ts';
import { consent } from './visitor-consent.ts';

type ResetConsentProps = {
  className: string;
  /** Said where nothing else shows that it happened. */
  done: string;
  children: ReactNode;
};

/** Takes the visitor's answer back: in the EU the question comes again, elsewhere there is none to come. */
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
