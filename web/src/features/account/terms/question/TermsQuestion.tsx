import * as Radix from '@radix-ui/react-dialog';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rememberUser } from '../../../../api/current-user.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { useWords } from '../../../../i18n/words.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { focusItself, giveFocusBack } from '../../../../ui/dialog-focus.ts';
import { notify } from '../../../toasts/notify.ts';
import { signOut } from '../../session/sign-out.ts';
import { acceptTerms } from '../terms.ts';

type TermsQuestionProps = {
  question: 'first' | 'changed';
  /** Whether the account has more than its sign-in: a new one has nothing to take away or to lose. */
  hasStories: boolean;
  /** Called when the answer could not be stored: the question returns after a reload. */
  onPutOff: () => void;
};

/**
 * Asks a signed-in user to accept the terms. It can be left only by its three actions; writing and playback behind it
 * continue.
 */
export default function TermsQuestion({ question, hasStories, onPutOff }: TermsQuestionProps) {
  const { t } = useWords('account');
  const navigate = useNavigate();
  const [opener] = useState(() => document.activeElement);
  const accepting = useMutation(
    {
      mutationFn: acceptTerms,
      onSuccess: rememberUser,
      onError() {
        onPutOff();
        notify(t('termsQuestion.notStored'), 'error');
      },
    },
    queryClient,
  );

  async function leave() {
    navigate(paths.login());
    await signOut();
  }

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content
          className="dialog rising"
          role="alertdialog"
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
        >
          <Radix.Title className="text-2xl">{t('termsQuestion.title')}</Radix.Title>
          <Radix.Description className="mt-3">{t(`termsQuestion.${question}`)}</Radix.Description>
          {hasStories ? <p className="mt-3">{t('termsQuestion.nothingLost')}</p> : null}
          <ul className="mt-3">
            <li>
              <Link className="link inline-flex min-h-11 items-center" to={paths.terms()}>
                {t('register.terms')}
              </Link>
            </li>
            <li>
              <Link className="link inline-flex min-h-11 items-center" to={paths.privacy()}>
                {t('register.privacy')}
              </Link>
            </li>
            {hasStories ? (
              <li>
                <Link className="link inline-flex min-h-11 items-center" to={paths.profile()}>
                  {t('termsQuestion.leave')}
                </Link>
              </li>
            ) : null}
          </ul>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button onClick={leave}>{t('termsQuestion.signOut')}</Button>
            <Button variant="primary" busy={accepting.isPending} onClick={() => accepting.mutate()}>
              {accepting.isPending ? t('termsQuestion.accepting') : t('termsQuestion.accept')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
