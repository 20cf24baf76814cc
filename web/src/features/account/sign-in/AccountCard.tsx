import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FREE_STORIES, PASSWORD_MIN_LENGTH } from '../../../../../contract/limits.ts';
import { api } from '../../../api/client.ts';
import { session } from '../../../api/session.ts';
import { useWords } from '../../../i18n/words.ts';
import { hasPart } from '../../../lib/parts.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { useHumanCheck } from '../../human-check/use-human-check.tsx';
import { ProblemNotice } from '../../problems/ProblemNotice.tsx';
import { useSubmit } from '../../problems/use-submit.ts';
import { notify } from '../../toasts/notify.ts';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { credentialsIn, logIn, register } from './sign-in.ts';
import { checkLogin, checkRegistration, type RegistrationErrors } from './validation.ts';
import './account-card.css';

const WAYS = ['new', 'known'] as const;
type Way = (typeof WAYS)[number];

type AccountCardProps = {
  /** Topic of the story that waits for the account. */
  topic: string;
  /** Whether that story is being requested: the account is there. */
  isStarting: boolean;
  onBack: () => void;
};

/** Account for the story that was just requested: a new one, or an existing one. The story's runner does the rest. */
export default function AccountCard({ topic, isStarting, onBack }: AccountCardProps) {
  const { t } = useWords('account');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [way, setWay] = useState<Way>('new');
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const human = useHumanCheck('register');
  const isNew = way === 'new';
  const { busy, problem, submit } = useSubmit({
    check(fields) {
      const { email, password } = credentialsIn(fields);
      const found = isNew
        ? checkRegistration({ email, password, confirmation: password, accepts: fields('accepts') !== '' })
        : checkLogin({ email, password });
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async send(fields) {
      const credentials = credentialsIn(fields);
      if (!isNew) return session.begin(await logIn(api, credentials));
      session.begin(await human.sending((headers) => register(api, credentials, headers)));
      notify(t('register.welcome'), 'success');
    },
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView();
  }, []);

  const sentence = t('card.loginRequired');
  const link = t('card.loginLink');
  const at = sentence.indexOf(link);
  return (
    <div className="account-room">
      <section className="book account-card" aria-labelledby={id}>
        <div className="page flex flex-col gap-2">
          <header>
            <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl sm:text-3xl">
              <span>{sentence.slice(0, at)}</span>
              <Link className="link" to={paths.login()}>
                {link}
              </Link>
              <span>{sentence.slice(at + link.length)}</span>
            </h2>
            <p className="mt-1 text-ink-soft">{t('card.lead', { count: FREE_STORIES })}</p>
            <p className="account-topic">
              <span>{t('card.topic', { topic })}</span>
              <Button variant="plain" disabled={busy || isStarting} onClick={onBack}>
                {t('card.change')}
              </Button>
            </p>
          </header>
          <GoogleSignIn
            purpose={isNew ? 'signup' : 'signin'}
            isAskedFor
            fallbackError={isNew ? t('google.signUpFailed') : t('google.loginFailed')}
          />
          <form className="flex flex-col gap-2.5" noValidate onSubmit={submit}>
            <Segments
              legend={t('card.way')}
              value={way}
              options={WAYS.map((value) => ({ value, label: t(`card.ways.${value}`) }))}
              onChange={(next) => {
                setWay(next);
                setErrors({});
              }}
            />
            <EmailField error={errors.email} />
            <PasswordField
              label={t('common.password')}
              name="password"
              hint={isNew ? t('register.passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
              autoComplete={isNew ? 'new-password' : 'current-password'}
              error={errors.password ? t(errors.password, { count: PASSWORD_MIN_LENGTH }) : null}
            />
            {isNew ? (
              <>
                {human.widget}
                <AcceptTerms error={errors.accepts} />
              </>
            ) : hasPart('mail') ? (
              <Link className="link inline-flex min-h-11 items-center self-start" to={paths.forgotPassword()}>
                {t('password.forgot')}
              </Link>
            ) : null}
            {problem ? (
              <ProblemNotice facts={problem} fallback={isNew ? t('register.error') : t('login.error')} />
            ) : null}
            <Button type="submit" variant="primary" size="large" busy={busy || isStarting}>
              {isStarting
                ? t('storyForm.generating')
                : busy
                  ? isNew
                    ? t('register.submitting')
                    : t('login.submitting')
                  : t(`card.submit.${way}`)}
            </Button>
          </form>
        </div>
      </section>
    </div>
  );
}
