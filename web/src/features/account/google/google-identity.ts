import { GOOGLE_NONCE_PREFIX } from '../../../../../contract/google-nonce.ts';
import type { Language } from '../../../../../contract/options.ts';
import { loadScript } from '../../../lib/script-element.ts';

/** Credential from Google: a signed statement of identity (an ID token). */
export type Credential = { credential: string };

type ButtonOptions = {
  type: 'standard';
  theme: 'outline' | 'filled_black';
  size: 'large';
  shape: 'pill';
  text: 'signin_with' | 'signup_with';
  locale: string;
  /** Pixels, as a number; Google takes 200 to 400. */
  width: number;
};

/** The part of Google's script that we use; see "Sign In with Google JavaScript API reference". */
export type GoogleId = {
  initialize(options: {
    client_id: string;
    /** Returned inside the ID token. */
    nonce: string;
    callback: (answer: Credential) => void;
    cancel_on_tap_outside: boolean;
    context: 'signin' | 'signup';
    use_fedcm_for_prompt: boolean;
  }): void;
  renderButton(parent: HTMLElement, options: ButtonOptions): void;
  prompt(): void;
  cancel(): void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Empty when this build has no client id: then there is no Google sign-in. */
export const GOOGLE_CLIENT_ID: string = import.meta.env.VITE_GOOGLE_CLIENT_ID;

const loading = new Map<Language, Promise<GoogleId>>();

async function load(language: Language): Promise<GoogleId> {
  const url = new URL(import.meta.env.VITE_GOOGLE_SCRIPT);
  url.searchParams.set('hl', language);
  await loadScript(url.href);
  const id = window.google?.accounts?.id;
  if (!id) throw new Error('Google’s script came without google.accounts.id.');
  return id;
}

/**
 * Loads Google's script in a language, which its card takes only from the script's address: one script, with its own
 * object, per language of the page. Rejects when the script fails to load; the next call retries.
 */
export function loadGoogleId(language: Language): Promise<GoogleId> {
  const known = loading.get(language) ?? load(language);
  loading.set(language, known);
  known.catch(() => loading.delete(language));
  return known;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Secret of this page and its digest for Google: a returned token is worthless without the secret. */
export async function newNonce(): Promise<{ secret: string; nonce: string }> {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, nonce: GOOGLE_NONCE_PREFIX + hex(new Uint8Array(digest)) };
}
