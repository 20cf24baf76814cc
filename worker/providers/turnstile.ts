import type { HumanCheckAction } from '../../contract/human-check.ts';
import { isHostOfApp } from '../config/origins.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { failureName, plainCode } from './plain-code.ts';

/** Turnstile's answer about a token. `unavailable`: there was none, by its fault or that of our settings. */
export type HumanVerdict = 'human' | 'refused' | 'unavailable';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TIMEOUT_MS = 8_000;
/** As documented; a longer one is not worth asking about. */
const TOKEN_MAX_LENGTH = 2048;

/** Turnstile's words for a token that is wrong, too old or spent. All others are about us or about it. */
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);

type Answer = {
  success: boolean;
  'error-codes'?: string[];
  /** What the widget was rendered for, and on which host: Cloudflare advises to compare both. */
  action?: string;
  hostname?: string;
  /** With a key for testing the answer is always the same, of `example.com` and for nothing. */
  metadata?: { result_with_testing_key?: boolean };
};

function isOfForm(
  env: Env,
  { action = '', hostname = '', metadata }: Answer,
  form: HumanCheckAction,
): boolean {
  return metadata?.result_with_testing_key === true || (action === form && isHostOfApp(env, hostname));
}

/**
 * Asks Turnstile about a token that its widget gave to a page. Each is good for one question and for five minutes.
 * @param form the one it came with: a token of another form, or of another site's page, is refused
 * @param address the IP address of the client that sent it
 */
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
        ...{ turnstile: 'of another form or site', form },
        ...{ action: plainCode(action), hostname: plainCode(hostname) },
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
