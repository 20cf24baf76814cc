import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Language } from '../../../../../contract/options.ts';
import { asProblem, type ProblemFacts } from '../../../api/problem.ts';
import { session } from '../../../api/session.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { useWords } from '../../../i18n/words.ts';
import { useTheme } from '../../../lib/theme.ts';
import { paths } from '../../../paths.ts';
import { ProblemNotice } from '../../problems/ProblemNotice.tsx';
import {
  type Credential,
  GOOGLE_CLIENT_ID,
  type GoogleId,
  loadGoogleId,
  newNonce,
} from './google-identity.ts';
import { redirectFlowUrl, signInWithGoogle } from './google-requests.ts';
import { SigningIn } from './SigningIn.tsx';
import './google.css';

const never = () => () => {};

/** Limits of the width of Google's button, in pixels. */
const BUTTON_WIDTH = { least: 200, most: 400 };

type GoogleSignInProps = {
  purpose: 'signin' | 'signup';
  /** Whether the visitor has just asked for it: One Tap would cover the form. */
  isAskedFor?: boolean;
  /** Text for a failure on the server's side, where its own words would not help. */
  fallbackError: string;
};

type Ready = { id: GoogleId } & Awaited<ReturnType<typeof newNonce>>;

/** Google's script and a nonce, once both are loaded; `missing` when the script fails to load. */
function useGoogle(language: Language): Ready | 'missing' | null {
  const [ready, setReady] = useState<Ready | 'missing' | null>(null);
  useEffect(() => {
    let isHere = true;
    Promise.all([loadGoogleId(language), newNonce()]).then(
      ([id, nonce]) => isHere && setReady({ id, ...nonce }),
      () => isHere && setReady('missing'),
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  return ready;
}

function SignIn({ purpose, isAskedFor = false, fallbackError }: GoogleSignInProps) {
  const { t } = useWords('account');
  const [theme] = useTheme();
  const language = currentLanguage();
  // Contains the return path, which a page prerendered at build time cannot know.
  const otherWay = useSyncExternalStore(never, redirectFlowUrl, () => undefined);
  const google = useGoogle(language);
  const isMissing = google === 'missing';
  const ready = isMissing ? null : google;
  const button = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemFacts | null>(null);

  const takeCredential = useEffectEvent(async ({ credential }: Credential) => {
    if (ready === null) return;
    setProblem(null);
    setBusy(true);
    try {
      session.begin(await signInWithGoogle(credential, ready.secret));
    } catch (thrown) {
      setProblem(asProblem(thrown).facts);
      setBusy(false);
    }
  });

  useEffect(() => {
    if (ready === null) return;
    const { id, nonce } = ready;
    id.initialize({
      client_id: GOOGLE_CLIENT_ID,
      nonce,
      callback: (answer) => takeCredential(answer),
      context: purpose,
      cancel_on_tap_outside: false,
      use_fedcm_for_prompt: true,
    });
    if (isAskedFor) return;
    id.prompt();
    return () => id.cancel();
  }, [ready, purpose, isAskedFor]);

  useEffect(() => {
    const parent = button.current;
    if (ready === null || !parent) return;
    ready.id.renderButton(parent, {
      type: 'standard',
      theme: theme === 'night' ? 'filled_black' : 'outline',
      size: 'large',
      shape: 'pill',
      text: purpose === 'signup' ? 'signup_with' : 'signin_with',
      locale: language,
      width: Math.min(BUTTON_WIDTH.most, Math.max(BUTTON_WIDTH.least, parent.clientWidth)),
    });
  }, [ready, purpose, theme, language]);

  return (
    <>
      <div className="google-sign-in">
        {isMissing ? (
          <a className="button button-quiet w-full" href={otherWay}>
            {t('google.continue')}
          </a>
        ) : (
          <>
            <div ref={button} className="google-button" />
            <a className="link inline-flex min-h-11 items-center text-sm" href={otherWay}>
              {t('google.otherWay')}
            </a>
          </>
        )}
      </div>
      {problem ? <ProblemNotice facts={problem} fallback={fallbackError} /> : null}
      {busy ? <SigningIn /> : null}
    </>
  );
}

/** Google sign-in above the form: button, One Tap, and a link that needs no script. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { t } = useWords('account');
  return (
    <div className="flex flex-col gap-4">
      {GOOGLE_CLIENT_ID === '' ? (
        <p className="field-hint text-center">
          <span>{t('google.notSetUp')} </span>
          <Link className="link inline-flex min-h-11 items-center" to={paths.configurationError()}>
            {t('google.why')}
          </Link>
        </p>
      ) : (
        <SignIn {...props} />
      )}
      <p className="either-or">{t('google.or')}</p>
    </div>
  );
}
