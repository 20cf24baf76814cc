import { type ReactElement, Suspense, useRef, useState } from 'react';
import { HUMAN_CHECK_HEADER, type HumanCheckAction } from '../../../../contract/human-check.ts';
import { asProblem, Problem } from '../../api/problem.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { TURNSTILE_SITE_KEY } from './turnstile.ts';

const HumanCheck = lazyPart(() => import('./HumanCheck.tsx'));

type Headers = Record<string, string>;

export type HumanCheck = {
  /** Widget for the form; null without a check. */
  widget: ReactElement | null;
  /** Sends a request with the widget's token, which it uses up whether it succeeds or not. */
  sending: <Answer>(send: (headers: Headers) => Promise<Answer>) => Promise<Answer>;
};

/** Human check of a form, if this build has a site key. */
export function useHumanCheck(action: HumanCheckAction): HumanCheck {
  const token = useRef<string | null>(null);
  const [round, setRound] = useState(0);
  if (TURNSTILE_SITE_KEY === '') return { widget: null, sending: (send) => send({}) };

  async function sending<Answer>(send: (headers: Headers) => Promise<Answer>): Promise<Answer> {
    const headers: Headers = token.current === null ? {} : { [HUMAN_CHECK_HEADER]: token.current };
    token.current = null;
    try {
      return await send(headers);
    } catch (thrown) {
      const { facts } = asProblem(thrown);
      // The API refers other clients to this app: what is left here is to pass the check.
      if (facts.code === 'registration_elsewhere')
        throw new Problem({ ...facts, code: 'human_check_failed' });
      throw thrown;
    } finally {
      setRound((count) => count + 1);
    }
  }

  const widget = (
    <Suspense>
      <HumanCheck
        action={action}
        round={round}
        onToken={(found) => {
          token.current = found;
        }}
      />
    </Suspense>
  );
  return { widget, sending };
}
