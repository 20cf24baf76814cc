/**
 * Third-party scripts: Google's on the two sign-in pages, Stripe's on the subscription page, Turnstile's on the forms
 * that bots try to send.
 */
export type ThirdParties = {
  /** Empty without Google sign-in; then its script is never loaded. */
  googleClientId: string;
  googleScript: string;
  stripeScript: string;
  /** Empty without the human check; then its script is never loaded. */
  turnstileSiteKey: string;
  turnstileScript: string;
};

/** Stripe's API release must match the server's SDK; both scripts must come from their makers' own addresses. */
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';
const TURNSTILE_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** @param env the `VITE_…` settings of this build; the scripts' addresses are set only for stand-ins */
export function thirdParties(env: Record<string, string>): ThirdParties {
  return {
    googleClientId: env.VITE_GOOGLE_CLIENT_ID ?? '',
    googleScript: env.VITE_GOOGLE_SCRIPT || GOOGLE_SCRIPT,
    stripeScript: env.VITE_STRIPE_SCRIPT || STRIPE_SCRIPT,
    turnstileSiteKey: env.VITE_TURNSTILE_SITE_KEY ?? '',
    turnstileScript: env.VITE_TURNSTILE_SCRIPT || TURNSTILE_SCRIPT,
  };
}

/** Days since 1970, local time. */
const TODAY = Math.floor(Date.now() / 86_400_000 - new Date().getTimezoneOffset() / 1440);

/**
 * Settings in the form that the app reads.
 * @param responsible who offers the service, as JSON
 * @param lacks parts that the deployment does without
 * @param release the deployed commit
 */
export function definitions(
  parties: ThirdParties,
  responsible: string,
  lacks = '',
  release = 'dev',
): Record<string, string> {
  return {
    'import.meta.env.VITE_RESPONSIBLE': JSON.stringify(responsible),
    'import.meta.env.VITE_RELEASE': JSON.stringify(release),
    'import.meta.env.VITE_LACKS': JSON.stringify(lacks),
    'import.meta.env.VITE_GOOGLE_CLIENT_ID': JSON.stringify(parties.googleClientId),
    'import.meta.env.VITE_GOOGLE_SCRIPT': JSON.stringify(parties.googleScript),
    'import.meta.env.VITE_STRIPE_SCRIPT': JSON.stringify(parties.stripeScript),
    'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(parties.turnstileSiteKey),
    'import.meta.env.VITE_TURNSTILE_SCRIPT': JSON.stringify(parties.turnstileScript),
    'import.meta.env.VITE_BUILT_ON': String(TODAY),
  };
}

type Sources = Record<'script' | 'style' | 'frame' | 'connect', string[]>;

/** Policy sources that both makers document, and no more. */
export function allowedSources(parties: ThirdParties): Sources {
  const { googleClientId, googleScript, stripeScript, turnstileSiteKey, turnstileScript } = parties;
  const google = new URL('.', googleScript).href;
  const stripe = new URL(stripeScript).origin;
  const isStripe = stripe === 'https://js.stripe.com';
  const stripeFrames = isStripe ? [stripe, 'https://*.js.stripe.com'] : [stripe];
  const withGoogle = googleClientId !== '';
  const turnstile = turnstileSiteKey === '' ? [] : [new URL(turnstileScript).origin];
  return {
    script: [...stripeFrames, ...(withGoogle ? [googleScript] : []), ...turnstile],
    style: withGoogle ? [`${google}style`] : [],
    frame: [...stripeFrames, ...(withGoogle ? [google] : []), ...turnstile],
    connect: [...(isStripe ? ['https://api.stripe.com'] : []), ...(withGoogle ? [google] : [])],
  };
}
