import type { HumanCheckAction } from '../../contract/human-check.ts';
import { isHostOfApp } from '../config/origins.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { failureName, plainCode } from './plain-code.ts';

/** Turnstile's verdict on a token. `unavailable`: there is none, because of Turnstile or our settings. */
export type HumanVerdict = 'human' | 'refused' | 'unavailable';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 8_000;
/** Documented maximum length; a longer token is not sent. */
const TOKEN_MAX_LENGTH = 2048;

/** Turnstile's codes for a token that is wrong, too old or used. All others are about us or about Turnstile. */
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);

type Answer = {
  success: boolean;
  'error-codes'?: string[];
  /** Form and host that the widget was rendered for: Cloudflare advises to compare both. */
  action?: string;
  hostname?: string;
  /** A testing key always gives the same answer, for `example.com` and without a form. */
  metadata?: { result_with_testing_key?: boolean };
};

function isOfForm(
  env: Env,
  { action = '', hostname = '', metadata }: Answer,
  form: HumanCheckAction,
): boolean {
  return metadata?.result_with_testing_key === true || (action === form && isHostOfApp(env, hostname));
}

/** @param form form of the token; a token of another form or site is refused */
export async function verifyHuman(
  env: Env,
  token: string,
  form: HumanCheckAction,
  address: string,
): Promise<HumanVerdict> {
  if (token === '' || token.length > TOKEN_MAX_LENGTH) return 'refused';
  try {
    const answer = await fetch(env.TURNSTILE_VERIFY_URL || SITEVERIFY, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: env.TURNSTILE_SECRET_KEY, response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = await answer.json<Answer>();
    const { success, action, hostname, 'error-codes': errors = [] } = said;
    if (success === true) {
      if (isOfForm(env, said, form)) return 'human';
      logLine('warn', {
        turnstile: 'of another form or site',
        form,
        action: plainCode(action),
        hostname: plainCode(hostname),
      });
      return 'refused';
    }
    if (errors.length > 0 && errors.every((error) => REFUSALS.has(error))) return 'refused';
    logLine('error', { turnstile: answer.status, errors: errors.map(plainCode) });
  } catch (error) {
    logLine('error', { turnstile: 'no answer', error: failureName(error) });
  }
  return 'unavailable';
}
